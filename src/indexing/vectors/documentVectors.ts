import type { Compute } from '../../compute/compute.js'
import { allOf, fillKernel, kernel, rangeOf } from '../../compute/kernel.js'
import { sharedFloat32, sharedFloat64, sharedUint32 } from '../../compute/shared.js'
import { inverseLength, LEAST_WEIGHTED_SQUARE, squaredLength } from '../../math/linearAlgebra/normalize.js'
import { emptySparse, sparseBytes } from '../../math/linearAlgebra/sparse.js'
import { type Arena, arenaBytes, attachArena, createArena, type SharedMemory } from '../../math/simd/arena.js'
import { sparseTimesDense } from '../../math/simd/dispatch.js'
import type { SparseRows } from '../../math/simd/sparseRows.js'
import type { ShardDocuments } from '../postings/termIndex.js'

interface WeighInput {
  readonly shard: ShardDocuments
  /** Of each term that has a vector: inverse document frequency, times whatever else it weighs. */
  readonly termWeights: Float32Array
}

const logarithms = Float64Array.from({ length: 256 }, (_, f) => (f === 0 ? 0 : 1 + Math.log(f)))

/** Documents of a shard as unit rows of weighted terms, (1 + ln f) x weight. */
export const weighDocuments = kernel('build.weighDocuments', ({ shard, termWeights }: WeighInput): SparseRows => {
  const { documentOffsets, documentTerms, frequencies } = shard
  const count = documentOffsets.length - 1
  const rowOffsets = sharedUint32(count + 1)
  const columns = new Uint32Array(documentTerms.length)
  const values = new Float32Array(documentTerms.length)
  let length = 0
  for (let d = 0; d < count; d++) {
    const from = length
    let square = 0
    for (let i = documentOffsets[d]!; i < documentOffsets[d + 1]!; i++) {
      const term = documentTerms[i]!
      if (term >= termWeights.length) break
      const value = logarithms[frequencies[i]!]! * termWeights[term]!
      if (value === 0) continue
      columns[length] = term
      values[length++] = value
      square += value * value
    }
    const scale = inverseLength(square, 0)
    for (let i = from; i < length; i++) values[i]! *= scale
    rowOffsets[d + 1] = length
  }
  const packedColumns = sharedUint32(length)
  packedColumns.set(columns.subarray(0, length))
  const packedValues = sharedFloat32(length)
  packedValues.set(values.subarray(0, length))
  return { rowOffsets, columns: packedColumns, values: packedValues }
})

/** Documents summed up in one piece of memory: some thirty megabytes of vectors. */
const PART_DOCUMENTS = 1 << 16

/**
 * Documents whose sums have so many times the numbers of the terms' vectors are worth copying those for fast kernels: plain ones take
 * .5 ns more for each, and memory that is new a ns.
 */
const MUCH_WORK = 4
/** Numbers copied by one kernel: a few milliseconds. */
const COPIED_NUMBERS = 1 << 20

interface SumOptions {
  readonly shards: readonly ShardDocuments[]
  /** Terms x axes. */
  readonly termVectors: Float32Array
  readonly termWeights: Float32Array
  readonly axes: number
  /** Documents x axes; written. */
  readonly out: Float32Array
  readonly compute: Compute
  readonly signal?: AbortSignal | undefined
}

/** Documents as unit(sum (1 + ln f) x weight x term vector). Gives the sum of all of them. */
export async function sumDocuments(options: SumOptions): Promise<Float64Array> {
  const { termVectors, axes, out } = options
  const total = new Float64Array(axes)
  const parts = cutShards(options.shards)
  if (axes === 0 || parts.length === 0) return total
  const most = (numberOf: (shard: ShardDocuments) => number): number =>
    Math.max(...parts.map((part) => part.reduce((sum, shard) => sum + numberOf(shard), 0)))
  const documents = most((shard) => shard.documentOffsets.length - 1)
  const entries = most((shard) => shard.documentTerms.length)
  const isCopied = entries * axes > MUCH_WORK * termVectors.length
  const bytes = sparseBytes(documents, entries) + arenaBytes(documents * axes * 4)
  const arena = createArena(
    bytes + (isCopied ? arenaBytes(termVectors.byteLength) : 0),
    isCopied ? {} : { wasm: false },
  )
  const memory = {
    memory: arena.memory,
    sparse: emptySparse(documents, entries, arena),
    dense: isCopied ? arena.float32(termVectors.length) : termVectors,
    sums: arena.float32(documents * axes),
    axes,
  }
  if (isCopied) await copyVectors(termVectors, memory.dense, options)
  let row = 0
  for (const part of parts) {
    const rows = part.reduce((sum, { documentOffsets }) => sum + documentOffsets.length - 1, 0)
    const unit = await sumPart(part, memory, out.subarray(row * axes, (row + rows) * axes), options)
    for (let axis = 0; axis < axes; axis++) total[axis]! += unit[axis]!
    row += rows
  }
  return total
}

async function copyVectors(source: Float32Array, target: Float32Array, { compute, signal }: SumOptions): Promise<void> {
  const blocks = []
  for (let from = 0; from < source.length; from += COPIED_NUMBERS) {
    blocks.push({ source, target, from, to: Math.min(source.length, from + COPIED_NUMBERS), at: from })
  }
  await compute.map(copyRange, blocks, { signal })
}

interface CopyInput {
  readonly source: Float32Array
  readonly target: Float32Array
  readonly from: number
  readonly to: number
  readonly at: number
}

/** Copies numbers that lie together. */
export const copyRange = fillKernel(
  'build.copyNumbers',
  ({ target, from, to, at }: CopyInput) => rangeOf(at, at + to - from, target),
  ({ source, target, from, to, at }): null => {
    target.set(source.subarray(from, to), at)
    return null
  },
)

interface SumMemory {
  readonly memory: Arena['memory']
  readonly sparse: SparseRows
  readonly dense: Float32Array
  readonly sums: Float32Array
  readonly axes: number
}

async function sumPart(
  shards: readonly ShardDocuments[],
  memory: SumMemory,
  out: Float32Array,
  { termWeights, axes, compute, signal }: SumOptions,
): Promise<Float64Array> {
  const weighed = await compute.map(
    weighDocuments,
    shards.map((shard) => ({ shard, termWeights })),
    { signal },
  )
  const { rowOffsets, columns, values } = memory.sparse
  const blocks: SumInput[] = []
  let row = 0
  let entry = 0
  for (const rows of weighed) {
    const rowFrom = row
    columns.set(rows.columns, entry)
    values.set(rows.values, entry)
    rowOffsets[row] = entry
    for (let r = 1; r < rows.rowOffsets.length; r++) rowOffsets[++row] = entry + rows.rowOffsets[r]!
    entry += rows.columns.length
    blocks.push({ ...memory, out: out.subarray(rowFrom * axes, row * axes), rowFrom, rowTo: row })
  }
  const totals = await compute.map(sumRows, blocks, { signal })
  const total = new Float64Array(axes)
  for (const sums of totals) for (let axis = 0; axis < axes; axis++) total[axis]! += sums[axis]!
  return total
}

/** Shards in parts of at most PART_DOCUMENTS documents, or of one shard. */
function cutShards(shards: readonly ShardDocuments[]): ShardDocuments[][] {
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

interface SumInput extends Omit<SumMemory, 'memory'> {
  readonly memory: SharedMemory | undefined
  /** The unit vectors of these rows; written. */
  readonly out: Float32Array
  readonly rowFrom: number
  readonly rowTo: number
}

/** Rows of the sparse matrix times the dense one, made unit. Gives the sum of the unit vectors written. */
export const sumRows = fillKernel(
  'build.sumRows',
  ({ sums, axes, out, rowFrom, rowTo }: SumInput) => [...rangeOf(rowFrom * axes, rowTo * axes, sums), ...allOf(out)],
  (input): Float64Array => {
    const { memory, sparse, dense, sums, axes, out, rowFrom, rowTo } = input
    attachArena(memory)
    sparseTimesDense(sparse, dense, sums, axes, rowFrom, rowTo)
    const total = sharedFloat64(axes)
    for (let row = rowFrom; row < rowTo; row++) {
      const scale = inverseLength(squaredLength(sums, row * axes, axes), LEAST_WEIGHTED_SQUARE)
      const from = row * axes
      const to = (row - rowFrom) * axes
      for (let axis = 0; axis < axes; axis++) {
        const value = sums[from + axis]! * scale
        out[to + axis] = value
        total[axis]! += value
      }
    }
    return total
  },
)

interface RemoveInput {
  readonly vectors: Float32Array
  readonly direction: Float32Array
}

/** Takes the common direction out of documents and makes them unit again, in place. */
export const removeCommonDirection = fillKernel(
  'build.removeCommon',
  ({ vectors }: RemoveInput) => allOf(vectors),
  ({ vectors, direction }): null => {
    const axes = direction.length
    const rest = new Float64Array(axes)
    for (let row = 0; row < vectors.length; row += axes) {
      let along = 0
      for (let axis = 0; axis < axes; axis++) along += vectors[row + axis]! * direction[axis]!
      for (let axis = 0; axis < axes; axis++) rest[axis] = vectors[row + axis]! - along * direction[axis]!
      const scale = inverseLength(squaredLength(rest), LEAST_WEIGHTED_SQUARE)
      for (let axis = 0; axis < axes; axis++) vectors[row + axis] = rest[axis]! * scale
    }
    return null
  },
)
