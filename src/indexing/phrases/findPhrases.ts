import type { Compute } from '../../compute/compute.js'
import { sharedUint8 } from '../../compute/shared.js'
import { GAP_SPACE } from '../../text/tokenization/gaps.js'
import type { ShardUnits } from '../words/extractTerms.js'
import {
  countNeighbours,
  mergeNeighbours,
  type NeighbourOptions,
  numberNeighbours,
  openNeighbours,
} from './neighbours.js'
import type { PairTable } from './pairTable.js'
import { acceptPairs, leastDocuments } from './phraseRule.js'

/** Merged units are counted again, so phrases grow to seven words in at most so many passes. */
const PASSES = 4

/** A unit made of two units; words are units with numbers below the vocabulary's size. */
export interface MergedUnit {
  readonly first: number
  readonly second: number
  readonly gap: number
}

/** What is known where the shards are not all documents, but every place of the pairs in question is in them. */
interface UncountedDocuments {
  /** By unit: how often it stands in the other documents. */
  readonly units: Uint32Array
  /** By unit: its words. */
  readonly unitWords: Uint8Array
  /** The pairs in question; later all pairs with a unit made of them. */
  readonly pairs: PairTable
}

interface PhraseOptions {
  readonly documentCount: number
  /** Units that are there: words, and phrases known before. */
  readonly unitCount: number
  /** Gap codes that the language allows inside phrases. */
  readonly phraseGaps: readonly number[]
  /** Gap codes allowed only under a condition. */
  readonly conditionalGaps: readonly number[]
  readonly rest?: UncountedDocuments | undefined
  readonly compute: Compute
  readonly signal?: AbortSignal | undefined
}

/** Words of all shards -> the phrases of the project, in the order they were found. */
export async function findPhrases(shards: readonly ShardUnits[], options: PhraseOptions): Promise<MergedUnit[]> {
  const { documentCount, phraseGaps, conditionalGaps, rest, compute, signal } = options
  const merged: MergedUnit[] = []
  const looking = (): NeighbourOptions => ({
    unitCount: options.unitCount + merged.length,
    gaps: [GAP_SPACE, ...phraseGaps, ...conditionalGaps],
    conditionalGaps,
    leastDocuments: leastDocuments(documentCount),
    compute,
    signal,
  })
  let neighbours = await openNeighbours(shards, looking(), rest?.pairs)
  for (let pass = 1; ; pass++) {
    neighbours = await numberNeighbours(neighbours, looking())
    const counts = await countNeighbours(neighbours, looking())
    const accepted = await compute.run(
      acceptPairs,
      {
        pairs: neighbours.pairs,
        totals: neighbours.totals,
        counts,
        documentCount,
        unitWords: wordsOfUnits(options, merged),
        restUnits: rest?.units,
        phraseGaps,
        conditionalGaps,
      },
      { signal },
    )
    const before = looking()
    const { first, second, gap } = accepted.pairs
    for (let i = 0; i < first.length; i++) merged.push({ first: first[i]!, second: second[i]!, gap: gap[i]! })
    if (first.length === 0 || pass === PASSES) return merged
    neighbours = await mergeNeighbours(neighbours, accepted, before)
  }
}

/** Words in each unit. */
function wordsOfUnits({ unitCount, rest }: PhraseOptions, merged: readonly MergedUnit[]): Uint8Array {
  const words = sharedUint8(unitCount + merged.length).fill(1)
  if (rest !== undefined) words.set(rest.unitWords)
  for (const [i, { first, second }] of merged.entries()) words[unitCount + i] = words[first]! + words[second]!
  return words
}
