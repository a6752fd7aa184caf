import type { DocumentSet } from '../../snapshot/documentSet.js'
import { setOfMembers } from '../../snapshot/documentSet.js'
import type { Concept } from '../concepts/resolveConcept.js'
import type { AnswerContext } from '../context.js'
import { createWalker, exactDocuments } from '../counts/matchWalker.js'
import { type ComparedRanges, documentsIn, latestRanges, type Timeline } from '../counts/timeline.js'
import { bySignificance, compareFilters, type Difference, difference } from './compareFilters.js'

/** The movement between two periods: `count` is of the later one, `otherCount` of the earlier one. */
export interface ConceptMovement {
  readonly ranges: ComparedRanges
  /** The concept itself, as a share of all documents of the filter. */
  readonly own: Omit<Difference, 'concept' | 'q' | 'distinctive' | 'testedCount' | 'otherTestedCount'>
  /**
   * Other concepts, as shares of the documents with the concept: significant ones first, then the largest movements.
   */
  readonly movements: readonly Difference[]
}

/** The request of `findConceptMovement`. */
export interface MovementRequest {
  readonly concept: Concept
  readonly timeline: Timeline
  readonly filter: DocumentSet
  /** Maximum number of movements. */
  readonly limit: number
}

/** Documents with the concept that each compared period should have. */
const LEAST_DOCUMENTS = 200

/**
 * Concepts that occur more or less often with a concept than before. Compares the documents with the concept in the
 * latest period with those of the period before. Undefined when the timeline has fewer than two buckets.
 */
export async function findConceptMovement(
  context: AnswerContext,
  { concept, timeline, filter, limit }: MovementRequest,
): Promise<ConceptMovement | undefined> {
  const { offsets, buckets, labels } = timeline.buckets
  const found = exactDocuments(createWalker(context.snapshot, filter), concept)
  const { count: documents } = context.snapshot.documents
  const counts = new Uint32Array(labels.length)
  for (const document of found) {
    for (let i = offsets[document]!; i < offsets[document + 1]!; i++) counts[buckets[i]!]!++
  }
  const ranges = latestRanges(timeline, counts, LEAST_DOCUMENTS)
  if (ranges === undefined) return undefined
  const matched = setOfMembers(found, documents)
  const [now, before] = [ranges.current, ranges.previous].map((range) => ({
    all: documentsIn(timeline, filter, range),
    matched: documentsIn(timeline, matched, range),
  })) as [Record<'all' | 'matched', DocumentSet>, Record<'all' | 'matched', DocumentSet>]
  const { more, less } = await compareFilters(context, now.matched, before.matched, { limit: Number.MAX_SAFE_INTEGER })
  const own = new Set(concept.exactTerms.map(({ id }) => id))
  const others = [...more, ...less].filter(({ concept: { exactTerms } }) => !exactTerms.some(({ id }) => own.has(id)))
  const [count, otherCount] = [now.matched.count, before.matched.count]
  return {
    ranges,
    own: { count, otherCount, ...difference(count, now.all.count, otherCount, before.all.count) },
    movements: bySignificance(others, limit),
  }
}
