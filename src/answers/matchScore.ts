import type { Snapshot } from '../snapshot/snapshot.js'
import type { Concept } from './concept.js'

/** Which matches rank and return documents, v5 4.2. */
export type MatchType = 'exact' | 'conceptual' | 'both'

/** Weight of the cosine of concept and document: small, so that it decides between equal term scores only. */
export const COSINE_WEIGHT = 0.1

/** The vectors' part of match_score: 0.1 x cosine of concept and document. */
export function cosineScore({ space }: Snapshot, { vector }: Concept, document: number): number {
  return vector === undefined ? 0 : COSINE_WEIGHT * productWithRow(vector, space.documentVectors, document)
}

/** Product of two unit vectors; 0 where one is missing. */
export function cosine(a: Float32Array | undefined, b: Float32Array | undefined): number {
  return a === undefined || b === undefined ? 0 : productWithRow(a, b, 0)
}

/** Product of a vector and a row of many: no view is made of the row, since thousands are measured for one answer. */
function productWithRow(vector: Float32Array, rows: Float32Array, row: number): number {
  const axes = vector.length
  let even = 0
  let odd = 0
  let at = row * axes
  for (let axis = 0; axis + 1 < axes; axis += 2, at += 2) {
    even += vector[axis]! * rows[at]!
    odd += vector[axis + 1]! * rows[at + 1]!
  }
  if (axes % 2 === 1) even += vector[axes - 1]! * rows[at]!
  return even + odd
}
