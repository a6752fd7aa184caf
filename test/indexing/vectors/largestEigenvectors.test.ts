import { EigenvalueDecomposition, Matrix } from 'ml-matrix'
import { expect, test } from 'vitest'
import { inlineCompute } from '../../../src/compute/pool.js'
import { largestEigenvectors } from '../../../src/indexing/vectors/largestEigenvectors.js'
import { createRandom } from '../../../src/math/random.js'
import type { SparseRows } from '../../../src/math/simd/sparseRows.js'
import { sparseFromTriples } from '../../math/matrices.js'

/** A symmetric matrix with about half of its places filled. */
function randomSymmetric(size: number, seed: number): Matrix {
  const random = createRandom(seed)
  const dense = Matrix.zeros(size, size)
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      const value = random.next() < 0.5 ? 0 : Math.fround(random.normal())
      dense.set(i, j, value).set(j, i, value)
    }
  }
  return dense
}

/** Rows `from` to `to` of a dense matrix. */
function sparseRows(dense: Matrix, from: number, to: number): SparseRows {
  const indexes = Array.from({ length: (to - from) * dense.columns }, (_, i) => ({
    row: Math.floor(i / dense.columns),
    column: i % dense.columns,
  })).filter(({ row, column }) => dense.get(from + row, column) !== 0)
  return sparseFromTriples(to - from, {
    rows: indexes.map(({ row }) => row),
    columns: indexes.map(({ column }) => column),
    values: indexes.map(({ row, column }) => dense.get(from + row, column)),
  })
}

test.each([
  [12, 3],
  [12, 20],
  [60, 25],
])('the positive ones among the largest eigenvalues of %d rows are found, at most %d', async (size, axes) => {
  const dense = randomSymmetric(size, size + axes)
  const blocks = [sparseRows(dense, 0, 5), sparseRows(dense, 5, size)]
  const found = await largestEigenvectors(blocks, { axes, compute: inlineCompute })
  // The blocks would lie in memory twice.
  expect(blocks).toEqual([])
  const { realEigenvalues } = new EigenvalueDecomposition(dense, { assumeSymmetric: true })
  const expected = realEigenvalues.sort((a, b) => b - a).filter((value) => value > realEigenvalues[0]! * 1e-6)
  expect(found.axes).toBe(Math.min(axes, expected.length))
  expect(found.vectors).toHaveLength(size * found.axes)
  // Iterations stop before the last of many axes are exact.
  for (const [axis, value] of found.values.entries()) expect(value / expected[axis]!).toBeCloseTo(1, 2)
  const vectors = Matrix.from1DArray(size, found.axes, found.vectors)
  const product = vectors.transpose().mmul(vectors).sub(Matrix.eye(found.axes))
  expect(product.abs().max()).toBeLessThan(1e-4)
  for (let axis = 0; axis < Math.min(3, found.axes); axis++) {
    const vector = vectors.getColumnVector(axis)
    expect(dense.mmul(vector).sub(vector.clone().mul(found.values[axis]!)).abs().max()).toBeLessThan(0.05)
  }
})

test('nothing, and only zeros, have no axes', async () => {
  const none = { axes: 0, values: new Float64Array(0), vectors: new Float32Array(0) }
  expect(await largestEigenvectors([], { axes: 3, compute: inlineCompute })).toEqual(none)
  expect(
    await largestEigenvectors([sparseRows(Matrix.zeros(4, 4), 0, 4)], { axes: 3, compute: inlineCompute }),
  ).toEqual(none)
})
