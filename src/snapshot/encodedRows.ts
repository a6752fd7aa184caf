import { type FilledRange, rangeOf } from '../compute/kernel.js'
import { sharedFloat32, sharedInt8, sharedUint8 } from '../compute/shared.js'
import { strideOf } from '../math/quantization/quantizedRows.js'
import { digitStride, findDigits } from '../math/quantization/residualDigits.js'
import { type Arena, arenaBytes } from '../math/simd/arena.js'
import { roundRows } from '../math/simd/quantizedKernels.js'
import type { EncodedRows } from './documentVectors.js'

/** Memory for the vectors of documents in digits. */
export function allocateEncoded(count: number, axes: number): EncodedRows {
  const stride = strideOf(axes)
  return {
    matrix: sharedInt8(count * stride),
    digits: sharedUint8(count * digitStride(stride)),
    scales: sharedFloat32(count),
    losses: sharedFloat32(count),
  }
}

/** First digits of rows that lie in the memory of the rows themselves, where the fast kernels round them. */
export type RoundedHere = Omit<EncodedRows, 'digits'>

/** Bytes of `roundedHere` in an arena. */
export const roundedHereBytes = (count: number, axes: number): number =>
  arenaBytes(count * strideOf(axes), count * 4, count * 4)

/** Allocates first digits for `count` rows in an arena. */
export const roundedHere = (arena: Arena, count: number, axes: number): RoundedHere => ({
  matrix: arena.int8(count * strideOf(axes)),
  scales: arena.float32(count),
  losses: arena.float32(count),
})

/** Rows `from` to `to` (exclusive), as views. */
export function sliceRounded(
  { matrix, scales, losses }: RoundedHere,
  axes: number,
  from: number,
  to: number,
): RoundedHere {
  const stride = strideOf(axes)
  return {
    matrix: matrix.subarray(from * stride, to * stride),
    scales: scales.subarray(from, to),
    losses: losses.subarray(from, to),
  }
}

/** Rows `from` to `to` (exclusive), as views. */
export function sliceEncoded(rows: EncodedRows, axes: number, from: number, to: number): EncodedRows {
  const width = digitStride(strideOf(axes))
  return { ...sliceRounded(rows, axes, from, to), digits: rows.digits.subarray(from * width, to * width) }
}

/** What a kernel fills that writes these rows. */
export function roundedRanges(
  { matrix, scales, losses }: RoundedHere,
  axes: number,
  from: number,
  to: number,
): FilledRange[] {
  const stride = strideOf(axes)
  return [...rangeOf(from * stride, to * stride, matrix), ...rangeOf(from, to, scales, losses)]
}

/** What a kernel fills that writes these rows. */
export function encodedRanges(rows: EncodedRows, axes: number, from: number, to: number): FilledRange[] {
  const width = digitStride(strideOf(axes))
  return [...roundedRanges(rows, axes, from, to), ...rangeOf(from * width, to * width, rows.digits)]
}

/** Rounds rows to two digits. With `here`, which has as many rows, the first is found by the kernels of the memory of `rows`. */
export function encodeRows(rows: Float32Array, axes: number, encoded: EncodedRows, here?: RoundedHere): void {
  const stride = strideOf(axes)
  const count = encoded.scales.length
  const { matrix, scales, losses } = here ?? encoded
  roundRows(rows, count, axes, { matrix, scales }, stride, losses)
  findDigits({ matrix, scales, quantizationErrors: losses, axes, stride }, rows, encoded.digits, { from: 0, to: count })
  if (here === undefined) return
  encoded.matrix.set(matrix)
  encoded.scales.set(scales)
  encoded.losses.set(losses)
}
