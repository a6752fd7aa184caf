import { type FillKernel, fillKernel, rangeOf } from '../../../compute/kernel.js'
import { inlineCompute } from '../../../compute/pool.js'
import { sharedFloat64 } from '../../../compute/shared.js'
import { direction } from '../../../math/linearAlgebra/normalize.js'
import {
  forProducts,
  LANE_ROWS,
  onLane,
  type ProductLane,
  type ProductRows,
  productsOf,
  type QuantizedRows,
  type QuantizedVector,
  quantizeVector,
} from '../../../math/quantization/quantizedRows.js'
import { type DocumentVectors, type SomeVectors, vectorOf } from '../../../snapshot/documentVectors.js'
import type { Ranking } from '../../../snapshot/snapshot.js'
import type { AnswerContext } from '../../context.js'
import type { Bm25 } from './bm25.js'
import { rememberRows } from './rememberedRows.js'
import { createScoreBuffers, type ScoreBuffers } from './scoreBuffers.js'
import type { DocumentValues } from './scoreFusion.js'

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
}

/** With fewer documents than this, the exact vectors of all are multiplied in a few milliseconds. */
export const QUANTIZED_DOCUMENTS = 1 << 14

/** The concept space and the latent axes. From `quantizedFrom` documents on, documents are compared by vectors in bytes. */
export async function openSpaces(
  { snapshot, compute }: AnswerContext,
  ranking: Ranking,
  quantizedFrom: number,
): Promise<VectorSpace[]> {
  const { space, documentVectors, documents } = snapshot
  const isLarge = documents.count >= quantizedFrom
  const open = async (
    vectors: DocumentVectors,
    axes: number,
  ): Promise<Pick<VectorSpace, 'documents' | 'quantized'>> => {
    const quantized = isLarge ? await vectors.rounded(compute) : undefined
    if (quantized === undefined) return { documents: vectors, quantized }
    return { documents: { all: () => vectors.all(), of: rememberRows(vectors, axes) }, quantized }
  }
  return [
    {
      axes: space.axes,
      termCount: space.termCount,
      vectorsOf: async (terms) => ({ rows: space.termVectors, indexes: terms }),
      lengths: space.termLengths,
      common: space.commonDirection,
      count: documents.count,
      ...(await open(documentVectors, space.axes)),
    },
    {
      axes: ranking.axes,
      termCount: ranking.termCount,
      vectorsOf: ranking.termVectors.of,
      lengths: undefined,
      common: undefined,
      count: documents.count,
      ...(await open(ranking.documentVectors, ranking.axes)),
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

/** Product of a vector with the numbers of `rows` from `start` on. */
function productAt(rows: Float32Array, start: number, vector: Float64Array): number {
  const axes = vector.length
  // Four independent sums, so that an addition does not wait for the one before.
  let a = 0
  let b = 0
  let c = 0
  let d = 0
  let at = start
  let axis = 0
  for (; axis + 3 < axes; axis += 4, at += 4) {
    a += vector[axis]! * rows[at]!
    b += vector[axis + 1]! * rows[at + 1]!
    c += vector[axis + 2]! * rows[at + 2]!
    d += vector[axis + 3]! * rows[at + 3]!
  }
  for (; axis < axes; axis++, at++) a += vector[axis]! * rows[at]!
  return a + b + (c + d)
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
      cosines[document] = productAt(documentVectors, document * axes, vector)
    }
    return null
  },
)

interface QuantizedCosineInput extends Pick<CosineInput, 'from' | 'to'> {
  /** By document; written from `from` to `to`. */
  readonly cosines: Float32Array
  readonly rounded: ProductRows
  readonly probe: QuantizedVector
}

/** Products of the documents' vectors in bytes with a unit vector. */
export const quantizedCosineRows = fillKernel(
  'answers.quantizedCosineRows',
  ({ cosines, from, to }: QuantizedCosineInput) => rangeOf(from, to, cosines),
  ({ rounded, probe, cosines, from, to }): null => {
    const pass = (lane: ProductLane): true => {
      for (let row = from; row < to; row += LANE_ROWS) {
        const end = Math.min(to, row + LANE_ROWS)
        const products = productsOf(rounded, lane, probe, { from: row, to: end })
        cosines.set(products.subarray(0, end - row), row)
      }
      return true
    }
    const isDone = onLane(rounded, pass)
    // Without a free lane the same sums are computed in memory of our own.
    if (isDone === undefined) {
      pass({ vector: new Int16Array(rounded.stride), products: new Float32Array(LANE_ROWS) })
    }
    return null
  },
  ({ rounded: { taken, lanes } }) => [taken, ...lanes.flatMap(({ vector, products }) => [vector, products])],
)

/** Documents per kernel: a few milliseconds of work. */
const BLOCK_DOCUMENTS = 1 << 14
/** The same for vectors in bytes. A block has more documents where each thread has one, since a message takes as long as thousands. */
const QUANTIZED_BLOCK_DOCUMENTS = 1 << 18
const MOST_BLOCK_DOCUMENTS = 1 << 20

/** Documents of a block of vectors in bytes: whole lanes. */
function quantizedBlock(count: number, threads: number): number {
  const ofThread = threads === 0 ? 0 : Math.ceil(count / threads / LANE_ROWS) * LANE_ROWS
  return Math.min(Math.max(ofThread, QUANTIZED_BLOCK_DOCUMENTS), MOST_BLOCK_DOCUMENTS)
}
/** Up to this many blocks run inline, because starting a thread takes longer. */
const INLINE_BLOCKS = 4
/** The same for vectors in bytes. */
const INLINE_QUANTIZED_BLOCKS = 1

/** Cosines of all documents with a vector. */
export interface DocumentCosines {
  readonly values: DocumentValues
  /** Upper bound of the difference to an exact cosine; 0 where all are exact. */
  readonly error: number
  /** The bound of one document. */
  readonly errorOf: (document: number) => number
  /** The exact cosines of some documents. */
  exact(documents: Uint32Array): Promise<Float64Array>
}

/** Cosines of all documents with a vector; large projects compute them on vectors in bytes, and in threads. */
export async function cosinesOf(
  context: AnswerContext,
  space: VectorSpace,
  vector: Float64Array,
  buffers: Pick<ScoreBuffers, 'cosines'> = createScoreBuffers(space.count),
): Promise<DocumentCosines> {
  const { quantized, axes } = space
  const count = axes === 0 ? 0 : space.count
  const exact = async (documents: Uint32Array): Promise<Float64Array> => {
    const { rows, indexes } = await space.documents.of(documents)
    return Float64Array.from(documents, (_, i) => productAt(rows, indexes[i]! * axes, vector))
  }
  if (count === 0) return { values: new Float64Array(0), error: 0, errorOf: () => 0, exact }
  if (quantized === undefined) {
    const documentVectors = await space.documents.all()
    const given = { documentVectors, vector, cosines: sharedFloat64(count) }
    const blocks = blocksOf(count, BLOCK_DOCUMENTS)
    await runBlocks(context, cosineRows, { blocks, isInline: blocks.length <= INLINE_BLOCKS, given })
    return { values: given.cosines, error: 0, errorOf: () => 0, exact }
  }
  const values = buffers.cosines()
  const probe = quantizeVector(Float32Array.from(vector), quantized)
  const blocks = blocksOf(count, quantizedBlock(count, context.compute.threads))
  const given = { rounded: forProducts(quantized), probe, cosines: values }
  await runBlocks(context, quantizedCosineRows, { blocks, isInline: blocks.length <= INLINE_QUANTIZED_BLOCKS, given })
  const { share, base } = probe
  const most = quantized.tileErrors.reduce((a, b) => Math.max(a, b), 0)
  const errorOf = (document: number): number => share * quantized.quantizationErrors[document]! + base
  return { values, error: share * most + base, errorOf, exact }
}

interface Block {
  readonly from: number
  readonly to: number
}

const blocksOf = (count: number, size: number): Block[] =>
  Array.from({ length: Math.ceil(count / size) }, (_, i) => ({ from: i * size, to: Math.min(count, (i + 1) * size) }))

interface BlocksToRun<Given> {
  readonly blocks: readonly Block[]
  readonly isInline: boolean
  readonly given: Given
}

/** Runs a kernel on each block, in threads unless there are few blocks. */
async function runBlocks<Given extends object>(
  { compute, signal }: AnswerContext,
  pass: FillKernel<Given & Block, null>,
  { blocks, isInline, given }: BlocksToRun<Given>,
): Promise<void> {
  const inputs = blocks.map((block) => ({ ...given, ...block }))
  await (isInline ? inlineCompute : compute).map(pass, inputs, { signal })
}

/** unit(query + unit(mean of the best documents)). */
export async function moveTowards(
  { axes, documents }: Pick<VectorSpace, 'axes' | 'documents'>,
  vector: Float64Array,
  best: readonly number[],
  shares: readonly number[],
): Promise<Float64Array> {
  if (axes === 0) return vector
  const vectors = await documents.of(best)
  const mean = new Float64Array(axes)
  for (const i of best.keys()) {
    const row = vectorOf(vectors, axes, i)
    for (let axis = 0; axis < axes; axis++) mean[axis]! += shares[i]! * row[axis]!
  }
  const moved = unit(mean)
  for (let axis = 0; axis < axes; axis++) moved[axis]! += vector[axis]!
  return unit(moved)
}

const unit = (vector: Float64Array): Float64Array => direction(vector) ?? new Float64Array(vector.length)
