import { endpoint } from './endpoint.js'
import type { Filter } from './filter.js'

/** An occurrence of a term. Places count code points of the text, `end` is exclusive. */
export interface TermPlace {
  readonly term_id: string
  readonly start: number
  readonly end: number
}

export interface FieldValue {
  readonly name: string
  readonly type: 'string' | 'number' | 'score' | 'date'
  readonly value: string | number
}

/** A part of a score: its value is the sum of its details. */
export interface Explanation {
  readonly value: number
  readonly description: string
  readonly details: readonly Explanation[]
}

export interface FoundDocument {
  readonly doc_id: string
  readonly title: string
  readonly text: string
  readonly metadata: readonly FieldValue[]
  readonly terms: readonly TermPlace[]
  readonly fragments: readonly TermPlace[]
  /** Null without a search. */
  readonly match_score: number | null
  /** Only if `explain` was asked for. */
  readonly explanation?: Explanation
}

/** A document of a list, with its marks. */
export interface ListedDocument extends Pick<FoundDocument, 'doc_id' | 'title' | 'text' | 'metadata'> {
  readonly marks: {
    readonly favorite: boolean
    /** Whether the next build removes it. */
    readonly deleted: boolean
  }
}

export interface FoundDocuments<Document = FoundDocument> {
  readonly result: readonly Document[]
  readonly filter_count: number
  /** Documents that match filter and search, on all pages. */
  readonly result_count: number
  /** The search as it was understood; null without one. */
  readonly search: SearchedConcept | null
}

export interface SearchedConcept {
  readonly exact_term_ids: readonly string[]
  /** Most similar first. */
  readonly related_term_ids: readonly string[]
  readonly match_count: number
  readonly exact_match_count: number
}

/** Which documents, in which order. */
export interface DocumentQuestion {
  readonly project_id: string
  readonly filter: Filter
  /** Not with a search. */
  readonly sort?: { readonly name: string; readonly order: 'ascending' | 'descending' } | undefined
  /** Parts of each document; default: all but `marks`. */
  readonly fields?: readonly string[] | undefined
}

export const findDocuments = endpoint<
  DocumentQuestion & {
    readonly search?: { readonly texts: readonly string[] } | undefined
    readonly limit: number
    readonly offset?: number | undefined
    readonly match_type?: 'exact' | 'both' | undefined
    readonly ranking?: 'match_score' | 'hybrid' | undefined
    readonly explain?: boolean | undefined
    /** Only the occurrences of the terms of the search. */
    readonly only_terms?: 'matching' | undefined
  },
  FoundDocuments
>('POST', '/api/v5/projects/:project_id/docs/')

interface SomeDocuments {
  readonly project_id: string
  readonly doc_ids: readonly string[]
}

/** Marks documents for deletion: the next build removes them. */
export const deleteDocuments = endpoint<SomeDocuments, null>('POST', '/api/v5/projects/:project_id/docs/delete/')

export const undeleteDocuments = endpoint<SomeDocuments, null>(
  'POST',
  '/api/v5/projects/:project_id/docs/unmark_delete/',
)

export const setFavorites = endpoint<SomeDocuments, null>('POST', '/api/v5/projects/:project_id/docs/set_favorites/')

export const clearFavorites = endpoint<SomeDocuments, null>(
  'POST',
  '/api/v5/projects/:project_id/docs/clear_favorites/',
)
