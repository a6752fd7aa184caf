import type { QuantizedRows } from '../math/quantization/quantizedRows.js'
import { MINIMUM_QUANTIZED_ROWS, quantizeVectors } from '../snapshot/quantizeVectors.js'
import type { AnswerContext } from './context.js'

/** By the vectors that were rounded. */
const known = new WeakMap<Float32Array, Promise<QuantizedRows>>()

/**
 * Vectors of terms of a snapshot (rows x axes) rounded to bytes and to four bits, made when they are first wanted; undefined
 * for those that are too few to be worth it.
 */
export function quantizedVectors(
  { compute, snapshot: { space } }: Pick<AnswerContext, 'compute' | 'snapshot'>,
  vectors: Float32Array,
): Promise<QuantizedRows> | undefined {
  if (space.axes === 0 || vectors.length < MINIMUM_QUANTIZED_ROWS * space.axes) return undefined
  let rounding = known.get(vectors)
  if (rounding === undefined) {
    rounding = quantizeVectors(vectors, { axes: space.axes, coarse: true, exact: true, compute })
    // Failed (a thread could not start): the next question tries again.
    rounding.catch(() => known.delete(vectors))
    known.set(vectors, rounding)
  }
  return rounding
}
