import { z } from 'zod'
import { type Difference, SIGNIFICANT_Q } from '../../answers/comparison/compareFilters.js'
import { findConceptMovement } from '../../answers/comparison/conceptMovement.js'
import { boundsOf } from '../../answers/counts/timeline.js'
import { operation } from '../operation.js'
import { integer } from '../params.js'
import { type DifferenceRecord, renderDifference } from './compare.js'
import type { QuestionContext } from './resolveQuestion.js'
import { openSummary, type PeriodRecord, type SummaryHead, summaryParams } from './summaries.js'

/** A concept whose share among the documents with the requested concept has changed. */
export interface MovementRecord
  extends Omit<DifferenceRecord, 'other_exact_match_count' | 'other_tested_count' | 'other_share'> {
  /** Documents of the previous window with an exact match. */
  previous_exact_match_count: number
  /** `tested_count` of the previous window. */
  previous_tested_count: number
  /** Share of the documents with the concept in that window that match exactly, from 0 to 1. */
  previous_share: number
  /** `share` minus `previous_share`. */
  change: number
  /** Whether `q` is under .05: the change is unlikely to be chance. */
  is_significant: boolean
}

/** The concept whose share has changed most. */
export interface ConceptMovementResult extends SummaryHead {
  /** Null when there are fewer than two periods. */
  periods: {
    /** The time window before the latest one, of as many periods. */
    previous: PeriodRecord
    /** The latest time window: the last periods, at most half of all. */
    current: PeriodRecord
  } | null
  /** The concept itself among all documents of the filter; null without periods. */
  concept_movement: {
    /** Documents of the latest window with an exact match. */
    exact_match_count: number
    /** Their share of the window, from 0 to 1. */
    share: number
    /** Documents of the previous window with an exact match. */
    previous_exact_match_count: number
    /** Their share of that window, from 0 to 1. */
    previous_share: number
    /** `share` minus `previous_share`. */
    change: number
    /** p-value of the change, from 0 to 1. */
    p: number
  } | null
  /** Other concepts among the documents with the concept: significant changes first, then by size. */
  movements: MovementRecord[]
}

/** Default number of movements. */
const DEFAULT_MOVEMENTS = 10

/**
 * The concepts whose co-occurrence with a concept has changed. Our choice of result, since v5 4.6 shows none: the share
 * of the concept itself in the latest time window and in the one before, and the concepts whose share among its
 * documents changed most, significant ones first. Both windows have the same number of periods: enough for two hundred
 * documents with the concept in each, but at most half of all periods. Spec v5 4.6.
 */
export const largestConceptMovement = operation({
  methods: ['POST'],
  path: '/api/v5/projects/:project_id/summary/largest_concept_movement/',
  spec: 'v5 4.6',
  access: 'read',
  needs: 'build',
  params: () =>
    z.strictObject({
      ...summaryParams,
      limit: integer(0, 2_000).default(DEFAULT_MOVEMENTS).describe('Extension: maximum number of movements'),
    }),
  summary: 'Lists the concepts whose frequency changed most among the documents with a concept.',
  result:
    'The two time windows (`periods`), the movement of the concept itself, and the largest movements with p and q.',
  handle: async (call, question): Promise<ConceptMovementResult> => {
    const { context, concept, set, timeline, head } = await openSummary(call, question)
    const found =
      timeline && (await findConceptMovement(context, { concept, timeline, filter: set, limit: question.limit }))
    if (found === undefined) return { ...head, periods: null, concept_movement: null, movements: [] }
    const { ranges, own, movements } = found
    return {
      ...head,
      periods: {
        previous: boundsOf(timeline!, ranges.previous),
        current: boundsOf(timeline!, ranges.current),
      },
      concept_movement: {
        exact_match_count: own.count,
        share: own.share,
        previous_exact_match_count: own.otherCount,
        previous_share: own.otherShare,
        change: own.share - own.otherShare,
        p: own.p,
      },
      movements: movements.map((movement) => renderMovement(context, movement)),
    }
  },
})

/** A difference between the latest window and the one before, with the names of a movement. */
function renderMovement(context: Pick<QuestionContext, 'kinds'>, movement: Difference): MovementRecord {
  const { other_exact_match_count, other_tested_count, other_share, ...record } = renderDifference(context, movement)
  return {
    ...record,
    previous_exact_match_count: other_exact_match_count,
    previous_tested_count: other_tested_count,
    previous_share: other_share,
    change: record.share - other_share,
    is_significant: record.q < SIGNIFICANT_Q,
  }
}
