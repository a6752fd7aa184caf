import { sharedFloat64, sharedUint32 } from '../../compute/shared.js'
import type { BuiltSnapshot } from '../../snapshot/codec.js'
import type { Snapshot } from '../../snapshot/snapshot.js'
import { vectorTerms } from '../pipeline.js'
import { renumberPhrases } from '../postings/nameTerms.js'
import type { RetainedSentiment } from '../sentiment/buildSentiment.js'
import { type DocumentChanges, type ExtendRequest, type Extension, openExtension } from './changes.js'
import { extendColumns } from './extendColumns.js'
import { extendCosines } from './extendCosines.js'
import { extendRelated } from './extendRelated.js'
import { retainLayer } from './extendSentiment.js'
import { extendRanking, extendSpace, findSourceRows } from './extendSpace.js'
import { copyOptions, countChanges, type ExtendedCounts, type ExtendedTables, extendTables } from './extendTables.js'
import { type ChangedTerms, type ChangedWords, matchChanges, readChanges } from './readChanges.js'
import { partialLayer, wholeLayer, withoutMissing } from './resumeSentiment.js'
import { copyDocumentValues, retainDocuments } from './retainedDocuments.js'

export interface ExtendedSnapshot {
  readonly built: BuiltSnapshot
  /**
   * The sentiment of retained documents: all of it if the previous snapshot has sentiment, or the part that an interrupted run had
   * (`resumed`, see `resumeSentiment`). Undefined if there is neither.
   */
  sentiment(resumed?: RetainedSentiment): Promise<RetainedSentiment | undefined>
}

/** Fraction of an incremental build that is done when a stage begins: an estimate, since it depends on the changes. */
const STAGE_START = { terms: 0, phrases: 0.1, counts: 0.2, vectors: 0.5, ranking: 1 }

/**
 * Builds the next snapshot from a snapshot and the documents that were added and removed. Counts, relevance, metadata
 * and positions are those of the current documents. Phrases that added documents make frequent enough are found in all
 * documents. Other phrases, the axes, and the vectors of known terms are reused, because they change less than the
 * documents. New words and phrases are folded into the space. The same history gives the same bytes for any number of
 * threads.
 */
export async function extendSnapshot(
  previous: Snapshot,
  changes: DocumentChanges,
  request: ExtendRequest,
): Promise<ExtendedSnapshot> {
  const { signal } = request
  const extension = await openExtension(previous, changes, request)
  request.onProgress?.('terms', STAGE_START.terms)
  const words = await readChanges(extension)
  const retained = retainDocuments(previous.documents.count, changes.removed)
  const documentCount = retained.count + words.addedKeys.length

  request.onProgress?.('phrases', STAGE_START.phrases)
  const changed = await matchChanges(extension, words, documentCount)

  request.onProgress?.('counts', STAGE_START.counts)
  const counts = await countChanges(extension, words, changed, { retained, documentCount })
  const copying = copyOptions(extension, changed, counts)
  const tables = await extendTables(extension, changed, counts, copying)

  request.onProgress?.('vectors', STAGE_START.vectors)
  const vectors = await extendVectors(extension, changed, counts, tables)

  signal?.throwIfAborted()
  request.onProgress?.('ranking', STAGE_START.ranking)
  const { terms, postings, occurrences, allOccurrences, shared } = tables
  return {
    built: {
      ...(await extendDocuments(extension, words, counts)),
      terms,
      phrases: renumberPhrases(changed.phrases, counts.numbers.newNumbers),
      postings,
      ...vectors,
      builtOccurrences: occurrences,
      allOccurrences,
      shared,
    },
    async sentiment(resumed) {
      const layer = resumed === undefined ? await wholeLayer(previous) : partialLayer(resumed)
      if (layer === undefined) return undefined
      const { postings: postingsBefore, base, terms: termsBefore, info } = previous
      const before = { occurrences: extension.occurrences, postings: postingsBefore, base, terms: termsBefore, info }
      const copied = await retainLayer(layer, before, { occurrences, postings, terms }, copying)
      return resumed && copied ? withoutMissing(copied, resumed.missing, counts.retained) : copied
    },
  }
}

/** The vectors of terms and documents, and what hybrid ranking reads. */
async function extendVectors(
  { previous, request, compute, signal }: Extension,
  { added }: ChangedTerms,
  { retained, numbers, documentCount }: ExtendedCounts,
  { terms, postings }: ExtendedTables,
): Promise<Pick<BuiltSnapshot, 'space' | 'builtRelated' | 'builtCosines' | 'builtVectors' | 'builtRanking'>> {
  const termCount = vectorTerms(terms.totalDocCounts, documentCount)
  const options = {
    retained,
    numbers,
    added,
    compute,
    signal,
    previousTerms: previous.terms,
    terms,
    postings,
    documentCount,
    termCount,
    sourceRows: findSourceRows({ numbers, previousTerms: previous.terms, terms, termCount }),
    sharesTerms: previous.base !== undefined,
  }
  const { documentVectors, ...space } = await extendSpace(previous, options)
  const next = { documents: { count: documentCount }, info: previous.info, terms, space }
  const generalAxes = previous.info.background?.joined === false ? undefined : request.background?.axes
  const { newNumbers } = numbers
  const builtRelated = await extendRelated(previous, next, { ...options, newNumbers, generalAxes })
  const { axes, termVectors } = space
  const rows = documentVectors.rows.subarray((retained.count - documentVectors.reused) * axes)
  const builtCosines = await extendCosines(previous, {
    ...options,
    added: { shards: added, rows, termVectors, axes, compute, signal },
  })
  const ranking = await previous.ranking()
  const contentWordCounts = await copyDocumentValues(ranking.contentWordCounts, retained, {
    allocate: sharedUint32,
    added: added.map((shard) => shard.contentWordCounts),
    signal,
  })
  const builtRanking = await extendRanking(ranking, contentWordCounts, options)
  return { space, builtRelated, builtCosines, builtVectors: documentVectors, builtRanking }
}

/** The header of a snapshot and the data of its documents. */
async function extendDocuments(
  { previous, changes, request, compute, signal }: Extension,
  { addedKeys, columns }: ChangedWords,
  { retained, documentCount, wordCounts }: ExtendedCounts,
): Promise<Pick<BuiltSnapshot, 'info' | 'documents' | 'columns'>> {
  const changedDocuments = (previous.info.changedDocuments ?? 0) + addedKeys.length + changes.removed.length
  const added = await columns.finish(signal)
  return {
    info: { ...previous.info, number: request.number, documentCount, changedDocuments },
    documents: {
      count: documentCount,
      keys: await copyDocumentValues(previous.documents.keys, retained, {
        allocate: sharedFloat64,
        added: [Float64Array.from(addedKeys)],
        signal,
      }),
      wordCounts,
    },
    columns: await extendColumns(previous.columns, {
      retained,
      added,
      addedCount: addedKeys.length,
      compute,
      signal,
    }),
  }
}
