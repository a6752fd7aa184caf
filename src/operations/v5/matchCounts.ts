import { z } from 'zod'
import type { Buckets } from '../../answers/counts/breakdowns.js'
import { countMatches, type MatchCounts } from '../../answers/counts/matchCounts.js'
import type { AverageScore, averageScores } from '../../answers/drivers/averageScores.js'
import { selectConcepts } from '../../answers/selection/selectConcepts.js'
import { mapYielding } from '../../compute/eventLoopBudget.js'
import { operation } from '../operation.js'
import type { BreakdownInput } from './inputs.js'
import { breakdown, filterParam, selectorParam } from './params.js'
import { renderAll, type SelectedRecord } from './render.js'
import {
  filteredDocuments,
  MOST_CELLS,
  needsOf,
  questionContext,
  requireScores,
  resolveBreakdowns,
  resolveSelector,
} from './resolveQuestion.js'

/** A concept with the documents of the filter that match it. */
export interface MatchCountRecord extends SelectedRecord {
  /** Number of documents of the filter with an exact or related match. */
  match_count: number
  /** Number of documents of the filter with an exact match. */
  exact_match_count: number
  /** Extension: number of documents with an exact match that have a score; only with `score_field`, and only in total. */
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
      concept_selector: selectorParam(),
      filter: filterParam,
      breakdowns: z
        .array(breakdown())
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
      scoreField === undefined ? undefined : await averagesOf(context, selected, { scoreField, filter: set })
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

async function averagesOf(...asked: Parameters<typeof averageScores>): Promise<AverageScore[]> {
  const { averageScores } = await import('../../answers/drivers/averageScores.js')
  return await averageScores(...asked)
}

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
