import type { DocumentSet } from '../../snapshot/documentSet.js'
import { occursWithin } from '../../snapshot/postings.js'
import type { RelatedTerms } from '../../snapshot/relatedLists.js'
import { nearestTo } from '../concepts/relatedTerms.js'
import type { Concept } from '../concepts/resolveConcept.js'
import type { AnswerContext } from '../context.js'

export interface TermSearch {
  /** Terms must occur in one of these documents. */
  readonly set: DocumentSet
  readonly limit: number
  /** Minimum number of documents of the project with the term. */
  readonly minDocCount: number
}

/**
 * The terms nearest to a concept that occur in a set, its own terms included, nearest first (equal cosines by term
 * number), at any distance. Spec v4-legacy 4.5.
 */
export async function searchTerms(
  context: AnswerContext,
  { vector }: Concept,
  { set, limit, minDocCount }: TermSearch,
): Promise<RelatedTerms> {
  // A concept without terms of its own excludes none.
  const nameless: Concept = { texts: [], exactTerms: [], excludedTerms: [], vector, relevance: 0 }
  const { postings } = context.snapshot
  const passes = (term: number): boolean => occursWithin(postings, term, set)
  return await nearestTo(context, nameless, { minDocCount, limit, passes })
}
