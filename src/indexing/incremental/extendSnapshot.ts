import { packedCount, packStrings, unpackStrings } from '../../compute/shared.js'
import type { BuiltSnapshot, EarlyParts } from '../../snapshot/codec.js'
import type { PhraseTable, Snapshot } from '../../snapshot/snapshot.js'
import { loadLanguage } from '../../text/analyze.js'
import type { DocumentSource, SourceDocument } from '../documentSource.js'
import {
  type BuildRequest,
  computeFor,
  type Influences,
  influencesOf,
  vectorTerms,
  vectorThreshold,
} from '../pipeline.js'
import { ColumnBuilder } from '../postings/columnBuilder.js'
import { renumberPhrases } from '../postings/termIndex.js'
import type { RetainedSentiment } from '../sentiment/buildSentiment.js'
import { languagesOf } from '../words/documentLanguages.js'
import { readShards, renumberShards } from '../words/termCounts.js'
import { type DeltaWords, readDelta } from './delta.js'
import { extendColumns } from './extendColumns.js'
import { extendOccurrences, extendPostings } from './extendPostings.js'
import { retainSentiment } from './extendSentiment.js'
import { extendRanking, extendSpace } from './extendSpace.js'
import { extendTerms, renumberTerms } from './extendTerms.js'
import { findNewPhrases } from './newPhrases.js'
import { copyDocumentValues, retainDocuments } from './retainedDocuments.js'

/** What has happened to the documents of a snapshot since it was built. */
export interface DocumentChanges {
  /** Documents that come; all their keys are above those of the snapshot. */
  readonly added: DocumentSource
  /** Numbers of the documents that go, ascending. */
  readonly removed: Uint32Array
  /** Documents of the snapshot by their numbers, ascending. */
  ofSnapshot(numbers: Uint32Array): DocumentSource
}

export interface ExtendedSnapshot {
  readonly built: BuiltSnapshot
  /** What is known of the sentiment of documents that stay, if anything. */
  sentiment(): Promise<RetainedSentiment | undefined>
}

export interface ExtendRequest extends Omit<BuildRequest, 'source'> {
  /** Told of what will not change any more while the rest is worked out. */
  readonly onReady?: ((parts: EarlyParts) => void) | undefined
}

/** A snapshot of fewer documents is built anew: that takes no time, and every document counts. */
const LEAST_DOCUMENTS = 2_000
/** Of all documents, those that may have come or gone since all of them were read together. */
const MOST_CHANGED = 0.05

/**
 * Whether a snapshot may be extended when few enough documents have changed: nothing else has. Our choice: documents of several
 * languages are always read together.
 */
export const canExtend = ({ info, documents }: Snapshot, request: Influences): boolean =>
  documents.count >= LEAST_DOCUMENTS && languagesOf(request).length === 1 && info.influences === influencesOf(request)

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
 * the documents as they are now, and phrases that documents to come make are found in all of them; other phrases, axes and the
 * vectors of known terms are taken over, for they change by less than the documents did; new documents are read with
 * them, and new words and phrases folded in. The same history gives the same bytes whatever the number of threads.
 */
export async function extendSnapshot(
  previous: Snapshot,
  changes: DocumentChanges,
  request: ExtendRequest,
): Promise<ExtendedSnapshot> {
  const { language, management, signal } = request
  const languages = languagesOf(request)
  const occurrences = await previous.occurrences()
  const removedSource = changes.ofSnapshot(changes.removed)
  // Carrying over an occurrence costs about as much as reading four units of text.
  const carriedUnits = 4 * occurrences.terms.length
  const compute = computeFor(request, changes.added.characters + removedSource.characters + carriedUnits)
  const rules = await loadLanguage(language)
  const columns = new ColumnBuilder()
  const addedKeys: number[] = []

  request.onProgress?.('terms', 0)
  const reading = { languages, management, compute, signal }
  let known = [previous.terms.ids]
  const read = async (source: DocumentSource, onPage?: (page: readonly SourceDocument[]) => void) => {
    const delta = await readDelta(source, { ...reading, known, onPage })
    known = [...known, delta.newIds]
    return delta
  }
  const addedWords = await read(changes.added, (page) => {
    for (const document of page) addedKeys.push(document.key)
    columns.add(page)
  })
  const removedWords = await read(removedSource)
  const kept = retainDocuments(previous.documents.count, changes.removed)
  const documentCount = kept.count + addedKeys.length

  request.onProgress?.('phrases', 0.1)
  const again = await findNewPhrases(previous, {
    occurrences,
    added: addedWords,
    removed: changes.removed,
    documentCount,
    known,
    phraseGaps: rules.phraseGaps,
    innerWords: rules.innerWords,
    management,
    readAgain: (documents) => read(changes.ofSnapshot(documents)),
    compute,
    signal,
  })
  const newIds = packStrings([...known.slice(1), again.newIds].flatMap(unpackStrings))
  const termCount = previous.terms.count + packedCount(newIds)
  const readAs = ({ words, units }: DeltaWords, phrases: PhraseTable) =>
    readShards(words, units, { phrases, innerWords: [rules.innerWords], termCount, compute, signal })
  const added = await readAs(addedWords, again.phrases)
  const removed = await readAs(removedWords, previous.phrases)
  const before = await readAs(again.delta, previous.phrases)
  const after = await readAs(again.delta, again.phrases)

  request.onProgress?.('counts', 0.2)
  const numbers = await compute.run(
    renumberTerms,
    {
      previous: {
        totalDocCounts: previous.terms.totalDocCounts,
        distinctDocCounts: previous.terms.distinctDocCounts,
      },
      occurrences: { offsets: occurrences.offsets, terms: occurrences.terms, fragments: occurrences.fragments },
      removed: [...changes.removed, ...again.documents],
      added: [...added, ...after].map(({ documentTerms, distinct }) => ({ documentTerms, distinct })),
      termCount,
      documentCount,
    },
    { signal },
  )
  for (const shards of [added, removed, before, after]) await renumberShards(shards, numbers, { compute, signal })
  const wordCounts = copyDocumentValues(
    previous.documents.wordCounts,
    kept,
    addedWords.words.map((shard) => shard.wordCounts),
  )
  let words = 0
  for (let document = 0; document < documentCount; document++) words += wordCounts[document]!
  const meanWords = words / Math.max(1, documentCount)
  const carried = {
    kept: retainDocuments(previous.documents.count, changes.removed, again.documents),
    numbers,
    added,
    again: { shards: after, numbers: Uint32Array.from(again.documents, (document) => kept.newNumbers[document]!) },
    compute,
    signal,
  }
  const tell = async <Part extends keyof EarlyParts>(name: Part, made: Promise<BuiltSnapshot[Part]>) => {
    const part = await made
    request.onReady?.({ [name]: part })
    return part
  }
  const [terms, postings, builtOccurrences] = await Promise.all([
    tell(
      'terms',
      compute.run(
        extendTerms,
        {
          languages: [language],
          previous: previous.terms,
          newIds,
          numbers,
          added: [...added, ...after].map(({ surfaces }) => surfaces),
          removed: [...removed, ...before].map(({ surfaces }) => surfaces),
          documentCount,
          meanWords,
        },
        { signal },
      ),
    ),
    tell('postings', extendPostings(previous.postings, carried)),
    tell('builtOccurrences', extendOccurrences(occurrences, carried)),
  ])

  request.onProgress?.('vectors', 0.5)
  const spaceOptions = {
    kept,
    numbers,
    added,
    compute,
    signal,
    previousTerms: previous.terms,
    terms,
    postings,
    documentCount,
    termCount: vectorTerms(terms.totalDocCounts, documentCount),
  }
  const { documentVectors, ...space } = await extendSpace(previous, spaceOptions)
  const ranking = await previous.ranking()
  const contentWordCounts = copyDocumentValues(
    ranking.contentWordCounts,
    kept,
    added.map((shard) => shard.contentWordCounts),
  )
  const builtRanking = await extendRanking(ranking, contentWordCounts, spaceOptions)

  signal?.throwIfAborted()
  request.onProgress?.('ranking', 1)
  const built = {
    info: {
      ...previous.info,
      number: request.number,
      documentCount,
      changedDocuments: (previous.info.changedDocuments ?? 0) + addedKeys.length + changes.removed.length,
    },
    documents: {
      count: documentCount,
      keys: copyDocumentValues(previous.documents.keys, kept, [Float64Array.from(addedKeys)]),
      wordCounts,
    },
    terms,
    phrases: renumberPhrases(again.phrases, numbers.newNumbers),
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
  return {
    built,
    async sentiment() {
      const layer = await previous.sentiment()
      const before = { occurrences, postings: previous.postings }
      return layer && (await retainSentiment(layer, before, { occurrences: builtOccurrences, postings }, carried))
    },
  }
}
