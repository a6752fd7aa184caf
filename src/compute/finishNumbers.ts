import type { NumberList } from '../typedArrays.js'
import { forEachChunk, MOST_NUMBERS } from './eventLoopBudget.js'

/** Copies a list to an array of its length, and yields to the event loop. */
export async function finishNumbers<A extends Uint32Array | Float64Array>(
  list: NumberList,
  target: A,
  signal?: AbortSignal,
): Promise<A> {
  await forEachChunk(list.length, (from, to) => list.copyTo(target, from, to), signal, MOST_NUMBERS)
  return target
}
