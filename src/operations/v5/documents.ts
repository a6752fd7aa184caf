import { z } from 'zod'
import { knownTerms } from '../../answers/concepts/resolveConcept.js'
import { type FoundDocuments, searchDocuments } from '../../answers/search/searchDocuments.js'
import { termIds } from '../../snapshot/termTable.js'
import type { ByFields } from '../onlyFields.js'
import { operation } from '../operation.js'
import { atMostOneOf, fieldsParam, integer } from '../params.js'
import { createRecordList } from '../recordList.js'
import { listDocuments, namedTerms } from './listDocuments.js'
import { concept, filterParam, matchTypeParam, onlyTermsParam, sentimentWordsParam } from './params.js'
import { type ConceptRecord, renderConcept } from './render.js'
import type { DocumentRecord } from './renderDocuments.js'
import {
  type QuestionContext,
  questionContext,
  requireField,
  resolveExpansion,
  resolveFilter,
} from './resolveQuestion.js'

/** The search concept of the documents endpoint. Spec v5 2.4, 4.2. */
export interface SearchRecord extends ConceptRecord {
  /** Ids of the terms that also match, most similar first. */
  related_term_ids: string[]
  /** Number of documents of the filter with an exact or related match. */
  match_count: number
  /** Number of documents of the filter with an exact match. */
  exact_match_count: number
}

/** A page of documents with the counts of all pages. */
export interface DocumentsResult {
  /** The documents of the page; with `fields`, only with those fields. */
  result: DocumentRecord[]
  /** Number of documents in the project. */
  total_count: number
  /** Number of documents that match the filter. */
  filter_count: number
  /** Number of documents that match filter and search, on all pages. */
  result_count: number
  /** The search as it was understood; null without one. */
  search: SearchRecord | null
}

/** Fields are set on the record of the concept: copying records takes longer than the rest. */
function renderSearch(context: QuestionContext, search: NonNullable<FoundDocuments['search']>): SearchRecord {
  const record = renderConcept(context, search.concept) as SearchRecord
  record.related_term_ids = termIds(context.snapshot.terms, search.related.terms)
  record.match_count = search.matchCount
  record.exact_match_count = search.exactMatchCount
  return record
}

/** The exact and related terms of the search; none without one. */
function matchingTerms({ search }: FoundDocuments): ReadonlySet<number> {
  return new Set(search && [...knownTerms(search.concept.exactTerms), ...search.related.terms])
}

/** The words of mentions imply their sentiment. */
const withSentiment = (question: {
  include_sentiment_on_concepts: boolean
  include_sentiment_words: boolean
}): boolean => question.include_sentiment_on_concepts || question.include_sentiment_words

/** What decides which parts of a build a page of documents needs. */
export interface PageOfDocuments {
  readonly filter: readonly unknown[]
  readonly search?: unknown
  readonly ranking: 'match_score' | 'hybrid'
  readonly explain: boolean
  readonly include_sentiment_on_concepts: boolean
  readonly include_sentiment_words: boolean
}

/** Whether only the postings of the terms of the search are read, and no metadata. */
const isMereSearch = ({ filter, search, ranking, explain }: PageOfDocuments): boolean =>
  search !== undefined && filter.length === 0 && ranking === 'match_score' && !explain

/**
 * Documents of a filter in upload order, or those that match a search, best match first. Extensions: `ranking:
 * "hybrid"` ranks for people who search for documents; `explain` lists the parts of each score; `sort` orders documents
 * by a field; the field `key_phrases` names the subjects of each document;
 * `only_terms` leaves out other occurrences. Spec v5 4.2.
 */
export const docs = operation({
  methods: ['GET', 'POST'],
  path: '/api/v5/projects/:project_id/docs/',
  spec: 'v5 4.2',
  access: 'read',
  needs: (question: PageOfDocuments) =>
    withSentiment(question)
      ? ('sentiment' as const)
      : isMereSearch(question)
        ? ('search' as const)
        : ('build' as const),
  summary: 'Finds documents by filter and search, ranked by match score.',
  result: 'One page of documents, the counts, and the search with the terms that it resolved to.',
  params: () =>
    z
      .strictObject({
        filter: filterParam,
        search: concept.optional().describe('Concept to search for; default: none'),
        limit: integer(0, 25_000).default(100).describe('Most documents of the page'),
        offset: integer().default(0).describe('Documents to skip'),
        fields: fieldsParam.describe(
          'Fields of each record; default: all. Extensions: `key_phrases` and `marks`, which come only when they are named',
        ),
        include_sentiment_on_concepts: z
          .boolean()
          .default(false)
          .describe('Adds sentiment to terms and fragments; extension: also to the whole document'),
        include_sentiment_words: sentimentWordsParam,
        only_terms: onlyTermsParam.describe(
          'Extension: `terms` and `fragments` have only the occurrences of these term ids; `matching`: of the exact and related terms of the search; default: all',
        ),
        match_type: matchTypeParam,
        ranking: z
          .enum(['match_score', 'hybrid'])
          .default('match_score')
          .describe('Extension: `hybrid` ranks by term statistics and vectors, and `match_score` is then its score'),
        feedback: z
          .boolean()
          .default(true)
          .describe('Extension: relevance feedback from the ten best documents; only for hybrid ranking'),
        explain: z.boolean().default(false).describe('Extension: each document of a search has an `explanation`'),
        sort: z
          .strictObject({
            name: z.string().describe('A metadata field'),
            order: z.enum(['ascending', 'descending']).default('ascending').describe('Direction of its values'),
          })
          .optional()
          .describe('Extension: orders documents by a field, those without a value last; only without `search`'),
      })
      .superRefine(atMostOneOf('search', 'sort')),
  handle: async (call, question): Promise<ByFields<DocumentRecord, DocumentsResult>> => {
    const context = await questionContext(call)
    const { snapshot } = context
    const { sort, only_terms: onlyTerms } = question
    if (sort !== undefined) requireField(snapshot.columns, sort.name)
    const found = await searchDocuments(context, {
      filter: await resolveFilter(context, question.filter),
      search: question.search,
      matchType: question.match_type,
      limit: question.limit,
      offset: question.offset,
      ranking: question.ranking,
      feedback: question.feedback,
      explain: question.explain,
      sort: sort && { field: sort.name, direction: sort.order },
    })
    const result = await listDocuments(context, found.documents, {
      project: call.project,
      positions: call.positions,
      fields: question.fields,
      sentiment: withSentiment(question) ? await snapshot.sentiment() : undefined,
      sentimentWords: question.include_sentiment_words,
      onlyTerms: onlyTerms === 'matching' ? matchingTerms(found) : onlyTerms && namedTerms(snapshot.terms, onlyTerms),
      scores: found.scores,
      explanations: found.explanations,
      expansion: await resolveExpansion(context, call.project),
      records: createRecordList(call),
    })
    return {
      result: result as DocumentRecord[],
      total_count: found.totalCount,
      filter_count: found.filterCount,
      result_count: found.resultCount,
      search: found.search ? renderSearch(context, found.search) : null,
    }
  },
})
