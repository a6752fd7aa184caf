import { direction } from '../../../math/linearAlgebra/normalize.js'
import type { QuantizedRows } from '../../../math/quantization/quantizedRows.js'
import { type DocumentVectors, type SomeVectors, vectorOf } from '../../../snapshot/documentVectors.js'
import type { Ranking } from '../../../snapshot/snapshot.js'
import type { AnswerContext } from '../../context.js'
import type { Bm25 } from './bm25.js'
import { type DocumentCodes, documentCodes } from './documentCodes.js'
import { memoizeRows } from './memoizedRows.js'

/** A vector space of documents and queries. */
export interface VectorSpace {
  readonly axes: number
  readonly termCount: number
  /** The vectors of some terms. */
  readonly vectorsOf: (terms: ArrayLike<number>) => Promise<SomeVectors>
  /** Factor of a term in addition to its idf: its original length, where rows have unit length. */
  readonly lengths: Float32Array | undefined
  readonly common: Float32Array | undefined
  /** Number of documents. */
  readonly count: number
  readonly documents: Pick<DocumentVectors, 'all' | 'of'>
  /** The vectors of the documents in bytes; undefined where the exact ones are multiplied. */
  readonly quantized: QuantizedRows | undefined
  /** For a first pass over all documents that does not multiply bytes; undefined where it does. */
  readonly coded?: DocumentCodes | undefined
}

/** With fewer documents than this, the exact vectors of all are multiplied in a few milliseconds. */
export const QUANTIZED_DOCUMENTS = 1 << 14
/** From this many documents on, the first pass compares vectors in two bits, and only the nearest documents are compared again. */
export const CODED_DOCUMENTS = 1 << 17

interface SpacesRequest {
  /** Whether documents are compared by vectors in bytes. */
  readonly isQuantized: boolean
  /** Whether a first pass compares them by vectors in two bits. */
  readonly isCoded: boolean
}

type OpenVectors = Pick<VectorSpace, 'documents' | 'quantized' | 'coded'>

/** The concept space and the latent axes. */
export async function openSpaces(
  context: AnswerContext,
  ranking: Ranking,
  { isQuantized, isCoded }: SpacesRequest,
): Promise<VectorSpace[]> {
  const { snapshot, compute } = context
  const { space, documentVectors, documents } = snapshot
  const open = async (vectors: DocumentVectors, axes: number): Promise<OpenVectors> => {
    const quantized = isQuantized ? await vectors.rounded(compute) : undefined
    if (quantized === undefined) return { documents: vectors, quantized }
    return { documents: { all: () => vectors.all(), of: memoizeRows(vectors, axes) }, quantized }
  }
  const code = async (vectors: OpenVectors): Promise<OpenVectors> =>
    isCoded && vectors.quantized !== undefined
      ? { ...vectors, coded: await documentCodes(context, vectors.quantized) }
      : vectors
  const ofConcepts = await open(documentVectors, space.axes)
  // Threads code the vectors of one space while this thread reads the vectors of the other.
  const [conceptVectors, latentVectors] = await Promise.all([
    code(ofConcepts),
    open(ranking.documentVectors, ranking.axes).then(code),
  ])
  return [
    {
      axes: space.axes,
      termCount: space.termCount,
      vectorsOf: async (terms) => ({ rows: space.termVectors, indexes: terms }),
      lengths: space.termLengths,
      common: space.commonDirection,
      count: documents.count,
      ...conceptVectors,
    },
    {
      axes: ranking.axes,
      termCount: ranking.termCount,
      vectorsOf: ranking.termVectors.of,
      lengths: undefined,
      common: undefined,
      count: documents.count,
      ...latentVectors,
    },
  ]
}

/** unit(sum of weight x idf x term vector), with the common direction removed as for documents. */
export async function queryVector(
  space: VectorSpace,
  weights: ReadonlyMap<number, number>,
  idf: Bm25['vectorIdf'],
): Promise<Float64Array> {
  const { axes } = space
  const sum = new Float64Array(axes)
  const terms = [...weights.keys()].filter((term) => term < space.termCount)
  const { rows, indexes } = await space.vectorsOf(terms)
  for (const [i, term] of terms.entries()) {
    const factor = weights.get(term)! * idf(term) * (space.lengths?.[term] ?? 1)
    for (let axis = 0, at = indexes[i]! * axes; axis < axes; axis++, at++) sum[axis]! += factor * rows[at]!
  }
  const vector = unit(sum)
  if (space.common === undefined) return vector
  let along = 0
  for (let axis = 0; axis < axes; axis++) along += vector[axis]! * space.common[axis]!
  for (let axis = 0; axis < axes; axis++) vector[axis]! -= along * space.common[axis]!
  return unit(vector)
}

/**
 * unit(query + unit(mean of the best documents)). Where a first pass compares codes, the documents have the vectors in bytes that chose
 * them: the exact ones are in as many places of the file.
 */
export async function moveTowards(
  { axes, documents, quantized, coded }: Pick<VectorSpace, 'axes' | 'documents' | 'quantized' | 'coded'>,
  vector: Float64Array,
  best: readonly number[],
  shares: readonly number[],
): Promise<Float64Array> {
  if (axes === 0) return vector
  const mean = new Float64Array(axes)
  if (coded !== undefined && quantized !== undefined) {
    const { matrix, scales, stride } = quantized
    for (const [i, document] of best.entries()) {
      const factor = shares[i]! * scales[document]!
      for (let axis = 0; axis < axes; axis++) mean[axis]! += factor * matrix[document * stride + axis]!
    }
  } else {
    const vectors = await documents.of(best)
    for (const i of best.keys()) {
      const row = vectorOf(vectors, axes, i)
      for (let axis = 0; axis < axes; axis++) mean[axis]! += shares[i]! * row[axis]!
    }
  }
  const moved = unit(mean)
  for (let axis = 0; axis < axes; axis++) moved[axis]! += vector[axis]!
  return unit(moved)
}

const unit = (vector: Float64Array): Float64Array => direction(vector) ?? new Float64Array(vector.length)
