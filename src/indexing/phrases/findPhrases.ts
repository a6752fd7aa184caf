import type { Compute } from '../../compute/compute.js'
import { sharedUint8 } from '../../compute/shared.js'
import { GAP_SPACE } from '../../text/tokenization/gaps.js'
import type { ShardUnits } from '../words/shardWords.js'
import {
  countNeighbours,
  mergeNeighbours,
  type NeighbourOptions,
  numberNeighbours,
  openNeighbours,
} from './neighbours.js'
import type { PairTable } from './pairTable.js'
import { acceptPairs, leastDocuments } from './phraseRule.js'

/** Merged units are counted again in the next pass, so that phrases grow to seven words. */
const PASSES = 4

/** A unit made of two units. Words are the units below the size of the vocabulary. */
export interface MergedUnit {
  readonly first: number
  readonly second: number
  readonly gap: number
}

/** Documents that are not in the shards. No candidate pair occurs in them. */
interface UncountedDocuments {
  /** Occurrences in these documents, by unit. */
  readonly units: Uint32Array
  /** Number of words, by unit. */
  readonly unitWords: Uint8Array
  /** The candidate pairs. After the first pass, all pairs with a merged unit are candidates too. */
  readonly pairs: PairTable
}

interface PhraseOptions {
  readonly documentCount: number
  /** Number of units: words, and phrases known before. */
  readonly unitCount: number
  /** Gap codes that the language allows inside phrases. */
  readonly phraseGaps: readonly number[]
  /** Gap codes allowed only under a condition. */
  readonly conditionalGaps: readonly number[]
  readonly rest?: UncountedDocuments | undefined
  readonly compute: Compute
  readonly signal?: AbortSignal | undefined
}

/** Finds the phrases of the project in the words of all shards; returns them in the order in which they are found. */
export async function findPhrases(shards: readonly ShardUnits[], options: PhraseOptions): Promise<MergedUnit[]> {
  const { documentCount, phraseGaps, conditionalGaps, rest, compute, signal } = options
  const merged: MergedUnit[] = []
  const neighbourOptions = (): NeighbourOptions => ({
    unitCount: options.unitCount + merged.length,
    gaps: [GAP_SPACE, ...phraseGaps, ...conditionalGaps],
    conditionalGaps,
    leastDocuments: leastDocuments(documentCount),
    compute,
    signal,
  })
  let neighbours = await openNeighbours(shards, neighbourOptions(), rest?.pairs)
  for (let pass = 1; ; pass++) {
    neighbours = await numberNeighbours(neighbours, neighbourOptions())
    const counts = await countNeighbours(neighbours, neighbourOptions())
    const { pairs, totals } = neighbours
    const counted = { pairs, totals, counts, unitWords: wordsOfUnits(options, merged), restUnits: rest?.units }
    const accepted = await compute.run(
      acceptPairs,
      { ...counted, documentCount, phraseGaps, conditionalGaps },
      { signal },
    )
    const before = neighbourOptions()
    const { first, second, gap } = accepted.pairs
    for (let i = 0; i < first.length; i++) merged.push({ first: first[i]!, second: second[i]!, gap: gap[i]! })
    if (first.length === 0 || pass === PASSES) return merged
    neighbours = await mergeNeighbours(neighbours, accepted, before)
  }
}

/** Number of words in each unit. */
function wordsOfUnits({ unitCount, rest }: PhraseOptions, merged: readonly MergedUnit[]): Uint8Array {
  const words = sharedUint8(unitCount + merged.length).fill(1)
  if (rest !== undefined) words.set(rest.unitWords)
  for (const [i, { first, second }] of merged.entries()) words[unitCount + i] = words[first]! + words[second]!
  return words
}
