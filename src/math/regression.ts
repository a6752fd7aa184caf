import { type Features, featureCases, featureColumns, timesFeatures, transposedTimes } from './design.js'

/** y = intercept + features . weights; the sparse columns' weights first, then those of the dense axes. */
export interface LinearModel {
  readonly weights: Float64Array
  readonly intercept: number
}

export interface FitOptions {
  /** Weight of the sum of squared weights against the sum of squared errors (or the log loss). The intercept is free. */
  readonly penalty: number
  /** How much each case of a ridge counts; 0 leaves it out. Default 1. */
  readonly caseWeights?: Float64Array | undefined
  /** Conjugate gradients stop at this share of the first residual. Default 1e-3: predictions no longer move. */
  readonly tolerance?: number | undefined
  /** Steps at most. Default 300. */
  readonly steps?: number | undefined
}

const TOLERANCE = 1e-3
const STEPS = 300
/** Newton rounds at most, and the gain in loss per case below which there is no further one. */
const NEWTON_ROUNDS = 20
const NEWTON_GAIN = 1e-7

/** Ridge regression: least squared error + penalty x squared weights, by conjugate gradients on centred columns. */
export function fitRidge(features: Features, targets: ArrayLike<number>, options: FitOptions): LinearModel {
  const cases = featureCases(features)
  const counted = options.caseWeights ?? new Float64Array(cases).fill(1)
  const { weights, intercept } = solveWeighted(features, Float64Array.from(targets), counted, options)
  return { weights, intercept }
}

/**
 * Logistic regression of a class (labels 1 or 0): least log loss + penalty / 2 x squared weights, by Newton's method with
 * conjugate gradients inside.
 */
export function fitLogistic(features: Features, labels: ArrayLike<number>, options: FitOptions): LinearModel {
  const cases = featureCases(features)
  let positives = 0
  for (let i = 0; i < cases; i++) positives += labels[i]! > 0 ? 1 : 0
  // The intercept of the base rate, half a case short of certainty where all labels are alike.
  const rate = Math.min(cases - 0.5, Math.max(0.5, positives)) / Math.max(1, cases)
  let model: LinearModel = { weights: new Float64Array(featureColumns(features)), intercept: logit(rate) }
  if (positives === 0 || positives === cases) return model
  let loss = logLoss(features, labels, model, options.penalty)
  const scores = new Float64Array(cases)
  for (let round = 0; round < NEWTON_ROUNDS; round++) {
    timesFeatures(features, model.weights, model.intercept, scores)
    // Each round is a weighted ridge towards the working response z = score + (label - p) / (p (1 - p)).
    const weights = new Float64Array(cases)
    const response = new Float64Array(cases)
    for (let i = 0; i < cases; i++) {
      const p = sigmoid(scores[i]!)
      const weight = Math.max(1e-6, p * (1 - p))
      weights[i] = weight
      response[i] = scores[i]! + (labels[i]! - p) / weight
    }
    const target = solveWeighted(features, response, weights, options, model.weights)
    let next = target
    let nextLoss = logLoss(features, labels, next, options.penalty)
    for (let share = 0.5; nextLoss > loss && share > 0.01; share /= 2) {
      next = between(model, target, share)
      nextLoss = logLoss(features, labels, next, options.penalty)
    }
    if (!(nextLoss < loss)) break
    model = next
    const gain = loss - nextLoss
    loss = nextLoss
    if (gain < NEWTON_GAIN * cases) break
  }
  return model
}

/** One logistic model a class against all others; `classes[i]` is the class number of case i. */
export function fitClasses(
  features: Features,
  classes: ArrayLike<number>,
  classCount: number,
  options: FitOptions,
): LinearModel[] {
  return Array.from({ length: classCount }, (_, wanted) => {
    const labels = Uint8Array.from({ length: classes.length }, (_, i) => (classes[i] === wanted ? 1 : 0))
    return fitLogistic(features, labels, options)
  })
}

/** Predicted value (for a logistic model: logit) of each case. */
export function predictLinear({ weights, intercept }: LinearModel, features: Features): Float64Array {
  const out = new Float64Array(featureCases(features))
  timesFeatures(features, weights, intercept, out)
  return out
}

/** Probability of each class by case (cases x classes), each row summing to 1. */
export function predictClasses(models: readonly LinearModel[], features: Features): Float64Array {
  const cases = featureCases(features)
  const out = new Float64Array(cases * models.length)
  for (const [at, model] of models.entries()) {
    for (const [row, score] of predictLinear(model, features).entries()) out[row * models.length + at] = sigmoid(score)
  }
  for (let row = 0; row < cases; row++) {
    const shares = out.subarray(row * models.length, (row + 1) * models.length)
    const sum = shares.reduce((total, share) => total + share, 0)
    for (let at = 0; at < shares.length; at++) shares[at]! /= sum
  }
  return out
}

/**
 * Weights w and intercept of least sum_i d_i (y_i - b - x_i w)^2 + penalty |w|^2: conjugate gradients on
 * (Xc' D Xc + penalty) w = Xc' D yc, where Xc and yc are centred by their weighted means, which takes the intercept out.
 * Xc itself is never made: products subtract the means.
 */
function solveWeighted(
  features: Features,
  y: Float64Array,
  d: Float64Array,
  { penalty, tolerance = TOLERANCE, steps = STEPS }: FitOptions,
  start?: Float64Array,
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
  const weights = start?.slice() ?? new Float64Array(columns)
  const product = new Float64Array(columns)
  const residual = right.slice()
  if (start !== undefined) {
    normal(weights, product)
    for (let j = 0; j < columns; j++) residual[j]! -= product[j]!
  }
  const direction = residual.slice()
  let square = dot(residual, residual)
  const enough = tolerance * tolerance * dot(right, right)
  for (let step = 0; step < steps && square > enough; step++) {
    normal(direction, product)
    const curvature = dot(direction, product)
    if (!(curvature > 0)) break
    const length = square / curvature
    for (let j = 0; j < columns; j++) {
      weights[j]! += length * direction[j]!
      residual[j]! -= length * product[j]!
    }
    const before = square
    square = dot(residual, residual)
    const turn = square / before
    for (let j = 0; j < columns; j++) direction[j] = residual[j]! + turn * direction[j]!
  }
  return { weights, intercept: meanY - dot(means, weights) }
}

function logLoss(features: Features, labels: ArrayLike<number>, model: LinearModel, penalty: number): number {
  const scores = predictLinear(model, features)
  let loss = (penalty / 2) * dot(model.weights, model.weights)
  for (const [i, score] of scores.entries()) {
    const wrong = labels[i]! > 0 ? -score : score
    loss += wrong > 0 ? wrong + Math.log1p(Math.exp(-wrong)) : Math.log1p(Math.exp(wrong))
  }
  return loss
}

function between(from: LinearModel, to: LinearModel, share: number): LinearModel {
  return {
    weights: from.weights.map((weight, j) => weight + share * (to.weights[j]! - weight)),
    intercept: from.intercept + share * (to.intercept - from.intercept),
  }
}

function dot(x: Float64Array, y: Float64Array): number {
  let sum = 0
  for (let i = 0; i < x.length; i++) sum += x[i]! * y[i]!
  return sum
}

const sigmoid = (score: number): number => 1 / (1 + Math.exp(-score))
const logit = (p: number): number => Math.log(p / (1 - p))
