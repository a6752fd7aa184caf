import { expect, test } from 'vitest'
import { partialEffects } from '../../../src/math/statistics/partialEffects.js'

/**
 * Two columns with covariance (4 2; 2 4), products 4 and 5 with y, whose sum of squares is 10, over 12 cases. The first is
 * chosen: its row of the Cholesky factor is (2 1), which leaves 4 - 1 = 3 of the second, 5 - 1 x 2 = 3 of its product,
 * and 10 - 2 x 2 = 6 of y.
 */
const columns = {
  selected: [0],
  rows: [Float64Array.of(2, 1)],
  unexplained: Float64Array.of(0, 3),
  leastUnexplained: Float64Array.of(0.2, 0.2),
  residualProducts: Float64Array.of(0, 3),
  products: [4, 5],
  measured: [4, 5],
  count: 12,
  residualSquares: 6,
}

test('effects, t values and the lead of a chosen column, worked out by hand', () => {
  const { effects, ts, variances, leads, freedom, residualSquares } = partialEffects(columns)
  expect([freedom, residualSquares]).toEqual([10, 6])
  // 4 / 4 for the chosen one; 3 / 3 beside it for the other.
  expect([...effects]).toEqual([1, 1])
  expect([...variances]).toEqual([4, 3])
  // Error variance 6 / 10.
  expect(ts[0]).toBeCloseTo(2 / Math.sqrt(0.6), 12)
  expect(ts[1]).toBeCloseTo(Math.sqrt(3) / Math.sqrt(0.6), 12)
  // In its place the second would explain 25 / 4 of y, where the first explains 4.
  expect(leads[0]).toBeCloseTo((4 - 25 / 4) / 0.6, 12)
  expect(leads[1]).toBe(Number.POSITIVE_INFINITY)
})

test('with nothing chosen each effect is that of the column alone; another measured y has effects of its own', () => {
  const alone = {
    ...columns,
    selected: [],
    rows: [],
    unexplained: Float64Array.of(4, 4),
    residualProducts: Float64Array.of(4, 5),
    residualSquares: 10,
  }
  expect([...partialEffects(alone).effects]).toEqual([1, 1.25])
  expect([...partialEffects({ ...alone, measured: [8, 2] }).effects]).toEqual([2, 0.5])
  // A column that cannot be told from the chosen ones has no effect.
  expect([...partialEffects({ ...columns, unexplained: Float64Array.of(0, 0.1) }).effects]).toEqual([1, 0])
})
