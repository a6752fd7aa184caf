import type { QuantizedRows, RowRange } from './quantizedRows.js'

/**
 * A second digit to rows rounded to bytes: entry = scale x (byte + digit / 254), half a step of it away from the exact one at
 * most. With it a product is known a few hundred times better, so of rows that lie elsewhere hardly one is read in vain.
 */
export type ResidualDigits = Int8Array

/** Digits to one step of a byte: from -127 to 127. */
const DIGITS = 254
/** Half a step of a digit, and something for arithmetic in f32 and f64. */
const HALF = 0.51 / DIGITS

/** Finds the digits of rows `from` to `to` (exclusive) of `source` (rows x axes); they lie as the bytes do. */
export function findDigits(
  { matrix, scales, axes, stride }: QuantizedRows,
  source: Float32Array,
  digits: ResidualDigits,
  { from, to }: RowRange,
): void {
  for (let row = from; row < to; row++) {
    const scale = scales[row]!
    // Zeros have no scale.
    const steps = scale === 0 ? 0 : DIGITS / scale
    let at = row * stride
    for (let entry = row * axes; entry < (row + 1) * axes; entry++, at++) {
      // Bytes are at most half a step away, and 127 of their digits are a little more.
      digits[at] = Math.floor((source[entry]! - matrix[at]! * scale) * steps + 0.5)
    }
  }
}

/** Product of a vector with a row, up to `closeError`. */
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

/** What `closeProduct` may be off, for vectors of a length: |x q - x' q| <= |x - x'| |q|. */
export const closeError = ({ scales, axes }: QuantizedRows, row: number, length: number): number =>
  HALF * scales[row]! * Math.sqrt(axes) * length
