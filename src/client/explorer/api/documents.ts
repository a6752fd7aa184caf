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

export interface FoundDocuments {
  readonly result: readonly FoundDocument[]
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

export const findDocuments = endpoint<
  {
    readonly project_id: string
    readonly filter: Filter
    readonly search?: { readonly texts: readonly string[] } | undefined
    readonly limit: number
    readonly offset?: number | undefined
    readonly match_type?: 'exact' | 'both' | undefined
    readonly ranking?: 'match_score' | 'hybrid' | undefined
    readonly explain?: boolean | undefined
  },
  FoundDocuments
>('POST', '/api/v5/projects/:project_id/docs/')
