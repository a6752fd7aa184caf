import { kernel } from '../../compute/kernel.js'
import { sharedInt32 } from '../../compute/shared.js'
import { GAP_SPACE } from '../../text/tokenization/gaps.js'
import { followerKey, type PairCounts } from './countPairs.js'
import { addHashCounts } from './hashCounts.js'
import type { AcceptedPairs } from './mergeUnits.js'
import { copyPair, type Pairs, sharedPairs } from './pairTable.js'
import type { UnitTotals } from './unitTotals.js'

/** Maximum number of words of a phrase. */
const MOST_WORDS = 7
/** A phrase occurs more than this many times as often as expected by chance. */
const LEAST_LIFT = 4
/** A phrase has more than this share of the occurrences of its rarer unit. */
const LEAST_SHARE = 0.05
/** From this many documents on, a project is large. */
const LARGE_PROJECT = 2_000
/** Minimum deviance, and minimum number of documents. They are lower for small projects, where neither can become large. */
const LEAST_DEVIANCE = { small: 20, large: 30 }
const LEAST_DOCUMENTS = { small: 3, large: 5 }
/**
 * Maximum share of the second word's occurrences that may follow the same conditional inner word after other first
 * words (`true to size`).
 */
const CONDITIONAL_SHARE = 0.08

const sizeOf = (documentCount: number) => (documentCount < LARGE_PROJECT ? 'small' : 'large')

/** Minimum number of documents with a pair for it to be a phrase. */
export const leastDocuments = (documentCount: number): number => LEAST_DOCUMENTS[sizeOf(documentCount)]

/** The counts that the rule reads. */
interface PairStrength {
  readonly times: number
  readonly expected: number
  /** Occurrences of the rarer of the two. */
  readonly rarer: number
  readonly documentCount: number
}

/**
 * Decides whether two neighbouring units form a phrase, because they occur together far more often than expected by chance. The
 * score is the Poisson deviance 2(n ln(n/E) - (n - E)), a likelihood ratio (compare Dunning 1993), for n occurrences where
 * E = n_a n_b / T x (share of neighbours with this gap) are expected. 0 for a pair that is no phrase: its deviance, its lift n/E or its
 * share of the rarer unit is too small.
 */
export function phraseScore({ times, expected, rarer, documentCount }: PairStrength): number {
  if (times / expected <= LEAST_LIFT || times / rarer <= LEAST_SHARE) return 0
  const score = 2 * (times * Math.log(times / expected) - (times - expected))
  return score > LEAST_DEVIANCE[sizeOf(documentCount)] ? score : 0
}

/** Whether a phrase may have this number of words. */
export const fitsPhrase = (words: number): boolean => words <= MOST_WORDS

/** The summed counts of a pass. */
interface PairStatistics {
  /** Pairs that occur, in order of first occurrence. */
  readonly pairs: Pairs
  /** Number, occurrences and documents of each of these pairs. */
  readonly numbers: readonly number[]
  readonly times: Uint32Array
  readonly documents: Uint32Array
  /** Occurrences by unit, including uncounted documents. */
  readonly units: Float64Array
  /** Expected occurrences of a pair if units were independent. */
  expected(first: number, second: number, gap: number): number
}

export interface CountedNeighbours {
  readonly pairs: Pairs
  readonly totals: UnitTotals
  readonly counts: readonly PairCounts[]
  /** Occurrences of units in uncounted documents, whose gaps are assumed to be distributed as in the counted ones. */
  readonly restUnits?: Uint32Array | undefined
}

/** Sums the counts of all blocks. */
export function sumPairCounts({ pairs: numbered, totals, counts, restUnits }: CountedNeighbours): PairStatistics {
  const timesOf = new Uint32Array(numbered.first.length)
  const documentCounts = new Uint32Array(numbered.first.length)
  const numbers: number[] = []
  for (const block of counts) {
    for (let i = 0; i < block.numbers.length; i++) {
      const number = block.numbers[i]!
      if (timesOf[number] === 0) numbers.push(number)
      timesOf[number]! += block.counts[i]!
      documentCounts[number]! += block.documents[i]!
    }
  }
  const pairs = sharedPairs(numbers.length)
  for (const [i, number] of numbers.entries()) copyPair(numbered, number, pairs, i)
  return {
    pairs,
    numbers,
    times: Uint32Array.from(numbers, (number) => timesOf[number]!),
    documents: Uint32Array.from(numbers, (number) => documentCounts[number]!),
    ...independence(totals, restUnits),
  }
}

/** Occurrences by unit, and the expected occurrences of pairs. Scales the gaps up to the uncounted documents. */
function independence(
  totals: UnitTotals,
  restUnits: Uint32Array | undefined,
): Pick<PairStatistics, 'units' | 'expected'> {
  const units = Float64Array.from(totals.units)
  const gaps = Float64Array.from(totals.gaps)
  if (restUnits !== undefined) {
    const counted = sumOf(units)
    for (let unit = 0; unit < restUnits.length; unit++) units[unit]! += restUnits[unit]!
    const all = sumOf(units)
    for (let gap = 0; gap < 256; gap++) gaps[gap]! *= all / Math.max(1, counted)
  }
  const transitions = sumOf(gaps)
  return {
    units,
    expected: (first, second, gap) => ((units[first]! * units[second]!) / transitions) * (gaps[gap]! / transitions),
  }
}

const sumOf = (counts: Float64Array): number => counts.reduce((sum, count) => sum + count, 0)

interface AcceptInput extends CountedNeighbours {
  readonly documentCount: number
  /** Number of words, by unit. */
  readonly unitWords: Uint8Array
  readonly phraseGaps: readonly number[]
  readonly conditionalGaps: readonly number[]
}

/** Chooses the pairs that become units, best first. */
export const acceptPairs = kernel('build.acceptPairs', (input: AcceptInput): AcceptedPairs => {
  const statistics = sumPairCounts(input)
  const indexes = rankAccepted(statistics, input)
  const accepted = sharedPairs(indexes.length)
  const ranks = sharedInt32(input.pairs.first.length).fill(-1)
  for (const [rank, index] of indexes.entries()) {
    copyPair(statistics.pairs, index, accepted, rank)
    ranks[statistics.numbers[index]!] = rank
  }
  return { pairs: accepted, ranks }
})

/** Indexes of the pairs that are phrases, in descending order of score. */
function rankAccepted(statistics: PairStatistics, input: AcceptInput): number[] {
  const { pairs, times, documents, units, expected } = statistics
  const { documentCount, unitWords: words } = input
  const allowed = new Set([GAP_SPACE, ...input.phraseGaps])
  const allows = condition(statistics, input)
  const scored: { index: number; score: number }[] = []
  for (let index = 0; index < pairs.first.length; index++) {
    const gap = pairs.gap[index]!
    if (documents[index]! < leastDocuments(documentCount)) continue
    const first = pairs.first[index]!
    const second = pairs.second[index]!
    if (!fitsPhrase(words[first]! + words[second]!)) continue
    if (!allowed.has(gap) && !allows(second, gap)) continue
    const rarer = Math.min(units[first]!, units[second]!)
    const score = phraseScore({ times: times[index]!, expected: expected(first, second, gap), rarer, documentCount })
    if (score > 0) scored.push({ index, score })
  }
  return scored.sort((a, b) => b.score - a.score || a.index - b.index).map(({ index }) => index)
}

/**
 * The condition on inner words like `to`: only few occurrences of the second word may follow this inner word after a
 * first word other than the most frequent one. `true to size` is a phrase, `managed to get` is not.
 */
function condition(
  { pairs, times, units }: PairStatistics,
  { counts, conditionalGaps }: Pick<AcceptInput, 'counts' | 'conditionalGaps'>,
): (second: number, gap: number) => boolean {
  const pairKey = (second: number, gap: number): number =>
    followerKey(second, conditionalGaps.indexOf(gap), conditionalGaps.length)
  const all = new Uint32Array(units.length * conditionalGaps.length)
  const most = new Uint32Array(all.length)
  for (const { followers } of counts) addHashCounts(all, followers)
  for (let i = 0; i < times.length; i++) {
    if (!conditionalGaps.includes(pairs.gap[i]!)) continue
    const key = pairKey(pairs.second[i]!, pairs.gap[i]!)
    most[key] = Math.max(most[key]!, times[i]!)
  }
  return (second, gap) => {
    const key = pairKey(second, gap)
    return (all[key]! - most[key]!) / units[second]! < CONDITIONAL_SHARE
  }
}
