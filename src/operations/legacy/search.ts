import { z } from 'zod'
import { knownTerms } from '../../answers/concepts/resolveConcept.js'
import { searchDocuments } from '../../answers/search/searchDocuments.js'
import { type TermSpan, termSpans } from '../../answers/terms/termSpans.js'
import { termId } from '../../snapshot/termTable.js'
import { answerContext } from '../answerContext.js'
import { type ByFields, onlyFields } from '../onlyFields.js'
import { operation } from '../operation.js'
import { packVector } from '../packVector.js'
import { integer } from '../params.js'
import { anySearch, docFieldsParam, searchShape, subsetParam } from './params.js'
import { forEachDocument, type LegacyDocument, type Span } from './render.js'
import { findTopicOf, resolveConceptParameter, subsetFilter } from './resolveQuestion.js'

export interface SearchHit {
  /** What was found, with the fields that `doc_fields` names. */
  document: LegacyDocument
  /** Positions in the text of the terms of the search. */
  exact_indices: Span[]
  /** Positions in the text of terms related to the search. */
  conceptual_indices: Span[]
}

export interface SearchResult {
  /** Vector of the search, in pack64 form. */
  search_vector: string
  /** Documents with their strength, which is `match_score` in version 5; best first. */
  search_results: [SearchHit, number][]
  /** Number of documents with one of its terms. */
  num_exact_matches: number
  /** Number of further documents with a related term. */
  num_related_matches: number
  /** Terms of the search. */
  exact_terms: string[]
  /** Related terms, at most 20. */
  related_terms: string[]
}

/**
 * Documents that match the sum of texts, topics, terms and vectors, best first. Our choices: terms of `negative` and
 * `zero` exclude no document, because they only change the vector; term lists hold term ids. Extension: `exact_only`, which clients
 * send. Spec v4-legacy 4.2.
 */
export const searchForDocuments = operation({
  methods: ['GET'],
  path: '/v4/projects/:account/:project_id/docs/search/',
  spec: 'v4-legacy 4.2',
  access: 'read',
  needs: 'build',
  params: () =>
    z
      .strictObject({
        ...searchShape,
        start_at: integer().default(0),
        limit: integer(0, 100).default(10),
        subset: subsetParam,
        exact_only: z.boolean().default(false).describe('Extension: only documents with a term of the search'),
        doc_fields: docFieldsParam,
      })
      .superRefine(anySearch),
  summary: 'Finds documents by texts, topics, terms or vectors.',
  result: 'The vector of the search, the documents with strengths, the counts, and the terms of the search.',
  handle: async (
    call,
    { start_at, limit, subset, exact_only, doc_fields: fields, ...question },
  ): Promise<ByFields<LegacyDocument, SearchResult>> => {
    const context = await answerContext(call)
    const { project, positions } = call
    const concept = resolveConceptParameter(context, question, await findTopicOf(call, context, question))
    const matchType = exact_only ? 'exact' : 'both'
    const page = { filter: subsetFilter(subset), matchType, offset: start_at, limit } as const
    const found = await searchDocuments(context, { ...page, concept })
    const { related, matchCount, exactMatchCount } = found.search!
    const exact = new Set(knownTerms(concept.exactTerms))
    const conceptual = new Set(related.terms)
    const occurrences = await context.snapshot.occurrencesOf(found.documents)
    const results: [SearchHit, number][] = []
    await forEachDocument(context, found.documents, { project, positions, fields }, (document, i, positionOf) => {
      const inPositions = ([start, end]: TermSpan): Span => [positionOf(start), positionOf(end)]
      const hit = {
        document: onlyFields(document, fields),
        exact_indices: termSpans(occurrences[i]!, exact).map(inPositions),
        conceptual_indices: termSpans(occurrences[i]!, conceptual).map(inPositions),
      }
      results.push([hit, found.scores![i]!])
    })
    return {
      search_vector: packVector(concept.vector),
      search_results: results,
      num_exact_matches: exactMatchCount,
      num_related_matches: matchCount - exactMatchCount,
      exact_terms: concept.exactTerms.map(({ id }) => id),
      related_terms: Array.from(related.terms, (term) => termId(context.snapshot.terms, term)),
    }
  },
})
