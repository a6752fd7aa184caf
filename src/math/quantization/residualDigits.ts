import type { QuantizedRows, RowRange } from './quantizedRows.js'

/**
 * A second digit to rows rounded to bytes: entry = scale x (byte + digit / 254). The vectors of large projects are rows of two
 * digits. An entry differs from the value that was rounded by at most a 508th of a step, where a step is a 127th of the largest
 * entry.
 */
export type ResidualDigits = Int8Array

/** Digits to one step of a byte: from -127 to 127. */
const DIGITS = 254
/** The arithmetic of f32 can put an entry this share of a loss further away. */
const LOSS_SLACK = 1e-5

/**
 * Finds the digits of rows `from` to `to` (exclusive) of `source` (rows x axes); they lie as the bytes do. The quantization errors
 * of the bytes become those to the rows of two digits.
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
  digits: ResidualDigits,
  { from, to }: RowRange,
): void {
  for (let row = from; row < to; row++) {
    const scale = scales[row]!
    // Zeros have no scale.
    const steps = scale === 0 ? 0 : DIGITS / scale
    let at = row * stride
    let squares = 0
    for (let entry = row * axes; entry < (row + 1) * axes; entry++, at++) {
      // Bytes are at most half a step away, and 127 of their digits are a little more.
      const digit = Math.floor((source[entry]! - matrix[at]! * scale) * steps + 0.5)
      digits[at] = digit
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
  const step = scale / DIGITS
  for (let axis = 0; axis < target.length; axis++) {
    target[axis] = (matrix[matrixFrom + axis]! * DIGITS + digits[digitsFrom + axis]!) * step
  }
}

/** Product of a vector with a row, as precise as the vector itself: the entries of a decoded row are rounded to f32. */
export function closeProduct(
  { matrix, scales, stride }: QuantizedRows,
  digits: ResidualDigits,
  vector: Float32Array,
  row: number,
): number {
  let sum = 0
  for (let axis = 0, at = row * stride; axis < vector.length; axis++, at++) {
    sum += vector[axis]! * (matrix[at]! * DIGITS + digits[at]!)
  }
  return (sum * scales[row]!) / DIGITS
}
