import { z } from 'zod'
import { findOutliers, type OutlierDefinition } from '../../answers/search/outliers.js'
import { selectConcepts } from '../../answers/selection/selectConcepts.js'
import { intersectionOf } from '../../snapshot/documentSet.js'
import { operation } from '../operation.js'
import { filterParam, matchType, selectorParam } from './params.js'
import { filteredDocuments, needsOf, questionContext, resolveSelector } from './resolveQuestion.js'

/** Documents that match no concept. */
export interface OutliersResult {
  /** Number of documents in the project. */
  total_count: number
  /** Documents of the filter that none of the concepts matches. */
  filter_count: number
}

/**
 * Counts the documents that no concept of a selector matches. Extension for existing clients: the question is stored,
 * and the constraint `{"special": "outliers"}` in any filter of the project means these documents until the next such
 * question. Our choices: the concepts are stored as texts, so that they mean the same after another build; permission
 * to read is enough, because only the meaning of that constraint changes.
 */
export const outliers = operation({
  methods: ['GET', 'POST'],
  path: '/api/v5/projects/:project_id/concepts/outliers/',
  spec: 'v5 4.4',
  extension: true,
  access: 'read',
  needs: needsOf,
  summary: 'Counts the documents that no concept of a selector matches, and makes them available to filters.',
  result: 'The number of outliers in the filter, and of all documents.',
  params: () =>
    z.strictObject({
      concept_selector: selectorParam(),
      filter: filterParam,
      match_type: matchType.default('both').describe('Matches to count'),
    }),
  handle: async (call, question): Promise<OutliersResult> => {
    const context = await questionContext(call)
    const set = await filteredDocuments(context, question.filter)
    const selection = await selectConcepts(context, await resolveSelector(call, question.concept_selector), set)
    const definition: OutlierDefinition = {
      concepts: selection.concepts.map(({ concept }) => ({ texts: concept.texts })),
      matchType: question.match_type,
    }
    const outliers = await findOutliers(context, definition)
    await call.project.settings.storeOutliers(definition)
    const total = context.snapshot.documents.count
    return { total_count: total, filter_count: intersectionOf(outliers, set, total).count }
  },
})
