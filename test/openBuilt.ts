import type { BuiltSnapshot } from '../src/snapshot/codec.js'
import { vectorsInMemory } from '../src/snapshot/documentVectors.js'
import type { Snapshot } from '../src/snapshot/snapshot.js'

/** A snapshot built in memory as an answer sees it, without sentiment. */
export function openBuilt({ builtVectors, builtOccurrences, builtRanking, ...core }: BuiltSnapshot): Snapshot {
  const ranking = {
    ...builtRanking,
    documentVectors: vectorsInMemory(builtRanking.documentVectors.rows, builtRanking.axes),
  }
  return {
    ...core,
    documentVectors: vectorsInMemory(builtVectors.rows, core.space.axes),
    occurrences: async () => builtOccurrences,
    ranking: async () => ranking,
    sentiment: async () => undefined,
  }
}
