import { cacheSlot } from '../../compute/slotCache.js'
import { unitVector } from '../../math/linearAlgebra/normalize.js'
import { highestScores } from '../../math/topK.js'
import type { Snapshot } from '../../snapshot/snapshot.js'
import { hasVector, termNumber } from '../../snapshot/termTable.js'
import type { BackgroundSpace } from '../../wordVectors/wordVectors.js'

/**
 * Maximum number of terms that replace an unknown term, and the minimum cosine of general vectors for nearly the same
 * meaning.
 */
const MOST_NEIGHBOURS = 12
const LEAST_COSINE = 0.5

/** The terms of a project that general word vectors know, and their vectors there. */
interface SharedTerms {
  readonly terms: Uint32Array
  /** Terms x axes of the general space, rows unit length. */
  readonly vectors: Float32Array
}

const sharedSlot = cacheSlot<'general terms', SharedTerms>({
  name: 'general terms',
  bytesOf: ({ terms, vectors }) => terms.byteLength + vectors.byteLength,
})

/**
 * The vector, in the space of the project, of a term that no document has: unit(sum of cos^2 x v) over the terms with
 * the nearest general vectors, where v is their vector in the project. Undefined if no term is near enough.
 */
export function vectorOfNeighbours(
  snapshot: Snapshot,
  background: BackgroundSpace,
  general: Float32Array,
): Float32Array | undefined {
  const { terms, vectors } = sharedTerms(snapshot, background)
  const cosines = new Float64Array(terms.length)
  for (let i = 0; i < terms.length; i++) {
    let cosine = 0
    for (let axis = 0, at = i * background.axes; axis < background.axes; axis++, at++) {
      cosine += vectors[at]! * general[axis]!
    }
    cosines[i] = cosine
  }
  const { axes, termVectors } = snapshot.space
  const sum = new Float64Array(axes)
  for (const i of highestScores(cosines, Math.min(MOST_NEIGHBOURS, cosines.length))) {
    const cosine = cosines[i]!
    if (cosine < LEAST_COSINE) break
    for (let axis = 0, at = terms[i]! * axes; axis < axes; axis++, at++)
      sum[axis]! += cosine * cosine * termVectors[at]!
  }
  return unitVector(sum)
}

function sharedTerms(snapshot: Snapshot, background: BackgroundSpace): SharedTerms {
  let shared = snapshot.cache.get(sharedSlot, 'general terms')
  if (shared === undefined) {
    shared = findSharedTerms(snapshot, background)
    snapshot.cache.set(sharedSlot, 'general terms', shared)
  }
  return shared
}

function findSharedTerms({ terms, space }: Snapshot, { axes, index, vector }: BackgroundSpace): SharedTerms {
  const found: number[] = []
  const vectors: Float32Array[] = []
  for (let row = 0; row < (index?.count ?? 0); row++) {
    const termId = index!.termIdOf(row)
    const term = termNumber(terms, termId)
    const general = term >= 0 && hasVector(space, term) ? vector(termId) : undefined
    if (general === undefined) continue
    found.push(term)
    vectors.push(general)
  }
  const packed = new Float32Array(found.length * axes)
  for (const [i, general] of vectors.entries()) packed.set(general, i * axes)
  return { terms: Uint32Array.from(found), vectors: packed }
}
