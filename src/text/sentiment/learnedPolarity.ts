import { type DecayedSums, decaySums, sumAround } from './decayedSums.js'
import type { ScoredText } from './scoredText.js'

/**
 * Polarity of a project's own words, learned without labels: a word that the lexicon does not list gets the mean polarity
 * of the texts around it (as Turney, Littman 2003 propagate polarity by association). It never overrules a listed word.
 */

/** Sums over the occurrences of each term: plain sums, so shards merge by addition in shard order. */
export interface PolaritySums {
  readonly sums: Float64Array
  readonly counts: Uint32Array
}

/** Distance in tokens at which a value has a weight of 1/e while learning: shorter than in scoring. */
const LEARNING_REACH = 8
/** Occurrences near valued words that a term needs, and the weight of "no opinion" in its mean. */
const MINIMUM_COUNT = 4
const PRIOR_COUNT = 4
/** The words of a text: occurrences from `from` to `to` of parallel arrays, ascending by start. */
export interface WordPlaces {
  readonly terms: Uint32Array
  readonly starts: Uint32Array
  readonly lengths: Uint16Array
  readonly from: number
  readonly to: number
}

/** The state of learning. */
interface LearningState {
  /** Words in each term: only terms of one word are learned. */
  readonly wordCounts: Uint8Array
  /** Scratch memory. */
  readonly decayed: DecayedSums
  /** Added to. */
  readonly sums: PolaritySums
  /** Terms whose count was 0 before; each is appended once. */
  readonly met: number[]
}

/** Adds the polarity around every unlisted word of one text to the sums of its term. */
export function learnPolarity(reading: ScoredText, places: WordPlaces, state: LearningState): void {
  const { wordCounts, decayed: field, sums: into } = state
  decaySums(field, reading, LEARNING_REACH)
  let token = 0
  for (let at = places.from; at < places.to; at++) {
    const term = places.terms[at]!
    if (wordCounts[term] !== 1) continue
    token = reading.firstTokenFrom(token, places.starts[at]!)
    if (token >= reading.tokens.count || reading.isListed(token)) continue
    const company = Math.tanh(sumAround(field, token, token) - reading.values[token]!)
    if (company === 0) continue
    if (into.counts[term] === 0) state.met.push(term)
    into.sums[term] = into.sums[term]! + company
    into.counts[term] = into.counts[term]! + 1
  }
}

/** Polarity by term from the sums of a whole project; 0 for terms that are too rare. */
export function estimatePolarities({ sums, counts }: PolaritySums): Float32Array {
  let total = 0
  let occurrences = 0
  for (let term = 0; term < sums.length; term++) {
    total += sums[term]!
    occurrences += counts[term]!
  }
  const mean = occurrences === 0 ? 0 : total / occurrences
  return Float32Array.from(sums, (sum, term) => {
    const count = counts[term]!
    return count < MINIMUM_COUNT ? 0 : (sum - count * mean) / (count + PRIOR_COUNT)
  })
}
