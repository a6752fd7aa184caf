import type { Compute } from '../../compute/compute.js'
import { forEachYielding, mapYielding } from '../../compute/eventLoopBudget.js'
import { joinNearest, LEAST_JOINED } from '../../snapshot/nearestJoin.js'
import { type RelatableTerms, relatableCount } from '../../snapshot/relatableTerms.js'
import { countObscure, createEvidence, omitObscure } from '../../snapshot/relatedEvidence.js'
import { createRelatedLists, MOST_RELATED, NONE_RELATED, type RelatedLists } from '../../snapshot/relatedLists.js'
import type { Space } from '../../snapshot/snapshot.js'

/** Lists are kept of at most this many terms, the most frequent ones: a question can ask for 50,000 concepts. */
export const MOST_LISTED = 1 << 16

interface RelateOptions {
  readonly compute: Compute
  readonly signal?: AbortSignal | undefined
  /** Number of the axes of general word vectors, the last ones; undefined if the space has none. */
  readonly generalAxes?: number | undefined
  /** With fewer terms that can be related there are no lists: a search finds those of a term faster than a file has them. */
  readonly leastTerms?: number | undefined
}

/** Terms that can be related, with their vectors. */
export interface RelatableSpace extends RelatableTerms {
  readonly space: Space
}

/**
 * The related terms of the most frequent terms, as a search finds them: the 20 nearest above the floor of relatedness. Undefined
 * for few terms, or where a join of all pairs would take longer than searches do.
 */
export async function relateTerms(
  snapshot: RelatableSpace,
  { generalAxes, compute, signal, leastTerms = LEAST_JOINED }: RelateOptions,
): Promise<RelatedLists | undefined> {
  const { space } = snapshot
  const count = relatableCount(snapshot)
  if (count < leastTerms) return undefined
  const { termVectors, axes, relatedFloor: floor } = space
  const listed = Uint32Array.from({ length: Math.min(count, MOST_LISTED) }, (_, term) => term)
  const request = (term: number) => ({
    vector: termVectors.subarray(term * axes, (term + 1) * axes),
    excluded: [term],
    row: term,
  })
  const requests = await mapYielding(listed, request, signal)
  const rows = termVectors.subarray(0, count * axes)
  const isKnown = createEvidence(snapshot, generalAxes)
  const limit = MOST_RELATED + (isKnown === undefined ? 0 : countObscure(isKnown, count))
  const nearest = await joinNearest({ compute, signal }, { rows, axes }, requests, { count, floor, limit })
  if (nearest === undefined) return undefined
  const lists = createRelatedLists(listed.length)
  await forEachYielding(
    nearest,
    ({ rows: terms, products: similarities }, term) => {
      const related = { terms, similarities }
      if (isKnown === undefined) lists.add(related)
      else lists.add(isKnown(term) ? omitObscure(related, isKnown, MOST_RELATED) : NONE_RELATED)
    },
    signal,
  )
  return lists.finish()
}
