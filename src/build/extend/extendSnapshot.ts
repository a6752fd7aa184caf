import { packedCount } from '../../compute/shared.js'
import type { BuiltSnapshot } from '../../snapshot/codec.js'
import type { Snapshot } from '../../snapshot/snapshot.js'
import { loadLanguage } from '../../text/analyze.js'
import { ColumnBuilder } from '../columns.js'
import { renumberShards } from '../counts.js'
import {
  type BuildRequest,
  computeFor,
  type Influences,
  influencesOf,
  vectorTerms,
  vectorThreshold,
} from '../pipeline.js'
import type { CarriedSentiment } from '../sentiment.js'
import type { DocumentSource } from '../source.js'
import { renumberPhrases } from '../termIndex.js'
import { readDelta } from './delta.js'
import { extendColumns } from './extendColumns.js'
import { extendOccurrences, extendPostings } from './extendPostings.js'
import { carrySentiment } from './extendSentiment.js'
import { extendRanking, extendSpace } from './extendSpace.js'
import { extendTerms, renumberTerms } from './extendTerms.js'
import { carryNumbers, keepDocuments } from './kept.js'

/** What has happened to the documents of a snapshot since it was built. */
export interface DocumentChanges {
  /** Documents that come; all their keys are above those of the snapshot. */
  readonly added: DocumentSource
  /** Documents of the snapshot that go, as they were. */
  readonly removed: DocumentSource
  /** Their numbers in the snapshot, ascending. */
  readonly removedNumbers: Uint32Array
}

export interface ExtendedSnapshot {
  readonly built: BuiltSnapshot
  /** What is known of the sentiment of documents that stay. */
  readonly sentiment: CarriedSentiment | undefined
}

/** A snapshot of fewer documents is built anew: that takes no time, and every document counts. */
const LEAST_DOCUMENTS = 2_000
/** Of all documents, those that may have come or gone since all of them were read together. */
const MOST_CHANGED = 0.05

/** Whether a snapshot may be extended when few enough documents have changed: nothing else has. */
export const mayExtend = ({ info, documents }: Snapshot, request: Influences): boolean =>
  documents.count >= LEAST_DOCUMENTS && info.influences === influencesOf(request)

/**
 * Whether so few documents have changed since all of them were last read together that phrases and axes can stay, and as many
 * documents as before make a vector.
 */
export function isSmallChange(
  { info, documents: { count } }: Snapshot,
  { added, removed }: { readonly added: number; readonly removed: number },
): boolean {
  const changed = (info.changedDocuments ?? 0) + added + removed
  return changed <= count * MOST_CHANGED && vectorThreshold(count) === vectorThreshold(count + added - removed)
}

/**
 * A snapshot and the documents that came and went -> the snapshot after. Counts, relevance, metadata and places are those of
 * the documents as they are now; phrases, axes and the vectors of known terms are taken over, for they change by less
 * than the documents did; new documents are read with them and new words folded in. The same history gives the same
 * bytes whatever the number of threads.
 */
export async function extendSnapshot(
  previous: Snapshot,
  changes: DocumentChanges,
  request: Omit<BuildRequest, 'source'>,
): Promise<ExtendedSnapshot> {
  const { language, management, signal } = request
  const occurrences = await previous.occurrences()
  // Carrying over an occurrence costs about as much as reading four units of text.
  const carriedUnits = 4 * occurrences.terms.length
  const compute = computeFor(request, changes.added.characters + changes.removed.characters + carriedUnits)
  const rules = await loadLanguage(language)
  const columns = new ColumnBuilder()
  const addedKeys: number[] = []

  request.onProgress?.('terms', 0)
  const reading = {
    language,
    innerWords: rules.innerWords,
    management,
    tokenizer: request.tokenizer,
    phrases: previous.phrases,
    compute,
    signal,
  }
  const added = await readDelta(changes.added, {
    ...reading,
    known: [previous.terms.ids],
    onPage: (page) => {
      for (const document of page) addedKeys.push(document.key)
      columns.add(page)
    },
  })
  const removed = await readDelta(changes.removed, { ...reading, known: [previous.terms.ids, added.newIds] })

  request.onProgress?.('counts', 0.2)
  const kept = keepDocuments(previous.documents.count, changes.removedNumbers)
  const documentCount = kept.count + addedKeys.length
  const termCount = previous.terms.count + packedCount(added.newIds) + packedCount(removed.newIds)
  const numbers = await compute.run(
    renumberTerms,
    {
      previous: {
        totalDocCounts: previous.terms.totalDocCounts,
        distinctDocCounts: previous.terms.distinctDocCounts,
      },
      occurrences: { offsets: occurrences.offsets, terms: occurrences.terms, fragments: occurrences.fragments },
      removed: changes.removedNumbers,
      added: added.shards.map(({ documentTerms, distinct }) => ({ documentTerms, distinct })),
      termCount,
      documentCount,
    },
    { signal },
  )
  for (const { shards } of [added, removed]) await renumberShards(shards, numbers, { compute, signal })
  const wordCounts = carryNumbers(previous.documents.wordCounts, kept, added.wordCounts)
  const meanWords = wordCounts.reduce((sum, count) => sum + count, 0) / Math.max(1, documentCount)
  const carried = { kept, numbers, added: added.shards, compute, signal }
  const [terms, postings, builtOccurrences] = await Promise.all([
    compute.run(
      extendTerms,
      {
        language,
        previous: previous.terms,
        newIds: added.newIds,
        numbers,
        added: added.shards.map(({ surfaces }) => surfaces),
        removed: removed.shards.map(({ surfaces }) => surfaces),
        documentCount,
        meanWords,
      },
      { signal },
    ),
    extendPostings(previous.postings, carried),
    extendOccurrences(occurrences, carried),
  ])

  request.onProgress?.('vectors', 0.5)
  const spaceOptions = {
    ...carried,
    terms,
    postings,
    documentCount,
    termCount: vectorTerms(terms.totalDocCounts, documentCount),
  }
  const previousSpace = { ...previous.space, documentVectors: await previous.documentVectors.all() }
  const { documentVectors, ...space } = await extendSpace(previousSpace, spaceOptions)
  const ranking = await previous.ranking()
  const contentWordCounts = carryNumbers(
    ranking.contentWordCounts,
    kept,
    added.shards.map((shard) => shard.contentWordCounts),
  )
  const builtRanking = await extendRanking(ranking, contentWordCounts, spaceOptions)

  signal?.throwIfAborted()
  request.onProgress?.('ranking', 1)
  const layer = await previous.sentiment()
  const built = {
    info: {
      ...previous.info,
      number: request.number,
      documentCount,
      changedDocuments: (previous.info.changedDocuments ?? 0) + addedKeys.length + changes.removedNumbers.length,
    },
    documents: {
      count: documentCount,
      keys: carryNumbers(previous.documents.keys, kept, [Float64Array.from(addedKeys)]),
      wordCounts,
    },
    terms,
    phrases: renumberPhrases(previous.phrases, numbers.newNumbers),
    postings,
    columns: await extendColumns(previous.columns, {
      kept,
      added: await columns.finish(),
      addedCount: addedKeys.length,
      compute,
      signal,
    }),
    space,
    builtVectors: documentVectors,
    builtOccurrences,
    builtRanking,
  }
  return { built, sentiment: layer && carrySentiment(layer, occurrences, kept, numbers) }
}
