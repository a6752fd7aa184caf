import { Matrix, solve } from 'ml-matrix'
import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../src/math/random.js'
import type { Features } from '../../../src/math/statistics/featureMatrix.js'
import { fitRidge, predictLinear, signalShares } from '../../../src/math/statistics/regression.js'
import { sparseFromTriples } from '../matrices.js'

const exactly = { tolerance: 1e-10, steps: 1000 }

/** 60 cases of 8 sparse columns and 2 dense ones, the same as a dense matrix. */
function randomFeatures(seed: string): { features: Features; x: Matrix } {
  const random = createRandom(seed)
  const x = Matrix.zeros(60, 10)
  const triples = { rows: [] as number[], columns: [] as number[], values: [] as number[] }
  const values = new Float32Array(120)
  for (let row = 0; row < 60; row++) {
    for (let column = 0; column < 8; column++) {
      if (random.next() > 0.3) continue
      const value = Math.fround(random.normal())
      x.set(row, column, value)
      triples.rows.push(row)
      triples.columns.push(column)
      triples.values.push(value)
    }
    for (let axis = 0; axis < 2; axis++) {
      values[row * 2 + axis] = random.normal() + 3
      x.set(row, 8 + axis, values[row * 2 + axis]!)
    }
  }
  return { features: { sparse: sparseFromTriples(60, triples), columns: 8, dense: { values, axes: 2 } }, x }
}

describe('fitRidge', () => {
  test('solves the normal equations with a free intercept', () => {
    const { features, x } = randomFeatures('ridge')
    const random = createRandom('targets')
    const y = Array.from({ length: 60 }, (_, row) => 2 + x.get(row, 0) - 3 * x.get(row, 9) + random.normal())
    const { weights, intercept } = fitRidge(features, y, { penalty: 2.5, ...exactly })
    // [X 1]'[X 1] + penalty on all but the intercept.
    const design = x.clone().addColumn(10, new Array<number>(60).fill(1))
    const square = design.transpose().mmul(design)
    for (let j = 0; j < 10; j++) square.set(j, j, square.get(j, j) + 2.5)
    const known = solve(square, design.transpose().mmul(Matrix.columnVector(y))).to1DArray()
    for (let j = 0; j < 10; j++) expect(weights[j]).toBeCloseTo(known[j]!, 7)
    expect(intercept).toBeCloseTo(known[10]!, 7)
    const predicted = predictLinear({ weights, intercept }, features)
    expect(predicted[5]).toBeCloseTo(
      design.getRow(5).reduce((sum, value, j) => sum + value * known[j]!, 0),
      6,
    )
  })

  test('ends after the steps that it may take, and where the residual is small enough', () => {
    const { features } = randomFeatures('steps')
    const y = Array.from({ length: 60 }, (_, row) => (row % 7) - 2 * (row % 3))
    const solveWith = (options: { steps?: number; tolerance?: number }) =>
      fitRidge(features, y, { penalty: 1, ...options })
    const mean = y.reduce((sum, value) => sum + value, 0) / 60
    // No step is taken: no weights, and the mean as intercept.
    for (const none of [solveWith({ steps: 0 }), solveWith({ tolerance: 1 })]) {
      expect(none.weights).toEqual(new Float64Array(10))
      expect(none.intercept).toBeCloseTo(mean, 12)
    }
    // Ten columns take ten steps at most; the default tolerance ends before, the default number of steps does not.
    const exact = solveWith(exactly)
    const distance = (model: { weights: Float64Array }) =>
      Math.hypot(...model.weights.map((weight, j) => weight - exact.weights[j]!))
    expect(distance(solveWith({ steps: 1, tolerance: 0 }))).toBeGreaterThan(
      distance(solveWith({ steps: 4, tolerance: 0 })),
    )
    expect(distance(solveWith({ tolerance: 1e-12 }))).toBeLessThan(1e-9)
    expect(solveWith({})).toEqual(solveWith({ tolerance: 1e-3, steps: 300 }))
    expect(solveWith({})).not.toEqual(solveWith({ tolerance: 1e-4 }))
  })

  test('cases count as much as they weigh, and not at all with 0', () => {
    const { features, x } = randomFeatures('weighted')
    const y = Array.from({ length: 60 }, (_, row) => (row % 5) + x.get(row, 2))
    const caseWeights = Float64Array.from({ length: 60 }, (_, row) => row % 4)
    const { weights, intercept } = fitRidge(features, y, { penalty: 0.7, caseWeights, ...exactly })
    const design = x.clone().addColumn(10, new Array<number>(60).fill(1))
    const weighed = design.clone()
    for (let row = 0; row < 60; row++) weighed.mulRow(row, caseWeights[row]!)
    const square = design.transpose().mmul(weighed)
    for (let j = 0; j < 10; j++) square.set(j, j, square.get(j, j) + 0.7)
    const known = solve(square, weighed.transpose().mmul(Matrix.columnVector(y))).to1DArray()
    for (let j = 0; j < 10; j++) expect(weights[j]).toBeCloseTo(known[j]!, 7)
    expect(intercept).toBeCloseTo(known[10]!, 7)
  })

  test('without any feature that varies it predicts the mean', () => {
    const features = { sparse: sparseFromTriples(3, { rows: [], columns: [], values: [] }), columns: 2 }
    expect(fitRidge(features, [1, 2, 6], { penalty: 1 })).toEqual({ weights: new Float64Array(2), intercept: 3 })
    const none = { sparse: sparseFromTriples(0, { rows: [], columns: [], values: [] }), columns: 2 }
    expect(fitRidge(none, [], { penalty: 1 }).intercept).toBe(0)
  })
})

describe('signalShares', () => {
  // Targets 1 1 -1 -1 with a variance of 1; column 0 goes with them, column 1 has nothing to do with them.
  const targets = [3, 3, 1, 1]
  const sparse = sparseFromTriples(4, { rows: [0, 1, 0, 2], columns: [0, 0, 1, 1], values: [2, 2, 1, 1] })

  test('a column that goes with the targets is signal, as far as its cases tell', () => {
    // Product 2 + 2 = 4, standard error sqrt(4 + 4): z^2 = 16 / 8 = 2, and 2 / (2 + 4) = 1/3.
    const [along, across, absent] = signalShares(sparse, 3, targets, [1, 1, 1, 1])
    expect(along).toBeCloseTo(1 / 3, 12)
    expect([across, absent]).toEqual([0, 0])
  })

  test('cases count as much as they weigh', () => {
    const twice = signalShares(
      sparseFromTriples(5, { rows: [0, 1, 4, 0, 2, 4], columns: [0, 0, 0, 1, 1, 1], values: [2, 2, 2, 1, 1, 1] }),
      2,
      [...targets, 3],
      [1, 1, 1, 1, 1],
    )
    const weighed = signalShares(sparse, 2, targets, [2, 1, 1, 1])
    for (const column of [0, 1]) expect(weighed[column]).toBeCloseTo(twice[column]!, 12)
    expect([...signalShares(sparse, 2, [5, 5, 5, 5], [1, 1, 1, 1])]).toEqual([0, 0])
    expect([...signalShares(sparse, 2, targets, [0, 0, 0, 0])]).toEqual([0, 0])
  })
})
