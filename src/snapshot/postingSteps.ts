import { firstNotBelow } from '../typedArrays.js'
import type { Postings } from './snapshot.js'

/** Postings of a step: less than a millisecond. */
const MOST_POSTINGS = 1 << 16

/**
 * Calls `walk` with the places `from` to `to` - 1 of all postings of some terms in their order, and with the index of the
 * term, in steps.
 */
export const postingSteps = (
  postings: Pick<Postings, 'offsets' | 'documents'>,
  terms: ArrayLike<number>,
  walk: (from: number, to: number, index: number) => void,
): Generator<void, void> => createPostingWalk(postings, terms, walk)(Number.POSITIVE_INFINITY)

/** Walks over postings from one limit of document numbers to the next, in steps. */
export type PostingWalk = (limit: number) => Generator<void, void>

/**
 * `postingSteps` in windows of documents: each walk continues at the places where the last one ended, and passes those of
 * documents below its limit to `walk`. Limits ascend, up to infinity.
 */
export function createPostingWalk(
  { offsets, documents }: Pick<Postings, 'offsets' | 'documents'>,
  terms: ArrayLike<number>,
  walk: (from: number, to: number, index: number) => void,
): PostingWalk {
  const places = new Uint32Array(terms.length)
  for (let index = 0; index < places.length; index++) places[index] = offsets[terms[index]!]!
  let left = MOST_POSTINGS
  return function* walkBelow(limit) {
    for (let index = 0; index < places.length; index++) {
      const end = offsets[terms[index]! + 1]!
      let from = places[index]!
      if (from === end) continue
      const isLast = limit === Number.POSITIVE_INFINITY || documents[end - 1]! < limit
      const stop = isLast ? end : firstNotBelow(documents, limit, from, end)
      places[index] = stop
      while (from < stop) {
        const to = Math.min(stop, from + left)
        walk(from, to, index)
        left -= to - from
        from = to
        if (left > 0) continue
        yield
        left = MOST_POSTINGS
      }
    }
  }
}
