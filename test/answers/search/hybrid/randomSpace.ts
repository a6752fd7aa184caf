import type { QuantizedSpace } from '../../../../src/answers/search/hybrid/documentCosines.js'
import type { VectorSpace } from '../../../../src/answers/search/hybrid/queryVectors.js'
import { inlineCompute } from '../../../../src/compute/pool.js'
import type { QuantizedRows } from '../../../../src/math/quantization/quantizedRows.js'
import { createRandom } from '../../../../src/math/random.js'
import { quantizeVectors } from '../../../../src/snapshot/quantizeVectors.js'
import { termVectorsInMemory, vectorsInMemory } from '../../../openBuilt.js'

/** A space of documents, without terms. */
export const spaceOf = (rows: Float32Array, axes: number): VectorSpace => ({
  axes,
  termCount: 0,
  vectorsOf: termVectorsInMemory(new Float32Array(0)).of,
  lengths: undefined,
  common: undefined,
  count: rows.length / axes,
  documents: vectorsInMemory(rows, axes),
  quantized: undefined,
})

/** A space of random unit vectors, which it has in bytes as well. */
export async function randomSpace({
  axes,
  count,
  seed,
}: {
  axes: number
  count: number
  seed: number
}): Promise<{ rows: Float32Array; space: QuantizedSpace; quantized: QuantizedRows }> {
  const random = createRandom(seed)
  const rows = Float32Array.from({ length: count * axes }, () => random.normal())
  for (let d = 0; d < count; d++) {
    const row = rows.subarray(d * axes, (d + 1) * axes)
    const length = Math.hypot(...row)
    for (const axis of row.keys()) row[axis]! /= length
  }
  const quantized = await quantizeVectors(rows, { axes, compute: inlineCompute })
  return { rows, space: { ...spaceOf(rows, axes), quantized }, quantized }
}
