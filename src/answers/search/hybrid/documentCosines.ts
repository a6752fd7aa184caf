import { type FillKernel, fillKernel, rangeOf } from '../../../compute/kernel.js'
import { inlineCompute } from '../../../compute/pool.js'
import { sharedFloat32, sharedFloat64 } from '../../../compute/shared.js'
import {
  forProducts,
  LANE_ROWS,
  onLane,
  type ProductLane,
  type ProductRows,
  productsOf,
  productsOfRows,
  type QuantizedRows,
  type QuantizedVector,
  quantizeVector,
  type RowRange,
  rangesOf,
} from '../../../math/quantization/quantizedRows.js'
import type { AnswerContext } from '../../context.js'
import { codedCosines } from './documentCodes.js'
import type { VectorSpace } from './queryVectors.js'
import { sampledDocuments } from './sampledDocuments.js'
import { createScoreBuffers, type ScoreBuffers } from './scoreBuffers.js'
import type { DocumentValues } from './scoreFusion.js'

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
    passOver(rounded, { from, to }, cosines, (lane, row, end) =>
      productsOf(rounded, lane, probe, { from: row, to: end }),
    )
    return null
  },
  ({ rounded }) => scratchOf(rounded),
)

interface QuantizedCosinesAtInput extends QuantizedCosineInput {
  readonly documents: Uint32Array
}

/** The same for some documents: places `from` to `to` of a list of them. */
export const quantizedCosinesAt = fillKernel(
  'answers.quantizedCosinesAt',
  ({ cosines, from, to }: QuantizedCosinesAtInput) => rangeOf(from, to, cosines),
  ({ rounded, probe, documents, cosines, from, to }): null => {
    passOver(rounded, { from, to }, cosines, (lane, place, end) => {
      lane.rows.set(documents.subarray(place, end))
      return productsOfRows(rounded, lane, probe, end - place)
    })
    return null
  },
  ({ rounded }) => scratchOf(rounded),
)

const scratchOf = ({ taken, lanes }: ProductRows) => [
  taken,
  ...lanes.flatMap(({ vector, rows, products }) => [vector, rows, products]),
]

/** Writes products of `from` to `to`, as many at a time as a lane has place for. */
function passOver(
  rounded: ProductRows,
  { from, to }: RowRange,
  cosines: Float32Array,
  multiply: (lane: ProductLane, from: number, to: number) => Float32Array,
): void {
  const pass = (lane: ProductLane): true => {
    for (let first = from; first < to; first += LANE_ROWS) {
      const end = Math.min(to, first + LANE_ROWS)
      cosines.set(multiply(lane, first, end).subarray(0, end - first), first)
    }
    return true
  }
  // Without a free lane the same sums are computed in memory of our own.
  if (onLane(rounded, pass) === undefined) {
    const vector = new Int16Array(rounded.stride)
    pass({ vector, rows: new Uint32Array(LANE_ROWS), products: new Float32Array(LANE_ROWS) })
  }
}

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

/** Cosines of all documents, or of a list of them, with a vector. */
export interface DocumentCosines {
  /** By document, or by place in the list. */
  readonly values: DocumentValues
  /** Upper bound of the difference to an exact cosine; 0 where all are exact. */
  readonly error: number
  /** The bound of one document. */
  readonly errorOf: (document: number) => number
  /** The exact cosines of some documents. */
  exact(documents: Uint32Array): Promise<Float64Array>
}

/** Cosines of all documents with a vector; large projects compute them on vectors in bytes, and in threads. */
export async function cosinesOfDocuments(
  context: AnswerContext,
  space: VectorSpace,
  vector: Float64Array,
  buffers: Pick<ScoreBuffers, 'cosines'> = createScoreBuffers(space.count),
): Promise<DocumentCosines> {
  const { quantized, coded, axes } = space
  const count = axes === 0 ? 0 : space.count
  const exact = exactCosines(space, vector)
  if (count === 0) return { values: new Float64Array(0), error: 0, errorOf: () => 0, exact }
  if (quantized === undefined) {
    const documentVectors = await space.documents.all()
    const given = { documentVectors, vector, cosines: sharedFloat64(count) }
    const blocks = rangesOf(count, BLOCK_DOCUMENTS)
    await runBlocks(context, cosineRows, { blocks, isInline: blocks.length <= INLINE_BLOCKS, given })
    return { values: given.cosines, error: 0, errorOf: () => 0, exact }
  }
  const values = buffers.cosines()
  if (coded !== undefined) {
    await codedCosines(context, coded, vector, values)
    // What is known of a document by its code is not made exact: the nearest documents are compared again.
    const known = async (documents: Uint32Array) => Float64Array.from(documents, (document) => values[document]!)
    return { values, error: 0, errorOf: () => 0, exact: known }
  }
  const probe = quantizeVector(Float32Array.from(vector), quantized)
  const blocks = rangesOf(count, quantizedBlock(count, context.compute.threads))
  const given = { rounded: forProducts(quantized), probe, cosines: values }
  await runBlocks(context, quantizedCosineRows, { blocks, isInline: blocks.length <= INLINE_QUANTIZED_BLOCKS, given })
  return { values, ...errorsOf(quantized, probe), exact }
}

/** A space whose documents have vectors in bytes. */
export type QuantizedSpace = VectorSpace & { readonly quantized: QuantizedRows }

export const hasVectors = (space: VectorSpace): space is QuantizedSpace =>
  space.axes > 0 && space.quantized !== undefined

/** Cosines of some documents with a vector on vectors in bytes: the same numbers as among those of all documents. */
export async function cosinesAt(
  context: AnswerContext,
  space: QuantizedSpace,
  vector: Float64Array,
  documents: Uint32Array,
): Promise<DocumentCosines & { readonly values: Float32Array }> {
  const { quantized } = space
  const blocks = rangesOf(documents.length, BLOCK_DOCUMENTS)
  const isInline = blocks.length <= INLINE_QUANTIZED_BLOCKS
  const values = isInline ? new Float32Array(documents.length) : sharedFloat32(documents.length)
  const probe = quantizeVector(Float32Array.from(vector), quantized)
  const given = { rounded: forProducts(quantized), probe, documents, cosines: values }
  await runBlocks(context, quantizedCosinesAt, { blocks, isInline, given })
  return { values, ...errorsOf(quantized, probe), exact: exactCosines(space, vector) }
}

/** Cosines of `sampledDocuments` with a vector on vectors in bytes. */
export async function sampleCosines(
  context: AnswerContext,
  space: QuantizedSpace,
  vector: Float64Array,
): Promise<Float32Array> {
  const sample = space.coded?.sample
  if (sample === undefined) return (await cosinesAt(context, space, vector, sampledDocuments(space.count))).values
  const cosines = new Float32Array(sample.count)
  const probe = quantizeVector(Float32Array.from(vector), sample)
  await quantizedCosineRows.run({ rounded: forProducts(sample), probe, cosines, from: 0, to: cosines.length })
  return cosines
}

const exactCosines =
  ({ axes, documents }: VectorSpace, vector: Float64Array): DocumentCosines['exact'] =>
  async (requested) => {
    const { rows, indexes } = await documents.of(requested)
    return Float64Array.from(requested, (_, i) => productAt(rows, indexes[i]! * axes, vector))
  }

function errorsOf(
  { tileErrors, quantizationErrors }: QuantizedRows,
  { share, base }: QuantizedVector,
): Pick<DocumentCosines, 'error' | 'errorOf'> {
  const most = tileErrors.reduce((a, b) => Math.max(a, b), 0)
  return { error: share * most + base, errorOf: (document) => share * quantizationErrors[document]! + base }
}

interface BlocksToRun<Given> {
  readonly blocks: readonly RowRange[]
  readonly isInline: boolean
  readonly given: Given
}

/** Runs a kernel on each block, in threads unless there are few blocks. */
async function runBlocks<Given extends object>(
  { compute, signal }: AnswerContext,
  pass: FillKernel<Given & RowRange, null>,
  { blocks, isInline, given }: BlocksToRun<Given>,
): Promise<void> {
  const inputs = blocks.map((block) => ({ ...given, ...block }))
  await (isInline ? inlineCompute : compute).map(pass, inputs, { signal })
}
