import { expect, test } from 'vitest'
import {
  type Features,
  featureCases,
  featureColumns,
  timesFeatures,
  transposedTimes,
} from '../../../src/math/statistics/featureMatrix.js'
import { sparseFromTriples } from '../matrices.js'

// Cases (1 0 | 3) and (0 2 | 4): two sparse columns, one dense axis.
const sparse = sparseFromTriples(2, { rows: [0, 1], columns: [0, 1], values: [1, 2] })
const features: Features = { sparse, columns: 2, dense: { values: Float32Array.of(3, 4), axes: 1 } }

test('cases times weights, with the intercept', () => {
  const out = new Float64Array(2)
  timesFeatures(features, Float64Array.of(10, 20, 30), 5, out)
  // 10 + 90 + 5, and 40 + 120 + 5.
  expect([...out]).toEqual([105, 165])
  timesFeatures({ sparse, columns: 2 }, Float64Array.of(10, 20), 5, out)
  expect([...out]).toEqual([15, 45])
})

test('the transposed matrix times values of the cases overwrites what was there', () => {
  const out = new Float64Array(3).fill(99)
  transposedTimes(features, Float64Array.of(7, 1), out)
  // 7 x 1, 1 x 2, 7 x 3 + 1 x 4.
  expect([...out]).toEqual([7, 2, 25])
  transposedTimes(features, Float64Array.of(0, 1), out)
  expect([...out]).toEqual([0, 2, 4])
})

test('cases and columns are counted with the dense axes', () => {
  expect(featureCases(features)).toBe(2)
  expect(featureColumns(features)).toBe(3)
  expect(featureColumns({ sparse, columns: 2 })).toBe(2)
})
