import type { Compute } from '../../compute/compute.js'
import type { ShardUnits } from '../words/shardWords.js'
import { countPairs, type PairCounts } from './countPairs.js'
import { type AcceptedPairs, mergeUnits } from './mergeUnits.js'
import { type NeighbourBlock, type OpenedBlock, openBlock } from './neighbourBlock.js'
import { joinPairs, numberPairs } from './numberPairs.js'
import { type Pairs, type PairTable, sharedPairs } from './pairTable.js'
import { countUnits, sumUnits, totalMerges, type UnitTotals } from './unitTotals.js'

/**
 * Counts of neighbouring units in all documents, updated after each pass that merges neighbours. A pair gets a number
 * when it is first counted, and the number is stored at each of its occurrences, so that later counts read one array.
 * Pairs that are too rare get no number, because merging only makes them rarer.
 */
export interface Neighbours {
  readonly blocks: readonly NeighbourBlock[]
  /** Occurrences of units, and of gaps between them. */
  readonly totals: UnitTotals
  /** By number. Some numbers have no pair and occur nowhere. */
  readonly pairs: Pairs
  /** Occurrences of pairs that have no number yet. */
  readonly newOccurrences: number
}

/**
 * If there are more occurrences of new pairs than this, pairs are numbered in parts, by the upper bits of their hashes.
 */
const OCCURRENCES_PER_PART = 1 << 19
const MOST_PARTS = 8
/** Least number of shards in one block. */
const SHARDS_PER_BLOCK = 8
/** All blocks go to a thread in one message, whose cost grows with the square of their number: see `shardGroups.ts`. */
const MOST_BLOCKS = 128

/** Which pairs are counted. */
export interface NeighbourOptions {
  /** Number of units: words, and phrases known before. */
  readonly unitCount: number
  /** Gap codes that phrases may have. Pairs with other gaps are not counted. */
  readonly gaps: readonly number[]
  /**
   * The gap codes among them whose pairs need only `leastDocuments` occurrences to be counted, in any number of
   * documents.
   */
  readonly conditionalGaps: readonly number[]
  /** Minimum number of documents with a pair for it to be counted. */
  readonly leastDocuments: number
  readonly compute: Compute
  readonly signal?: AbortSignal | undefined
}

/**
 * Counts the neighbours in the units of all shards. With a table, only its pairs are counted, by their numbers there.
 */
export async function openNeighbours(
  shards: readonly ShardUnits[],
  { unitCount, leastDocuments, gaps, compute, signal }: NeighbourOptions,
  table?: PairTable,
): Promise<Neighbours> {
  const groups: ShardUnits[][] = []
  const perBlock = Math.max(SHARDS_PER_BLOCK, Math.ceil(shards.length / MOST_BLOCKS))
  for (let from = 0; from < shards.length; from += perBlock) groups.push(shards.slice(from, from + perBlock))
  const counts = await compute.map(
    countUnits,
    groups.map((group) => ({ shards: group, unitCount })),
    { signal },
  )
  const totals = await compute.run(sumUnits, { counts, unitCount }, { signal })
  const opened = await compute.map(
    openBlock,
    groups.map((group) => ({ shards: group, units: totals.units, least: leastDocuments, gaps, table })),
    { signal },
  )
  return { totals, pairs: table ?? sharedPairs(0), ...joinBlocks(opened) }
}

/** Numbers the pairs without a number that are frequent enough, and drops the others. */
export async function numberNeighbours(neighbours: Neighbours, options: NeighbourOptions): Promise<Neighbours> {
  const { blocks, newOccurrences, pairs } = neighbours
  const { conditionalGaps, leastDocuments, compute, signal } = options
  if (newOccurrences === 0) return neighbours
  let parts = 1
  while (parts < MOST_PARTS && parts * OCCURRENCES_PER_PART < newOccurrences) parts *= 2
  const firstNumber = pairs.first.length
  const inputs = Array.from({ length: parts }, (_, part) => ({
    blocks,
    part,
    parts,
    indexes: newOccurrences,
    firstNumber,
    least: leastDocuments,
    conditionalGaps,
  }))
  const numbered = await compute.map(numberPairs, inputs, { signal })
  return { ...neighbours, pairs: await compute.run(joinPairs, { pairs, numbered }, { signal }), newOccurrences: 0 }
}

/** Counts the numbered pairs, by block. */
export function countNeighbours(
  { blocks, pairs }: Neighbours,
  { unitCount, conditionalGaps, compute, signal }: NeighbourOptions,
): Promise<PairCounts[]> {
  const pairCount = pairs.first.length
  return compute.map(
    countPairs,
    blocks.map((block) => ({ block, pairCount, unitCount, conditionalGaps })),
    { signal },
  )
}

/** Merges accepted pairs to units; a unit is merged at most once. `unitCount` is the number of units before. */
export async function mergeNeighbours(
  { blocks, totals, pairs }: Neighbours,
  { pairs: accepted, ranks }: AcceptedPairs,
  { unitCount, gaps, compute, signal }: NeighbourOptions,
): Promise<Neighbours> {
  const merged = await compute.map(
    mergeUnits,
    blocks.map((block) => ({ block, ranks, firstUnit: unitCount, mergedCount: accepted.first.length, gaps })),
    { signal },
  )
  const counts = merged.map(({ merges }) => merges)
  return {
    totals: await compute.run(totalMerges, { totals, accepted, counts }, { signal }),
    pairs,
    ...joinBlocks(merged),
  }
}

const joinBlocks = (opened: readonly OpenedBlock[]) => ({
  blocks: opened.map(({ block }) => block),
  newOccurrences: opened.reduce((sum, { newOccurrences }) => sum + newOccurrences, 0),
})
