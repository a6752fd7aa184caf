import type { Postings } from './snapshot.js'

/** Postings of a step: less than a millisecond. */
const MOST_POSTINGS = 1 << 16

/**
 * Calls `walk` with the places `from` to `to` - 1 of all postings of some terms in their order, and with the index of the
 * term, in steps.
 */
export function* postingSteps(
  { offsets }: Pick<Postings, 'offsets'>,
  terms: ArrayLike<number>,
  walk: (from: number, to: number, index: number) => void,
): Generator<void, void> {
  let left = MOST_POSTINGS
  for (let index = 0; index < terms.length; index++) {
    const end = offsets[terms[index]! + 1]!
    for (let from = offsets[terms[index]!]!; from < end; ) {
      const to = Math.min(end, from + left)
      walk(from, to, index)
      left -= to - from
      from = to
      if (left > 0) continue
      yield
      left = MOST_POSTINGS
    }
  }
}
