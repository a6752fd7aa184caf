import type { Snapshot } from '../snapshot/snapshot.js'
import { documentVector } from '../snapshot/termTable.js'
import type { Concept } from './concept.js'

/** Which matches rank and return documents, v5 4.2. */
export type MatchType = 'exact' | 'conceptual' | 'both'

/** Weight of the cosine of concept and document: small, so that it decides between equal term scores only. */
export const COSINE_WEIGHT = 0.1

/** The vectors' part of match_score: 0.1 x cosine of concept and document. */
export function cosineScore({ space }: Snapshot, { vector }: Concept, document: number): number {
  return COSINE_WEIGHT * cosine(vector, documentVector(space, document))
}

/** Product of two unit vectors; 0 where one is missing. */
export function cosine(a: Float32Array | undefined, b: Float32Array | undefined): number {
  if (a === undefined || b === undefined) return 0
  let even = 0
  let odd = 0
  for (let axis = 0; axis + 1 < a.length; axis += 2) {
    even += a[axis]! * b[axis]!
    odd += a[axis + 1]! * b[axis + 1]!
  }
  if (a.length % 2 === 1) even += a[a.length - 1]! * b[a.length - 1]!
  return even + odd
}
