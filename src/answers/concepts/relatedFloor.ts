import { rowTimesVector } from '../../math/simd/matrixKernels.js'
import type { Space } from '../../snapshot/snapshot.js'
import { hasVector } from '../../snapshot/termTable.js'
import { type Concept, knownTerms } from './resolveConcept.js'

/** Mean cosine of a concept with its terms below which they mean different things; two terms with a cosine of 0.28 have it. */
const DIFFUSE_COSINE = 0.8

/**
 * The cosine that the related terms of a concept exceed. It is higher for a concept whose terms mean different things, such as a
 * query of ten words. The sum of their vectors is near many terms that no word of the query means, and each of these terms would
 * outweigh a word of the query.
 */
export function relatedFloor(space: Space, concept: Concept): number {
  const { relatedFloor: usual, diffuseFloor } = space
  if (diffuseFloor === undefined || diffuseFloor <= usual) return usual
  return isDiffuse(space, concept) ? diffuseFloor : usual
}

function isDiffuse(space: Space, { vector, exactTerms }: Concept): boolean {
  if (vector === undefined || exactTerms.length < 2) return false
  let known = 0
  let sum = 0
  for (const term of knownTerms(exactTerms)) {
    if (!hasVector(space, term)) continue
    known++
    sum += rowTimesVector(space.termVectors, term, vector, space.axes)
  }
  return known > 1 && sum / known < DIFFUSE_COSINE
}
