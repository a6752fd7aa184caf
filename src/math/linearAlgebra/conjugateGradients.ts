import { dot } from './vectors.js'

export interface GradientOptions {
  /** The search stops when the length of the residual is this share of that of `right`. */
  readonly tolerance: number
  /** Maximum number of steps. */
  readonly steps: number
}

/**
 * The x with A x = right, by conjugate gradients (Hestenes, Stiefel 1952) from x = 0. `multiply` writes A v into `out`; A is symmetric
 * and positive semidefinite.
 */
export function conjugateGradients(
  multiply: (v: Float64Array, out: Float64Array) => void,
  right: Float64Array,
  { tolerance, steps }: GradientOptions,
): Float64Array {
  const size = right.length
  const solution = new Float64Array(size)
  const product = new Float64Array(size)
  const residual = right.slice()
  const direction = residual.slice()
  let square = dot(residual, residual)
  const enough = tolerance * tolerance * square
  for (let step = 0; step < steps && square > enough; step++) {
    multiply(direction, product)
    const curvature = dot(direction, product)
    if (!(curvature > 0)) break
    const length = square / curvature
    for (let i = 0; i < size; i++) {
      solution[i]! += length * direction[i]!
      residual[i]! -= length * product[i]!
    }
    const before = square
    square = dot(residual, residual)
    const turn = square / before
    for (let i = 0; i < size; i++) direction[i] = residual[i]! + turn * direction[i]!
  }
  return solution
}
