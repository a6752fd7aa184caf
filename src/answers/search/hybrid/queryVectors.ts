import { fillKernel, rangeOf } from '../../../compute/kernel.js'
import { inlineCompute } from '../../../compute/pool.js'
import { sharedFloat64 } from '../../../compute/shared.js'
import { direction } from '../../../math/linearAlgebra/normalize.js'
import type { Ranking, Snapshot } from '../../../snapshot/snapshot.js'
import type { AnswerContext } from '../../context.js'
import type { Bm25 } from './bm25.js'

/** A vector space of documents and queries. */
export interface VectorSpace {
  readonly axes: number
  readonly termCount: number
  readonly termVectors: Float32Array
  /** Factor of a term in addition to its idf: its original length, where rows have unit length. */
  readonly lengths: Float32Array | undefined
  readonly common: Float32Array | undefined
  readonly documentVectors: Float32Array
}

export async function publicSpace({ documentVectors, space }: Snapshot): Promise<VectorSpace> {
  return {
    ...space,
    documentVectors: await documentVectors.all(),
    lengths: space.termLengths,
    common: space.commonDirection,
  }
}

export async function latentSpace(ranking: Ranking): Promise<VectorSpace> {
  return {
    ...ranking,
    documentVectors: await ranking.documentVectors.all(),
    lengths: undefined,
    common: undefined,
  }
}

/** unit(sum of weight x idf x term vector), with the common direction removed as for documents. */
export function queryVector(
  space: VectorSpace,
  weights: ReadonlyMap<number, number>,
  idf: Bm25['vectorIdf'],
): Float64Array {
  const { axes } = space
  const sum = new Float64Array(axes)
  for (const [term, weight] of weights) {
    if (term >= space.termCount) continue
    const factor = weight * idf(term) * (space.lengths?.[term] ?? 1)
    for (let axis = 0; axis < axes; axis++) sum[axis]! += factor * space.termVectors[term * axes + axis]!
  }
  const vector = unit(sum)
  if (space.common === undefined) return vector
  let along = 0
  for (let axis = 0; axis < axes; axis++) along += vector[axis]! * space.common[axis]!
  for (let axis = 0; axis < axes; axis++) vector[axis]! -= along * space.common[axis]!
  return unit(vector)
}

interface CosineInput {
  readonly documentVectors: Float32Array
  readonly vector: Float64Array
  /** By document; written from `from` to `to`. */
  readonly cosines: Float64Array
  readonly from: number
  readonly to: number
}

/** Dot products of the documents' unit rows with a unit vector. */
export const cosineRows = fillKernel(
  'answers.cosineRows',
  ({ cosines, from, to }: CosineInput) => rangeOf(from, to, cosines),
  (input): null => {
    const { documentVectors, vector, cosines, from, to } = input
    const axes = vector.length
    for (let document = from; document < to; document++) {
      // Four independent sums, so that an addition does not wait for the one before.
      let a = 0
      let b = 0
      let c = 0
      let d = 0
      let at = document * axes
      let axis = 0
      for (; axis + 3 < axes; axis += 4, at += 4) {
        a += vector[axis]! * documentVectors[at]!
        b += vector[axis + 1]! * documentVectors[at + 1]!
        c += vector[axis + 2]! * documentVectors[at + 2]!
        d += vector[axis + 3]! * documentVectors[at + 3]!
      }
      for (; axis < axes; axis++, at++) a += vector[axis]! * documentVectors[at]!
      cosines[document] = a + b + (c + d)
    }
    return null
  },
)

/** Documents per kernel: a few milliseconds of work. */
const BLOCK_DOCUMENTS = 1 << 14
/** Up to this many blocks run inline, because starting a thread takes longer. */
const INLINE_BLOCKS = 4

/** Cosines of all documents with a vector; large projects compute them in threads. */
export async function cosinesOf(
  { compute, signal }: AnswerContext,
  { axes, documentVectors }: VectorSpace,
  vector: Float64Array,
): Promise<Float64Array> {
  const count = axes === 0 ? 0 : documentVectors.length / axes
  const cosines = sharedFloat64(count)
  const blocks: CosineInput[] = []
  for (let from = 0; from < count; from += BLOCK_DOCUMENTS) {
    blocks.push({ documentVectors, vector, cosines, from, to: Math.min(count, from + BLOCK_DOCUMENTS) })
  }
  await (blocks.length > INLINE_BLOCKS ? compute : inlineCompute).map(cosineRows, blocks, { signal })
  return cosines
}

/** unit(query + unit(mean of the best documents)). */
export function moveTowards(
  space: VectorSpace,
  vector: Float64Array,
  best: readonly number[],
  shares: readonly number[],
): Float64Array {
  const { axes, documentVectors } = space
  const mean = new Float64Array(axes)
  for (const [i, document] of best.entries()) {
    for (let axis = 0; axis < axes; axis++) mean[axis]! += shares[i]! * documentVectors[document * axes + axis]!
  }
  const moved = unit(mean)
  for (let axis = 0; axis < axes; axis++) moved[axis]! += vector[axis]!
  return unit(moved)
}

const unit = (vector: Float64Array): Float64Array => direction(vector) ?? new Float64Array(vector.length)
