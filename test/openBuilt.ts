import { SlotCache } from '../src/compute/slotCache.js'
import type { BuiltSnapshot } from '../src/snapshot/codec.js'
import type { BuiltVectors, DocumentVectors } from '../src/snapshot/documentVectors.js'
import { openOccurrences } from '../src/snapshot/occurrences.js'
import { cosinesInMemory } from '../src/snapshot/postingCosines.js'
import { relatedInMemory } from '../src/snapshot/relatedLists.js'
import type { BuiltSentiment, SentimentLayer, Snapshot, TermLessons } from '../src/snapshot/snapshot.js'
import { openDocumentVectors } from '../src/snapshot/storedVectors.js'
import type { TermVectors } from '../src/snapshot/termVectorRows.js'

/** Vectors that are in memory, `axes` each. */
export const vectorsInMemory = (vectors: Float32Array, axes: number): DocumentVectors =>
  openDocumentVectors(
    { read: async () => vectors },
    { record: 'space', count: axes === 0 ? 0 : vectors.length / axes, axes },
  )

/** Vectors of terms that are in memory. */
export const termVectorsInMemory = (rows: Float32Array): TermVectors => ({
  all: async () => rows,
  of: async (terms) => ({ rows, indexes: terms }),
  unordered: async () => ({ rows }),
})

/** The vectors of few documents that were built. */
export function exactRows(built: BuiltVectors | undefined): Float32Array {
  if (!(built?.rows instanceof Float32Array)) throw new Error('No exact vectors were built.')
  return built.rows
}

/** The sentiment of a run in memory as answers see it. */
export function openLayer(built: BuiltSentiment): SentimentLayer {
  const { occurrenceLabels, occurrenceConfidences, ...layer } = built
  return { ...layer, mentions: async () => ({ occurrenceLabels, occurrenceConfidences }) }
}

/** What a sentiment run in memory has learned of terms. */
export function lessonsOf(layer: SentimentLayer | undefined): TermLessons | undefined {
  const { learnedPolarities, profiles } = layer ?? {}
  return learnedPolarities && { learnedPolarities, ...(profiles && { profiles }) }
}

/** A snapshot built in memory as an answer sees it, without sentiment. */
export function openBuilt({
  builtVectors,
  builtOccurrences,
  builtRanking,
  builtRelated,
  builtCosines,
  ...core
}: BuiltSnapshot): Snapshot {
  const ranking = {
    ...builtRanking,
    termVectors: termVectorsInMemory(builtRanking.termVectors),
    documentVectors: vectorsInMemory(exactRows(builtRanking.documentVectors), builtRanking.axes),
  }
  return {
    ...core,
    related: builtRelated && relatedInMemory(builtRelated),
    cosines: builtCosines && cosinesInMemory(builtCosines, core.postings),
    documentVectors: vectorsInMemory(exactRows(builtVectors), core.space.axes),
    cache: new SlotCache(),
    ...openOccurrences(async () => builtOccurrences, {}, core.documents),
    ranking: async () => ranking,
    sentiment: async () => undefined,
    usages: async () => undefined,
    kinds: async () => undefined,
    lessons: async () => undefined,
  }
}
