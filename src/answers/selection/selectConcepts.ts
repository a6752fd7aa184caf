import { forEachChunk, forEachYielding, mapYielding } from '../../compute/eventLoopBudget.js'
import type { DocumentSet } from '../../snapshot/filter.js'
import type { SentimentLayer } from '../../snapshot/snapshot.js'
import { nearestTo } from '../concepts/relatedTerms.js'
import {
  type Concept,
  type ConceptInput,
  resolveConcept,
  resolveSearch,
  termConcept,
} from '../concepts/resolveConcept.js'
import type { AnswerContext } from '../context.js'
import { createWalker, exactDocuments, occurs } from '../counts/matchWalker.js'
import { type SuggestedDriver, suggestDrivers } from '../drivers/scoreDrivers.js'
import { sentimentStrength } from '../sentiment/countSentiment.js'
import { topTerms } from '../terms/topTerms.js'
import { suggestClusters } from './suggestClusters.js'
import { uniqueTerms } from './uniqueTerms.js'

/** Which concepts are asked about. `given` are specified concepts, and those of a stored list. Spec v5 2.5. */
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
  /** Significance: share of false discoveries to expect among terms at least this clear; `unique_to_filter` only. */
  readonly q?: number
}

export interface Selection {
  readonly concepts: readonly SelectedConcept[]
  /** The search concept of `related`. */
  readonly search?: Concept
}

/**
 * The concepts of a selector, in the order of v5 2.4. All but given concepts are terms that occur in the filter. Our
 * choice: given concepts are all there, in their order, so that counts of none are answers too; `occurringConcepts` limits
 * them where the specification does.
 */
export async function selectConcepts(
  context: AnswerContext,
  selector: ConceptSelector,
  filter: DocumentSet,
): Promise<Selection> {
  const each = async <T>(asked: readonly T[], selectedOf: (one: T) => SelectedConcept): Promise<Selection> => {
    const concepts = await mapYielding(asked, (one) => selectedOf(one), context.signal)
    return { concepts }
  }
  const named = (terms: readonly number[]) => each(terms, (term) => ({ concept: termConcept(context, term) }))
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
      const drivers = await suggestDrivers(context, question, selector.limit)
      return { concepts: drivers.map((driver) => ({ concept: driver.concept, driver })) }
    }
  }
}

/**
 * The concepts that match a document of the filter exactly, one rule for all selectors. Our choice: no filter leaves nothing
 * out, so that a word that no document has is known by its term. Spec v5 4.4, `concepts`.
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

/** Terms nearest to the search concept; our choice: however near, as long as the cosine is positive. */
async function relatedConcepts(
  context: AnswerContext,
  { searchConcept, limit, minDocCount }: Extract<ConceptSelector, { type: 'related' }>,
  filter: DocumentSet,
): Promise<Selection> {
  const search = resolveSearch(context, searchConcept)
  const { terms, similarities } = await nearestTo(context, search, minDocCount)
  const concepts: SelectedConcept[] = []
  for (let place = 0; place < terms.length && concepts.length < limit; place++) {
    const concept = termConcept(context, terms[place]!)
    if (occurs(context.snapshot, concept, filter)) concepts.push({ concept, matchScore: similarities[place]! })
  }
  return { concepts, search }
}

/** The sentiment of a term in a single document is not representative, except in a project of one document. */
const LEAST_SENTIMENT_DOCUMENTS = 2

/** The most sentiment-bearing terms of a filter, strongest first. */
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
        // Terms are numbered by their documents, so no later one has enough.
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
