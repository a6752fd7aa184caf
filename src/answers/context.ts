import stringify from 'fast-json-stable-stringify'
import type { Compute } from '../compute/compute.js'
import { cacheSlot } from '../compute/slotCache.js'
import type { DocumentSet } from '../snapshot/documentSet.js'
import { allDocuments, type Filter, filterDocuments, filterKey } from '../snapshot/filter.js'
import type { Snapshot } from '../snapshot/snapshot.js'
import type { Analyzer } from '../text/analyzer.js'
import type { BackgroundSpace } from '../wordVectors/wordVectors.js'

/**
 * The dependencies of every answer: the snapshot, the pool for heavy work, and the analyzer of its language and term
 * management.
 */
export interface AnswerContext {
  readonly snapshot: Snapshot
  readonly compute: Compute
  readonly analyzer: Analyzer
  /** Analyzers of the languages that only some documents have; `textLanguage.ts` chooses among all. */
  readonly otherAnalyzers?: readonly Analyzer[] | undefined
  /** The general word vectors of the build; undefined if it had none. `BackgroundRecord` says which axes are theirs. */
  readonly background?: BackgroundSpace | undefined
  readonly signal?: AbortSignal | undefined
}

/** Bytes of a small object with its cache entry. */
const ENTRY_BYTES = 64

/** Document sets by the canonical JSON of their filter. */
const filterSlot = cacheSlot<string, DocumentSet>({
  name: 'filters',
  bytesOf: ({ bits }, key) => bits.byteLength + key.length + ENTRY_BYTES,
})

/** Canonical text of a filter. */
export const keyOfFilter = (filter: Filter): string => (filter.length === 0 ? '[]' : stringify(filterKey(filter)))

/** The documents of a filter; the same filter is evaluated once. Spec v5 2.2. */
export async function documentsOf(
  { snapshot, signal }: Pick<AnswerContext, 'snapshot' | 'signal'>,
  filter: Filter,
): Promise<DocumentSet> {
  if (filter.length === 0) return allDocuments(snapshot)
  const key = keyOfFilter(filter)
  let set = snapshot.cache.get(filterSlot, key)
  if (set === undefined) {
    set = await filterDocuments(snapshot, filter, signal)
    snapshot.cache.set(filterSlot, key, set)
  }
  return set
}
