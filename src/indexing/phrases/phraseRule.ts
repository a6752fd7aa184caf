import { kernel } from '../../compute/kernel.js'
import { sharedInt32 } from '../../compute/shared.js'
import { GAP_SPACE } from '../../text/tokenization/gaps.js'
import { followerKey, type PairCounts } from './countPairs.js'
import { addHashCounts } from './hashCounts.js'
import type { AcceptedPairs } from './mergeUnits.js'
import { copyPair, type Pairs, sharedPairs } from './pairTable.js'
import type { UnitTotals } from './unitTotals.js'

/**
 * Which neighbouring words make a phrase: those that stand together far more often than chance would have it. Two
 * neighbours become one unit when the Poisson deviance 2(n ln(n/E) - (n - E)) is large, n/E > 4 and the rarer of the two
 * stands beside the other in over 5 % of its places; E = n_a n_b / T x (share of neighbours with this gap).
 */
const MOST_WORDS = 7
const LEAST_LIFT = 4
const LEAST_SHARE = 0.05
/** Least deviance and documents; gentler for small projects, where neither can grow large. */
const LARGE_PROJECT = 2_000
const LEAST_DEVIANCE = { small: 20, large: 30 }
const LEAST_DOCUMENTS = { small: 3, large: 5 }
/** A gap with a conditional inner word (`true to size`) needs a second word that follows the inner word only here. */
const CONDITIONAL_SHARE = 0.08

const sizeOf = (documentCount: number) => (documentCount < LARGE_PROJECT ? 'small' : 'large')

/** Documents that a pair must be in to be a phrase. */
export const leastDocuments = (documentCount: number): number => LEAST_DOCUMENTS[sizeOf(documentCount)]

/** A pair as the rule sees it. */
interface PairStrength {
  readonly times: number
  readonly expected: number
  /** Occurrences of the rarer of the two. */
  readonly rarer: number
  readonly documentCount: number
}

/** The deviance of a pair that makes a phrase, else 0. Rises with `times`. */
export function phraseScore({ times, expected, rarer, documentCount }: PairStrength): number {
  if (times / expected <= LEAST_LIFT || times / rarer <= LEAST_SHARE) return 0
  const score = 2 * (times * Math.log(times / expected) - (times - expected))
  return score > LEAST_DEVIANCE[sizeOf(documentCount)] ? score : 0
}

/** Whether a phrase may have so many words. */
export const fitsPhrase = (words: number): boolean => words <= MOST_WORDS

/** All counts of a pass. */
interface PairStatistics {
  /** Pairs that stand anywhere, in order of first appearance. */
  readonly pairs: Pairs
  /** Their numbers, how often they stand, and in how many documents. */
  readonly numbers: readonly number[]
  readonly times: Uint32Array
  readonly documents: Uint32Array
  /** By unit, the rest of the documents included. */
  readonly units: Float64Array
  /** How often chance would have a pair stand. */
  expected(first: number, second: number, gap: number): number
}

export interface CountedNeighbours {
  readonly pairs: Pairs
  readonly totals: UnitTotals
  readonly counts: readonly PairCounts[]
  /** How often units stand in documents not counted, which are taken to have gaps like those that are. */
  readonly restUnits?: Uint32Array | undefined
}

/** Sums the counts of all blocks up. */
export function sumPairCounts({ pairs: numbered, totals, counts, restUnits }: CountedNeighbours): PairStatistics {
  const timesOf = new Uint32Array(numbered.first.length)
  const documentsOf = new Uint32Array(numbered.first.length)
  const numbers: number[] = []
  for (const block of counts) {
    for (let i = 0; i < block.numbers.length; i++) {
      const number = block.numbers[i]!
      if (timesOf[number] === 0) numbers.push(number)
      timesOf[number]! += block.counts[i]!
      documentsOf[number]! += block.documents[i]!
    }
  }
  const pairs = sharedPairs(numbers.length)
  for (const [i, number] of numbers.entries()) copyPair(numbered, number, pairs, i)
  const units = Float64Array.from(totals.units)
  const gaps = Float64Array.from(totals.gaps)
  if (restUnits !== undefined) {
    const counted = units.reduce((sum, count) => sum + count, 0)
    for (let unit = 0; unit < restUnits.length; unit++) units[unit]! += restUnits[unit]!
    const all = units.reduce((sum, count) => sum + count, 0)
    for (let gap = 0; gap < 256; gap++) gaps[gap]! *= all / Math.max(1, counted)
  }
  const transitions = gaps.reduce((sum, count) => sum + count, 0)
  return {
    pairs,
    numbers,
    times: Uint32Array.from(numbers, (number) => timesOf[number]!),
    documents: Uint32Array.from(numbers, (number) => documentsOf[number]!),
    units,
    expected: (first, second, gap) => ((units[first]! * units[second]!) / transitions) * (gaps[gap]! / transitions),
  }
}

interface AcceptInput extends CountedNeighbours {
  readonly documentCount: number
  /** By unit: its words. */
  readonly unitWords: Uint8Array
  readonly phraseGaps: readonly number[]
  readonly conditionalGaps: readonly number[]
}

/** The pairs that become units, by the counts of all blocks. */
export const acceptPairs = kernel('build.acceptPairs', (input: AcceptInput): AcceptedPairs => {
  const { documentCount, unitWords: words } = input
  const neighbourhood = sumPairCounts(input)
  const { pairs, numbers, times, documents, units, expected } = neighbourhood
  const allowed = new Set([GAP_SPACE, ...input.phraseGaps])
  const allows = condition(neighbourhood, input)
  const scored: { index: number; score: number }[] = []
  for (let index = 0; index < numbers.length; index++) {
    const gap = pairs.gap[index]!
    if (documents[index]! < leastDocuments(documentCount)) continue
    const first = pairs.first[index]!
    const second = pairs.second[index]!
    if (!fitsPhrase(words[first]! + words[second]!)) continue
    if (!allowed.has(gap) && !allows(second, gap)) continue
    const score = phraseScore({
      times: times[index]!,
      expected: expected(first, second, gap),
      rarer: Math.min(units[first]!, units[second]!),
      documentCount,
    })
    if (score > 0) scored.push({ index, score })
  }
  scored.sort((a, b) => b.score - a.score || a.index - b.index)
  const accepted = sharedPairs(scored.length)
  const ranks = sharedInt32(input.pairs.first.length).fill(-1)
  for (const [rank, { index }] of scored.entries()) {
    copyPair(pairs, index, accepted, rank)
    ranks[numbers[index]!] = rank
  }
  return { pairs: accepted, ranks }
})

/**
 * The condition on inner words like `to`: of the second word's places, those after this inner word, its most frequent
 * first word left out, must be few; so `true to size` is a phrase and `managed to get` is not.
 */
function condition(
  { pairs, times, units }: PairStatistics,
  { counts, conditionalGaps }: Pick<AcceptInput, 'counts' | 'conditionalGaps'>,
): (second: number, gap: number) => boolean {
  const keyOf = (second: number, gap: number): number =>
    followerKey(second, conditionalGaps.indexOf(gap), conditionalGaps.length)
  const all = new Uint32Array(units.length * conditionalGaps.length)
  const most = new Uint32Array(all.length)
  for (const { followers } of counts) addHashCounts(all, followers)
  for (let i = 0; i < times.length; i++) {
    if (!conditionalGaps.includes(pairs.gap[i]!)) continue
    const key = keyOf(pairs.second[i]!, pairs.gap[i]!)
    most[key] = Math.max(most[key]!, times[i]!)
  }
  return (second, gap) => {
    const key = keyOf(second, gap)
    return (all[key]! - most[key]!) / units[second]! < CONDITIONAL_SHARE
  }
}
