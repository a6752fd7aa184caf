import { z } from 'zod'
import { occurringConcepts, selectConcepts } from '../../answers/selection/selectConcepts.js'
import { operation } from '../operation.js'
import { filterParam, selectorParam } from './params.js'
import { type ConceptRecord, renderAll, renderConcept, type SelectedRecord } from './render.js'
import { filteredDocuments, needsOf, questionContext, resolveSelector } from './resolveQuestion.js'

/** The concepts that a selector returned. */
export interface ConceptsResult {
  /** The concepts of the selector, in its order. */
  result: SelectedRecord[]
  /** Number of documents that match the filter. */
  filter_count: number
  /** Number of documents in the project. */
  total_count: number
  /** The search concept of a `related` selector. */
  search: ConceptRecord | null
}

/**
 * The concepts of a selector. Our choice: a filter limits the concepts of all selectors, including those of a list and
 * specified ones, to those that match one of its documents exactly. Operations that count return every specified
 * concept, with 0 where it does not occur. Spec v5 4.4.
 */
export const concepts = operation({
  methods: ['GET', 'POST'],
  path: '/api/v5/projects/:project_id/concepts/',
  spec: 'v5 4.4',
  access: 'read',
  needs: needsOf,
  summary: 'Lists concepts: top, related, suggested, shared or specified ones.',
  result: 'The concepts and document counts; with a filter, only concepts that occur in its documents.',
  params: () => z.strictObject({ concept_selector: selectorParam(), filter: filterParam }),
  handle: async (call, question): Promise<ConceptsResult> => {
    const context = await questionContext(call)
    const set = await filteredDocuments(context, question.filter)
    const selection = await selectConcepts(context, await resolveSelector(call, question.concept_selector), set)
    return {
      result: await renderAll(context, await occurringConcepts(context, selection.concepts, set)),
      filter_count: set.count,
      total_count: context.snapshot.documents.count,
      search: selection.search === undefined ? null : renderConcept(context, selection.search),
    }
  },
})
