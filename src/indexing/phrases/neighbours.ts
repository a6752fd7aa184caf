import type { Compute } from '../../compute/compute.js'
import type { ShardUnits } from '../words/extractTerms.js'
import { countPairs, type PairCounts } from './countPairs.js'
import { type AcceptedPairs, mergeUnits } from './mergeUnits.js'
import { type NeighbourBlock, type OpenedBlock, openBlock } from './neighbourBlock.js'
import { joinPairs, numberPairs } from './numberPairs.js'
import { type Pairs, type PairTable, sharedPairs } from './pairTable.js'
import { countUnits, sumUnits, totalMerges, type UnitTotals } from './unitTotals.js'

/**
 * Which units of all documents stand side by side, counted again and again while neighbours become one unit. A pair gets
 * a number once, when it is met for the first time, and its number is written down wherever it stands: counting again is
 * one look at an array a place. Pairs too rare ever to matter have no number, since what was there only grows rarer.
 */
export interface Neighbours {
  readonly blocks: readonly NeighbourBlock[]
  /** How often units, and gaps between them, stand. */
  readonly totals: UnitTotals
  /** By number; a number that no pair has is never met. */
  readonly pairs: Pairs
  /** Places of pairs that have no number yet. */
  readonly newPlaces: number
}

/** New pairs in more places than this are numbered in parts, by the upper bits of their hashes. */
const PLACES_AT_ONCE = 1 << 19
const MOST_PARTS = 8
/** Shards in one block. */
const SHARDS_A_BLOCK = 8

/** What pairs matter. */
export interface NeighbourOptions {
  /** Units that are there: words, and phrases known before. */
  readonly unitCount: number
  /** Gap codes that phrases may have; other pairs are none. */
  readonly gaps: readonly number[]
  /** Gap codes among them whose pairs matter when they stand so often, in however few documents. */
  readonly conditionalGaps: readonly number[]
  /** Documents a pair must be in to matter. */
  readonly leastDocuments: number
  readonly compute: Compute
  readonly signal?: AbortSignal | undefined
}

/** Units of all shards -> their neighbours; with a table its pairs alone have numbers, those that they have there. */
export async function openNeighbours(
  shards: readonly ShardUnits[],
  { unitCount, leastDocuments, gaps, compute, signal }: NeighbourOptions,
  table?: PairTable,
): Promise<Neighbours> {
  const groups: ShardUnits[][] = []
  for (let from = 0; from < shards.length; from += SHARDS_A_BLOCK)
    groups.push(shards.slice(from, from + SHARDS_A_BLOCK))
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

/** Numbers the pairs that have none and matter; the others are none from now on. */
export async function numberNeighbours(neighbours: Neighbours, options: NeighbourOptions): Promise<Neighbours> {
  const { blocks, newPlaces, pairs } = neighbours
  const { conditionalGaps, leastDocuments, compute, signal } = options
  if (newPlaces === 0) return neighbours
  let parts = 1
  while (parts < MOST_PARTS && parts * PLACES_AT_ONCE < newPlaces) parts *= 2
  const firstNumber = pairs.first.length
  const inputs = Array.from({ length: parts }, (_, part) => ({
    blocks,
    part,
    parts,
    places: newPlaces,
    firstNumber,
    least: leastDocuments,
    conditionalGaps,
  }))
  const numbered = await compute.map(numberPairs, inputs, { signal })
  return { ...neighbours, pairs: await compute.run(joinPairs, { pairs, numbered }, { signal }), newPlaces: 0 }
}

/** How often the pairs stand that have a number, by block. */
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

/** The accepted pairs as units, every unit in at most one of them. `unitCount` counts the units before. */
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
  newPlaces: opened.reduce((sum, { newPlaces }) => sum + newPlaces, 0),
})
