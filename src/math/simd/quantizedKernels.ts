import { kernelsOf } from './arena.js'
import type { BlockedRows } from './blockedRows.js'
import type { CodedAxes } from './codedRows.js'
import type { JoinedRows } from './joinedRows.js'
import * as plain from './reference/quantizedKernels.js'

// The numeric kernels on rows in a few bits an entry. What matrixKernels.ts says of memory and rows holds here as well.

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
