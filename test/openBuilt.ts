import { SlotCache } from '../src/compute/slotCache.js'
import type { BuiltSnapshot } from '../src/snapshot/codec.js'
import type { DocumentVectors } from '../src/snapshot/documentVectors.js'
import { openOccurrences } from '../src/snapshot/occurrences.js'
import type { Snapshot } from '../src/snapshot/snapshot.js'
import { openDocumentVectors } from '../src/snapshot/storedVectors.js'

/** Vectors that are in memory, `axes` each. */
export const vectorsInMemory = (vectors: Float32Array, axes: number): DocumentVectors =>
  openDocumentVectors(
    { read: async () => vectors },
    { record: 'space', count: axes === 0 ? 0 : vectors.length / axes, axes },
  )

/** A snapshot built in memory as an answer sees it, without sentiment. */
export function openBuilt({ builtVectors, builtOccurrences, builtRanking, ...core }: BuiltSnapshot): Snapshot {
  const ranking = {
    ...builtRanking,
    documentVectors: vectorsInMemory(builtRanking.documentVectors.rows, builtRanking.axes),
  }
  return {
    ...core,
    documentVectors: vectorsInMemory(builtVectors!.rows, core.space.axes),
    cache: new SlotCache(),
    ...openOccurrences(async () => builtOccurrences, {}, core.documents),
    ranking: async () => ranking,
    sentiment: async () => undefined,
    usages: async () => undefined,
  }
}
