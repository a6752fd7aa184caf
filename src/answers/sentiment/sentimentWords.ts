import { yieldIfSpent } from '../../compute/eventLoopBudget.js'
import type { DocumentOccurrences, MentionSentiment } from '../../snapshot/snapshot.js'
import { createSentences, cutSentences } from '../../text/sentiment/mentions/sentences.js'
import { findSentimentWords, type SentimentWord } from '../../text/sentiment/sentimentWords.js'
import { openScorers } from '../concepts/polarityScorers.js'
import type { AnswerContext } from '../context.js'

export type { SentimentWord, SentimentWordRole } from '../../text/sentiment/sentimentWords.js'

/** The text of a document and the occurrences in it. */
export interface ReadText {
  readonly occurrences: DocumentOccurrences
  readonly text: string
  readonly language?: string | undefined
}

/** The words of all occurrences without any. */
const NONE: readonly SentimentWord[] = []

/** UTF-16 units that are read at a time: some milliseconds. */
const SLICE = 16_000

/** Mentions whose words are found at a time: at most a few milliseconds. */
const MENTIONS_A_STEP = 500

/**
 * By document, the words that carry the sentiment of each of its occurrences, in the order of the occurrences. Empty for neutral
 * occurrences, and for terms that `onlyTerms` leaves out. The words are found with the lexicons of this package, also where the
 * labels come from an analyser of the caller. Reads each text once, in slices that end between sentences.
 */
export async function findWordsOfMentions(
  context: AnswerContext,
  texts: readonly ReadText[],
  { occurrenceLabels }: Pick<MentionSentiment, 'occurrenceLabels'>,
  onlyTerms?: ReadonlySet<number>,
): Promise<(readonly SentimentWord[])[][]> {
  const { snapshot, signal } = context
  const { scorerOf } = await openScorers(snapshot)
  const sentences = createSentences()
  const all: (readonly SentimentWord[])[][] = []
  for (const { occurrences, text, language } of texts) {
    const { first: before, terms, starts, lengths } = occurrences
    const own = Array<readonly SentimentWord[]>(terms.length).fill(NONE)
    const labelOf = (at: number): number => (onlyTerms?.has(terms[at]!) === false ? 0 : occurrenceLabels[before + at]!)
    let next = 0
    for (const [from, to] of slicesOf(text)) {
      await yieldIfSpent(signal)
      const polar: number[] = []
      for (; next < starts.length && starts[next]! < to; next++) if (labelOf(next) !== 0) polar.push(next)
      if (polar.length === 0) continue
      const scored = scorerOf(language).read(text.slice(from, to))
      cutSentences(sentences, scored)
      for (const [i, at] of polar.entries()) {
        if (i % MENTIONS_A_STEP === MENTIONS_A_STEP - 1) await yieldIfSpent(signal)
        const start = starts[at]! - from
        const first = scored.firstToken(start)
        const last = Math.max(first - 1, scored.lastToken(start + lengths[at]!))
        const words = findSentimentWords(scored, sentences, { first, last, label: labelOf(at) })
        own[at] = words.map(({ start, end, role }) => ({ start: start + from, end: end + from, role }))
      }
    }
    all.push(own)
  }
  return all
}

/** Where a slice may end: behind a mark at the end of a sentence, or a line. */
const SENTENCE_END = /[.!?\n…。！？]\s*(?=[^.!?\n…。！？]*$)/u

/** Bounds of the slices of a text, cut behind the last end of a sentence, else at the last white space. */
export function* slicesOf(text: string, size = SLICE): Generator<[from: number, to: number]> {
  let from = 0
  while (text.length - from > size) {
    const slice = text.slice(from, from + size)
    const sentence = SENTENCE_END.exec(slice)
    const space = slice.search(/\s\S*$/u)
    const length = sentence ? sentence.index + sentence[0].length : space > 0 ? space + 1 : size
    yield [from, from + length]
    from += length
  }
  yield [from, text.length]
}
