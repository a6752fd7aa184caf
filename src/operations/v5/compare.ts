import { z } from 'zod'
import { compareFilters, type Difference } from '../../answers/comparison/compareFilters.js'
import { selectConcepts } from '../../answers/selection/selectConcepts.js'
import { documentSet } from '../../snapshot/filter.js'
import { operation } from '../operation.js'
import { integer } from '../params.js'
import { type Filter, filter, filterParam, selector } from './params.js'
import { type ConceptRecord, renderConcept } from './render.js'
import {
  filteredDocuments,
  needsOf,
  type QuestionContext,
  questionContext,
  resolveSelector,
} from './resolveQuestion.js'

/** A concept with how often it is met on both sides of a comparison. */
export interface DifferenceRecord extends ConceptRecord {
  /**
   * Documents with an exact match (of terms that were not asked for: where they stand for themselves, not within a
   * phrase), and their share of all documents of that side, from 0 to 1.
   */
  exact_match_count: number
  other_exact_match_count: number
  share: number
  other_share: number
  /** One-sided chance, and the false discovery rate of all differences as clear as this. */
  p: number
  q: number
  /** Count x logarithm of the lift: above 0 where the concept is met more in the filter, below 0 where in the other. */
  distinctive: number
}

export interface CompareResult {
  total_count: number
  filter: Filter
  /** Null when compared with all other documents. */
  other_filter: Filter | null
  /** Documents on one side only: those on both are left out. */
  filter_count: number
  other_filter_count: number
  overlap_count: number
  more: DifferenceRecord[]
  less: DifferenceRecord[]
}

/** Differences in each direction unless said otherwise. */
const DEFAULT_DIFFERENCES = 20

/**
 * What changed between two filters, or what sets one filter off from all other documents. Extension: each concept by
 * Fisher's exact test in both directions, with false-discovery control over the whole answer. Clear differences (q under
 * .05) come first, the most distinctive ones before the others.
 */
export const compareConcepts = operation({
  methods: ['GET', 'POST'],
  path: '/api/v5/projects/:project_id/concepts/compare/',
  spec: 'v5 4.4',
  extension: true,
  access: 'read',
  needs: needsOf,
  summary: 'Lists concepts that are more or less frequent in the documents of one filter than in those of another.',
  result:
    'Document counts of both sides, and the concepts in `more` and `less`, each with its shares, p, q and a score of how distinctive it is.',
  params: z.strictObject({
    filter: filterParam,
    other_filter: filter
      .optional()
      .describe('Documents to compare with; default: all documents that are not in `filter`'),
    concept_selector: selector
      .optional()
      .describe('Concepts to compare; default: the thousand most frequent terms of each side'),
    limit: integer(0, 2_000).default(DEFAULT_DIFFERENCES).describe('Maximum number of concepts in each direction'),
  }),
  handle: async (call, question): Promise<CompareResult> => {
    const context = await questionContext(call)
    const first = await filteredDocuments(context, question.filter)
    const other =
      question.other_filter === undefined
        ? documentSet(first.members.map((member) => 1 - member))
        : await filteredDocuments(context, question.other_filter, 'other_filter')
    const chosen = question.concept_selector
    const selection = chosen && (await selectConcepts(context, resolveSelector(call, chosen), first))
    const concepts = selection?.concepts.map(({ concept }) => concept)
    const compared = await compareFilters(context, first, other, { concepts, limit: question.limit })
    return {
      total_count: context.snapshot.documents.count,
      filter: question.filter,
      other_filter: question.other_filter ?? null,
      filter_count: compared.count,
      other_filter_count: compared.otherCount,
      overlap_count: compared.overlap,
      more: compared.more.map((one) => renderDifference(context, one)),
      less: compared.less.map((one) => renderDifference(context, one)),
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
    p: difference.p,
    q: difference.q,
    distinctive: difference.distinctive,
  }
}
