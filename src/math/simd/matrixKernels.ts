import { kernelsOf } from './arena.js'
import * as plain from './reference/matrixKernels.js'
import type { SlicedRows } from './slices.js'
import type { SparseRows } from './sparseRows.js'

/**
 * The numeric kernels on matrices. All are dense f32 in row order unless said otherwise. When all views of a call lie in
 * one attached arena (arena.ts) the call runs as WebAssembly with SIMD, otherwise in plain TypeScript; both give the
 * same bits. Every kernel works on rows `rowFrom` to `rowTo` (exclusive) and writes only those rows of `out`, so rows
 * can be shared out among threads; outputs never overlap inputs unless said so.
 */

/** out (rows x k) = sparse (rows x n) times dense (n x k). Each output is one f32 sum in the order of the entries. */
export function sparseTimesDense(
  { rowOffsets, columns, values }: SparseRows,
  dense: Float32Array,
  out: Float32Array,
  k: number,
  rowFrom = 0,
  rowTo = rowOffsets.length - 1,
): void {
  const wasm = kernelsOf(rowOffsets, columns, values, dense, out)
  if (wasm === undefined) plain.sparseTimesDense(rowOffsets, columns, values, dense, out, k, rowFrom, rowTo)
  else {
    wasm.sparseTimesDense(
      rowOffsets.byteOffset,
      columns.byteOffset,
      values.byteOffset,
      dense.byteOffset,
      out.byteOffset,
      k,
      rowFrom,
      rowTo,
    )
  }
}

/** The columns of out from `column` on that a slice of the dense matrix gives: 32 or the rest. */
export function sparseTimesSlice(
  { rowOffsets, columns, values }: SparseRows,
  { rows, k, slices }: SlicedRows,
  column: number,
  out: Float32Array,
  rowFrom = 0,
  rowTo = rowOffsets.length - 1,
): void {
  const wasm = kernelsOf(rowOffsets, columns, values, slices, out)
  if (wasm === undefined) {
    plain.sparseTimesSlice(rowOffsets, columns, values, slices, rows, out, k, column, rowFrom, rowTo)
  } else {
    wasm.sparseTimesSlice(
      rowOffsets.byteOffset,
      columns.byteOffset,
      values.byteOffset,
      slices.byteOffset,
      rows,
      out.byteOffset,
      k,
      column,
      rowFrom,
      rowTo,
    )
  }
}

/**
 * Adds the contribution of some rows of A to sixteen columns of A' (A x). `slice` has, for each column of A, sixteen entries of x
 * and then sixteen entries of the result. Each sum is in the order of the rows of A.
 */
export function normalTimesSlice(
  { rowOffsets, columns, values }: SparseRows,
  slice: Float32Array,
  rowFrom = 0,
  rowTo = rowOffsets.length - 1,
): void {
  const wasm = kernelsOf(rowOffsets, columns, values, slice)
  if (wasm === undefined) plain.normalTimesSlice(rowOffsets, columns, values, slice, rowFrom, rowTo)
  else {
    wasm.normalTimesSlice(
      rowOffsets.byteOffset,
      columns.byteOffset,
      values.byteOffset,
      slice.byteOffset,
      rowFrom,
      rowTo,
    )
  }
}

export interface GramOptions {
  /** The result is known to be symmetric (k = l): sum the upper triangle and mirror it. Default: `a` is `b`. */
  readonly symmetric?: boolean | undefined
}

/** out (k x l, f64) = a' b over the rows of a (n x k) and b (n x l); products and sums are in f64, in row order. */
export function gram(
  a: Float32Array,
  b: Float32Array,
  k: number,
  l: number,
  out: Float64Array,
  rowFrom: number,
  rowTo: number,
  { symmetric = a === b && k === l }: GramOptions = {},
): void {
  const wasm = kernelsOf(a, b, out)
  if (wasm === undefined) plain.gram(a, b, k, l, rowFrom, rowTo, out, symmetric)
  else {
    wasm.gram(a.byteOffset, b.byteOffset, k, l, rowFrom, rowTo, out.byteOffset, symmetric ? 1 : 0)
  }
}

/** out (n x l) = a (n x k) times small (k x l). Each output is one f32 sum in the order of k. */
export function denseTimesSmall(
  a: Float32Array,
  small: Float32Array,
  out: Float32Array,
  k: number,
  l: number,
  rowFrom: number,
  rowTo: number,
): void {
  const wasm = kernelsOf(a, small, out)
  if (wasm === undefined) plain.denseTimesSmall(a, small, out, k, l, rowFrom, rowTo)
  else {
    wasm.denseTimesSmall(a.byteOffset, small.byteOffset, out.byteOffset, k, l, rowFrom, rowTo)
  }
}

/** out (n) = matrix (n x k) times vector (k), in f32 with eight partial sums: cosines of unit rows. */
export function matrixTimesVector(
  matrix: Float32Array,
  vector: Float32Array,
  out: Float32Array,
  k: number,
  rowFrom: number,
  rowTo: number,
): void {
  const wasm = kernelsOf(matrix, vector, out)
  if (wasm === undefined) plain.matrixTimesVector(matrix, vector, out, k, rowFrom, rowTo)
  else {
    wasm.matrixTimesVector(matrix.byteOffset, vector.byteOffset, out.byteOffset, k, rowFrom, rowTo)
  }
}

/** out[i] = the same for row rows[i], for the first `count` of `rows`. */
export function rowsTimesVector(
  matrix: Float32Array,
  rows: Uint32Array,
  count: number,
  vector: Float32Array,
  out: Float32Array,
  k: number,
): void {
  const wasm = kernelsOf(matrix, rows, vector, out)
  if (wasm === undefined) plain.rowsTimesVector(matrix, rows, count, vector, out, k)
  else wasm.rowsTimesVector(matrix.byteOffset, rows.byteOffset, count, vector.byteOffset, out.byteOffset, k)
}

/** The same for a single row in any memory: the product as `matrixTimesVector` computes it. */
export const rowTimesVector = plain.rowTimesVector
