/**
 * A vector whose squared length is not above this has no direction: f32 rounding leaves as much of a vector from which an
 * equal one was subtracted.
 */
const LEAST_SQUARE = 1e-12

/** The same for sums in f64 of weighted vectors, and for rows of a build: their weights may be small. */
export const LEAST_WEIGHTED_SQUARE = 1e-18

/** 1 / length for a squared length, or 0 where it is not above `least`. */
export const inverseLength = (square: number, least: number): number => (square > least ? 1 / Math.sqrt(square) : 0)

/** Sum of the squares of `count` numbers from place `from` on. */
export function squaredLength(numbers: ArrayLike<number>, from = 0, count = numbers.length): number {
  let square = 0
  for (let i = from; i < from + count; i++) square += numbers[i]! * numbers[i]!
  return square
}

/** Scales a vector to unit length in place; false, and the vector as it is, where it has no direction. */
export function normalize(vector: Float64Array, least: number = LEAST_SQUARE): boolean {
  const scale = inverseLength(squaredLength(vector), least)
  if (scale === 0) return false
  for (let axis = 0; axis < vector.length; axis++) vector[axis]! *= scale
  return true
}

/** The unit vector of a vector's direction; undefined where it has none. */
export function unitVector(vector: Float32Array | Float64Array): Float32Array | undefined {
  const scale = inverseLength(squaredLength(vector), LEAST_SQUARE)
  return scale === 0 ? undefined : Float32Array.from(vector, (value) => value * scale)
}

/**
 * The direction of a mean or of a sum, divided by its length without over- or underflow; undefined only for a zero vector.
 * A mean of many documents, or a sum with small weights, may be short and still have a direction.
 */
export function direction(vector: ArrayLike<number>): Float64Array | undefined {
  const values = Float64Array.from(vector)
  const length = Math.hypot(...values)
  return length > 0 ? values.map((value) => value / length) : undefined
}
