import { expect, test } from 'vitest'
import { conjugateGradients } from '../../../src/math/linearAlgebra/conjugateGradients.js'

/** The product with a symmetric matrix, and the number of calls. */
function symmetric(rows: readonly (readonly number[])[]) {
  const counter = { calls: 0 }
  const multiply = (v: Float64Array, out: Float64Array): void => {
    counter.calls++
    for (const [i, row] of rows.entries()) out[i] = row.reduce((sum, value, j) => sum + value * v[j]!, 0)
  }
  return { multiply, counter }
}

test('a system of two equations is solved in two steps', () => {
  const { multiply, counter } = symmetric([
    [4, 1],
    [1, 3],
  ])
  const [x, y] = conjugateGradients(multiply, Float64Array.of(1, 2), { tolerance: 1e-12, steps: 10 })
  expect([x, y]).toEqual([expect.closeTo(1 / 11, 12), expect.closeTo(7 / 11, 12)])
  expect(counter.calls).toBe(2)
})

test('the search ends after so many steps, and at once for zeros and in a direction without curvature', () => {
  const { multiply, counter } = symmetric([
    [4, 1],
    [1, 3],
  ])
  conjugateGradients(multiply, Float64Array.of(1, 2), { tolerance: 1e-12, steps: 1 })
  expect(counter.calls).toBe(1)
  expect(conjugateGradients(multiply, new Float64Array(2), { tolerance: 1e-3, steps: 10 })).toEqual(new Float64Array(2))
  expect(counter.calls).toBe(1)
  const flat = symmetric([[0]])
  expect(conjugateGradients(flat.multiply, Float64Array.of(1), { tolerance: 1e-3, steps: 10 })).toEqual(
    new Float64Array(1),
  )
})
