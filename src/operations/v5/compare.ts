import { z } from 'zod'
import { compareFilters, type Difference } from '../../answers/comparison/compareFilters.js'
import { selectConcepts } from '../../answers/selection/selectConcepts.js'
import { mapYielding } from '../../compute/eventLoopBudget.js'
import { differenceOf, intersectionOf } from '../../snapshot/documentSet.js'
import { operation } from '../operation.js'
import { integer } from '../params.js'
import type { FilterInput } from './inputs.js'
import { filter, filterParam, selector } from './params.js'
import { type ConceptRecord, renderConcept } from './render.js'
import {
  filteredDocuments,
  needsOf,
  type QuestionContext,
  questionContext,
  resolveSelector,
} from './resolveQuestion.js'

/** A concept and its frequency on both sides of a comparison. */
export interface DifferenceRecord extends ConceptRecord {
  /** Number of documents of the filter with an exact match, as in every answer. */
  exact_match_count: number
  /** Number of documents of the other side with an exact match. */
  other_exact_match_count: number
  /** Share of the documents of the filter with an exact match, from 0 to 1. */
  share: number
  /** The same share of the other side, from 0 to 1. */
  other_share: number
  /**
   * Documents that `p`, `q` and `distinctive` rest on: without a `concept_selector` those where a term stands for itself,
   * not within a phrase; else the same as `exact_match_count`.
   */
  tested_count: number
  /** `tested_count` of the other side. */
  other_tested_count: number
  /** One-sided p-value of Fisher's exact test, from 0 to 1. */
  p: number
  /** False discovery rate if all differences that are at least as significant are accepted, from 0 to 1. */
  q: number
  /**
   * Count x logarithm of the lift: positive for a concept that is more frequent in the filter, negative for one that is
   * more frequent in the other.
   */
  distinctive: number
}

/** What distinguishes the documents of two filters. */
export interface CompareResult {
  /** Number of documents in the project. */
  total_count: number
  /** The filter as it was given. */
  filter: FilterInput
  /** Null when compared with all other documents. */
  other_filter: FilterInput | null
  /** Documents on one side only: those on both are left out. */
  filter_count: number
  /** Number of documents on the other side only. */
  other_filter_count: number
  /** Number of documents on both sides. */
  overlap_count: number
  /** Concepts that are more frequent in the filter, most distinctive first. */
  more: DifferenceRecord[]
  /** Concepts that are less frequent in the filter, most distinctive first. */
  less: DifferenceRecord[]
}

/** Default number of differences in each direction. */
const DEFAULT_DIFFERENCES = 20

/**
 * Lists the differences between two filters, or between a filter and all other documents. Extension: each concept is
 * tested with Fisher's exact test in both directions, and false discoveries are controlled over the whole answer.
 * Significant differences (q below 0.05) come first, and in each part the most distinctive ones.
 */
export const compareConcepts = operation({
  methods: ['GET', 'POST'],
  path: '/api/v5/projects/:project_id/concepts/compare/',
  spec: 'v5 4.4',
  extension: true,
  access: 'read',
  needs: needsOf,
  summary: 'Lists concepts that are more or less frequent in the documents of one filter than in those of another.',
  result: 'Document counts of both sides, and the concepts in `more` and `less`, most distinctive first.',
  params: () =>
    z.strictObject({
      filter: filterParam,
      other_filter: filter
        .optional()
        .describe('Documents to compare with; default: all documents that are not in `filter`'),
      within: filter
        .optional()
        .describe(
          'Documents to look at on either side: the rest of these is compared without `other_filter`; default: all',
        ),
      concept_selector: selector()
        .optional()
        .describe('Concepts to compare; default: the thousand most frequent terms of each side'),
      limit: integer(0, 2_000).default(DEFAULT_DIFFERENCES).describe('Maximum number of concepts in each direction'),
    }),
  handle: async (call, question): Promise<CompareResult> => {
    const context = await questionContext(call)
    const within = await filteredDocuments(context, question.within ?? [], 'within')
    const documents = context.snapshot.documents.count
    const first = intersectionOf(await filteredDocuments(context, question.filter), within, documents)
    const other =
      question.other_filter === undefined
        ? differenceOf(within, first, documents)
        : intersectionOf(await filteredDocuments(context, question.other_filter, 'other_filter'), within, documents)
    const chosen = question.concept_selector
    const selection = chosen && (await selectConcepts(context, await resolveSelector(call, chosen), first))
    const concepts = selection?.concepts.map(({ concept }) => concept)
    const compared = await compareFilters(context, first, other, { concepts, limit: question.limit })
    return {
      total_count: documents,
      filter: question.filter,
      other_filter: question.other_filter ?? null,
      filter_count: compared.count,
      other_filter_count: compared.otherCount,
      overlap_count: compared.overlap,
      more: await mapYielding(compared.more, (one) => renderDifference(context, one), call.signal),
      less: await mapYielding(compared.less, (one) => renderDifference(context, one), call.signal),
    }
  },
})

export function renderDifference(context: Pick<QuestionContext, 'kinds'>, difference: Difference): DifferenceRecord {
  return {
    ...renderConcept(context, difference.concept),
    exact_match_count: difference.count,
    other_exact_match_count: difference.otherCount,
    share: difference.share,
    other_share: difference.otherShare,
    tested_count: difference.testedCount,
    other_tested_count: difference.otherTestedCount,
    p: difference.p,
    q: difference.q,
    distinctive: difference.distinctive,
  }
}
