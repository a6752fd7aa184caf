import { cacheSlot } from '../compute/slotCache.js'
import type { QuantizedRows } from '../math/quantization/quantizedRows.js'
import { MINIMUM_QUANTIZED_ROWS, quantizeVectors } from '../snapshot/quantizeVectors.js'
import type { AnswerContext } from './context.js'

/** Bytes for each 32-bit number of the exact vectors: the number itself, one byte, and half of two bytes. */
const BYTES_PER_NUMBER = 6

const quantizedSlot = cacheSlot<Float32Array, Promise<QuantizedRows>>({
  name: 'quantized term vectors',
  bytesOf: (_, vectors) => vectors.length * BYTES_PER_NUMBER,
  isPinned: true,
})

/**
 * The term vectors of a snapshot (rows x axes) quantized to bytes and to four bits, computed once; undefined if there
 * are too few to benefit.
 */
export function quantizedTermVectors({
  compute,
  snapshot: { space, cache },
}: Pick<AnswerContext, 'compute' | 'snapshot'>): Promise<QuantizedRows> | undefined {
  const { axes, termVectors } = space
  if (axes === 0 || termVectors.length < MINIMUM_QUANTIZED_ROWS * axes) return undefined
  let quantized = cache.get(quantizedSlot, termVectors)
  if (quantized === undefined) {
    quantized = quantizeVectors(termVectors, { axes, coarse: true, exact: true, compute })
    // After a failure (for example, a thread could not start), the next request tries again.
    quantized.catch(() => cache.delete(quantizedSlot, termVectors))
    cache.set(quantizedSlot, termVectors, quantized)
  }
  return quantized
}
