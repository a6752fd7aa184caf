import type { Label } from '../classify.js'
import type { ScoredText } from '../scoredText.js'
import { ADVERBIAL, type MentionScorer, SILENT } from './mentionScorer.js'
import { type OccurrencePlaces, phrasePlace } from './phrasePlace.js'

/**
 * Scores the occurrences of terms in one text, and calls `emit` with the index, label and confidence of each. Returns
 * the sum of the learned polarities of words that the lexicon does not list.
 */
export function scoreOccurrences(
  mentions: MentionScorer,
  { reading, places, learnedPolarities, profiles }: OccurrencesOfText,
  emit: (at: number, label: Label, confidence: number) => void,
): number {
  mentions.open(reading, profiles)
  let sum = 0
  let first = 0
  for (let at = places.from; at < places.to; at++) {
    const start = places.starts[at]!
    first = reading.firstTokenFrom(first, start)
    const last = reading.lastTokenFrom(first, start + places.lengths[at]!)
    const term = places.terms[at]!
    const polarity = learnedPolarities[term]!
    if (polarity !== 0 && first <= last && !reading.isListed(first)) sum += polarity
    if (mentions.isSilent(first)) emit(at, 0, SILENT)
    else if (mentions.isAdverbial(first, last)) emit(at, 0, ADVERBIAL)
    else {
      mentions.score({ first, last, phrase: phrasePlace(places, at), learned: polarity, term })
      emit(at, mentions.label, mentions.confidence)
    }
  }
  return sum
}

export interface OccurrencesOfText {
  readonly reading: ScoredText
  /** With the term numbers. */
  readonly places: OccurrencePlaces & { readonly terms: ArrayLike<number> }
  readonly learnedPolarities: ArrayLike<number>
  /** Profiles of the terms (`termProfile.ts`), if the project has them. */
  readonly profiles?: ArrayLike<number> | undefined
}
