import { forEachChunk, forEachYielding, mapYielding } from '../../compute/eventLoopBudget.js'
import type { DocumentSet } from '../../snapshot/documentSet.js'
import { occursWithin } from '../../snapshot/postings.js'
import type { SentimentLayer } from '../../snapshot/snapshot.js'
import { nearestTo } from '../concepts/relatedTerms.js'
import {
  type Concept,
  type ConceptInput,
  openSearch,
  resolveConcept,
  termConcept,
  termConcepts,
} from '../concepts/resolveConcept.js'
import type { AnswerContext } from '../context.js'
import { createWalker, exactDocuments } from '../counts/matchWalker.js'
import type { SuggestedDriver } from '../drivers/scoreDrivers.js'
import { sentimentStrength } from '../sentiment/countSentiment.js'
import { isConcept, topTerms } from '../terms/topTerms.js'
import { suggestClusters } from './suggestClusters.js'
import { uniqueTerms } from './uniqueTerms.js'

/** Which concepts a question is about. `given` are specified concepts, and those of a stored list. Spec v5 2.5. */
export type ConceptSelector =
  | { readonly type: 'top'; readonly limit: number }
  | { readonly type: 'given'; readonly concepts: readonly ConceptInput[] }
  | {
      readonly type: 'related'
      readonly searchConcept: ConceptInput
      readonly limit: number
      readonly minDocCount: number
    }
  | {
      readonly type: 'suggested'
      readonly limit: number
      readonly numClusters: number
      readonly numClusterConcepts: number
    }
  | { readonly type: 'sentiment_suggested'; readonly limit: number }
  | { readonly type: 'unique_to_filter'; readonly limit: number }
  | { readonly type: 'drivers_suggested'; readonly scoreField: string; readonly limit: number }

export interface SelectedConcept {
  readonly concept: Concept
  /** Cosine with the search concept; `related` only. */
  readonly matchScore?: number
  /** Term number of the cluster's most relevant term; `suggested` only. */
  readonly clusterLabel?: number
  /** `drivers_suggested` only. */
  readonly driver?: SuggestedDriver
  /** Significance: expected share of false discoveries among terms at least this clear; `unique_to_filter` only. */
  readonly q?: number
}

export interface Selection {
  readonly concepts: readonly SelectedConcept[]
  /** The search concept of `related`. */
  readonly search?: Concept
}

/**
 * The concepts of a selector, in the order of v5 2.4. All selectors except `given` return only terms that occur in the
 * filter. Our choice: `given` keeps all its concepts in their order, so that an answer also has counts of 0.
 * `occurringConcepts` removes the others where the specification requires it.
 */
export async function selectConcepts(
  context: AnswerContext,
  selector: ConceptSelector,
  filter: DocumentSet,
): Promise<Selection> {
  const each = async <T>(items: readonly T[], selectedOf: (one: T) => SelectedConcept): Promise<Selection> => {
    const concepts = await mapYielding(items, (one) => selectedOf(one), context.signal)
    return { concepts }
  }
  const named = (terms: readonly number[]) => {
    const conceptOf = termConcepts(context, terms.length)
    return each(terms, (term) => ({ concept: conceptOf(term) }))
  }
  switch (selector.type) {
    case 'top':
      return named(await topTerms(context, filter, selector.limit))
    case 'given':
      return await each(selector.concepts, (input) => ({ concept: resolveConcept(context, input) }))
    case 'related':
      return relatedConcepts(context, selector, filter)
    case 'suggested':
      return {
        concepts: (await suggestClusters(context, filter, selector)).map(({ term, label }) => ({
          concept: termConcept(context, term),
          clusterLabel: label,
        })),
      }
    case 'sentiment_suggested': {
      const layer = await context.snapshot.sentiment()
      return named(layer === undefined ? [] : await sentimentBearingTerms(context, layer, filter, selector.limit))
    }
    case 'unique_to_filter':
      return each(await uniqueTerms(context, filter, selector.limit), ({ term, q }) => ({
        concept: termConcept(context, term),
        q,
      }))
    case 'drivers_suggested': {
      const question = { scoreField: selector.scoreField, filter, matchType: 'exact' } as const
      const { suggestDrivers } = await import('../drivers/scoreDrivers.js')
      const drivers = await suggestDrivers(context, question, selector.limit)
      return { concepts: drivers.map((driver) => ({ concept: driver.concept, driver })) }
    }
  }
}

/**
 * The concepts that match a document of the filter exactly, with the same rule for all selectors. Our choice: without a
 * filter no concept is removed, so that a word that no document has is returned with its term. Spec v5 4.4, `concepts`.
 */
export async function occurringConcepts(
  context: AnswerContext,
  concepts: readonly SelectedConcept[],
  filter: DocumentSet,
): Promise<readonly SelectedConcept[]> {
  if (filter.all) return concepts
  const walker = createWalker(context.snapshot, filter)
  const occurring: SelectedConcept[] = []
  await forEachYielding(
    concepts,
    (one) => {
      if (exactDocuments(walker, one.concept).length > 0) occurring.push(one)
    },
    context.signal,
  )
  return occurring
}

/** Concepts nearest to the search concept. Our choice: any positive cosine suffices. */
async function relatedConcepts(
  context: AnswerContext,
  { searchConcept, limit, minDocCount }: Extract<ConceptSelector, { type: 'related' }>,
  filter: DocumentSet,
): Promise<Selection> {
  const search = await openSearch(context, searchConcept)
  const { postings, terms: table } = context.snapshot
  const passes = (term: number): boolean => occursWithin(postings, term, filter) && isConcept(table, term)
  const { terms, similarities } = await nearestTo(context, search, { minDocCount, limit, passes })
  const concepts = await mapYielding(
    terms,
    (term, i) => ({ concept: termConcept(context, term), matchScore: similarities[i]! }),
    context.signal,
  )
  return { concepts, search }
}

/**
 * A term needs more than one document, because the sentiment of one is not representative; a project of one document is
 * exempt.
 */
const LEAST_SENTIMENT_DOCUMENTS = 2

/** The terms of a filter that carry most sentiment, strongest first. */
async function sentimentBearingTerms(
  context: AnswerContext,
  layer: SentimentLayer,
  filter: DocumentSet,
  limit: number,
): Promise<number[]> {
  const { snapshot } = context
  const least = Math.min(LEAST_SENTIMENT_DOCUMENTS, snapshot.documents.count)
  const strengths = new Float64Array(snapshot.terms.count)
  const bearing: number[] = []
  await forEachChunk(
    snapshot.terms.count,
    (from, to) => {
      for (let term = from; term < to; term++) {
        // Terms are numbered by their document counts, so no later term has enough.
        if (snapshot.terms.totalDocCounts[term]! < least) return false
        strengths[term] = sentimentStrength(snapshot, layer, term, filter)
        if (strengths[term]! > 0) bearing.push(term)
      }
      return true
    },
    context.signal,
  )
  return bearing.sort((a, b) => strengths[b]! - strengths[a]! || a - b).slice(0, limit)
}
