import { allOf, fillKernel } from '../../compute/kernel.js'
import { inverseLength, LEAST_WEIGHTED_SQUARE, squaredLength } from '../../math/linearAlgebra/normalize.js'

interface RemoveInput {
  readonly vectors: Float32Array
  readonly direction: Float32Array
}

/** Removes the common direction from document vectors and normalizes them, in place. */
export const removeCommonDirection = fillKernel(
  'build.removeCommon',
  ({ vectors }: RemoveInput) => allOf(vectors),
  ({ vectors, direction }): null => {
    removeDirection(vectors, direction)
    return null
  },
)

/** Removes a unit direction from rows and normalizes them, in place. */
export function removeDirection(vectors: Float32Array, direction: Float32Array): void {
  const axes = direction.length
  const rest = new Float64Array(axes)
  for (let row = 0; row < vectors.length; row += axes) {
    let along = 0
    for (let axis = 0; axis < axes; axis++) along += vectors[row + axis]! * direction[axis]!
    for (let axis = 0; axis < axes; axis++) rest[axis] = vectors[row + axis]! - along * direction[axis]!
    const scale = inverseLength(squaredLength(rest), LEAST_WEIGHTED_SQUARE)
    for (let axis = 0; axis < axes; axis++) vectors[row + axis] = rest[axis]! * scale
  }
}
