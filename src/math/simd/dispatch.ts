import { kernelsOf } from './arena.js'
import type { BlockedRows } from './blockedRows.js'
import type { CodedAxes } from './codedRows.js'
import type { JoinedRows } from './joinedRows.js'
import type { ThreeLists } from './reference.js'
import * as plain from './reference.js'
import type { SlicedRows } from './slices.js'
import type { SparseRows } from './sparseRows.js'

/**
 * The numeric kernels. All matrices are dense f32 in row order unless said otherwise. When all views of a call lie in
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

/** A matrix of int8 rows, each with its f32 scale: entry = matrix[r * k + j] * scales[r]. */
export interface Int8Rows {
  readonly matrix: Int8Array
  readonly scales: Float32Array
}

/** As matrixTimesVector on int8 rows and an i16 vector; the integer sums are exact as long as they fit into 32 bits. */
export function int8TimesVector(
  { matrix, scales }: Int8Rows,
  vector: Int16Array,
  vectorScale: number,
  out: Float32Array,
  k: number,
  rowFrom: number,
  rowTo: number,
): void {
  const wasm = kernelsOf(matrix, scales, vector, out)
  if (wasm === undefined) plain.int8TimesVector(matrix, scales, vector, vectorScale, out, k, rowFrom, rowTo)
  else {
    wasm.int8TimesVector(
      matrix.byteOffset,
      scales.byteOffset,
      vector.byteOffset,
      vectorScale,
      out.byteOffset,
      k,
      rowFrom,
      rowTo,
    )
  }
}

/** out[i] = the same for row rows[i], for the first `count` of `rows`. */
export function int8RowsTimesVector(
  { matrix, scales }: Int8Rows,
  rows: Uint32Array,
  count: number,
  vector: Int16Array,
  vectorScale: number,
  out: Float32Array,
  k: number,
): void {
  const wasm = kernelsOf(matrix, scales, rows, vector, out)
  if (wasm === undefined) plain.int8RowsTimesVector(matrix, scales, rows, count, vector, vectorScale, out, k)
  else {
    wasm.int8RowsTimesVector(
      matrix.byteOffset,
      scales.byteOffset,
      rows.byteOffset,
      count,
      vector.byteOffset,
      vectorScale,
      out.byteOffset,
      k,
    )
  }
}

/**
 * The first `rows` rows of `source` (n x k) as int8 rows, `stride` bytes apart: round(row / scale), scale = largest absolute
 * entry / 127. `quantizationErrors` has the length of what rounding took from each row, in f32.
 */
export function roundRows(
  source: Float32Array,
  rows: number,
  k: number,
  { matrix, scales }: Int8Rows,
  stride: number,
  quantizationErrors: Float32Array,
): void {
  const wasm = kernelsOf(source, matrix, scales, quantizationErrors)
  if (wasm === undefined) plain.roundRows(source, rows, k, matrix, stride, scales, quantizationErrors)
  else {
    wasm.roundRows(
      source.byteOffset,
      rows,
      k,
      matrix.byteOffset,
      stride,
      scales.byteOffset,
      quantizationErrors.byteOffset,
    )
  }
}

/**
 * Rounds int8 rows `rowFrom` to `rowTo`, whole blocks, with the `quantizationErrors` of their f32 rows and the axis scales of
 * the target. `stride` is a multiple of 8.
 */
export function roundBlocks(
  { matrix, scales }: Int8Rows,
  quantizationErrors: Float32Array,
  target: BlockedRows,
  stride: number,
  rowFrom: number,
  rowTo: number,
): void {
  const { blocks, axes, axisScales, squares } = target
  const views = [quantizationErrors, blocks, axes, axisScales, target.scales, target.quantizationErrors, squares]
  const wasm = kernelsOf(matrix, scales, ...views)
  if (wasm === undefined) plain.roundBlocks(matrix, scales, quantizationErrors, target, stride, rowFrom, rowTo)
  else {
    wasm.roundBlocks(
      matrix.byteOffset,
      stride,
      scales.byteOffset,
      quantizationErrors.byteOffset,
      axes.byteOffset,
      axisScales.byteOffset,
      axes.length,
      rowFrom,
      rowTo,
      blocks.byteOffset,
      target.scales.byteOffset,
      target.quantizationErrors.byteOffset,
      squares.byteOffset,
    )
  }
}

/**
 * A vector multiplied by the axis scales, whose product with any row is below 2048 in steps of both in each section; the true
 * product is off by share x quantization error + base at most.
 */
export interface BlockProbe {
  /** An entry for each axis of the blocks. */
  readonly vector: Int16Array
  readonly scale: number
  readonly share: number
  readonly base: number
}

/**
 * Writes the numbers of the rows of some blocks whose product can reach `least` to `out`, ascending; returns how many
 * there are.
 */
export function blocksReaching(
  blocked: BlockedRows,
  vector: Int16Array,
  { scale, share, base }: Omit<BlockProbe, 'vector'>,
  least: number,
  out: Uint32Array,
  blockFrom: number,
  blockTo: number,
): number {
  const { blocks, scales, quantizationErrors } = blocked
  const wasm = kernelsOf(blocks, quantizationErrors, scales, vector, out)
  if (wasm === undefined) {
    const bar = [scale, share, base, least] as const
    return plain.blocksReaching(blocked, vector, out, ...bar, blockFrom, blockTo)
  }
  return wasm.blocksReaching(
    blocks.byteOffset,
    scales.byteOffset,
    quantizationErrors.byteOffset,
    vector.byteOffset,
    out.byteOffset,
    scale,
    share,
    base,
    least,
    blocked.axes.length,
    blockFrom,
    blockTo,
  )
}

/**
 * Codes of int8 rows `rowFrom` to `rowTo`, whole blocks; an entry that no threshold is below has code 0. `thresholds` has the first
 * ones of all axes, then the second and the third ones. The axes are at most `stride`.
 */
export function codeRows(
  { matrix, scales }: Int8Rows,
  stride: number,
  thresholds: Float32Array,
  { codes, codedAxes }: CodedAxes,
  rowFrom: number,
  rowTo: number,
): void {
  const wasm = kernelsOf(matrix, scales, thresholds, codes)
  if (wasm === undefined) plain.codeRows(matrix, stride, scales, thresholds, codedAxes, codes, rowFrom, rowTo)
  else {
    wasm.codeRows(
      matrix.byteOffset,
      stride,
      scales.byteOffset,
      thresholds.byteOffset,
      codedAxes,
      codes.byteOffset,
      rowFrom,
      rowTo,
    )
  }
}

/** What each pair of axes adds to a product with coded rows, by its four bits: base + step x the sum of the bytes of all pairs. */
export interface PairTable {
  /** Sixteen bytes for each pair, from 0 to 63. */
  readonly bytes: Int8Array
  readonly step: number
  readonly base: number
}

/** out[row] = the product of a coded row with the vector that a table was made of, for all rows of some blocks. */
export function codesTimesTable(
  { codes, codedAxes }: CodedAxes,
  { bytes, step, base }: PairTable,
  out: Float32Array,
  blockFrom: number,
  blockTo: number,
): void {
  const wasm = kernelsOf(codes, bytes, out)
  if (wasm === undefined) plain.codesTimesTable(codes, codedAxes, bytes, step, base, out, blockFrom, blockTo)
  else {
    wasm.codesTimesTable(codes.byteOffset, codedAxes, bytes.byteOffset, step, base, out.byteOffset, blockFrom, blockTo)
  }
}

/** Which pairs `pairsAbove` computes. Rows begin at a multiple of eight. */
export interface PairRange {
  readonly rowFrom: number
  readonly rowTo: number
  readonly queryFrom: number
  readonly queryTo: number
}

/**
 * Writes the pairs of a query and a row with a lower number whose product is above `floor`, as `matrixTimesVector` computes it, to
 * `pairs` (row, query) and `products`, in any order; returns how many there are. Pairs whose product of shorts is below `least` are
 * left out. The magnitude of a product of shorts is below 2 ** 31.
 */
export function pairsAbove(
  joined: JoinedRows,
  { least, floor }: { readonly least: number; readonly floor: number },
  { rowFrom, rowTo, queryFrom, queryTo }: PairRange,
  pairs: Uint32Array,
  products: Float32Array,
): number {
  const { groups, shorts, width, exact, axes } = joined
  const wasm = kernelsOf(groups, shorts, exact, pairs, products)
  if (wasm === undefined) {
    return plain.pairsAbove(joined, least, floor, rowFrom, rowTo, queryFrom, queryTo, pairs, products)
  }
  return wasm.pairsAbove(
    groups.byteOffset,
    shorts.byteOffset,
    width,
    exact.byteOffset,
    axes,
    least,
    floor,
    rowFrom,
    rowTo,
    queryFrom,
    queryTo,
    pairs.byteOffset,
    products.byteOffset,
  )
}

/** Whether lists have the types that the kernels of three lists read. */
const areTyped = ({ a, b, c }: ThreeLists): boolean =>
  a instanceof Float64Array && b instanceof Float32Array && c instanceof Float32Array

/** out[i - from] = the sum of factor x (value - mean) over three lists; `scaling` has the three factors, then the means. */
export function addScaled(lists: ThreeLists, scaling: Float64Array, out: Float64Array, from: number, to: number): void {
  const { a, b, c } = lists
  const wasm = areTyped(lists) ? kernelsOf(a, b, c, scaling, out) : undefined
  if (wasm === undefined) plain.addScaled(lists, scaling, out, from, to)
  else wasm.addScaled(a.byteOffset, b.byteOffset, c.byteOffset, scaling.byteOffset, out.byteOffset, from, to)
}

/** Index of the first of entries `from` to `to` - 1 that is not below `least`; `to` if there is none. */
export function nextReaching(list: Float64Array, least: number, from: number, to: number): number {
  const wasm = kernelsOf(list)
  return wasm === undefined
    ? plain.nextReaching(list, least, from, to)
    : wasm.nextReaching(list.byteOffset, least, from, to)
}

/**
 * sums[i % 4] += list[i] and sums[4 + i % 4] += list[i] squared, for entries `from` to `to` - 1 in their order: four sums, so that an
 * addition does not wait for the one before it.
 */
export function addSums(list: Float32Array | Float64Array, sums: Float64Array, from: number, to: number): void {
  const wasm = kernelsOf(list, sums)
  if (wasm === undefined) plain.addSums(list, sums, from, to)
  else {
    const add = list instanceof Float32Array ? wasm.addSums : wasm.addSums64
    add(list.byteOffset, sums.byteOffset, from, to)
  }
}

/** Marks with 1 the entries `from` to `to` - 1 that are above `least`, rounded as the list is. */
export function markAbove(
  list: Float32Array | Float64Array,
  least: number,
  marks: Uint8Array,
  from: number,
  to: number,
): void {
  const isShort = list instanceof Float32Array
  const bar = isShort ? Math.fround(least) : least
  const wasm = kernelsOf(list, marks)
  if (wasm === undefined) plain.markAbove(list, bar, marks, from, to)
  else {
    const mark = isShort ? wasm.markAbove : wasm.markAbove64
    mark(list.byteOffset, bar, marks.byteOffset, from, to)
  }
}
