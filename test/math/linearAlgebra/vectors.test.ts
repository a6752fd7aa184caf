import { expect, test } from 'vitest'
import { addRow, cosine, isZeroRow } from '../../../src/math/linearAlgebra/vectors.js'

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
