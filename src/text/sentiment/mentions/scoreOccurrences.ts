import type { Label } from '../classify.js'
import type { ScoredText } from '../scoredText.js'
import { ADVERBIAL, type MentionScorer, SILENT } from './mentionScorer.js'
import { type OccurrencePlaces, phrasePlace } from './phrasePlace.js'

/**
 * Scores the occurrences of terms in one text, and calls `emit` with the index, label and confidence of each. Returns
 * the sum of the learned polarities of words that the lexicon does not list.
 */
export function scoreOccurrences(mentions: MentionScorer, text: OccurrencesOfText, emit: EmitScore): number {
  mentions.open(text.reading, text.profiles)
  return scoreRange(mentions, text, { from: text.places.from, to: text.places.to, first: 0, sum: 0 }, emit).sum
}

/** Occurrences of a long text that are scored at a time: some milliseconds. */
const OCCURRENCES_A_STEP = 1_000

/** Does so in steps. */
export function* occurrenceScoreSteps(
  mentions: MentionScorer,
  text: OccurrencesOfText,
  emit: EmitScore,
): Generator<void, number> {
  mentions.open(text.reading, text.profiles)
  yield
  let at = { first: 0, sum: 0 }
  for (let from = text.places.from; from < text.places.to; from += OCCURRENCES_A_STEP) {
    const to = Math.min(text.places.to, from + OCCURRENCES_A_STEP)
    at = scoreRange(mentions, text, { from, to, ...at }, emit)
    yield
  }
  return at.sum
}

type EmitScore = (at: number, label: Label, confidence: number) => void

/** Where the scoring of a text goes on. */
interface ScoredRange {
  /** Occurrences to score. */
  readonly from: number
  readonly to: number
  /** A token that is not behind the first of them. */
  readonly first: number
  /** The sum of the learned polarities before. */
  readonly sum: number
}

function scoreRange(
  mentions: MentionScorer,
  { reading, places, learnedPolarities }: OccurrencesOfText,
  range: ScoredRange,
  emit: EmitScore,
): Pick<ScoredRange, 'first' | 'sum'> {
  let { first, sum } = range
  for (let at = range.from; at < range.to; at++) {
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
  return { first, sum }
}

export interface OccurrencesOfText {
  readonly reading: ScoredText
  /** With the term numbers. */
  readonly places: OccurrencePlaces & { readonly terms: ArrayLike<number> }
  readonly learnedPolarities: ArrayLike<number>
  /** Profiles of the terms (`termProfile.ts`), if the project has them. */
  readonly profiles?: ArrayLike<number> | undefined
}
