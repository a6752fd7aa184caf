import { forEachChunk } from '../../compute/eventLoopBudget.js'
import { direction } from '../../math/linearAlgebra/normalize.js'
import { addRow, cosine } from '../../math/linearAlgebra/vectors.js'
import { type DocumentSet, isMember } from '../../snapshot/documentSet.js'
import type { Filter } from '../../snapshot/filter.js'
import type { Concept } from '../concepts/resolveConcept.js'
import { type AnswerContext, documentsOf } from '../context.js'
import { forEachVector } from '../forEachVector.js'
import { meanOfAll } from '../meanDocument.js'

/**
 * Cosine of every concept with every concept, concepts x concepts, from -1 to 1: symmetric, 1 with itself, 0 for a
 * concept without a vector (also with itself). Spec v5 4.4.
 */
export async function associateConcepts(context: AnswerContext, concepts: readonly Concept[]): Promise<Float64Array> {
  const count = concepts.length
  const scores = new Float64Array(count * count)
  await forEachChunk(
    count,
    (from, to) => {
      for (let row = from; row < to; row++) {
        const { vector } = concepts[row]!
        for (let column = row + 1; column < count; column++) {
          const score = boundedCosine(vector, concepts[column]!.vector)
          scores[row * count + column] = score
          scores[column * count + row] = score
        }
        scores[row * count + row] = vector === undefined ? 0 : 1
      }
    },
    context.signal,
  )
  return scores
}

export interface FilterAssociation {
  readonly filterCount: number
  /** Cosine of each concept with the mean document of the filter; undefined for a filter without documents. */
  readonly scores: Float64Array | undefined
}

/**
 * Cosine of each concept with the subject of the documents of each filter. Our choice: the subject of all documents is
 * what they have in common, that of a part is what distinguishes it (`meanOfAll`). Spec v5 4.4.
 */
export async function associateFilters(
  context: AnswerContext,
  concepts: readonly Concept[],
  filters: readonly Filter[],
): Promise<FilterAssociation[]> {
  const associations: FilterAssociation[] = []
  for (const filter of filters) {
    const set = await documentsOf(context, filter)
    if (set.count === 0) {
      associations.push({ filterCount: 0, scores: undefined })
      continue
    }
    const mean = await meanDocument(context, set)
    const scores = correlateMean(concepts, set.all ? meanOfAll(context.snapshot.space, mean) : mean)
    associations.push({ filterCount: set.count, scores })
  }
  return associations
}

/** Mean of the unit vectors of a set of documents; its length measures how much they have in common. */
export async function meanDocument(context: AnswerContext, set: DocumentSet): Promise<Float64Array> {
  const { snapshot, signal } = context
  const sum = new Float64Array(snapshot.space.axes)
  await forEachVector(snapshot, signal, (document, rows, row) => {
    if (isMember(set, document)) addRow(sum, rows, row)
  })
  return sum.map((value) => value / Math.max(1, set.count))
}

/** Cosine of each concept with a mean vector of any length; 0 where either is missing. */
export function correlateMean(concepts: readonly Concept[], mean: ArrayLike<number>): Float64Array {
  const known = direction(mean)
  const unit = known && Float32Array.from(known)
  return Float64Array.from(concepts, ({ vector }) => boundedCosine(vector, unit))
}

/** A cosine this close to 1 is 1: components are rounded to single precision. */
const ROUNDING = 1e-6

/** Cosine of two unit vectors, from -1 to 1, and 1 with an equal one; 0 where one is missing. */
function boundedCosine(a: Float32Array | undefined, b: Float32Array | undefined): number {
  const score = cosine(a, b)
  return score > 1 - ROUNDING ? 1 : Math.max(-1, score)
}
