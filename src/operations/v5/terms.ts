import { z } from 'zod'
import { describeTerms } from '../../answers/terms/describeTerms.js'
import { operation } from '../operation.js'
import { packVector } from '../packVector.js'
import { termIdsParam } from './params.js'
import { filteredDocuments, questionContext } from './resolveQuestion.js'

/** Spec v5 2.11. */
export interface TermStatisticsRecord {
  /** Identifier of the term, with its language. */
  term_id: string
  /** Number of documents of the filter with the term, including fragments. */
  total_doc_count: number
  /** Number of documents of the filter with the term, excluding fragments. */
  distinct_doc_count: number
  /** Rank value by frequency in the filter and in general language. */
  relevance: number
  /** Approximate frequency in general language. */
  background_frequency: number
  /** Most common form in the texts. */
  display_text: string
  /** How often each form occurs. */
  all_texts: Record<string, number>
  /** Vector in pack64 form. */
  vector: string
}

/** Statistics of terms over the whole project, in the order of the ids. Spec v5 4.3. */
export const terms = operation({
  methods: ['GET', 'POST'],
  path: '/api/v5/projects/:project_id/terms/',
  spec: 'v5 4.3',
  access: 'read',
  needs: 'build',
  summary: 'Reports counts, relevance, surface forms and vectors of terms.',
  result: 'One object for each term id, in the order of the request; zeros for a term that the project does not have.',
  params: () => z.strictObject({ term_ids: termIdsParam }),
  handle: async (call, { term_ids }): Promise<TermStatisticsRecord[]> => {
    const context = await questionContext(call)
    const statistics = await describeTerms(context, term_ids, await filteredDocuments(context, []))
    return statistics.map((term) => ({
      term_id: term.termId,
      total_doc_count: term.totalDocCount,
      distinct_doc_count: term.distinctDocCount,
      relevance: term.relevance,
      background_frequency: term.backgroundFrequency,
      display_text: term.displayText,
      all_texts: Object.fromEntries(term.allTexts),
      vector: packVector(term.vector),
    }))
  },
})
