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
  /** Of each concept of the question, in their order. */
  readonly match_counts: readonly { readonly exact_match_count: number }[]
}

/** Which concepts an answer is about. */
export type Selector =
  | { readonly type: 'top'; readonly limit: number }
  | { readonly type: 'concept_list'; readonly concept_list_id: string }
  | { readonly type: 'specified'; readonly concepts: readonly { readonly texts: readonly string[] }[] }

/** Without concepts: counts of documents alone. */
export const NO_CONCEPTS: Selector = { type: 'specified', concepts: [] }

/** A concept with the documents that match it. */
export interface CountedConcept {
  readonly name: string
  readonly texts: readonly string[]
  readonly exact_term_ids: readonly string[]
  /** What it is about; opinions such as *good* explain nothing by themselves. */
  readonly kind: 'thing' | 'opinion' | 'quality' | 'action' | 'function' | 'unknown'
  readonly relevance: number
  /** Documents with one of its terms, and those with one of its terms or of related ones. */
  readonly exact_match_count: number
  readonly match_count: number
  /** Of a concept of a shared list alone. */
  readonly color?: string
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

/** A concept with the scores of its documents. */
export interface ScoreDriver extends CountedConcept {
  /** Null without scored documents. */
  readonly average_score: number | null
  /** Average score of all documents of the filter; null without scores. */
  readonly baseline: number | null
  /** Difference of the two, as it is and with other concepts held equal. */
  readonly impact: number
  readonly adjusted_impact: number
  /** Of suggested drivers only. */
  readonly importance?: number
  readonly confidence: number
  /** Rate of false discoveries. */
  readonly q: number
  /** Both ends of the 95% interval of `impact`; null where there is none. */
  readonly impact_interval: readonly [number, number] | null
}

export const scoreDrivers = endpoint<
  {
    readonly project_id: string
    readonly score_field: string
    readonly filter: Filter
    readonly limit?: number | undefined
    readonly concept_selector?: Selector | undefined
  },
  readonly ScoreDriver[]
>('POST', '/api/v5/projects/:project_id/concepts/score_drivers/')

/** A concept and its frequency on both sides of a comparison. Shares are from 0 to 1. */
export interface Difference {
  readonly name: string
  readonly texts: readonly string[]
  readonly exact_term_ids: readonly string[]
  readonly exact_match_count: number
  readonly other_exact_match_count: number
  readonly share: number
  readonly other_share: number
  /** Rate of false discoveries. */
  readonly q: number
}

export interface Comparison {
  /** Documents on one side only, on the other side only, and on both. */
  readonly filter_count: number
  readonly other_filter_count: number
  readonly overlap_count: number
  readonly more: readonly Difference[]
  readonly less: readonly Difference[]
}

export const compareFilters = endpoint<
  {
    readonly project_id: string
    readonly filter: Filter
    readonly other_filter?: Filter | undefined
    /** Both sides are part of this filter. */
    readonly within?: Filter | undefined
    readonly limit?: number | undefined
    readonly concept_selector?: Selector | undefined
  },
  Comparison
>('POST', '/api/v5/projects/:project_id/concepts/compare/')

export const countSentiment = endpoint<
  { readonly project_id: string; readonly concept_selector: Selector; readonly filter: Filter },
  {
    readonly match_counts: readonly {
      readonly sentiment_counts: { readonly negative: number; readonly neutral: number; readonly positive: number }
    }[]
  }
>('POST', '/api/v5/projects/:project_id/concepts/sentiment/')

/** The association of every two concepts, from -1 to 1. Vectors of the associated ones would be nearly all of the answer. */
export const associate = endpoint<
  {
    readonly project_id: string
    readonly concept_selector: Selector
    readonly include_associated_vectors: false
  },
  readonly { readonly associations: readonly { readonly association_score: number }[] }[]
>('POST', '/api/v5/projects/:project_id/concepts/concept_associations/')
