import { z } from 'zod'
import { describeTerms } from '../../answers/terms/describeTerms.js'
import { operation } from '../operation.js'
import { packVector } from '../packVector.js'
import { termIdsParam } from './params.js'
import { filteredDocuments, questionContext } from './resolveQuestion.js'

/** Spec v5 2.11. */
export interface TermStatisticsRecord {
  term_id: string
  total_doc_count: number
  distinct_doc_count: number
  relevance: number
  background_frequency: number
  display_text: string
  all_texts: Record<string, number>
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
  params: z.strictObject({ term_ids: termIdsParam }),
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
