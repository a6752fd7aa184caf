import { describe, expect, test } from 'vitest'
import * as kernels from '../../../src/math/simd/matrixKernels.js'
import * as plain from '../../../src/math/simd/reference/matrixKernels.js'
import { sliceRows, slicesOf } from '../../../src/math/simd/slices.js'
import { expectSameBits, property, randomMatrix, randomSparse, wasmArena } from './sameBits.js'

describe('WebAssembly and plain kernels give the same bits', () => {
  test('sparse times dense, with empty rows and every remainder of columns', () => {
    const arena = wasmArena()
    property(({ rows, k, seed }) => {
      const sparse = randomSparse(arena, rows, 30, seed)
      const dense = randomMatrix(arena, 30, k, seed + 1)
      const from = Math.min(3, rows)
      expectSameBits(
        arena.float32(rows * k).fill(7),
        (out) => kernels.sparseTimesDense(sparse, dense, out, k, from, rows),
        (out) => {
          plain.sparseTimesDense(sparse.rowOffsets, sparse.columns, sparse.values, dense, out, k, from, rows)
        },
      )
    })
  })

  test('sparse times a slice of a dense matrix, which give what the whole gives', () => {
    const arena = wasmArena()
    property(({ rows, k, seed }) => {
      const sparse = randomSparse(arena, rows, 30, seed)
      const dense = randomMatrix(arena, 30, k, seed + 1)
      const sliced = { rows: 30, k, slices: arena.float32(30 * k) }
      sliceRows(dense, sliced, 20, 30)
      sliceRows(dense, sliced, 0, 20)
      const from = Math.min(3, rows)
      const columns = slicesOf(k).map(({ column }) => column)
      const whole = arena.float32(rows * k).fill(7)
      kernels.sparseTimesDense(sparse, dense, whole, k, from, rows)
      const out = arena.float32(rows * k).fill(7)
      expectSameBits(
        out,
        (target) => {
          for (const column of columns) kernels.sparseTimesSlice(sparse, sliced, column, target, from, rows)
        },
        (target) => {
          const { rowOffsets, columns: at, values } = sparse
          for (const column of columns) {
            plain.sparseTimesSlice(rowOffsets, at, values, sliced.slices, 30, target, k, column, from, rows)
          }
        },
      )
      expect(out).toEqual(whole)
    })
  })

  test('a product with A transposed and A in a slice, from some row on', () => {
    const arena = wasmArena()
    property(({ rows, seed }) => {
      const { rowOffsets, columns, values } = randomSparse(arena, rows, 30, seed)
      const from = Math.min(3, rows)
      expectSameBits(
        randomMatrix(arena, 30, 32, seed + 1),
        (slice) => kernels.normalTimesSlice({ rowOffsets, columns, values }, slice, from, rows),
        (slice) => plain.normalTimesSlice(rowOffsets, columns, values, slice, from, rows),
      )
    })
  })

  test('Gram matrices, of one matrix and of two', () => {
    const arena = wasmArena()
    property(({ rows, k, seed }) => {
      const l = 1 + (seed % 13)
      const a = randomMatrix(arena, rows, k, seed)
      const b = randomMatrix(arena, rows, l, seed + 1)
      expectSameBits(
        arena.float64(k * l).fill(7),
        (out) => kernels.gram(a, b, k, l, out, 0, rows),
        (out) => plain.gram(a, b, k, l, 0, rows, out, false),
      )
      expectSameBits(
        arena.float64(k * k).fill(7),
        (out) => kernels.gram(a, a, k, k, out, 0, rows),
        (out) => plain.gram(a, a, k, k, 0, rows, out, true),
      )
    })
  })

  test('a dense matrix times a small one', () => {
    const arena = wasmArena()
    property(({ rows, k, seed }) => {
      const l = 1 + (seed % 37)
      const a = randomMatrix(arena, rows, k, seed)
      const small = randomMatrix(arena, k, l, seed + 1)
      const from = Math.min(seed % 5, rows)
      expectSameBits(
        arena.float32(rows * l).fill(7),
        (out) => kernels.denseTimesSmall(a, small, out, k, l, from, rows),
        (out) => plain.denseTimesSmall(a, small, out, k, l, from, rows),
      )
    })
  })

  test('matrix times vector, all rows and chosen ones', () => {
    const arena = wasmArena()
    property(({ rows, k, seed }) => {
      const matrix = randomMatrix(arena, rows, k, seed)
      const vector = randomMatrix(arena, 1, k, seed + 1)
      expectSameBits(
        arena.float32(rows),
        (out) => kernels.matrixTimesVector(matrix, vector, out, k, 0, rows),
        (out) => plain.matrixTimesVector(matrix, vector, out, k, 0, rows),
      )
      const any = arena.copy(Uint32Array.from({ length: rows === 0 ? 0 : seed % 9 }, (_, i) => (i * 5 + seed) % rows))
      expectSameBits(
        arena.float32(any.length),
        (out) => kernels.rowsTimesVector(matrix, any, any.length, vector, out, k),
        (out) => plain.rowsTimesVector(matrix, any, any.length, vector, out, k),
      )
    })
  })
})

describe('the kernels compute what they say', () => {
  test('products of small whole numbers are exact', () => {
    // [[1 2] [0 0] [0 3]] times [[1 2] [3 4]]
    const sparse = {
      rowOffsets: Uint32Array.of(0, 2, 2, 3),
      columns: Uint32Array.of(0, 1, 1),
      values: Float32Array.of(1, 2, 3),
    }
    const small = Float32Array.of(1, 2, 3, 4)
    const product = new Float32Array(6)
    kernels.sparseTimesDense(sparse, small, product, 2)
    expect([...product]).toEqual([7, 10, 0, 0, 9, 12])
    const again = new Float32Array(6)
    kernels.denseTimesSmall(Float32Array.of(1, 2, 0, 0, 0, 3), small, again, 2, 2, 0, 3)
    expect(again).toEqual(product)
    const square = new Float64Array(4)
    kernels.gram(product, product, 2, 2, square, 0, 3)
    expect([...square]).toEqual([49 + 81, 70 + 108, 70 + 108, 100 + 144])
    const dots = new Float32Array(3)
    kernels.matrixTimesVector(product, Float32Array.of(1, -1), dots, 2, 0, 3)
    expect([...dots]).toEqual([-3, 0, -3])
    const some = new Float32Array(2)
    kernels.rowsTimesVector(product, Uint32Array.of(2, 1), 2, Float32Array.of(1, -2), some, 2)
    expect([...some]).toEqual([9 - 24, 0])
  })
})
