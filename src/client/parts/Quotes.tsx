import { isolated } from '../bidi.js'
import { count, dayName, MINUS, scoreText } from '../figures.js'
import type { CarriedText, Concept } from '../model.js'
import { texts } from '../texts.js'
import { excerpt } from './excerpt.js'
import { MarkedText } from './MarkedText.js'

export interface QuotesProps {
  readonly documents: readonly CarriedText[]
  readonly concept: Concept
  /** Digits of scores that are not whole; see `scoreDigits`. */
  readonly digits: number
}

/** Quotations on either side. */
const EACH = 2

/** What is said about a concept: negative and positive mentions, with the words marked. */
export function Quotes({ documents, concept, digits }: QuotesProps) {
  const { sentiment, place } = concept
  if (sentiment === null) return null
  return (
    <div class="quotes">
      <Side {...{ place, digits }} sign={-1} count={sentiment.negative} quotes={chooseQuotes(documents, concept, -1)} />
      <Side {...{ place, digits }} sign={1} count={sentiment.positive} quotes={chooseQuotes(documents, concept, 1)} />
    </div>
  )
}

/** The mentions of this sign that are clearest, short texts first among equals. */
function chooseQuotes(documents: readonly CarriedText[], concept: Concept, sign: -1 | 1): CarriedText[] {
  const examples = sign < 0 ? concept.negative_examples : concept.positive_examples
  const confidence = (text: CarriedText): number =>
    Math.max(0, ...text.marks.filter((mark) => mark[2] === concept.place && mark[3] === sign).map((mark) => mark[4]))
  return [...new Set([...examples, ...concept.documents])]
    .map((place) => documents[place])
    .filter((text): text is CarriedText => text !== undefined)
    .map((text) => ({ text, confidence: confidence(text) }))
    .filter((one) => one.confidence > 0)
    .sort((a, b) => b.confidence - a.confidence || a.text.text.length - b.text.text.length)
    .slice(0, EACH)
    .map(({ text }) => text)
}

interface SideProps {
  readonly sign: -1 | 1
  readonly count: number
  readonly quotes: readonly CarriedText[]
  readonly place: number
  readonly digits: number
}

const Side = ({ sign, count: documents, quotes, place, digits }: SideProps) => {
  const side = sign < 0 ? 'neg' : 'pos'
  const word = sign < 0 ? texts.negative : texts.positive
  return (
    <div class={`qs ${side}`}>
      <h4 class="qsh">
        <span class={`sg ${side}`} aria-hidden="true">
          {sign < 0 ? MINUS : '+'}
        </span>
        {count(documents)} {word}
      </h4>
      {documents === 0 && <p class="empty">{sign < 0 ? texts.sentiment.noNegative : texts.sentiment.noPositive}</p>}
      {quotes.map((text) => (
        <blockquote key={text.doc_id}>
          <MarkedText document={excerpt(text, place, sign)} concepts={new Set([place])} evidence />
          <footer>{describe(text, digits)}</footer>
        </blockquote>
      ))}
    </div>
  )
}

const describe = ({ values, date, score }: CarriedText, digits: number): string =>
  [
    Object.values(values).slice(0, 2).map(isolated).join(', '),
    date === null ? '' : dayName(date),
    score === null ? '' : texts.sentiment.score(scoreText(score, digits)),
  ]
    .filter((part) => part !== '')
    .join(' · ')
