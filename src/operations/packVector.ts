import { pack64 } from '../math/pack64.js'

/**
 * A vector in pack64 form, or an empty string if there is none; clients test for the empty string. Spec v5 2.4, 2.10.
 */
export function packVector(vector: Float32Array | undefined): string {
  if (vector === undefined) return ''
  for (let axis = 0; axis < vector.length; axis++) if (vector[axis] !== 0) return pack64(vector)
  return ''
}
