import { endpoint } from './endpoint.js'
import type { Filter } from './filter.js'

/** How documents are divided: by the values of a text field, or by steps of a number or a date. */
export interface Breakdown {
  readonly name: string
  readonly interval?: number | 'year' | 'quarter' | 'month' | 'week' | 'day' | 'hour' | undefined
}

export interface MatchCounts {
  /** Documents of the project, and those of the filter. */
  readonly total_count: number
  readonly filter_count: number
  readonly match_counts: readonly CountedConcept[]
  readonly breakdowns: readonly { readonly buckets: readonly Bucket[] }[]
}

export interface Bucket {
  /** A value, or the start of a step. */
  readonly label: string
  readonly total_count: number
  readonly filter_count: number
}

/** Which concepts an answer is about. */
export type Selector =
  | { readonly type: 'top'; readonly limit: number }
  | { readonly type: 'specified'; readonly concepts: readonly { readonly texts: readonly string[] }[] }

/** Without concepts: counts of documents alone. */
export const NO_CONCEPTS: Selector = { type: 'specified', concepts: [] }

/** A concept with the documents that match it. */
export interface CountedConcept {
  readonly name: string
  readonly texts: readonly string[]
  /** Documents with one of its terms, and those with one of its terms or of related ones. */
  readonly exact_match_count: number
  readonly match_count: number
}

export const matchCounts = endpoint<
  {
    readonly project_id: string
    readonly concept_selector: Selector
    readonly filter: Filter
    readonly breakdowns?: readonly Breakdown[] | undefined
  },
  MatchCounts
>('POST', '/api/v5/projects/:project_id/concepts/match_counts/')
