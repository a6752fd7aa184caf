import type { QuantizedRows, RowRange } from './quantizedRows.js'

/**
 * A second digit to rows rounded to bytes: entry = scale x (byte + digit / 15), with digits from -7 to 7. Two axes share a byte, the
 * first in its lower half. The vectors of large projects are rows of two digits. An entry differs from the value that was rounded by
 * at most a 30th of a step, where a step is a 127th of the largest entry.
 */
export type HalfByteDigits = Uint8Array

/** Second digits of earlier snapshots, a byte for each axis: entry = scale x (byte + digit / 254). */
export type ByteDigits = Int8Array

export type ResidualDigits = HalfByteDigits | ByteDigits

/** Digits to one step of a byte. */
const DIGITS = 15
const LARGEST_DIGIT = 7
/** The same of digits that have a byte: from -127 to 127. */
const BYTE_DIGITS = 254
/** The arithmetic of f32 can put an entry this share of a loss further away. */
const LOSS_SLACK = 1e-5

/** Bytes of the digits of a row, whose first digits take `stride`, an even number. */
export const digitStride = (stride: number, areBytes = false): number => (areBytes ? stride : stride / 2)

/**
 * Finds the digits of rows `from` to `to` (exclusive) of `source` (rows x axes). The quantization errors of the bytes become those to
 * the rows of two digits.
 */
export function findDigits(
  {
    matrix,
    scales,
    quantizationErrors,
    axes,
    stride,
  }: Pick<QuantizedRows, 'matrix' | 'scales' | 'quantizationErrors' | 'axes' | 'stride'>,
  source: Float32Array,
  digits: HalfByteDigits,
  { from, to }: RowRange,
): void {
  for (let row = from; row < to; row++) {
    const scale = scales[row]!
    // Zeros have no scale.
    const steps = scale === 0 ? 0 : DIGITS / scale
    let at = row * stride
    let squares = 0
    for (let entry = row * axes; entry < (row + 1) * axes; entry++, at++) {
      const nearest = Math.floor((source[entry]! - matrix[at]! * scale) * steps + 0.5)
      // Bytes are at most half a step away, or a little more.
      const digit = Math.max(-LARGEST_DIGIT, Math.min(LARGEST_DIGIT, nearest))
      if (at & 1) digits[at >> 1]! |= digit << 4
      else digits[at >> 1] = digit & 15
      squares += digit * digit
    }
    quantizationErrors[row] = ((Math.sqrt(squares) * scale) / DIGITS) * (1 + LOSS_SLACK)
  }
}

/** A row of two digits, of which each lies where it was read. */
export interface EncodedRow {
  readonly matrix: Int8Array
  readonly matrixFrom: number
  readonly digits: ResidualDigits
  readonly digitsFrom: number
  readonly scale: number
}

/** Writes the entries of a row, one for each element of `target`. */
export function decodeRow({ matrix, matrixFrom, digits, digitsFrom, scale }: EncodedRow, target: Float32Array): void {
  if (digits instanceof Int8Array) {
    const step = scale / BYTE_DIGITS
    for (let axis = 0; axis < target.length; axis++) {
      target[axis] = (matrix[matrixFrom + axis]! * BYTE_DIGITS + digits[digitsFrom + axis]!) * step
    }
    return
  }
  const step = scale / DIGITS
  for (let axis = 0; axis < target.length; axis++) {
    target[axis] = (matrix[matrixFrom + axis]! * DIGITS + digitOf(digits, digitsFrom, axis)) * step
  }
}

/** Product of a vector with a row, as precise as the vector itself: the entries of a decoded row are rounded to f32. */
export function closeProduct(
  { matrix, scales, stride }: QuantizedRows,
  digits: ResidualDigits,
  vector: Float32Array,
  row: number,
): number {
  const from = row * stride
  let sum = 0
  if (digits instanceof Int8Array) {
    for (let axis = 0; axis < vector.length; axis++) {
      sum += vector[axis]! * (matrix[from + axis]! * BYTE_DIGITS + digits[from + axis]!)
    }
    return (sum * scales[row]!) / BYTE_DIGITS
  }
  const digitsFrom = row * digitStride(stride)
  for (let axis = 0; axis < vector.length; axis++) {
    sum += vector[axis]! * (matrix[from + axis]! * DIGITS + digitOf(digits, digitsFrom, axis))
  }
  return (sum * scales[row]!) / DIGITS
}

/** The digit of an axis: the sign is the highest of its four bits. */
const digitOf = (digits: HalfByteDigits, from: number, axis: number): number =>
  (digits[from + (axis >> 1)]! << (28 - ((axis & 1) << 2))) >> 28
