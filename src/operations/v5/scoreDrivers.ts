import { z } from 'zod'
import type { SuggestedDriver } from '../../answers/drivers/scoreDrivers.js'
import { selectConcepts } from '../../answers/selection/selectConcepts.js'
import { mapYielding } from '../../compute/eventLoopBudget.js'
import { invalidParams } from '../../errors.js'
import { operation } from '../operation.js'
import { integer } from '../params.js'
import { filterParam, selector } from './params.js'
import {
  type ConceptRecord,
  type DriverRecord,
  renderConcept,
  renderDriver,
  renderSelected,
  type SelectedRecord,
} from './render.js'
import { filteredDocuments, needsOf, questionContext, requireScores, resolveSelector } from './resolveQuestion.js'

/** A concept and its relation to a score. Spec v5 2.4. */
export interface ScoreDriverRecord
  extends ConceptRecord,
    Pick<SelectedRecord, 'match_score' | 'cluster_label'>,
    Omit<DriverRecord, 'importance'> {
  /** Number of documents of the filter with an exact or related match. */
  match_count: number
  /** Number of documents of the filter with an exact match. */
  exact_match_count: number
  /** From 0 to 1; present only for suggested drivers, not for the caller's own concepts. */
  importance?: number
}

/**
 * Maximum number of concepts in one request for drivers: adjusting them for each other takes time proportional to the
 * square of their number.
 */
const MOST_MEASURED = 2_000

/** Default number of drivers, without a limit and a selector. */
const DEFAULT_DRIVERS = 10

/**
 * The concepts that are related to a score, and the size of the effect. Our choices: `match_type` is `exact` by
 * default, which finds more of the true drivers and fewer concepts that merely occur with them; rows also have match
 * counts, `adjusted_impact` and `q`. Spec v5 4.4.
 */
export const scoreDrivers = operation({
  methods: ['GET', 'POST'],
  path: '/api/v5/projects/:project_id/concepts/score_drivers/',
  spec: 'v5 4.4',
  access: 'read',
  needs: needsOf,
  summary: 'Finds concepts whose documents have higher or lower scores.',
  result: 'The driver concepts; by importance if no concepts were specified.',
  params: () =>
    z.strictObject({
      score_field: z.string().describe('A field of type score or number'),
      filter: filterParam,
      match_type: z.enum(['total', 'exact']).default('exact').describe('`total` counts related matches too'),
      limit: integer(0, 2000)
        .optional()
        .describe('Maximum number of drivers, default 10; extension: with `concept_selector` its heaviest concepts'),
      concept_selector: selector().optional().describe('Default: the concepts that drive the score most'),
    }),
  handle: async (call, question): Promise<ScoreDriverRecord[]> => {
    const context = await questionContext(call)
    requireScores(context.snapshot.columns, question.score_field)
    const set = await filteredDocuments(context, question.filter)
    const drivers = { scoreField: question.score_field, filter: set, matchType: question.match_type }
    const {
      heaviestDrivers,
      scoreDrivers: measureDrivers,
      suggestDrivers,
    } = await import('../../answers/drivers/scoreDrivers.js')
    const chosen = question.concept_selector
    if (chosen === undefined || (chosen.type === 'drivers_suggested' && chosen.score_field === question.score_field)) {
      const limit = Math.min(chosen?.limit ?? 2_000, question.limit ?? chosen?.limit ?? DEFAULT_DRIVERS)
      const suggested = await suggestDrivers(context, drivers, limit)
      const render = (driver: SuggestedDriver) => ({
        ...renderConcept(context, driver.concept),
        ...renderDriver(driver),
        importance: driver.importance,
        match_count: driver.matchCount,
        exact_match_count: driver.exactMatchCount,
      })
      return await mapYielding(suggested, render, call.signal)
    }
    const selection = await selectConcepts(context, await resolveSelector(call, chosen), set)
    const selected = selection.concepts.map(({ concept }) => concept)
    if (selected.length > MOST_MEASURED) {
      throw invalidParams(`At most ${MOST_MEASURED} concepts can be measured at once.`, 'concept_selector')
    }
    const measured = await measureDrivers(context, selected, drivers)
    const shown = question.limit === undefined ? [...measured.keys()] : heaviestDrivers(measured, question.limit)
    const render = (i: number) => ({
      ...renderSelected(context, selection.concepts[i]!),
      ...renderDriver(measured[i]!),
      match_count: measured[i]!.matchCount,
      exact_match_count: measured[i]!.exactMatchCount,
    })
    return await mapYielding(shown, render, call.signal)
  },
})
