import type { Filter } from '../../snapshot/filter.js'
import type { Concept, ConceptInput } from '../concepts/resolveConcept.js'
import type { MatchType } from './matchScore.js'
import type { DocumentOrder } from './orderDocuments.js'

export interface DocumentSearchRequest {
  readonly filter: Filter
  readonly search?: ConceptInput | undefined
  /**
   * The concept to search for, if texts cannot express it; results are ranked by match score. Not allowed with
   * `search`.
   */
  readonly concept?: Concept | undefined
  readonly matchType: MatchType
  readonly limit: number
  readonly offset: number
  /** How a search ranks documents: match_score (default), or hybrid scores. */
  readonly ranking?: 'match_score' | 'hybrid' | undefined
  /** Whether hybrid ranking applies relevance feedback from its own best documents; default true. */
  readonly feedback?: boolean | undefined
  /** Whether every score of the page has an explanation. */
  readonly explain?: boolean | undefined
  /** The order of documents without a search; default: that of their upload. */
  readonly sort?: DocumentOrder | undefined
}
