import type { ComponentChildren } from 'preact'
import type { ReportText } from '../../report/reportTexts.js'
import { MINUS } from '../figures.js'
import { texts } from '../texts.js'

export interface MarkedTextProps {
  readonly document: Pick<ReportText, 'text' | 'marks' | 'evidence'>
  /** Places of the concepts to mark. */
  readonly concepts: ReadonlySet<number>
  /** Whether words that carry the sentiment are underlined. */
  readonly evidence?: boolean
}

interface Span {
  readonly start: number
  readonly end: number
  readonly kind: 'mark' | 'evidence'
  readonly sentiment: number
}

/**
 * A paragraph with its mentions marked; it is set as text, never as HTML. Its direction is its own: a paragraph around an element with
 * a direction would take no notice of the words in that element.
 */
export function MarkedText({ document, concepts, evidence = false }: MarkedTextProps) {
  const { text } = document
  const parts: ComponentChildren[] = []
  let at = 0
  for (const span of spansOf(document, concepts, evidence)) {
    if (span.start < at) continue
    parts.push(
      text.slice(at, span.start),
      <MarkedSpan {...span} key={span.start} text={text.slice(span.start, span.end)} />,
    )
    at = span.end
  }
  parts.push(text.slice(at))
  return <p dir="auto">{parts}</p>
}

/** What is marked, in order; a mention before evidence that overlaps it. */
function spansOf(
  { marks, evidence }: MarkedTextProps['document'],
  concepts: ReadonlySet<number>,
  all: boolean,
): Span[] {
  const mentions = marks
    .filter(([, , concept]) => concepts.has(concept))
    .map(([start, end, , sentiment]): Span => ({ start, end, kind: 'mark', sentiment }))
  const words = all ? evidence.filter(([, , , concept]) => concepts.has(concept)) : []
  const carrying = words
    .map(([start, end, sentiment]): Span => ({ start, end, kind: 'evidence', sentiment }))
    .filter((word) => !mentions.some(({ start, end }) => word.start < end && start < word.end))
  return [...mentions, ...carrying].sort((a, b) => a.start - b.start || b.end - a.end)
}

const classOf = (sentiment: number): string => (sentiment < 0 ? 'neg' : sentiment > 0 ? 'pos' : '')

function MarkedSpan({ kind, sentiment, text }: Span & { readonly text: string }) {
  if (kind === 'evidence') return <span class={`ev ${classOf(sentiment)}`}>{text}</span>
  return (
    <mark class={classOf(sentiment)}>
      {text}
      {sentiment !== 0 && <i aria-hidden="true">{sentiment < 0 ? MINUS : '+'}</i>}
      {sentiment !== 0 && (
        <span class="sr">{texts.documents.spokenSentiment(sentiment < 0 ? texts.negative : texts.positive)}</span>
      )}
    </mark>
  )
}
