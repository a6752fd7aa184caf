import type { Compute } from '../../compute/compute.js'
import { yieldIfSpent } from '../../compute/eventLoopBudget.js'
import { allOf, fillKernel, rangeOf } from '../../compute/kernel.js'
import { sharedFloat32, sharedFloat64 } from '../../compute/shared.js'
import { inverseLength, LEAST_WEIGHTED_SQUARE, squaredLength } from '../../math/linearAlgebra/normalize.js'
import { copySparse, emptySparse, sparseBytes } from '../../math/linearAlgebra/sparse.js'
import { type Arena, arenaBytes, attachArena, createArena, type SharedMemory } from '../../math/simd/arena.js'
import { sparseTimesDense } from '../../math/simd/matrixKernels.js'
import type { SparseRows } from '../../math/simd/sparseRows.js'
import type { VectorRows } from '../../snapshot/documentVectors.js'
import {
  allocateEncoded,
  encodeRows,
  type RoundedHere,
  roundedHere,
  roundedHereBytes,
  roundedRanges,
  sliceEncoded,
  sliceRounded,
} from '../../snapshot/encodedRows.js'
import { areMany, type StoredShape } from '../../snapshot/storedVectors.js'
import type { ShardDocuments } from '../words/shardTerms.js'
import { removeDirection } from './commonDirection.js'
import { copyNumbers } from './copyNumbers.js'
import { type WeighInput, weighDocuments, weighInto } from './weighDocuments.js'

/** Number of documents in a part. A part has about 30 MB of vectors. */
const PART_DOCUMENTS = 1 << 16

/**
 * All term vectors are copied to the memory of the kernels if the documents have more than this many entries for each of them. For
 * fewer, only the vectors of their terms are.
 */
const LEAST_ENTRIES_PER_TERM = 4
/** Memory for the vectors of documents, in the form in which they are stored. */
export const allocateVectors = (shape: StoredShape): VectorRows =>
  areMany(shape) ? allocateEncoded(shape.count, shape.axes) : sharedFloat32(shape.count * shape.axes)

/** Rows `from` to `to` (exclusive), as views. */
export const sliceRows = (rows: VectorRows, axes: number, from: number, to: number): VectorRows =>
  rows instanceof Float32Array ? rows.subarray(from * axes, to * axes) : sliceEncoded(rows, axes, from, to)

interface SumOptions {
  readonly shards: readonly ShardDocuments[]
  /** Terms x axes. */
  readonly termVectors: Float32Array
  readonly termWeights: Float32Array
  readonly axes: number
  /** Written by `sumDocuments`; undefined where only the sum is wanted. */
  readonly out: VectorRows | undefined
  /** A unit direction that is removed from the vectors before they are written, not from their sum. */
  readonly direction?: Float32Array | undefined
  readonly compute: Compute
  readonly signal?: AbortSignal | undefined
}

/** Writes the vector of each document, unit(sum (1 + ln f) x weight x term vector). Returns the sum of all of them. */
export async function sumDocuments(options: SumOptions): Promise<Float64Array> {
  const { axes, out } = options
  const total = new Float64Array(axes)
  const parts = groupShards(options.shards)
  if (axes === 0 || parts.length === 0) return total
  const memory = await allocateSums(parts, options)
  let row = 0
  for (const part of parts) {
    const rows = countDocuments(part)
    const unit = await sumPart(part, memory, out && sliceRows(out, axes, row, row + rows), options)
    for (let axis = 0; axis < axes; axis++) total[axis]! += unit[axis]!
    row += rows
  }
  return total
}

const countDocuments = (shards: readonly ShardDocuments[]): number =>
  shards.reduce((sum, { documentOffsets }) => sum + documentOffsets.length - 1, 0)

const countEntries = (shards: readonly ShardDocuments[]): number =>
  shards.reduce((sum, { documentTerms }) => sum + documentTerms.length, 0)

/** Memory for the largest part, with a copy of all term vectors, or room for those of the terms that occur. */
async function allocateSums(parts: readonly ShardDocuments[][], options: SumOptions): Promise<SumMemory> {
  const { termVectors, axes, out } = options
  const documents = Math.max(...parts.map(countDocuments))
  // Each shard has a matrix of its own.
  const offsets = documents + Math.max(...parts.map((part) => part.length))
  const entries = Math.max(...parts.map(countEntries))
  const terms = termVectors.length / axes
  const isCopied = entries > LEAST_ENTRIES_PER_TERM * terms
  const rows = isCopied ? terms : Math.min(terms, countEntries(options.shards))
  const isEncoded = out !== undefined && !(out instanceof Float32Array)
  const bytes =
    sparseBytes(offsets, entries) +
    arenaBytes(documents * axes * 4) +
    (isEncoded ? roundedHereBytes(documents, axes) : 0)
  const arena = createArena(bytes + arenaBytes(rows * axes * 4))
  const memory = {
    memory: arena.memory,
    sparse: emptySparse(offsets, entries, arena),
    dense: arena.float32(rows * axes),
    sums: arena.float32(documents * axes),
    here: isEncoded ? roundedHere(arena, documents, axes) : undefined,
    axes,
  }
  if (!isCopied) return { ...memory, gathered: { rowOf: new Uint32Array(terms), count: 0 } }
  await copyNumbers(termVectors, memory.dense, options)
  return { ...memory, gathered: undefined }
}

/** Copies the vectors of the terms that occur for the first time, and replaces terms by the rows of their vectors. */
function gatherVectors(
  columns: Uint32Array,
  gathered: GatheredTerms,
  dense: Float32Array,
  { termVectors, axes }: Pick<SumOptions, 'termVectors' | 'axes'>,
): void {
  const { rowOf } = gathered
  for (let i = 0; i < columns.length; i++) {
    const term = columns[i]!
    if (rowOf[term] === 0) {
      rowOf[term] = ++gathered.count
      dense.set(termVectors.subarray(term * axes, (term + 1) * axes), (gathered.count - 1) * axes)
    }
    columns[i] = rowOf[term]! - 1
  }
}

interface SumMemory {
  readonly memory: Arena['memory']
  readonly sparse: SparseRows
  readonly dense: Float32Array
  readonly sums: Float32Array
  readonly here: RoundedHere | undefined
  readonly axes: number
  /** Undefined if the vectors of all terms are copied. */
  readonly gathered: GatheredTerms | undefined
}

/** The terms whose vectors were copied: row + 1 of each, and how many they are. */
interface GatheredTerms {
  readonly rowOf: Uint32Array
  count: number
}

async function sumPart(
  shards: readonly ShardDocuments[],
  sumMemory: SumMemory,
  out: VectorRows | undefined,
  options: SumOptions,
): Promise<Float64Array> {
  const { axes, compute, signal } = options
  const blocks = placeShards(shards, sumMemory, out, options)
  const { gathered, dense } = sumMemory
  if (gathered !== undefined) await gatherShards(blocks, { gathered, dense }, options)
  const totals = await compute.map(sumRows, blocks, { signal })
  const total = new Float64Array(axes)
  for (const sums of totals) for (let axis = 0; axis < axes; axis++) total[axis]! += sums[axis]!
  return total
}

/** The ranges of memory of each shard: its rows can have all entries of its documents. */
function placeShards(
  shards: readonly ShardDocuments[],
  { gathered: _, sparse, ...memory }: SumMemory,
  out: VectorRows | undefined,
  { termWeights, axes, direction }: SumOptions,
): SumInput[] {
  const { rowOffsets, columns, values } = sparse
  let row = 0
  let entry = 0
  return shards.map((shard, i) => {
    const [rowFrom, first] = [row, entry]
    row += shard.documentOffsets.length - 1
    entry += shard.documentTerms.length
    const own = {
      rowOffsets: rowOffsets.subarray(rowFrom + i, row + i + 1),
      columns: columns.subarray(first, entry),
      values: values.subarray(first, entry),
    }
    const rows = { sparse: own, out: out && sliceRows(out, axes, rowFrom, row), rowFrom, rowTo: row }
    return { ...memory, ...rows, weighed: { shard, termWeights }, direction }
  })
}

/** Weighs the documents of all shards ahead of `sumRows`, and gathers the vectors of their terms. */
async function gatherShards(
  blocks: SumInput[],
  { gathered, dense }: { readonly gathered: GatheredTerms; readonly dense: Float32Array },
  options: SumOptions,
): Promise<void> {
  const { compute, signal } = options
  const weighed = await compute.map(
    weighDocuments,
    blocks.map((block) => block.weighed!),
    { signal },
  )
  for (const [i, rows] of weighed.entries()) {
    await yieldIfSpent(signal)
    const { sparse } = blocks[i]!
    gatherVectors(rows.columns, gathered, dense, options)
    copySparse(rows, sparse, 0, 0)
    sparse.rowOffsets[0] = 0
    blocks[i] = { ...blocks[i]!, weighed: undefined }
  }
}

/** Groups shards into parts of at most PART_DOCUMENTS documents, or of one shard. */
function groupShards(shards: readonly ShardDocuments[]): ShardDocuments[][] {
  const parts: ShardDocuments[][] = []
  let documents = Number.POSITIVE_INFINITY
  for (const shard of shards) {
    const more = shard.documentOffsets.length - 1
    if (documents + more > PART_DOCUMENTS) {
      parts.push([])
      documents = 0
    }
    parts.at(-1)!.push(shard)
    documents += more
  }
  return parts
}

interface SumInput extends Omit<SumMemory, 'memory' | 'gathered'> {
  readonly memory: SharedMemory | undefined
  /** Documents that are weighed first, into the sparse rows; undefined if these are ready. */
  readonly weighed: WeighInput | undefined
  /** The vectors of these rows. Written by the kernel. */
  readonly out: VectorRows | undefined
  readonly direction: Float32Array | undefined
  readonly rowFrom: number
  readonly rowTo: number
}

/** Multiplies the sparse rows by the dense matrix and normalizes them. Returns the sum of the unit vectors. */
export const sumRows = fillKernel(
  'build.sumRows',
  ({ weighed, sparse, sums, here, axes, out, rowFrom, rowTo }: SumInput) => [
    ...(weighed === undefined ? [] : allOf(sparse.rowOffsets, sparse.columns, sparse.values)),
    ...rangeOf(rowFrom * axes, rowTo * axes, sums),
    ...(here === undefined ? [] : roundedRanges(here, axes, rowFrom, rowTo)),
    ...(out === undefined ? [] : out instanceof Float32Array ? allOf(out) : allOf(...Object.values(out))),
  ],
  (input): Float64Array => {
    const { memory, weighed, sparse, dense, sums, here, axes, out, direction, rowFrom, rowTo } = input
    attachArena(memory)
    if (weighed !== undefined) weighInto(weighed, sparse)
    const rows = sums.subarray(rowFrom * axes, rowTo * axes)
    sparseTimesDense(sparse, dense, rows, axes)
    const total = sharedFloat64(axes)
    for (let row = 0; row < rows.length; row += axes) {
      const scale = inverseLength(squaredLength(rows, row, axes), LEAST_WEIGHTED_SQUARE)
      for (let axis = 0; axis < axes; axis++) {
        const value = rows[row + axis]! * scale
        rows[row + axis] = value
        total[axis]! += value
      }
    }
    if (out === undefined) return total
    if (direction !== undefined) removeDirection(rows, direction)
    if (out instanceof Float32Array) out.set(rows)
    else encodeRows(rows, axes, out, here && sliceRounded(here, axes, rowFrom, rowTo))
    return total
  },
)
