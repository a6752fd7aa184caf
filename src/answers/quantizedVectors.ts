import { cacheSlot } from '../compute/slotCache.js'
import type { QuantizedRows } from '../math/quantization/quantizedRows.js'
import { reservedOf } from '../math/quantization/reservedRows.js'
import { MINIMUM_QUANTIZED_ROWS, quantizeVectors } from '../snapshot/quantizeVectors.js'
import type { AnswerContext } from './context.js'

/** Bytes for each 32-bit number of the exact vectors: eight bits, four bits and the bounds of their errors, rounded up. */
const BYTES_PER_NUMBER = 2
/** The same where the number itself is copied. */
const COPIED_BYTES_PER_NUMBER = 6

const quantizedSlot = cacheSlot<Float32Array, Promise<QuantizedRows>>({
  name: 'quantized term vectors',
  bytesOf: (_, vectors) =>
    vectors.length * (reservedOf(vectors) === undefined ? COPIED_BYTES_PER_NUMBER : BYTES_PER_NUMBER),
  isPinned: true,
})

/** Whether `quantizedAfterFirstUse` was called for these vectors. */
const askedSlot = cacheSlot<Float32Array, true>({ name: 'term vectors passed over', bytesOf: () => 16, isPinned: true })

/**
 * `quantizedTermVectors`, but undefined at the first call for these vectors. A pass over the exact vectors takes a tenth of the
 * time of rounding them, so the first question of a process need not wait for the rounding.
 */
export function quantizedAfterFirstUse(
  context: Pick<AnswerContext, 'compute' | 'snapshot'>,
): Promise<QuantizedRows> | undefined {
  const { cache, space } = context.snapshot
  if (cache.get(askedSlot, space.termVectors) !== undefined) return quantizedTermVectors(context)
  cache.set(askedSlot, space.termVectors, true)
  return undefined
}

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
