import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as matrixKernels from '../../../src/math/simd/reference/matrixKernels.js'
import * as quantizedKernels from '../../../src/math/simd/reference/quantizedKernels.js'

const plain = { ...matrixKernels, ...quantizedKernels }

/** Whole numbers, so that sums are exact in f32. */
const whole = fc.integer({ min: -9, max: 9 })
const matrix = (entries: number) => fc.array(whole, { minLength: entries, maxLength: entries })
const shape = fc
  .record({
    rows: fc.integer({ min: 1, max: 40 }),
    k: fc.integer({ min: 1, max: 19 }),
    l: fc.integer({ min: 1, max: 7 }),
  })
  .chain((size) =>
    fc.record({
      ...{ rows: fc.constant(size.rows), k: fc.constant(size.k), l: fc.constant(size.l) },
      a: matrix(size.rows * size.k),
      b: matrix(size.rows * size.l),
      small: matrix(size.k * size.l),
      vector: matrix(size.k),
      from: fc.nat(size.rows - 1),
    }),
  )
const range = (count: number) => Array.from({ length: count }, (_, i) => i)
const sum = (numbers: readonly number[]) => numbers.reduce((total, x) => total + x, 0)

test('products of rows with a vector, of all rows from one on and of chosen ones', () => {
  fc.assert(
    fc.property(shape, ({ rows, k, a, vector, from }) => {
      const naive = range(rows).map((row) => sum(range(k).map((j) => a[row * k + j]! * vector[j]!)))
      const out = new Float32Array(rows).fill(99)
      plain.matrixTimesVector(Float32Array.from(a), Float32Array.from(vector), out, k, from, rows)
      expect([...out]).toEqual(naive.map((x, row) => (row < from ? 99 : x)))
      const chosen = Uint32Array.from(range(rows)).reverse()
      const some = new Float32Array(rows).fill(99)
      plain.rowsTimesVector(Float32Array.from(a), chosen, from, Float32Array.from(vector), some, k)
      expect([...some]).toEqual(range(rows).map((i) => (i < from ? naive[chosen[i]!] : 99)))
    }),
  )
})

test('a dense matrix times a small one, a sparse one times a dense one, and Gram matrices', () => {
  fc.assert(
    fc.property(shape, ({ rows, k, l, a, b, small, from }) => {
      const [left, right] = [Float32Array.from(a), Float32Array.from(b)]
      const product = range(rows).flatMap((row) =>
        range(l).map((q) => sum(range(k).map((p) => a[row * k + p]! * small[p * l + q]!))),
      )
      const out = new Float32Array(rows * l).fill(99)
      plain.denseTimesSmall(left, Float32Array.from(small), out, k, l, from, rows)
      expect([...out]).toEqual(product.map((x, at) => (at < from * l ? 99 : x)))

      const entries = range(rows * k).filter((at) => a[at] !== 0)
      const offsets = range(rows + 1).map((row) => entries.filter((at) => at < row * k).length)
      const columns = Uint32Array.from(entries, (at) => at % k)
      const values = Float32Array.from(entries, (at) => a[at]!)
      const sparse = new Float32Array(rows * l).fill(99)
      plain.sparseTimesDense(
        Uint32Array.from(offsets),
        columns,
        values,
        Float32Array.from(small),
        sparse,
        l,
        from,
        rows,
      )
      expect([...sparse]).toEqual(product.map((x, at) => (at < from * l ? 99 : x)))

      const products = (x: readonly number[], width: number, y: readonly number[], other: number) =>
        range(width).flatMap((p) =>
          range(other).map((q) =>
            sum(range(rows).map((row) => (row < from ? 0 : x[row * width + p]! * y[row * other + q]!))),
          ),
        )
      const mixed = new Float64Array(k * l).fill(99)
      plain.gram(left, right, k, l, from, rows, mixed, false)
      expect([...mixed]).toEqual(products(a, k, b, l))
      const own = new Float64Array(k * k).fill(99)
      plain.gram(left, left, k, k, from, rows, own, true)
      expect([...own]).toEqual(products(a, k, a, k))
    }),
  )
})

test('rows of bytes times a vector of steps are products of whole numbers, scaled', () => {
  fc.assert(
    fc.property(shape, ({ rows, k, a, vector, from }) => {
      const scales = Float32Array.from(range(rows), (row) => 2 ** -(row % 5))
      const naive = range(rows).map(
        (row) => sum(range(k).map((j) => a[row * k + j]! * vector[j]!)) * scales[row]! * 0.5,
      )
      const [bytes, steps] = [Int8Array.from(a), Int16Array.from(vector)]
      const out = new Float32Array(rows).fill(99)
      plain.int8TimesVector(bytes, scales, steps, 0.5, out, k, from, rows)
      // Adding 0 makes -0 and 0 one.
      expect([...out].map((x) => x + 0)).toEqual(naive.map((x, row) => (row < from ? 99 : x + 0)))
      const some = new Float32Array(rows).fill(99)
      const chosen = Uint32Array.from(range(rows)).reverse()
      plain.int8RowsTimesVector(bytes, scales, chosen, rows, steps, 0.5, some, k)
      expect([...some].map((x) => x + 0)).toEqual([...chosen].map((row) => naive[row]! + 0))
    }),
  )
})

test('a row is rounded to 127ths of its largest entry, and its error is the length of what is lost', () => {
  const source = Float32Array.of(1, -0.5, 0.25, 0, 0, 0, 0, 0, -2, 2, 1, 0.004)
  const [bytes, scales, errors] = [new Int8Array(24), new Float32Array(3), new Float32Array(3)]
  plain.roundRows(source, 3, 4, bytes, 8, scales, errors)
  expect([...bytes]).toEqual([127, -63, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -127, 127, 64, 0, 0, 0, 0, 0])
  expect([...scales]).toEqual([1 / 127, 0, 2 / 127].map(Math.fround))
  expect(errors[0]).toBeCloseTo(Math.hypot(0.5 - 63 / 127, 32 / 127 - 0.25), 6)
  expect(errors[1]).toBe(0)
  expect(errors[2]).toBeCloseTo(Math.hypot(128 / 127 - 1, 0.004), 6)
})
