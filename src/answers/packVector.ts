import { pack64 } from '../math/pack64.js'

/** A vector for the wire: pack64, or an empty string where nothing is known, as clients test for it. Spec v5 2.4, 2.10. */
export function packVector(vector: Float32Array | undefined): string {
  return vector?.some((value) => value !== 0) ? pack64(vector) : ''
}
