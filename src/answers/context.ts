import stringify from 'fast-json-stable-stringify'
import { BoundedCache } from '../compute/boundedCache.js'
import type { Compute } from '../compute/compute.js'
import { type DocumentSet, type Filter, filterDocuments, filterKey } from '../snapshot/filter.js'
import { openPhraseMatcher, type PhraseMatcher } from '../snapshot/phrases.js'
import type { Snapshot } from '../snapshot/snapshot.js'
import type { Analyzer } from '../text/analyzer.js'
import type { Concept } from './concepts/resolveConcept.js'
import type { RankedDocuments } from './search/searchDocuments.js'

/** What every question needs: the snapshot asked, where heavy work runs, and the analyzer of the snapshot's language and management. */
export interface AnswerContext {
  readonly snapshot: Snapshot
  readonly compute: Compute
  readonly analyzer: Analyzer
  readonly signal?: AbortSignal | undefined
}

/** Answers remembered for one snapshot; they go with it. */
export interface Remembered {
  /** Document sets by the canonical JSON of their filter. */
  readonly filters: BoundedCache<string, DocumentSet>
  /** Concepts by the JSON of their texts. */
  readonly concepts: BoundedCache<string, Concept>
  /** Concepts of single terms, by term number. */
  readonly termConcepts: BoundedCache<number, Concept>
  /** Ranked documents by the JSON of the search, for callers who page through them. */
  readonly rankings: BoundedCache<string, RankedDocuments>
  readonly matcher: PhraseMatcher
}

/** Bytes of document sets kept for one snapshot. */
const FILTER_BYTES = 32 << 20
/** Bytes of ranked documents kept for one snapshot. */
const RANKING_BYTES = 16 << 20
/** Bytes of given concepts kept for one snapshot: thousands of usual ones, since a text may be as long as a document. */
const CONCEPT_BYTES = 16 << 20
/** As many as one question may ask for (v5 2.5). */
const TERM_CONCEPTS = 50_000

const remembered = new WeakMap<Snapshot, Remembered>()

export function remember({ snapshot }: Pick<AnswerContext, 'snapshot'>): Remembered {
  let memory = remembered.get(snapshot)
  if (memory === undefined) {
    memory = {
      filters: new BoundedCache(FILTER_BYTES),
      concepts: new BoundedCache(CONCEPT_BYTES),
      termConcepts: new BoundedCache(TERM_CONCEPTS),
      rankings: new BoundedCache(RANKING_BYTES),
      matcher: openPhraseMatcher(snapshot.phrases),
    }
    remembered.set(snapshot, memory)
  }
  return memory
}

/** The same text for the same filter. */
export const keyOfFilter = (filter: Filter): string => (filter.length === 0 ? '[]' : stringify(filterKey(filter)))

/** The documents of a filter; the same filter is evaluated once. Spec v5 2.2. */
export function documentsOf(context: Pick<AnswerContext, 'snapshot'>, filter: Filter): DocumentSet {
  const { filters } = remember(context)
  const key = keyOfFilter(filter)
  let set = filters.get(key)
  if (set === undefined) {
    set = filterDocuments(context.snapshot, filter)
    filters.set(key, set, set.members.byteLength + key.length + 64)
  }
  return set
}
