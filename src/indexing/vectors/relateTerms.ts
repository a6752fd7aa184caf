import type { Compute } from '../../compute/compute.js'
import { mapYielding } from '../../compute/eventLoopBudget.js'
import { joinNearest, LEAST_JOINED } from '../../snapshot/nearestJoin.js'
import { type RelatableTerms, relatableCount } from '../../snapshot/relatableTerms.js'
import { createRelatedLists, MOST_RELATED, type RelatedLists } from '../../snapshot/relatedLists.js'
import type { Space } from '../../snapshot/snapshot.js'

/** Lists are kept of at most this many terms, the most frequent ones: a question can ask for 50,000 concepts. */
export const MOST_LISTED = 1 << 16

interface RelateOptions {
  readonly compute: Compute
  readonly signal?: AbortSignal | undefined
  /** With fewer terms that can be related there are no lists: a search finds those of a term faster than a file has them. */
  readonly leastTerms?: number | undefined
}

/** Terms that can be related, with their vectors. */
export interface RelatableSpace extends RelatableTerms {
  readonly space: Space
}

/**
 * Whether related terms can be listed: where some terms are related only if there is general knowledge of them, that
 * depends on the word vectors with which a project is opened.
 */
const canList = ({ leastOwnDocuments, axes }: Space): boolean => leastOwnDocuments === undefined && axes > 0

/**
 * The related terms of the most frequent terms, as a search finds them: the 20 nearest above the floor of relatedness. Undefined
 * where they are not listed, or where a join of all pairs would take longer than searches do.
 */
export async function relateTerms(
  snapshot: RelatableSpace,
  { compute, signal, leastTerms = LEAST_JOINED }: RelateOptions,
): Promise<RelatedLists | undefined> {
  const { space } = snapshot
  const count = relatableCount(snapshot)
  if (!canList(space) || count < leastTerms) return undefined
  const { termVectors, axes, relatedFloor: floor } = space
  const listed = Uint32Array.from({ length: Math.min(count, MOST_LISTED) }, (_, term) => term)
  const request = (term: number) => ({
    vector: termVectors.subarray(term * axes, (term + 1) * axes),
    excluded: [term],
    row: term,
  })
  const requests = await mapYielding(listed, request, signal)
  const rows = termVectors.subarray(0, count * axes)
  const nearest = await joinNearest({ compute, signal }, { rows, axes }, requests, {
    count,
    floor,
    limit: MOST_RELATED,
  })
  if (nearest === undefined) return undefined
  const lists = createRelatedLists(listed.length)
  for (const { rows: terms, products: similarities } of nearest) lists.add({ terms, similarities })
  return lists.finish()
}
