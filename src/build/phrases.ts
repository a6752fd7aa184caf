import type { Compute } from '../compute/compute.js'
import { kernel } from '../compute/kernel.js'
import { sharedInt32, sharedUint8, sharedUint32 } from '../compute/shared.js'
import { gapClass } from '../snapshot/phrases.js'
import { GAP_BREAK, GAP_SPACE } from '../text/gaps.js'
import { findPair, PairCounter, type PairCounts, type PairTable, tablePairs } from './pairCounts.js'
import type { ShardUnits } from './terms.js'

/**
 * Which neighbouring words make a phrase: those that stand together far more often than chance would have it. Two
 * neighbours become one unit when the Poisson deviance 2(n ln(n/E) - (n - E)) is large, n/E > 4 and the rarer of the two
 * stands beside the other in over 5 % of its places; E = n_a n_b / T x (share of neighbours with this gap). Merged units
 * are counted again, so phrases grow to seven words in at most four passes.
 */
const PASSES = 4
const MOST_WORDS = 7
const LEAST_LIFT = 4
const LEAST_SHARE = 0.05
/** Least deviance and documents; gentler for small projects, where neither can grow large. */
const LARGE_PROJECT = 2_000
const LEAST_DEVIANCE = { small: 20, large: 30 }
const LEAST_DOCUMENTS = { small: 3, large: 5 }
/** A gap with a conditional inner word (`true to size`) needs a second word that follows the inner word only here. */
const CONDITIONAL_SHARE = 0.08
/** Shards counted into one table. */
const SHARDS_PER_COUNT = 16

/** A unit made of two units; words are units with numbers below the vocabulary's size. */
export interface MergedUnit {
  readonly first: number
  readonly second: number
  readonly gap: number
}

/** What is known where the shards are not all documents, but every place of the pairs in question is in them. */
export interface RestOfDocuments {
  /** By unit: how often it stands in the other documents. */
  readonly units: Uint32Array
  /** By unit: its words. */
  readonly unitWords: Uint8Array
  /** The pairs in question; later all pairs with a unit made of them. */
  readonly pairs: PairTable
}

export interface PhraseOptions {
  readonly documentCount: number
  /** Units that are there: words, and phrases known before. */
  readonly unitCount: number
  /** Gap codes that the language allows inside phrases. */
  readonly phraseGaps: readonly number[]
  /** Gap codes allowed only under the condition above. */
  readonly conditionalGaps: readonly number[]
  readonly rest?: RestOfDocuments | undefined
  readonly compute: Compute
  readonly signal?: AbortSignal | undefined
}

/** Words of all shards -> the phrases of the project, in the order they were found. */
export async function findPhrases(shards: readonly ShardUnits[], options: PhraseOptions): Promise<MergedUnit[]> {
  const { rest, conditionalGaps, compute, signal } = options
  const merged: MergedUnit[] = []
  let current = shards
  let seen: SeenPairs | undefined = rest && { frequent: rest.pairs, unitCount: options.unitCount }
  const frequent = rest === undefined ? await findFrequent(shards, options) : undefined
  for (let pass = 0; pass < PASSES; pass++) {
    const unitCount = options.unitCount + merged.length
    const counts = await countNeighbours(current, { unitCount, frequent, seen, conditionalGaps, compute, signal })
    const passed = await compute.run(
      acceptPairs,
      {
        counts,
        documentCount: options.documentCount,
        unitWords: wordsOfUnits(options, merged),
        restUnits: rest?.units,
        phraseGaps: options.phraseGaps,
        conditionalGaps,
      },
      { signal },
    )
    const { accepted } = passed
    if (accepted.first.length === 0) break
    seen = { frequent: passed.frequent, unitCount }
    current = await compute.map(
      mergeUnits,
      current.map((shard) => ({ shard, accepted, firstUnit: unitCount })),
      { signal },
    )
    for (let i = 0; i < accepted.first.length; i++) {
      merged.push({ first: accepted.first[i]!, second: accepted.second[i]!, gap: accepted.gap[i]! })
    }
  }
  return merged
}

/** Words in each unit. */
function wordsOfUnits({ unitCount, rest }: PhraseOptions, merged: readonly MergedUnit[]): Uint8Array {
  const words = sharedUint8(unitCount + merged.length).fill(1)
  if (rest !== undefined) words.set(rest.unitWords)
  for (const [i, { first, second }] of merged.entries()) words[unitCount + i] = words[first]! + words[second]!
  return words
}

/** Shards that are counted together. */
function groupShards(shards: readonly ShardUnits[]): { readonly shards: readonly ShardUnits[] }[] {
  const groups = []
  for (let from = 0; from < shards.length; from += SHARDS_PER_COUNT) {
    groups.push({ shards: shards.slice(from, from + SHARDS_PER_COUNT) })
  }
  return groups
}

interface CountOptions extends Omit<CountInput, 'shards'> {
  readonly compute: Compute
  readonly signal?: AbortSignal | undefined
}

/** `countPairs` over all shards. */
export function countNeighbours(
  shards: readonly ShardUnits[],
  { compute, signal, ...options }: CountOptions,
): Promise<GroupCounts[]> {
  return compute.map(
    countPairs,
    groupShards(shards).map((group) => ({ ...group, ...options })),
    { signal },
  )
}

/** By unit: 1 where it stands often enough for a pair; where words never end most do not. */
async function findFrequent(shards: readonly ShardUnits[], options: PhraseOptions): Promise<Uint8Array> {
  const { unitCount, documentCount, compute, signal } = options
  const groups = groupShards(shards).map((group) => ({ ...group, unitCount }))
  const counts = await compute.map(countUnits, groups, { signal })
  return await compute.run(markFrequent, { counts, unitCount, least: leastDocuments(documentCount) }, { signal })
}

/** How often some units stand, in the order of their first place. */
interface UnitCounts {
  readonly numbers: Uint32Array
  readonly counts: Uint32Array
}

/** Counts by unit, kept between groups of one thread: only what was met is cleared. */
let unitTally = new Uint32Array(0)

function tallyUnits(shards: readonly ShardUnits[], unitCount: number): UnitCounts {
  if (unitTally.length < unitCount) unitTally = new Uint32Array(unitCount)
  const met: number[] = []
  for (const { units } of shards) {
    for (let i = 0; i < units.length; i++) if (unitTally[units[i]!]!++ === 0) met.push(units[i]!)
  }
  const numbers = sharedUint32(met.length)
  const counts = sharedUint32(met.length)
  for (const [i, unit] of met.entries()) {
    numbers[i] = unit
    counts[i] = unitTally[unit]!
    unitTally[unit] = 0
  }
  return { numbers, counts }
}

function addUnits(into: Uint32Array | Float64Array, { numbers, counts }: UnitCounts): void {
  for (let i = 0; i < numbers.length; i++) into[numbers[i]!]! += counts[i]!
}

/** How often each unit of some shards stands. */
export const countUnits = kernel(
  'build.countUnits',
  ({ shards, unitCount }: Pick<CountInput, 'shards' | 'unitCount'>): UnitCounts => tallyUnits(shards, unitCount),
)

/** Counts of all groups -> the units that stand at least so often. */
export const markFrequent = kernel(
  'build.markFrequent',
  (input: {
    readonly counts: readonly UnitCounts[]
    readonly unitCount: number
    readonly least: number
  }): Uint8Array => {
    const times = new Uint32Array(input.unitCount)
    for (const group of input.counts) addUnits(times, group)
    const frequent = sharedUint8(input.unitCount)
    for (let unit = 0; unit < times.length; unit++) frequent[unit] = times[unit]! >= input.least ? 1 : 0
    return frequent
  },
)

export interface GroupCounts {
  readonly pairs: PairCounts
  readonly units: UnitCounts
  /** Neighbouring units by gap code (all that are not breaks). */
  readonly gaps: Uint32Array
}

/** What the pass before has counted. */
interface SeenPairs {
  /** Pairs in documents enough; all others of units that were there have grown rarer since, if anything. */
  readonly frequent: PairTable
  /** Units that were there. */
  readonly unitCount: number
}

interface CountInput {
  readonly shards: readonly ShardUnits[]
  readonly unitCount: number
  /** By unit of the first pass: 0 where it is too rare for any pair. */
  readonly frequent?: Uint8Array | undefined
  /** Undefined in the first pass. */
  readonly seen?: SeenPairs | undefined
  /** Pairs with such a gap are always counted: the condition looks at all of them. */
  readonly conditionalGaps: readonly number[]
}

/** Neighbouring units of some shards, counted, without those that the pass before found in too few documents. */
export const countPairs = kernel(
  'build.countPairs',
  ({ shards, unitCount, frequent, seen, conditionalGaps }: CountInput): GroupCounts => {
    const isConditional = new Uint8Array(256)
    for (const gap of conditionalGaps) isConditional[gap] = 1
    const known = seen?.unitCount ?? 0
    // Some half of all neighbours are pairs of their own; later passes look at few of them.
    const places = shards.reduce((sum, shard) => sum + shard.units.length, 0)
    const pairs = new PairCounter(seen === undefined ? places / 2 : places / 8)
    const gaps = sharedUint32(256)
    let document = 0
    for (const shard of shards) {
      const { documentOffsets } = shard
      for (let d = 0; d + 1 < documentOffsets.length; d++, document++) {
        for (let i = documentOffsets[d]!; i < documentOffsets[d + 1]!; i++) {
          const unit = shard.units[i]!
          const gap = shard.gaps[i]!
          if (i === documentOffsets[d] || gap === GAP_BREAK) continue
          const kind = gapClass(gap)
          gaps[kind]!++
          const before = shard.units[i - 1]!
          const isWanted =
            isConditional[kind] === 1 ||
            (frequent?.[before] !== 0 &&
              frequent?.[unit] !== 0 &&
              (before >= known || unit >= known || findPair(seen!.frequent, before, unit, kind) >= 0))
          if (isWanted) pairs.add(before, unit, kind, document)
        }
      }
    }
    return { pairs: pairs.finish(), units: tallyUnits(shards, unitCount), gaps }
  },
)

interface AcceptInput {
  readonly counts: readonly GroupCounts[]
  readonly documentCount: number
  readonly unitWords: Uint8Array
  readonly restUnits?: Uint32Array | undefined
  readonly phraseGaps: readonly number[]
  readonly conditionalGaps: readonly number[]
}

interface AcceptOutput {
  /** Best score first; unit numbers follow that order. */
  readonly accepted: PairTable
  /** Pairs in documents enough. */
  readonly frequent: PairTable
}

/** Pairs, units and gaps of all groups, and what chance would make of a pair. */
export interface Neighbourhood {
  readonly pairs: PairCounts
  /** By unit, the rest of the documents included. */
  readonly units: Float64Array
  expected(first: number, second: number, gap: number): number
}

/** Sums groups up. Units of the rest of the documents are taken to have gaps like those of the groups. */
export function sumGroups(counts: readonly GroupCounts[], unitCount: number, restUnits?: Uint32Array): Neighbourhood {
  const total = new PairCounter(Math.max(0, ...counts.map(({ pairs }) => pairs.first.length)))
  const units = new Float64Array(unitCount)
  const gaps = new Float64Array(256)
  for (const group of counts) {
    total.merge(group.pairs)
    addUnits(units, group.units)
    for (let gap = 0; gap < 256; gap++) gaps[gap]! += group.gaps[gap]!
  }
  if (restUnits !== undefined) {
    const counted = units.reduce((sum, count) => sum + count, 0)
    for (let unit = 0; unit < restUnits.length; unit++) units[unit]! += restUnits[unit]!
    const all = units.reduce((sum, count) => sum + count, 0)
    for (let gap = 0; gap < 256; gap++) gaps[gap]! *= all / Math.max(1, counted)
  }
  const transitions = gaps.reduce((sum, count) => sum + count, 0)
  return {
    pairs: total.finish(),
    units,
    expected: (first, second, gap) => ((units[first]! * units[second]!) / transitions) * (gaps[gap]! / transitions),
  }
}

/** A pair as the rule sees it. */
export interface PairStrength {
  readonly times: number
  readonly expected: number
  /** Occurrences of the rarer of the two. */
  readonly rarer: number
  readonly documentCount: number
}

const sizeOf = (documentCount: number) => (documentCount < LARGE_PROJECT ? 'small' : 'large')

/** Documents that a pair must be in to be a phrase. */
export const leastDocuments = (documentCount: number): number => LEAST_DOCUMENTS[sizeOf(documentCount)]

/** The deviance of a pair that makes a phrase, else 0. Rises with `times`. */
export function phraseScore({ times, expected, rarer, documentCount }: PairStrength): number {
  if (times / expected <= LEAST_LIFT || times / rarer <= LEAST_SHARE) return 0
  const score = 2 * (times * Math.log(times / expected) - (times - expected))
  return score > LEAST_DEVIANCE[sizeOf(documentCount)] ? score : 0
}

/** Whether a phrase may have so many words. */
export const fitsPhrase = (words: number): boolean => words <= MOST_WORDS

/** Counts of all groups -> the pairs that become units. */
export const acceptPairs = kernel('build.acceptPairs', (input: AcceptInput): AcceptOutput => {
  const { counts, documentCount, unitWords: words } = input
  const { pairs, units, expected } = sumGroups(counts, words.length, input.restUnits)
  const allowed = new Set([GAP_SPACE, ...input.phraseGaps])
  const conditional = followers(pairs, new Set(input.conditionalGaps))
  const scored: { index: number; score: number }[] = []
  const frequent: number[] = []
  for (let index = 0; index < pairs.first.length; index++) {
    const gap = pairs.gap[index]!
    if (pairs.documents[index]! < leastDocuments(documentCount)) continue
    frequent.push(index)
    const first = pairs.first[index]!
    const second = pairs.second[index]!
    if (!fitsPhrase(words[first]! + words[second]!)) continue
    if (!allowed.has(gap) && !conditional.allows(gap, second, units[second]!)) continue
    const score = phraseScore({
      times: pairs.counts[index]!,
      expected: expected(first, second, gap),
      rarer: Math.min(units[first]!, units[second]!),
      documentCount,
    })
    if (score > 0) scored.push({ index, score })
  }
  scored.sort((a, b) => b.score - a.score || a.index - b.index)
  return {
    accepted: tablePairs(
      pairs,
      scored.map(({ index }) => index),
      words.length,
    ),
    frequent: tablePairs(pairs, frequent, words.length),
  }
})

/**
 * The condition on inner words like `to`: of the second word's places, those after this inner word, its most frequent
 * first word left out, must be few; so `true to size` is a phrase and `managed to get` is not.
 */
function followers(pairs: PairCounts, gaps: ReadonlySet<number>) {
  const sums = new Map<number, { all: number; most: number }>()
  for (let i = 0; i < pairs.first.length; i++) {
    if (!gaps.has(pairs.gap[i]!)) continue
    const key = pairs.second[i]! * 256 + pairs.gap[i]!
    const sum = sums.get(key) ?? { all: 0, most: 0 }
    sum.all += pairs.counts[i]!
    sum.most = Math.max(sum.most, pairs.counts[i]!)
    sums.set(key, sum)
  }
  return {
    allows(gap: number, second: number, secondCount: number): boolean {
      const sum = sums.get(second * 256 + gap)
      return sum !== undefined && (sum.all - sum.most) / secondCount < CONDITIONAL_SHARE
    },
  }
}

interface MergeInput {
  readonly shard: ShardUnits
  readonly accepted: PairTable
  /** Number of the first accepted pair's unit. */
  readonly firstUnit: number
}

/** Units of a shard with the accepted pairs merged, best first, every unit in at most one merge. */
export const mergeUnits = kernel('build.mergeUnits', ({ shard, accepted, firstUnit }: MergeInput): ShardUnits => {
  const { documentOffsets } = shard
  const units = new Int32Array(shard.units.length)
  const gaps = new Uint8Array(shard.units.length)
  const offsets = sharedUint32(documentOffsets.length)
  const candidates: { at: number; rank: number }[] = []
  const mergesAt = new Int32Array(shard.units.length).fill(-1)
  const taken = new Uint8Array(shard.units.length)
  let length = 0
  for (let d = 0; d + 1 < documentOffsets.length; d++) {
    const from = documentOffsets[d]!
    const to = documentOffsets[d + 1]!
    candidates.length = 0
    for (let i = from + 1; i < to; i++) {
      const gap = shard.gaps[i]!
      if (gap === GAP_BREAK) continue
      const rank = findPair(accepted, shard.units[i - 1]!, shard.units[i]!, gapClass(gap))
      if (rank >= 0) candidates.push({ at: i - 1, rank })
    }
    candidates.sort((a, b) => a.rank - b.rank || a.at - b.at)
    for (const { at, rank: best } of candidates) {
      if (taken[at] || taken[at + 1]) continue
      taken[at] = taken[at + 1] = 1
      mergesAt[at] = best
    }
    for (let i = from; i < to; i++) {
      gaps[length] = shard.gaps[i]!
      if (mergesAt[i]! >= 0) units[length++] = firstUnit + mergesAt[i++]!
      else units[length++] = shard.units[i]!
    }
    offsets[d + 1] = length
  }
  const sharedUnits = sharedInt32(length)
  sharedUnits.set(units.subarray(0, length))
  const sharedGaps = sharedUint8(length)
  sharedGaps.set(gaps.subarray(0, length))
  return { documentOffsets: offsets, units: sharedUnits, gaps: sharedGaps }
})
