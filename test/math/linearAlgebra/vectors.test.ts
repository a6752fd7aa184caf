import { expect, test } from 'vitest'
import { addRow, addWeightedRows, cosine, cosinesOf, isZeroRow } from '../../../src/math/linearAlgebra/vectors.js'

const rows = Float32Array.of(1, 2, 0, 0, 3, -4)

test('a row is added to a sum', () => {
  const sum = Float64Array.of(10, 20)
  addRow(sum, rows, 2)
  addRow(sum, rows, 0)
  expect([...sum]).toEqual([14, 18])
})

test('a row of zeros is told from others', () => {
  expect([0, 1, 2].map((row) => isZeroRow(rows, row, 2))).toEqual([false, true, false])
})

test('the cosine of unit vectors is their product, 0 where one is missing', () => {
  const [a, b] = [Float32Array.of(0.6, 0.8), Float32Array.of(1, 0)]
  expect(cosine(a, b)).toBeCloseTo(0.6, 6)
  expect(cosine(a, undefined)).toBe(0)
  expect(cosine(undefined, undefined)).toBe(0)
})

test('weighted rows are added in their order, four at a time to the same bits as one by one', () => {
  const axes = 3
  const matrix = Float32Array.from({ length: 7 * axes }, (_, i) => Math.sin(i + 1) / 3)
  const picked = [6, 1, 3, 3, 0, 5, 2]
  const weights = picked.map((row) => 0.1 + row / 7)
  for (let length = 0; length <= picked.length; length++) {
    const expected = new Float64Array(axes).fill(0.5)
    for (let i = 0; i < length; i++) {
      for (let axis = 0; axis < axes; axis++) expected[axis]! += weights[i]! * matrix[picked[i]! * axes + axis]!
    }
    const sum = new Float64Array(axes).fill(0.5)
    addWeightedRows(sum, matrix, { rows: picked, weights, length })
    expect(sum).toEqual(expected)
  }
})

test('cosines of several vectors have the bits of single ones, also where one is missing', () => {
  const vectors = Array.from({ length: 11 }, (_, n) =>
    n === 2 ? undefined : Float32Array.from({ length: 9 }, (_, i) => Math.cos(n * 9 + i)),
  )
  const products = new Float64Array(vectors.length)
  cosinesOf(vectors, vectors[0]!, products)
  expect([...products]).toEqual(vectors.map((vector) => cosine(vector, vectors[0]!)))
})
