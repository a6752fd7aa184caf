import { sharedUint32 } from '../../compute/shared.js'
import { sumNumbers } from '../../compute/sumNumbers.js'
import { addedDocuments } from '../../snapshot/base.js'
import type { BuiltSnapshot, EarlyParts, SharedOccurrences } from '../../snapshot/codec.js'
import { pickOccurrences } from '../../snapshot/sharedOccurrences.js'
import type { Occurrences, Postings, TermTable } from '../../snapshot/snapshot.js'
import type { ShardTerms } from '../words/shardTerms.js'
import { renumberShards, type TermNumbers } from '../words/termNumbers.js'
import type { Extension } from './changes.js'
import { extendBase } from './extendBase.js'
import { extendOccurrences } from './extendOccurrences.js'
import { type ExtendOptions, extendPostings } from './extendPostings.js'
import { extendTerms, renumberTerms } from './extendTerms.js'
import type { ChangedTerms, ChangedWords } from './readChanges.js'
import { copyDocumentValues, type RetainedDocuments, retainDocuments } from './retainedDocuments.js'

/** The numbers of terms, and the word counts of documents, after all changes. */
export interface ExtendedCounts {
  readonly retained: RetainedDocuments
  readonly documentCount: number
  readonly numbers: TermNumbers
  /** Number of words of each document, including function words. */
  readonly wordCounts: Uint32Array
}

/** Renumbers the terms, and converts all shards that were read to the new numbers. */
export async function countChanges(
  extension: Extension,
  { added: addedWords }: ChangedWords,
  terms: ChangedTerms,
  { retained, documentCount }: Pick<ExtendedCounts, 'retained' | 'documentCount'>,
): Promise<ExtendedCounts> {
  const { previous, changes, occurrences, compute, signal } = extension
  const { totalDocCounts, distinctDocCounts } = previous.terms
  const numbers = await compute.run(
    renumberTerms,
    {
      previous: { totalDocCounts, distinctDocCounts },
      occurrences: { offsets: occurrences.offsets, terms: occurrences.terms, fragments: occurrences.fragments },
      removed: [...changes.removed, ...terms.reread],
      added: [...terms.added, ...terms.after].map(({ documentTerms, distinct }) => ({ documentTerms, distinct })),
      termCount: terms.termCount,
      documentCount,
    },
    { signal },
  )
  for (const shards of [terms.added, terms.removed, terms.before, terms.after]) {
    await renumberShards(shards, numbers, { compute, signal })
  }
  const added = addedWords.words.map((shard) => shard.wordCounts)
  const copying = { allocate: sharedUint32, added, signal }
  const wordCounts = await copyDocumentValues(previous.documents.wordCounts, retained, copying)
  return { retained, documentCount, numbers, wordCounts }
}

/** The inputs for copying the tables of a snapshot into its extension. */
export function copyOptions(
  { previous, changes, compute, signal }: Extension,
  terms: ChangedTerms,
  { retained, numbers }: ExtendedCounts,
): ExtendOptions {
  const rereadNumbers = Uint32Array.from(terms.reread, (document) => retained.newNumbers[document]!)
  return {
    retained: retainDocuments(previous.documents.count, changes.removed, terms.reread),
    numbers,
    added: terms.added,
    reread: { shards: terms.after, numbers: rereadNumbers },
    compute,
    signal,
  }
}

export interface ExtendedTables {
  readonly terms: TermTable
  readonly postings: Postings
  /** Those of documents that were read or are not shared, if the snapshot shares occurrences. */
  readonly occurrences: Occurrences
  readonly allOccurrences: () => Promise<Occurrences>
  /** Undefined if the snapshot shares no occurrences. */
  readonly shared: SharedOccurrences | undefined
}

/** The table of terms, postings and occurrences; each is reported to `onReady` as soon as it is final. */
export async function extendTables(
  extension: Extension,
  changed: ChangedTerms,
  counts: ExtendedCounts,
  options: ExtendOptions,
): Promise<ExtendedTables> {
  const { previous, request } = extension
  const report = async <Part extends keyof EarlyParts>(name: Part, made: Promise<BuiltSnapshot[Part]>) => {
    const part = await made
    request.onReady?.({ [name]: part })
    return part
  }
  const ofOccurrences = async () => {
    const base = await extendBase(extension, changed, counts)
    const documents = base && addedDocuments(base, counts.documentCount)
    const { occurrences, all } = await extendOccurrences(extension.occurrences, options, documents)
    const shared = base && documents && { base, added: pickOccurrences(occurrences, documents) }
    request.onReady?.({ builtOccurrences: occurrences, shared })
    return { occurrences, allOccurrences: all, shared }
  }
  const [terms, postings, byDocument] = await Promise.all([
    report('terms', extendTermTable(extension, changed, counts)),
    report('postings', extendPostings({ postings: previous.postings, occurrences: extension.occurrences }, options)),
    ofOccurrences(),
  ])
  return { terms, postings, ...byDocument }
}

async function extendTermTable(
  { previous, request, compute, signal }: Extension,
  { newIds, added, removed, before, after }: ChangedTerms,
  { numbers, documentCount, wordCounts }: ExtendedCounts,
): Promise<TermTable> {
  const surfacesOf = (...shards: readonly (readonly ShardTerms[])[]) => shards.flat().map(({ surfaces }) => surfaces)
  const input = {
    languages: [{ language: request.language, dictionary: request.dictionary }],
    previous: previous.terms,
    newIds,
    numbers,
    added: surfacesOf(added, after),
    removed: surfacesOf(removed, before),
    documentCount,
    meanWords: (await sumNumbers(wordCounts, signal)) / Math.max(1, documentCount),
    management: request.management,
  }
  return compute.run(extendTerms, input, { signal })
}
