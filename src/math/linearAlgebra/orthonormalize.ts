import type { BlockAlgebra } from './rowBlocks.js'

/**
 * A column whose part not explained by the columns before it is less than this share of its squared length counts as
 * dependent. The columns are f32, so their Gram matrix has no information below 1e-13 of its diagonal; above 1e-11 the second
 * pass still finds the exact orthonormal columns.
 */
const LEAST_PIVOT = 1e-11

/**
 * A column this much shorter than the longest (squared) is what rounding left of a zero: made unit it would be noise, and
 * the factor to do so beyond what f32 can hold.
 */
const LEAST_SQUARE = 1e-28

/**
 * A column that is the difference of columns this many times longer than itself is their rounding noise. No single pivot shows
 * that: many small pivots in a row multiply, in the worst case beyond the range of f32.
 */
const MOST_FACTOR = 1e9

/**
 * The upper triangular f32 factor F (k x k) that makes X F orthonormal, from the Gram matrix X'X: the inverse of its
 * Cholesky factor, worked out in f64. Dependent and zero columns get a zero column in F.
 */
function orthonormalFactor(gram: Float64Array, k: number): Float32Array {
  // Unit columns first: then pivots are shares, and powers of ten between columns do no harm.
  const scale = new Float64Array(k)
  let largestSquare = 0
  for (let i = 0; i < k; i++) largestSquare = Math.max(largestSquare, gram[i * k + i]!)
  for (let i = 0; i < k; i++) {
    const square = gram[i * k + i]!
    scale[i] = square > largestSquare * LEAST_SQUARE && Number.isFinite(square) ? 1 / Math.sqrt(square) : 0
  }
  // Lower Cholesky factor, row by row; a dropped column keeps a zero row and column.
  const lower = new Float64Array(k * k)
  for (let i = 0; i < k; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = gram[i * k + j]! * scale[i]! * scale[j]!
      for (let p = 0; p < j; p++) sum -= lower[i * k + p]! * lower[j * k + p]!
      if (i === j) lower[i * k + i] = sum > LEAST_PIVOT ? Math.sqrt(sum) : 0
      else lower[i * k + j] = lower[j * k + j]! > 0 ? sum / lower[j * k + j]! : 0
    }
    if (lower[i * k + i] === 0) lower.fill(0, i * k, i * k + k)
  }
  // Rows of the inverse by forward substitution, stored transposed.
  const factor = new Float32Array(k * k)
  const column = new Float64Array(k)
  const largest = new Float64Array(k)
  for (let j = 0; j < k; j++) {
    if (lower[j * k + j] === 0) continue
    column.fill(0)
    for (let i = j; i < k; i++) {
      if (lower[i * k + i] === 0) continue
      let sum = i === j ? 1 : 0
      for (let p = j; p < i; p++) sum -= lower[i * k + p]! * column[p]!
      column[i] = sum / lower[i * k + i]!
      largest[i] = Math.max(largest[i]!, Math.abs(column[i]!))
      factor[j * k + i] = column[i]! * scale[j]!
    }
  }
  for (let i = 0; i < k; i++) {
    if (largest[i]! > MOST_FACTOR) for (let j = 0; j <= i; j++) factor[j * k + i] = 0
  }
  return factor
}

/** A block (rows x k) and a second one of its size that is free to be written. */
export type BlockPair = readonly [block: Float32Array, free: Float32Array]

/**
 * Orthonormalizes the columns of a block by a Cholesky factorization of the Gram matrix, `passes` times (two reach f32
 * precision). Each pass writes into the other block.
 */
export async function orthonormalize(
  algebra: BlockAlgebra,
  [block, free]: BlockPair,
  k: number,
  passes: number,
): Promise<BlockPair> {
  let [from, to] = [block, free]
  for (let pass = 0; pass < passes; pass++) {
    await algebra.rotate(from, orthonormalFactor(await algebra.gram(from, from), k), to)
    ;[from, to] = [to, from]
  }
  return [from, to]
}
