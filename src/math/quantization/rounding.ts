import { squaredLength } from '../linearAlgebra/normalize.js'

/** Products of f32 rows are summed in f32, and unit rows are unit to f32: far less than this. */
export const FLOAT_ERROR = 1e-4

/** Rounds a vector to integer steps; returns the length of the rounding error. */
export function roundTo(vector: Float32Array, scale: number, steps: Int16Array): number {
  if (scale === 0) return Math.sqrt(squaredLength(vector))
  let lost = 0
  for (let axis = 0; axis < vector.length; axis++) {
    const whole = Math.floor(vector[axis]! / scale + 0.5)
    const rest = vector[axis]! - whole * scale
    steps[axis] = whole
    lost += rest * rest
  }
  return Math.sqrt(lost)
}
