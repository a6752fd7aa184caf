import { rowTimesVector } from '../../math/simd/matrixKernels.js'
import type { SomeVectors } from '../../snapshot/documentVectors.js'
import type { Snapshot } from '../../snapshot/snapshot.js'
import type { Concept } from '../concepts/resolveConcept.js'
import { COSINE_WEIGHT } from '../texts/conceptMatcher.js'

/** Which matches select and rank documents, v5 4.2. */
export type MatchType = 'exact' | 'conceptual' | 'both'

const none: SomeVectors = { rows: new Float32Array(0), indexes: [] }

/** The vectors that `cosineScore` needs for a set of documents. */
export const vectorsToScore = async (
  { documentVectors }: Snapshot,
  { vector }: Concept,
  documents: Uint32Array,
): Promise<SomeVectors> => (vector === undefined || documents.length === 0 ? none : documentVectors.of(documents))

/** The vectors' part of match_score: 0.1 x cosine of concept and document, the i-th of those whose vectors are given. */
export function cosineScore({ vector }: Concept, { rows, indexes }: SomeVectors, i: number): number {
  return vector === undefined ? 0 : COSINE_WEIGHT * rowTimesVector(rows, indexes[i]!, vector, vector.length)
}
