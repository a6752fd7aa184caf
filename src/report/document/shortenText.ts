import type { ReportEvidence, ReportMark, ReportText } from '../reportDocument.js'

/** Stands for what is left out. */
const GAP = ' … '

/** Characters kept on either side of a mark. */
const CONTEXT = 90

interface Span {
  start: number
  end: number
}

type MarkedText = Pick<ReportText, 'text' | 'marks' | 'evidence'>

/**
 * A text of at most about `longest` characters: whole if it is short enough, else the words around its marks, and its
 * beginning if there are none. Marks and evidence move along; those in what is left out are lost.
 */
export function shortenText(
  { text, marks, evidence }: MarkedText,
  longest: number,
): MarkedText & Pick<ReportText, 'is_shortened'> {
  if (text.length <= longest) return { text, is_shortened: false, marks, evidence }
  const spans = chooseSpans(text, marks, longest)
  let shortened = ''
  const moved: { marks: ReportMark[]; evidence: ReportEvidence[] } = { marks: [], evidence: [] }
  for (const { start, end } of spans) {
    if (start > 0) shortened += shortened === '' ? GAP.trimStart() : GAP
    const shift = shortened.length - start
    for (const [from, to, ...rest] of marks) {
      if (from >= start && to <= end) moved.marks.push([from + shift, to + shift, ...rest])
    }
    for (const [from, to, ...rest] of evidence) {
      if (from >= start && to <= end) moved.evidence.push([from + shift, to + shift, ...rest])
    }
    shortened += text.slice(start, end)
  }
  if (spans.at(-1)!.end < text.length) shortened += GAP.trimEnd()
  return { text: shortened, is_shortened: true, ...moved }
}

/** Parts of the text in order, none touching another: around each concept's first mention, then its further ones. */
function chooseSpans(text: string, marks: readonly ReportMark[], longest: number): Span[] {
  const seen = new Set<number>()
  const first = marks.filter(([, , concept]) => !seen.has(concept) && seen.add(concept))
  const order = [...first, ...marks.filter((mark) => !first.includes(mark))]
  let spans: Span[] = []
  for (const [from, to] of order) {
    const start = wordStart(text, from - CONTEXT)
    const wider = joinSpans([...spans, { start, end: wordEnd(text, to + CONTEXT) }])
    if (spans.length > 0 && lengthOf(wider) > longest) break
    spans = wider
  }
  return spans.length === 0 ? [{ start: 0, end: wordEnd(text, longest) }] : spans
}

const lengthOf = (spans: readonly Span[]): number =>
  spans.reduce((sum, { start, end }) => sum + end - start + GAP.length, 0)

function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1)
    if (last !== undefined && span.start <= last.end + GAP.length) last.end = Math.max(last.end, span.end)
    else joined.push({ ...span })
  }
  return joined
}

/** Furthest that a cut moves to the nearest space; scripts without spaces are cut where they are. */
const FURTHEST = 20

function wordStart(text: string, from: number): number {
  if (from <= 0) return 0
  const space = text.slice(from, from + FURTHEST).search(/\s/u)
  return onCharacter(text, space < 0 ? from : from + space + 1)
}

function wordEnd(text: string, to: number): number {
  if (to >= text.length) return text.length
  const space = text.slice(to - FURTHEST, to).search(/\s\S*$/u)
  return onCharacter(text, space < 0 ? to : to - FURTHEST + space)
}

/** Never between the two halves of a character. */
function onCharacter(text: string, at: number): number {
  const unit = text.charCodeAt(at)
  return unit >= 0xdc00 && unit <= 0xdfff ? at - 1 : at
}
