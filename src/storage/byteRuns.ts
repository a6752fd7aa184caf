import type { PartRuns } from '../snapshot/parts.js'
import { argsort } from './argsort.js'

/** Ranges of bytes of a part, ascending, and where each is read to. */
export interface ByteRuns {
  readonly count: number
  /** The first byte of each range. */
  readonly starts: Float64Array
  readonly lengths: Float64Array
  /** The first byte of each range in what is filled. */
  readonly targets: Float64Array
}

/**
 * The ranges that read rows of `width` bytes, which begin at `starts`, one after the other. Rows that follow each other in the
 * source and in the target are one range.
 */
export function runsOfRows(starts: ArrayLike<number>, width: number): ByteRuns {
  const order = argsort(starts)
  const runs = allocate(order.length)
  let last = -1
  for (const row of order) {
    const [start, target] = [starts[row]!, row * width]
    const length = last < 0 ? 0 : runs.lengths[last]!
    if (length > 0 && start === runs.starts[last]! + length && target === runs.targets[last]! + length) {
      runs.lengths[last] = length + width
      continue
    }
    last++
    runs.starts[last] = start
    runs.targets[last] = target
    runs.lengths[last] = width
  }
  return { ...runs, count: last + 1 }
}

/** The bytes of ranges of numbers, in any order. Empty ones are left out. */
export function runsOfNumbers({ froms, lengths, targets }: PartRuns, bytes: number): ByteRuns {
  const runs = allocate(froms.length)
  let count = 0
  for (const i of argsort(froms)) {
    if (lengths[i] === 0) continue
    runs.starts[count] = froms[i]! * bytes
    runs.lengths[count] = lengths[i]! * bytes
    runs.targets[count++] = targets[i]! * bytes
  }
  return { ...runs, count }
}

const allocate = (count: number): Omit<ByteRuns, 'count'> => ({
  starts: new Float64Array(count),
  lengths: new Float64Array(count),
  targets: new Float64Array(count),
})
