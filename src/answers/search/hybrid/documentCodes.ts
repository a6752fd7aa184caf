import type { Compute } from '../../../compute/compute.js'
import { forEachChunk, inSteps, MOST_NUMBERS } from '../../../compute/eventLoopBudget.js'
import { type FilledRange, fillKernel, rangeOf } from '../../../compute/kernel.js'
import { cacheSlot } from '../../../compute/slotCache.js'
import {
  CODED_PASS_ROWS,
  type CodedProductRows,
  type CodedRows,
  chooseLevels,
  codedProducts,
  codeInto,
  createCodedRows,
  forCodedProducts,
  tableOf,
} from '../../../math/quantization/codedRows.js'
import {
  copyRoundedRows,
  LANE_ROWS,
  type QuantizedRows,
  type RowRange,
  rangesOf,
} from '../../../math/quantization/quantizedRows.js'
import type { PairTable } from '../../../math/simd/quantizedKernels.js'
import { NumberList } from '../../../typedArrays.js'
import type { AnswerContext } from '../../context.js'
import { SAMPLED, sampledDocuments } from './sampledDocuments.js'

interface CodeInput extends RowRange {
  readonly coded: CodedRows
  readonly rounded: QuantizedRows
}

/** Codes the rows of one shard. */
export const codeShard = fillKernel(
  'answers.codeShard',
  ({ coded: { codes, codedAxes }, from, to }: CodeInput): FilledRange[] => {
    const rowBytes = codedAxes / 4
    return rangeOf(from * rowBytes, Math.min(codes.length, Math.ceil(to / LANE_ROWS) * LANE_ROWS * rowBytes), codes)
  },
  ({ coded, rounded, from, to }): null => {
    codeInto(coded, rounded, { from, to })
    return null
  },
  ({ coded }) => [coded.taken, ...coded.lanes.flatMap(({ matrix, scales, codes }) => [matrix, scales, codes])],
)

interface CodedCosineInput extends RowRange {
  readonly coded: CodedProductRows
  readonly table: PairTable
  /** By document; written from `from` to `to`. */
  readonly cosines: Float32Array
}

/** Approximate products of the documents' vectors with the vector of a table. */
export const codedCosineRows = fillKernel(
  'answers.codedCosineRows',
  ({ cosines, from, to }: CodedCosineInput) => rangeOf(from, to, cosines),
  ({ coded, table, cosines, from, to }): null => {
    codedProducts(coded, table, cosines, { from, to })
    return null
  },
  ({ coded }) => [coded.taken, ...coded.lanes.flatMap(({ table, products }) => [table, products])],
)

/** Up to this many documents are multiplied in the thread of the caller: messages to others take as long as half a million. */
const INLINE_DOCUMENTS = 1 << 21
/** Documents of a step in the thread of the caller, and of a shard in others. */
const STEP_DOCUMENTS = CODED_PASS_ROWS
const COSINE_SHARD = 1 << 20

/** Writes the approximate products of all documents' vectors with a vector to `cosines`, which are on shared memory. */
export async function codedCosines(
  { compute, signal }: Pick<AnswerContext, 'compute' | 'signal'>,
  { rows: coded }: DocumentCodes,
  vector: Float64Array,
  cosines: Float32Array,
): Promise<void> {
  const { count } = coded
  const given = { coded: forCodedProducts(coded), table: tableOf(coded, vector), cosines }
  if (count > INLINE_DOCUMENTS) {
    const shards = rangesOf(count, COSINE_SHARD).map((range) => ({ ...given, ...range }))
    await compute.map(codedCosineRows, shards, { signal })
    return
  }
  const write = (from: number, to: number): void => {
    const range = { from: from * STEP_DOCUMENTS, to: Math.min(count, to * STEP_DOCUMENTS) }
    codedProducts(given.coded, given.table, cosines, range)
  }
  await forEachChunk(Math.ceil(count / STEP_DOCUMENTS), write, signal)
}

/** Vectors of documents for a first pass over all of them. */
export interface DocumentCodes {
  /** In two bits for each axis. */
  readonly rows: CodedRows
  /** Those of `sampledDocuments` in bytes. In neighbouring memory they are read in a tenth of the time. */
  readonly sample: QuantizedRows
  /** Documents without a vector, ascending. Their codes have no meaning. */
  readonly unknown: Uint32Array
}

const codedSlot = cacheSlot<QuantizedRows, Promise<DocumentCodes>>({
  name: 'document vectors in two bits',
  // A quarter of the bytes, and those of the sample.
  bytesOf: (_, { count, stride }) => (count * stride) / 4 + Math.min(count, SAMPLED) * stride,
  isPinned: true,
})

/** Documents of a shard: some twenty milliseconds of work. */
const SHARD_DOCUMENTS = 128 * LANE_ROWS

/** The codes of vectors in bytes, computed once. */
export function documentCodes(
  { snapshot: { cache }, compute }: Pick<AnswerContext, 'snapshot' | 'compute'>,
  rounded: QuantizedRows,
): Promise<DocumentCodes> {
  let coded = cache.get(codedSlot, rounded)
  if (coded === undefined) {
    coded = codeAll(rounded, compute)
    // After a failure (for example, a thread could not start), the next request tries again.
    coded.catch(() => cache.delete(codedSlot, rounded))
    cache.set(codedSlot, rounded, coded)
  }
  return coded
}

async function codeAll(rounded: QuantizedRows, compute: Compute): Promise<DocumentCodes> {
  const coded = createCodedRows(rounded, compute.threads + 1)
  await inSteps(chooseLevels(coded, rounded))
  const shards = rangesOf(rounded.count, SHARD_DOCUMENTS).map((range) => ({ coded, rounded, ...range }))
  await compute.map(codeShard, shards)
  const sample = copyRoundedRows(rounded, sampledDocuments(rounded.count), 1)
  return { rows: coded, sample, unknown: await documentsWithout(rounded) }
}

/** The documents whose vectors are all zero. */
async function documentsWithout({ count, scales }: QuantizedRows): Promise<Uint32Array> {
  const unknown = new NumberList()
  const addUnknown = (from: number, to: number): void => {
    for (let document = from; document < to; document++) if (scales[document] === 0) unknown.add(document)
  }
  await forEachChunk(count, addUnknown, undefined, MOST_NUMBERS)
  const documents = new Uint32Array(unknown.length)
  unknown.copyTo(documents, 0, unknown.length)
  return documents
}
