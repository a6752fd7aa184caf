import { expect, test } from 'vitest'
import { removeDirections } from '../../src/math/linearAlgebra/vectors.js'
import { CommonStatistics } from '../../src/wordVectors/commonDirections.js'

const signal = new AbortController().signal

test('the leading component is the direction in which vectors vary most', async () => {
  const statistics = new CommonStatistics(2)
  // Around (1, 2) along (0.6, 0.8), by turns five ahead and five behind.
  for (let i = 0; i < 1_000; i++) {
    const along = i % 2 === 0 ? 5 : -5
    statistics.add(Float32Array.of(1 + along * 0.6, 2 + along * 0.8))
  }
  const { mean, components } = await statistics.directions(signal)
  expect(mean[0]).toBeCloseTo(1, 6)
  expect(mean[1]).toBeCloseTo(2, 6)
  const [first] = components
  expect(Math.abs(first![0]! * 0.6 + first![1]! * 0.8)).toBeCloseTo(1, 6)
})

test('too few vectors have nothing in common', async () => {
  const statistics = new CommonStatistics(2)
  for (let i = 0; i < 999; i++) statistics.add(Float32Array.of(1, 2))
  expect(await statistics.directions(signal)).toEqual({ mean: new Float64Array(2), components: [] })
})

test('what is left of a vector is orthogonal to the removed directions', () => {
  const vector = Float64Array.of(3, 4, 5)
  removeDirections(vector, [Float64Array.of(0, 0, 1)])
  expect([...vector]).toEqual([3, 4, 0])
})
