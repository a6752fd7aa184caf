import { conjugateGradients } from '../linearAlgebra/conjugateGradients.js'
import { dot } from '../linearAlgebra/vectors.js'
import type { SparseRows } from '../simd/sparseRows.js'
import { type Features, featureCases, featureColumns, timesFeatures, transposedTimes } from './featureMatrix.js'

/** y = intercept + features . weights; the sparse columns' weights first, then those of the dense axes. */
export interface LinearModel {
  readonly weights: Float64Array
  readonly intercept: number
}

export interface FitOptions {
  /** Weight of the sum of squared weights against the sum of squared errors. The intercept is free. */
  readonly penalty: number
  /** Weight of each case; 0 excludes it. Default: 1. */
  readonly caseWeights?: Float64Array | undefined
  /** Conjugate gradients stop at this share of the first residual. Default 1e-3: predictions no longer move. */
  readonly tolerance?: number | undefined
  /** Maximum number of steps. Default: 300. */
  readonly steps?: number | undefined
}

const TOLERANCE = 1e-3
const STEPS = 300

/** Ridge regression: least squared error + penalty x squared weights, by conjugate gradients on centred columns. */
export function fitRidge(features: Features, targets: ArrayLike<number>, options: FitOptions): LinearModel {
  const cases = featureCases(features)
  const caseWeights = options.caseWeights ?? new Float64Array(cases).fill(1)
  return solveWeighted(features, Float64Array.from(targets), caseWeights, options)
}

/** Squared z of a column at which half of its effect is considered signal. */
const HALF_BELIEVED = 4

/**
 * Estimated share of signal in the effect of each sparse column on the targets, from 0 to 1: z^2 / (z^2 + 4), where z
 * is the column's product with the centred targets in standard errors, by itself. A ridge regression on columns scaled
 * by the roots of these shares penalizes likely noise (after Wang, Manning 2012, who scale words by their ratio of
 * classes).
 */
export function signalShares(
  { rowOffsets, columns: at, values }: SparseRows,
  columns: number,
  targets: ArrayLike<number>,
  caseWeights: ArrayLike<number>,
): Float64Array {
  let mass = 0
  let sum = 0
  let square = 0
  for (let i = 0; i < targets.length; i++) {
    mass += caseWeights[i]!
    sum += caseWeights[i]! * targets[i]!
    square += caseWeights[i]! * targets[i]! ** 2
  }
  const mean = mass > 0 ? sum / mass : 0
  const variance = mass > 0 ? square / mass - mean * mean : 0
  const products = new Float64Array(columns)
  const squares = new Float64Array(columns)
  for (let row = 0; row < targets.length; row++) {
    const weight = caseWeights[row]!
    if (weight === 0) continue
    const deviation = targets[row]! - mean
    for (let i = rowOffsets[row]!; i < rowOffsets[row + 1]!; i++) {
      products[at[i]!]! += weight * values[i]! * deviation
      squares[at[i]!]! += weight * values[i]! ** 2
    }
  }
  return products.map((product, column) => {
    const noise = HALF_BELIEVED * squares[column]! * variance
    return product === 0 ? 0 : product ** 2 / (product ** 2 + noise)
  })
}

/** Predicted value of each case. */
export function predictLinear({ weights, intercept }: LinearModel, features: Features): Float64Array {
  const out = new Float64Array(featureCases(features))
  timesFeatures(features, weights, intercept, out)
  return out
}

/**
 * The weights w and the intercept b that minimize sum_i d_i (y_i - b - x_i w)^2 + penalty |w|^2. Solved by conjugate gradients on
 * (Xc' D Xc + penalty) w = Xc' D yc, where Xc and yc are centred by their weighted means, which eliminates the intercept. Xc itself
 * is never made: products subtract the means.
 */
function solveWeighted(
  features: Features,
  y: Float64Array,
  d: Float64Array,
  { penalty, tolerance = TOLERANCE, steps = STEPS }: FitOptions,
): LinearModel {
  const cases = featureCases(features)
  const columns = featureColumns(features)
  let mass = 0
  for (const weight of d) mass += weight
  if (mass === 0) return { weights: new Float64Array(columns), intercept: 0 }
  const means = new Float64Array(columns)
  transposedTimes(features, d, means)
  for (let j = 0; j < columns; j++) means[j]! /= mass
  const meanY = dot(d, y) / mass

  const byCase = new Float64Array(cases)
  // out = (Xc' D Xc + penalty) v
  const normal = (v: Float64Array, out: Float64Array): void => {
    timesFeatures(features, v, -dot(means, v), byCase)
    backward(byCase, out)
    for (let j = 0; j < columns; j++) out[j]! += penalty * v[j]!
  }
  // out = Xc' D u
  const backward = (u: Float64Array, out: Float64Array): void => {
    let sum = 0
    for (let i = 0; i < cases; i++) {
      u[i]! *= d[i]!
      sum += u[i]!
    }
    transposedTimes(features, u, out)
    for (let j = 0; j < columns; j++) out[j]! -= means[j]! * sum
  }

  const right = new Float64Array(columns)
  backward(
    y.map((value) => value - meanY),
    right,
  )
  const weights = conjugateGradients(normal, right, { tolerance, steps })
  return { weights, intercept: meanY - dot(means, weights) }
}
