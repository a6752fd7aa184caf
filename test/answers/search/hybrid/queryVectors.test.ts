import { expect, test } from 'vitest'
import type { AnswerContext } from '../../../../src/answers/context.js'
import {
  cosinesOf,
  moveTowards,
  queryVector,
  type VectorSpace,
} from '../../../../src/answers/search/hybrid/queryVectors.js'
import { inlineCompute } from '../../../../src/compute/pool.js'
import { createRandom } from '../../../../src/math/random.js'
import { quantizeVectors } from '../../../../src/snapshot/quantizeVectors.js'
import { termVectorsInMemory, vectorsInMemory } from '../../../openBuilt.js'
import { askSmall } from '../../smallSnapshot.js'

const space: VectorSpace = {
  axes: 2,
  termCount: 2,
  vectorsOf: termVectorsInMemory(Float32Array.of(1, 0, 0.6, 0.8)).of,
  lengths: undefined,
  common: undefined,
  count: 2,
  documents: vectorsInMemory(Float32Array.of(1, 0, 0, 1), 2),
  quantized: undefined,
}
const bm25 = { idf: () => 0, vectorIdf: (term: number) => [2, 5][term]!, termFrequency: () => 0 }
const context: AnswerContext = askSmall({ documents: [{ words: 'bed' }] })

const expectVector = (found: Float64Array, expected: readonly number[]): void => {
  for (const [axis, value] of expected.entries()) expect(found[axis]).toBeCloseTo(value, 6)
}

test('a query is the unit sum of its terms by weight, idf and length; terms without a vector have no part', async () => {
  const weights = new Map([
    [0, 1],
    [1, 1],
    [7, 3],
  ])
  // 2 (1 0) + 5 (0.6 0.8) = (5 4); the first twice as long: (7 4).
  expectVector(await queryVector(space, weights, bm25.vectorIdf), [5 / Math.sqrt(41), 4 / Math.sqrt(41)])
  const longer = { ...space, lengths: Float32Array.of(2, 1) }
  expectVector(await queryVector(longer, weights, bm25.vectorIdf), [7 / Math.sqrt(65), 4 / Math.sqrt(65)])
  expectVector(await queryVector({ ...space, common: Float32Array.of(1, 0) }, weights, bm25.vectorIdf), [0, 1])
  expectVector(await queryVector(space, new Map(), bm25.vectorIdf), [0, 0])
})

test('cosines are products with the unit rows of documents; without axes there are none', async () => {
  const cosines = await cosinesOf(context, space, Float64Array.of(0.6, 0.8))
  expect([...cosines.values]).toEqual([0.6, 0.8])
  expect(cosines.error).toBe(0)
  expect((await cosinesOf(context, { ...space, axes: 0 }, new Float64Array(0))).values.length).toBe(0)
})

test('a query moves half way to the mean of the best documents', async () => {
  expectVector(await moveTowards(space, Float64Array.of(1, 0), [1], [1]), [Math.SQRT1_2, Math.SQRT1_2])
  // Shares 3/4 and 1/4: (3 1) / sqrt(10) + (0 1).
  const [x, y] = [3 / Math.sqrt(10), 1 / Math.sqrt(10) + 1]
  const length = Math.hypot(x, y)
  expectVector(await moveTowards(space, Float64Array.of(0, 1), [0, 1], [0.75, 0.25]), [x / length, y / length])
})

test('cosines of vectors in bytes are near the exact ones, and the same without free memory for a pass', async () => {
  const [axes, count] = [11, 1_300]
  const random = createRandom(7)
  const rows = Float32Array.from({ length: count * axes }, () => random.normal())
  for (let d = 0; d < count; d++) {
    const row = rows.subarray(d * axes, (d + 1) * axes)
    const length = Math.hypot(...row)
    for (const axis of row.keys()) row[axis]! /= length
  }
  const quantized = await quantizeVectors(rows, { axes, compute: inlineCompute })
  const large: VectorSpace = { ...space, axes, count, documents: vectorsInMemory(rows, axes), quantized }
  const vector = new Float64Array(axes).fill(1 / Math.sqrt(axes))
  const { values, error, exact } = await cosinesOf(context, large, vector)
  const all = Uint32Array.from({ length: count }, (_, d) => d)
  const expected = [...(await cosinesOf(context, { ...large, quantized: undefined }, vector)).values]
  expect([...(await exact(all))]).toEqual(expected)
  expect(error).toBeGreaterThan(0)
  expect(expected.filter((cosine, d) => Math.abs(cosine - values[d]!) > error)).toEqual([])
  quantized.taken.fill(1)
  expect((await cosinesOf(context, large, vector)).values).toEqual(values)
})
