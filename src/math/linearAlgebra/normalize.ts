/**
 * A vector whose squared length is at most this has no direction: it may be the f32 rounding error of a difference of
 * equal vectors.
 */
const LEAST_SQUARE = 1e-12

/** The same for sums in f64 of weighted vectors, and for rows of a build: their weights may be small. */
export const LEAST_WEIGHTED_SQUARE = 1e-18

/** 1 / length for a squared length, or 0 where it is not above `least`. */
export const inverseLength = (square: number, least: number): number => (square > least ? 1 / Math.sqrt(square) : 0)

/** Sum of the squares of `count` numbers from index `from` on. */
export function squaredLength(numbers: ArrayLike<number>, from = 0, count = numbers.length): number {
  let square = 0
  for (let i = from; i < from + count; i++) square += numbers[i]! * numbers[i]!
  return square
}

/** Scales a vector to unit length in place; returns false and leaves it unchanged if it has no direction. */
export function normalize(vector: Float64Array): boolean {
  const scale = inverseLength(squaredLength(vector), LEAST_SQUARE)
  if (scale === 0) return false
  for (let axis = 0; axis < vector.length; axis++) vector[axis]! *= scale
  return true
}

/** The unit vector in the direction of a vector; undefined if it has none. */
export function unitVector(vector: Float32Array | Float64Array): Float32Array | undefined {
  const scale = inverseLength(squaredLength(vector), LEAST_SQUARE)
  if (scale === 0) return undefined
  const unit = new Float32Array(vector.length)
  for (let axis = 0; axis < vector.length; axis++) unit[axis] = vector[axis]! * scale
  return unit
}

/**
 * Euclidean length without over- or underflow: the largest entry is factored out, and the squares are summed with the
 * compensation of Kahan. Equal to `Math.hypot(...vector)` of V8, but for vectors of any length.
 */
export function lengthOf(vector: ArrayLike<number>): number {
  let largest = 0
  for (let i = 0; i < vector.length; i++) largest = Math.max(largest, Math.abs(vector[i]!))
  if (largest === 0 || !Number.isFinite(largest)) return largest
  let sum = 0
  let compensation = 0
  for (let i = 0; i < vector.length; i++) {
    const share = Math.abs(vector[i]!) / largest
    const square = share * share - compensation
    const next = sum + square
    compensation = next - sum - square
    sum = next
  }
  return Math.sqrt(sum) * largest
}

/**
 * Divides a vector by its length in place and returns the length. If the length is at most `least`, returns 0 and
 * leaves the vector unchanged. The default of 0 is for means and sums, which may be short and still have a direction.
 */
export function divideByLength(vector: Float64Array, least = 0): number {
  const length = lengthOf(vector)
  if (!(length > least)) return 0
  for (let axis = 0; axis < vector.length; axis++) vector[axis]! /= length
  return length
}

/** The direction of a mean or of a sum, of unit length; undefined only for a zero vector. */
export function direction(vector: ArrayLike<number>): Float64Array | undefined {
  const values = new Float64Array(vector)
  return divideByLength(values) === 0 ? undefined : values
}
