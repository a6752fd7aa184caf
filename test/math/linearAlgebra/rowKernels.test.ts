import { Matrix } from 'ml-matrix'
import { expect, test } from 'vitest'
import {
  combineRows,
  denseTimesSmallRows,
  gramRows,
  inlineRunner,
  normalTimesSliceRows,
  sliceRowsKernel,
  smallEigen,
  sparseTimesSliceRows,
  startRows,
  takeColumns,
} from '../../../src/math/linearAlgebra/rowKernels.js'

test('a block of rows is combined with the same rows of others, and no other row is', async () => {
  const x = Float32Array.of(1, 2, 3, 4, 5, 6)
  const y = Float32Array.of(10, 20, 30, 40, 50, 60)
  const out = Float32Array.of(1, 1, 1, 1, 1, 1)
  await combineRows.run({ out, x, y, k: 2, rowFrom: 1, rowTo: 2, factors: [2, 3, -1] })
  expect([...out]).toEqual([1, 1, 2 + 9 - 30, 2 + 12 - 40, 1, 1])
  await combineRows.run({ out, x, y: undefined, k: 2, rowFrom: 0, rowTo: 1, factors: [-1, 2, 99] })
  expect([...out.subarray(0, 2)]).toEqual([1, 3])
})

test('the first columns are taken, turned so that the entry of largest magnitude is positive, the first of equal ones', async () => {
  const block = Float32Array.of(1, -2, 5, -3, 2, 5, 2, 0, 5)
  const taken = await takeColumns.run({ block, rows: 3, k: 3, count: 2 })
  expect([...taken]).toEqual([-1, 2, 3, -2, -2, -0])
  expect(taken.buffer).toBeInstanceOf(SharedArrayBuffer)
})

test('eigenvalues come largest first, each with its unit vector', async () => {
  const matrix = new Matrix([
    [2, 1, 0],
    [1, 2, 0],
    [0, 0, -5],
  ])
  const { values, vectors } = await smallEigen.run({ matrix: Float64Array.from(matrix.to1DArray()), size: 3 })
  for (const [i, value] of [3, 1, -5].entries()) expect(values[i]).toBeCloseTo(value, 10)
  const columns = Matrix.from1DArray(3, 3, vectors)
  for (const [j, value] of values.entries()) {
    const vector = columns.getColumnVector(j)
    expect(vector.norm()).toBeCloseTo(1, 6)
    expect(matrix.mmul(vector).sub(vector.clone().mul(value)).abs().max()).toBeLessThan(1e-6)
  }
})

test('random rows depend on the seed and the first row of their block alone', async () => {
  const filled = async (rowFrom: number, seed: string) => {
    const out = new Float32Array(12)
    await startRows.run({ out, k: 2, seed, rowFrom, rowTo: rowFrom + 2 })
    expect([...out.subarray(0, rowFrom * 2), ...out.subarray(rowFrom * 2 + 4)].every((x) => x === 0)).toBe(true)
    return [...out.subarray(rowFrom * 2, rowFrom * 2 + 4)]
  }
  const first = await filled(0, 'a')
  expect(await filled(0, 'a')).toEqual(first)
  expect(await filled(2, 'a')).not.toEqual(first)
  expect(await filled(0, 'b')).not.toEqual(first)
})

// A is (1 2; 0 3; 4 0).
const sparse = {
  rowOffsets: Uint32Array.of(0, 2, 3, 4),
  columns: Uint32Array.of(0, 1, 1, 0),
  values: Float32Array.of(1, 2, 3, 4),
}
const dense = Float32Array.of(1, 2, 0, 3, 4, 0)

test('products over a block of rows leave the other rows as they are', async () => {
  const small = new Float32Array(3).fill(9)
  await denseTimesSmallRows.run({
    a: dense,
    small: Float32Array.of(1, 10),
    out: small,
    k: 2,
    l: 1,
    rowFrom: 0,
    rowTo: 2,
  })
  expect([...small]).toEqual([21, 30, 9])
  const gram = new Float64Array(4).fill(9)
  await gramRows.run({ a: dense, b: dense, k: 2, out: gram, rowFrom: 0, rowTo: 2 })
  expect([...gram]).toEqual([1, 2, 2, 13])
})

test('a product with A transposed and A is written after the last block of rows', async () => {
  // A'A is (17 2; 2 13).
  const out = new Float32Array(4).fill(9)
  const product = { sparse, dense: Float32Array.of(7, 1, 7, 10), k: 2, column: 1, slice: new Float32Array(64), out }
  await normalTimesSliceRows.run({ ...product, rowFrom: 0, rowTo: 2 })
  expect([...out]).toEqual([9, 9, 9, 9])
  await normalTimesSliceRows.run({ ...product, rowFrom: 2, rowTo: 3 })
  expect([...out]).toEqual([9, 37, 9, 132])
})

test('kernels say which ranges they fill', () => {
  const out = new Float32Array(12)
  const block = { rowFrom: 1, rowTo: 3, out }
  const rangesOf = (fills: readonly { readonly from: number; readonly to: number }[] | undefined) =>
    fills?.map(({ from, to }) => [from, to])
  const sliced = { rows: 3, k: 34, slices: dense }
  expect(rangesOf(sliceRowsKernel.fills?.({ ...block, dense, out: sliced }))).toEqual([
    [32, 96],
    [98, 102],
  ])
  expect(rangesOf(sparseTimesSliceRows.fills?.({ ...block, sparse, dense: sliced, column: 0 }))).toEqual([
    [34, 66],
    [68, 100],
  ])
  expect(rangesOf(sparseTimesSliceRows.fills?.({ ...block, sparse, dense: sliced, column: 32 }))).toEqual([
    [66, 68],
    [100, 102],
  ])
  expect(rangesOf(denseTimesSmallRows.fills?.({ ...block, a: dense, small: dense, k: 4, l: 2 }))).toEqual([[2, 6]])
  expect(rangesOf(combineRows.fills?.({ ...block, x: out, y: out, k: 4, factors: [1, 1, 1] }))).toEqual([[4, 12]])
  expect(rangesOf(startRows.fills?.({ ...block, k: 3, seed: '' }))).toEqual([[3, 9]])
  const slice = { ...block, sparse, dense, k: 4, column: 0, slice: new Float32Array(96) }
  expect(rangesOf(normalTimesSliceRows.fills?.({ ...slice, rowTo: 2 }))).toEqual([[0, 96]])
  expect(rangesOf(normalTimesSliceRows.fills?.(slice))).toEqual([
    [0, 96],
    [0, 4],
    [4, 8],
    [8, 12],
  ])
})

test('the plain runner runs one input after the other and stops when it is told to', async () => {
  const controller = new AbortController()
  const seen: number[] = []
  const kernel = {
    name: 'test',
    run: (input: number) => {
      seen.push(input)
      if (input === 2) controller.abort(new Error('enough'))
      return 10 * input
    },
  }
  expect(await inlineRunner.map(kernel, [5, 6])).toEqual([50, 60])
  await expect(inlineRunner.map(kernel, [1, 2, 3], { signal: controller.signal })).rejects.toThrow('enough')
  expect(seen).toEqual([5, 6, 1, 2])
})
