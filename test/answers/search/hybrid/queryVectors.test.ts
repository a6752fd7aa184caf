import { expect, test } from 'vitest'
import { moveTowards, queryVector, type VectorSpace } from '../../../../src/answers/search/hybrid/queryVectors.js'
import { termVectorsInMemory, vectorsInMemory } from '../../../openBuilt.js'

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

test('a query moves half way to the mean of the best documents', async () => {
  expectVector(await moveTowards(space, Float64Array.of(1, 0), [1], [1]), [Math.SQRT1_2, Math.SQRT1_2])
  // Shares 3/4 and 1/4: (3 1) / sqrt(10) + (0 1).
  const [x, y] = [3 / Math.sqrt(10), 1 / Math.sqrt(10) + 1]
  const length = Math.hypot(x, y)
  expectVector(await moveTowards(space, Float64Array.of(0, 1), [0, 1], [0.75, 0.25]), [x / length, y / length])
})
