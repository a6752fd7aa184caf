import type { SomeVectors } from '../snapshot/documentVectors.js'
import type { Snapshot } from '../snapshot/snapshot.js'
import type { Concept } from './concept.js'

/** Which matches rank and return documents, v5 4.2. */
export type MatchType = 'exact' | 'conceptual' | 'both'

/** Weight of the cosine of concept and document: small, so that it decides between equal term scores only. */
export const COSINE_WEIGHT = 0.1

const none: SomeVectors = { rows: new Float32Array(0), places: [] }

/** The vectors that `cosineScore` wants of some documents. */
export const vectorsToScore = async (
  { documentVectors }: Snapshot,
  { vector }: Concept,
  documents: Uint32Array,
): Promise<SomeVectors> => (vector === undefined || documents.length === 0 ? none : documentVectors.of(documents))

/** The vectors' part of match_score: 0.1 x cosine of concept and document, the i-th of those whose vectors are given. */
export function cosineScore({ vector }: Concept, { rows, places }: SomeVectors, i: number): number {
  return vector === undefined ? 0 : COSINE_WEIGHT * productWithRow(vector, rows, places[i]!)
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
