import { z } from 'zod'
import { associateConcepts, associateFilters, type FilterAssociation } from '../../answers/associations/associations.js'
import { selectConcepts } from '../../answers/selection/selectConcepts.js'
import { mapYielding } from '../../compute/eventLoopBudget.js'
import { invalidParams } from '../../errors.js'
import { operation } from '../operation.js'
import type { FilterInput } from './inputs.js'
import { filter, selectorParam } from './params.js'
import { renderAll, type SelectedRecord } from './render.js'
import {
  filteredDocuments,
  MOST_CELLS,
  needsOf,
  questionContext,
  resolveFilter,
  resolveSelector,
} from './resolveQuestion.js'

/** A concept with its associations to the others. */
export interface AssociatedRecord extends SelectedRecord {
  /** All selected concepts, with their association to this one; without `vectors` where these were left out. */
  associations: (Omit<SelectedRecord, 'vectors'> & {
    /** As in the concept itself. */
    vectors?: string[]
    /** Similarity of the two concepts, from -1 to 1. */
    association_score: number
  })[]
}

/** Maximum number of concepts for `concept_associations`: its answer grows with their square. */
const MOST_ASSOCIATED = 500

/** Associations between concepts. Spec v5 4.4. */
export const conceptAssociations = operation({
  methods: ['GET', 'POST'],
  path: '/api/v5/projects/:project_id/concepts/concept_associations/',
  spec: 'v5 4.4',
  access: 'read',
  needs: needsOf,
  summary: 'Measures the association between every two of the selected concepts.',
  result: 'The concepts, each with `associations`: its `association_score` with every concept, from -1 to 1.',
  params: () =>
    z.strictObject({
      concept_selector: selectorParam().describe(`Concepts to relate, at most ${MOST_ASSOCIATED}`),
      include_associated_vectors: z
        .boolean()
        .default(true)
        .describe('Extension: `false` omits `vectors` in `associations`; each concept of the answer has its own once'),
    }),
  handle: async (call, question): Promise<AssociatedRecord[]> => {
    const context = await questionContext(call)
    const everything = await filteredDocuments(context, [])
    const selection = await selectConcepts(context, await resolveSelector(call, question.concept_selector), everything)
    const count = selection.concepts.length
    if (count > MOST_ASSOCIATED) {
      throw invalidParams(`At most ${MOST_ASSOCIATED} concepts can be compared at once.`, 'concept_selector')
    }
    const scores = await associateConcepts(
      context,
      selection.concepts.map(({ concept }) => concept),
    )
    const records = await renderAll(context, selection.concepts)
    const associated = question.include_associated_vectors ? records : records.map(({ vectors: _, ...other }) => other)
    const withScores = (record: SelectedRecord, row: number): AssociatedRecord => ({
      ...record,
      associations: associated.map((other, column) => ({ ...other, association_score: scores[row * count + column]! })),
    })
    return await mapYielding(records, withScores, call.signal)
  },
})

/** A filter with the associations of concepts to its documents. */
export interface FilterAssociationRecord {
  /** The filter as it was given. */
  filter: FilterInput
  /** Number of documents that match the filter. */
  filter_count: number
  /** The concepts with their association to these documents. */
  concepts: (SelectedRecord & {
    /** Similarity of concept and documents of the filter, from -1 to 1; null without documents. */
    'association score': number | null
  })[]
}

/** Maximum number of filters in one request; each requires a sum over its documents. */
const MOST_FILTERS = 500

/** Associations of concepts with the documents of filters. Spec v5 4.4. */
export const filterAssociations = operation({
  methods: ['GET', 'POST'],
  path: '/api/v5/projects/:project_id/concepts/filter_associations/',
  spec: 'v5 4.4',
  access: 'read',
  needs: needsOf,
  summary: 'Measures the association between the selected concepts and the documents of each filter.',
  result: 'One object for each filter: the concepts with their `association score`.',
  params: () =>
    z.strictObject({
      concept_selector: selectorParam(),
      filters: z
        .array(filter)
        .max(MOST_FILTERS)
        .default([[]])
        .describe(`Filters to compare; default: one filter with all documents; at most ${MOST_CELLS} scores`),
    }),
  handle: async (call, question): Promise<FilterAssociationRecord[]> => {
    const context = await questionContext(call)
    const everything = await filteredDocuments(context, [])
    const selection = await selectConcepts(context, await resolveSelector(call, question.concept_selector), everything)
    if (selection.concepts.length * question.filters.length > MOST_CELLS) {
      throw invalidParams(`More than ${MOST_CELLS} scores: ask for fewer concepts or filters.`, 'filters')
    }
    const filters = []
    for (const one of question.filters) filters.push(await resolveFilter(context, one, 'filters'))
    const associations = await associateFilters(
      context,
      selection.concepts.map(({ concept }) => concept),
      filters,
    )
    const records = await renderAll(context, selection.concepts)
    const render = ({ filterCount, scores }: FilterAssociation, i: number): FilterAssociationRecord => ({
      filter: question.filters[i]!,
      filter_count: filterCount,
      concepts: records.map((record, c) => ({ ...record, 'association score': scores?.[c] ?? null })),
    })
    return await mapYielding(associations, render, call.signal)
  },
})
