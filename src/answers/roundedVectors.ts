import type { RoundedRows } from '../math/quantization/quantizedRows.js'
import { LEAST_ROUNDED, roundVectors } from '../snapshot/roundVectors.js'
import type { AnswerContext } from './context.js'

/** By the vectors that were rounded. */
const known = new WeakMap<Float32Array, Promise<RoundedRows>>()

/**
 * Vectors of terms of a snapshot (rows x axes) rounded to bytes and to four bits, made when they are first wanted; undefined
 * for those that are too few to be worth it.
 */
export function roundedVectors(
  { compute, snapshot: { space } }: Pick<AnswerContext, 'compute' | 'snapshot'>,
  vectors: Float32Array,
): Promise<RoundedRows> | undefined {
  if (space.axes === 0 || vectors.length < LEAST_ROUNDED * space.axes) return undefined
  let rounding = known.get(vectors)
  if (rounding === undefined) {
    rounding = roundVectors(vectors, { axes: space.axes, coarse: true, exact: true, compute })
    // Failed (a thread could not start): the next question tries again.
    rounding.catch(() => known.delete(vectors))
    known.set(vectors, rounding)
  }
  return rounding
}
