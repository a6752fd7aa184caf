import { createRandom } from '../../math/random.js'
import type { SparseRows } from '../../math/simd/sparseRows.js'
import type { Features } from './groupSimilarity.js'

/**
 * Similarities are fitted to this power. It raises small ones, so that groups of one theme stay nearer to each other than to the
 * rest, which few axes would otherwise lose among larger differences.
 */
const POWER = 0.5
/** Weight of the product of two unrelated groups. Most pairs are unrelated. */
const UNRELATED = 0.05
/** Descent with momentum, starting from a random projection; more rounds change word similarity by less than 0.005. */
const ROUNDS = 40
const STEP = 0.01
const MOMENTUM = 0.9

/**
 * Vectors of groups, groups x axes, whose products approximate their similarity: the least sum of
 * (x_i x_j - sqrt(s_ij))^2 over related pairs and 0.05 (x_i x_j)^2 over the others. Truncated singular vectors would give the least error over
 * all pairs alike, most of which are unrelated: with 2,500 groups in 96 axes they merge whole subjects. The same input
 * gives the same bytes.
 */
export function fitGroups(features: readonly Features[], similarity: SparseRows, axes: number): Float64Array {
  const vectors = projectFeatures(features, axes)
  const velocity = new Float64Array(vectors.length)
  for (let round = 0; round < ROUNDS; round++) {
    const slope = slopeOf(vectors, similarity, axes)
    for (let i = 0; i < vectors.length; i++) {
      velocity[i] = MOMENTUM * velocity[i]! + slope[i]!
      vectors[i]! -= STEP * velocity[i]!
    }
  }
  return vectors
}

/** Random signs by feature: products equal those of the features, with noise of 1 / sqrt(axes) (Achlioptas 2003). */
function projectFeatures(features: readonly Features[], axes: number): Float64Array {
  const vectors = new Float64Array(features.length * axes)
  const signs = new Map<string, Float64Array>()
  for (const [group, own] of features.entries()) {
    for (const [feature, weight] of own) {
      let projection = signs.get(feature)
      if (projection === undefined) {
        const random = createRandom(feature)
        projection = Float64Array.from({ length: axes }, () => (random.next() < 0.5 ? -1 : 1) / Math.sqrt(axes))
        signs.set(feature, projection)
      }
      for (let axis = 0; axis < axes; axis++) vectors[group * axes + axis]! += weight * projection[axis]!
    }
  }
  return vectors
}

/** Half the gradient. The unrelated pairs are all pairs, w X (X' X), minus the related ones. */
function slopeOf(vectors: Float64Array, { rowOffsets, columns, values }: SparseRows, axes: number): Float64Array {
  const slope = timesGram(vectors, axes)
  const count = vectors.length / axes
  for (let group = 0; group < count; group++) {
    const row = group * axes
    for (let entry = rowOffsets[group]!; entry < rowOffsets[group + 1]!; entry++) {
      // The matrix is symmetric: each pair is added to both rows at once.
      if (columns[entry]! > group) continue
      const other = columns[entry]! * axes
      let product = 0
      for (let axis = 0; axis < axes; axis++) product += vectors[row + axis]! * vectors[other + axis]!
      const error = product - targetOf(values[entry]!) - UNRELATED * product
      for (let axis = 0; axis < axes; axis++) slope[row + axis]! += error * vectors[other + axis]!
      if (other === row) continue
      for (let axis = 0; axis < axes; axis++) slope[other + axis]! += error * vectors[row + axis]!
    }
  }
  return slope
}

/** Opposites whose subjects differ can have a product below 0. */
const targetOf = (similarity: number): number => (similarity > 0 ? similarity ** POWER : similarity)

/** w X (X' X). */
function timesGram(vectors: Float64Array, axes: number): Float64Array {
  const gram = new Float64Array(axes * axes)
  for (let row = 0; row < vectors.length; row += axes) {
    for (let a = 0; a < axes; a++) {
      const value = vectors[row + a]! * UNRELATED
      for (let b = 0; b < axes; b++) gram[a * axes + b]! += value * vectors[row + b]!
    }
  }
  const product = new Float64Array(vectors.length)
  for (let row = 0; row < vectors.length; row += axes) {
    for (let a = 0; a < axes; a++) {
      const value = vectors[row + a]!
      for (let b = 0; b < axes; b++) product[row + b]! += value * gram[a * axes + b]!
    }
  }
  return product
}
