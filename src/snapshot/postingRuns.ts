import { yieldIfSpent } from '../compute/eventLoopBudget.js'
import type { Postings } from './snapshot.js'

/** Postings between two looks at the clock. */
const MOST_POSTINGS = 1 << 16

/**
 * Calls `walk` with the places `from` to `to` - 1 of all postings of some terms in their order, and with the index of the
 * term; yields to the event loop between runs.
 */
export async function forEachRun(
  { offsets }: Pick<Postings, 'offsets'>,
  terms: ArrayLike<number>,
  signal: AbortSignal | undefined,
  walk: (from: number, to: number, index: number) => void,
): Promise<void> {
  let left = MOST_POSTINGS
  for (let index = 0; index < terms.length; index++) {
    const end = offsets[terms[index]! + 1]!
    for (let from = offsets[terms[index]!]!; from < end; ) {
      const to = Math.min(end, from + left)
      walk(from, to, index)
      left -= to - from
      from = to
      if (left > 0) continue
      await yieldIfSpent(signal)
      left = MOST_POSTINGS
    }
  }
}
