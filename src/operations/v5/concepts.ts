import { z } from 'zod'
import { associateConcepts, associateFilters, type FilterAssociation } from '../../answers/associations/associations.js'
import type { Buckets } from '../../answers/counts/breakdowns.js'
import { countMatches, type MatchCounts } from '../../answers/counts/matchCounts.js'
import { type AverageScore, averageScores } from '../../answers/drivers/averageScores.js'
import {
  heaviestDrivers,
  scoreDrivers as measureDrivers,
  type SuggestedDriver,
  suggestDrivers,
} from '../../answers/drivers/scoreDrivers.js'
import { occurringConcepts, selectConcepts } from '../../answers/selection/selectConcepts.js'
import { mapYielding } from '../../compute/eventLoopBudget.js'
import { invalidParams } from '../../errors.js'
import { operation } from '../operation.js'
import { integer } from '../params.js'
import type { BreakdownInput, FilterInput } from './inputs.js'
import { breakdown, filter, filterParam, selector, selectorParam } from './params.js'
import {
  type ConceptRecord,
  type DriverRecord,
  renderAll,
  renderConcept,
  renderDriver,
  renderSelected,
  type SelectedRecord,
} from './render.js'
import {
  filteredDocuments,
  MOST_CELLS,
  needsOf,
  questionContext,
  requireScores,
  resolveBreakdowns,
  resolveFilter,
  resolveSelector,
} from './resolveQuestion.js'

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
  params: () => z.strictObject({ concept_selector: selectorParam, filter: filterParam }),
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

/** A concept with the documents of the filter that match it. */
export interface MatchCountRecord extends SelectedRecord {
  /** Number of documents of the filter with an exact or related match. */
  match_count: number
  /** Number of documents of the filter with an exact match. */
  exact_match_count: number
  /**
   * Extension, with `score_field` and in total only: the documents with an exact match that have a score, and the average
   * of it; null without any.
   */
  score_count?: number
  /** Average score of these documents; null without any. */
  average_score?: number | null
}

/** The matches within one bucket of a breakdown. */
export interface BucketRecord {
  /** Value of the field, or start of the interval. */
  label: string
  /** Number of documents of the project in the bucket. */
  total_count: number
  /** Number of documents of the filter in the bucket. */
  filter_count: number
  /** The concepts with their counts in the bucket. */
  match_counts: MatchCountRecord[]
}

/** The documents that match each concept. */
export interface MatchCountsResult {
  /** Number of documents in the project. */
  total_count: number
  /** Number of documents that match the filter. */
  filter_count: number
  /** The concepts with their counts. */
  match_counts: MatchCountRecord[]
  /** One entry for each requested breakdown. */
  breakdowns: {
    /** The breakdown as it was requested. */
    breakdown: BreakdownInput
    /** One entry for each value or interval. */
    buckets: BucketRecord[]
  }[]
}

/** Maximum number of breakdowns in one request; each of them examines every document. */
const MOST_BREAKDOWNS = 100

/** How many documents match each concept, also by bucket of breakdowns. Spec v5 4.4. */
export const matchCounts = operation({
  methods: ['GET', 'POST'],
  path: '/api/v5/projects/:project_id/concepts/match_counts/',
  spec: 'v5 4.4',
  access: 'read',
  needs: needsOf,
  summary: 'Counts the documents that match each concept, in total and by metadata.',
  result:
    'The concepts with `exact_match_count`, the documents with any of the exact terms, and `match_count`, those with any exact or related term, in total and by bucket.',
  params: () =>
    z.strictObject({
      concept_selector: selectorParam,
      filter: filterParam,
      breakdowns: z
        .array(breakdown)
        .max(MOST_BREAKDOWNS)
        .default([])
        .describe(`Fields to break the counts down by; at most ${MOST_CELLS} counts`),
      score_field: z
        .string()
        .optional()
        .describe('Extension: a field of type score or number, whose average each concept then has'),
    }),
  handle: async (call, question): Promise<MatchCountsResult> => {
    const context = await questionContext(call)
    const { snapshot } = context
    const scoreField = question.score_field
    if (scoreField !== undefined) requireScores(snapshot.columns, scoreField)
    const set = await filteredDocuments(context, question.filter)
    const selection = await selectConcepts(context, await resolveSelector(call, question.concept_selector), set)
    const selected = selection.concepts.map(({ concept }) => concept)
    const averages =
      scoreField === undefined ? undefined : await averageScores(context, selected, { scoreField, filter: set })
    const parted = await resolveBreakdowns(context, question.breakdowns, set, selected.length)
    // Records are made while threads count.
    const [counts, records] = await Promise.all([
      countMatches(context, selected, set, parted),
      renderAll(context, selection.concepts),
    ])
    const breakdowns = []
    for (const [i, breakdown] of question.breakdowns.entries()) {
      const buckets = await renderBuckets(records, parted[i]!, counts.breakdowns[i]!, call.signal)
      breakdowns.push({ breakdown, buckets })
    }
    return {
      total_count: snapshot.documents.count,
      filter_count: set.count,
      match_counts: withAverages(await withCounts(records, counts, (concept) => concept, call.signal), averages),
      breakdowns,
    }
  },
})

function withAverages(records: MatchCountRecord[], averages: readonly AverageScore[] | undefined): MatchCountRecord[] {
  if (averages === undefined) return records
  for (const [i, record] of records.entries()) {
    const found = averages[i]
    if (found !== undefined) Object.assign(record, { score_count: found.count, average_score: found.average ?? null })
  }
  return records
}

/** Fields of the record of a concept that has no color, no place in a list and nothing of its selector. */
const PLAIN_FIELDS = 7

/**
 * Records with the counts of one row of cells. Yields at intervals, since there may be millions of them. The fields of
 * most records are named: copying a record by its keys takes thirty times as long.
 */
async function withCounts(
  records: readonly SelectedRecord[],
  { matchCounts, exactMatchCounts }: MatchCounts,
  cellOf: (concept: number) => number,
  signal: AbortSignal | undefined,
): Promise<MatchCountRecord[]> {
  const isPlain = records.every((record) => Object.keys(record).length === PLAIN_FIELDS)
  const withCount = (record: SelectedRecord, concept: number): MatchCountRecord => {
    const cell = cellOf(concept)
    const own = { match_count: matchCounts[cell]!, exact_match_count: exactMatchCounts[cell]! }
    return isPlain ? withPlainCount(record, own) : { ...record, ...own }
  }
  return await mapYielding(records, withCount, signal)
}

const withPlainCount = (
  { name, texts, exact_term_ids, excluded_term_ids, vectors, relevance, kind }: SelectedRecord,
  { match_count, exact_match_count }: Pick<MatchCountRecord, 'match_count' | 'exact_match_count'>,
): MatchCountRecord => ({
  name,
  texts,
  exact_term_ids,
  excluded_term_ids,
  vectors,
  relevance,
  kind,
  match_count,
  exact_match_count,
})

async function renderBuckets(
  records: readonly SelectedRecord[],
  { labels, totalCounts, filterCounts }: Buckets,
  counts: MatchCounts,
  signal: AbortSignal | undefined,
): Promise<BucketRecord[]> {
  const buckets: BucketRecord[] = []
  for (const [bucket, label] of labels.entries()) {
    buckets.push({
      label,
      total_count: totalCounts[bucket]!,
      filter_count: filterCounts[bucket]!,
      match_counts: await withCounts(records, counts, (concept) => concept * labels.length + bucket, signal),
    })
  }
  return buckets
}

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
      concept_selector: selectorParam.describe(`Concepts to relate, at most ${MOST_ASSOCIATED}`),
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
      concept_selector: selectorParam,
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
      concept_selector: selector.optional().describe('Default: the concepts that drive the score most'),
    }),
  handle: async (call, question): Promise<ScoreDriverRecord[]> => {
    const context = await questionContext(call)
    requireScores(context.snapshot.columns, question.score_field)
    const set = await filteredDocuments(context, question.filter)
    const drivers = { scoreField: question.score_field, filter: set, matchType: question.match_type }
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

/**
 * Maximum number of concepts in one request for drivers: adjusting them for each other takes time proportional to the
 * square of their number.
 */
const MOST_MEASURED = 2_000
