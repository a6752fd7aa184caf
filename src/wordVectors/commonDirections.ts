import { setImmediate as nextTurn } from 'node:timers/promises'
import { divideByLength } from '../math/linearAlgebra/normalize.js'
import { removeDirections } from '../math/linearAlgebra/vectors.js'

/**
 * Number of leading components that are removed. They represent the frequency and source of a word, not its meaning.
 */
const COMPONENTS = 3
/** Minimum number of words (also twice the axes) for a reliable estimate of the common directions. */
const LEAST_COMMON_WORDS = 1_000
/** Number of steps of the iteration that finds the leading components, and of its columns. */
const ROUNDS = 60
const COLUMNS = COMPONENTS + 5
/**
 * A vector up to this length is the rounding error of a difference. The limit is lower than elsewhere, because the
 * scale of vectors depends on the file.
 */
export const ZERO_LENGTH = 1e-12

/** The common directions of all words of a file, which are removed from each (Mu, Viswanath 2018). */
export interface CommonDirections {
  readonly mean: Float64Array
  /** Orthonormal. */
  readonly components: readonly Float64Array[]
}

/** Adds up the mean and the covariance of some words. */
export class CommonStatistics {
  count = 0
  private readonly sum: Float64Array
  /** Upper triangle of the sum of v v'. */
  private readonly products: Float64Array

  constructor(private readonly axes: number) {
    this.sum = new Float64Array(axes)
    this.products = new Float64Array(axes * axes)
  }

  add(vector: Float32Array): void {
    const { axes, sum, products } = this
    this.count++
    for (let i = 0; i < axes; i++) {
      const value = vector[i]!
      sum[i]! += value
      const row = i * axes
      for (let j = i; j < axes; j++) products[row + j]! += value * vector[j]!
    }
  }

  /** The mean and the leading components; a mean of 0 and no component where the words are too few. */
  async directions(signal: AbortSignal): Promise<CommonDirections> {
    const { axes, count, sum } = this
    if (count < LEAST_COMMON_WORDS || count < 2 * axes) return { mean: new Float64Array(axes), components: [] }
    const mean = sum.map((value) => value / count)
    return { mean, components: await leadingComponents(this.covariance(mean), axes, signal) }
  }

  private covariance(mean: Float64Array): Float64Array {
    const { axes, products, count } = this
    const covariance = new Float64Array(axes * axes)
    for (let i = 0; i < axes; i++) {
      for (let j = 0; j < axes; j++) {
        const product = products[Math.min(i, j) * axes + Math.max(i, j)]!
        covariance[i * axes + j] = product / count - mean[i]! * mean[j]!
      }
    }
    return covariance
  }
}

/** The leading eigenvectors of a covariance, by orthogonal iteration from a fixed start. */
async function leadingComponents(covariance: Float64Array, axes: number, signal: AbortSignal): Promise<Float64Array[]> {
  let columns: Float64Array[] = Array.from({ length: Math.min(COLUMNS, axes) }, (_, column) =>
    // Any start that is not an eigenvector works; this one is the same on every machine.
    Float64Array.from({ length: axes }, (_, axis) => ((axis * 7 + column * 13 + axis * column) % 17) - 8),
  )
  for (let round = 0; round < ROUNDS; round++) {
    await nextTurn()
    signal.throwIfAborted()
    columns = columns.map((column) => multiply(covariance, column))
    orthonormalize(columns)
  }
  return columns.slice(0, COMPONENTS)
}

function multiply(matrix: Float64Array, vector: Float64Array): Float64Array {
  const axes = vector.length
  return Float64Array.from({ length: axes }, (_, i) => {
    let sum = 0
    for (let j = 0; j < axes; j++) sum += matrix[i * axes + j]! * vector[j]!
    return sum
  })
}

/** Modified Gram-Schmidt, column by column, in place. */
function orthonormalize(columns: readonly Float64Array[]): void {
  for (const [c, column] of columns.entries()) {
    removeDirections(column, columns.slice(0, c))
    if (divideByLength(column, ZERO_LENGTH) === 0) column.fill(0)
  }
}
