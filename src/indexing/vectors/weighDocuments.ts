import { kernel } from '../../compute/kernel.js'
import { sharedFloat32, sharedUint32 } from '../../compute/shared.js'
import { inSlabs } from '../../compute/slabs.js'
import { inverseLength } from '../../math/linearAlgebra/normalize.js'
import type { SparseRows } from '../../math/simd/sparseRows.js'
import type { ShardDocuments } from '../words/shardTerms.js'

export interface WeighInput {
  readonly shard: ShardDocuments
  /** By term with a vector: inverse document frequency times the other weights of the term. */
  readonly termWeights: Float32Array
  /** Only one document in this many gets a row, the first of the shard and so on. Default: 1. */
  readonly every?: number | undefined
}

/** 1 + ln f, by frequency f. */
const logarithms = Float64Array.from({ length: 256 }, (_, f) => (f === 0 ? 0 : 1 + Math.log(f)))

/** Documents of a shard as sparse unit rows of term weights, (1 + ln f) x weight. */
export const weighDocuments = kernel('build.weighDocuments', (input: WeighInput): SparseRows => {
  const { documentOffsets, documentTerms } = input.shard
  const rowOffsets = sharedUint32(Math.ceil((documentOffsets.length - 1) / (input.every ?? 1)) + 1)
  const columns = new Uint32Array(documentTerms.length)
  const values = new Float32Array(documentTerms.length)
  const length = weighInto(input, { rowOffsets, columns, values })
  const packedColumns = inSlabs(() => sharedUint32(length))
  packedColumns.set(columns.subarray(0, length))
  const packedValues = inSlabs(() => sharedFloat32(length))
  packedValues.set(values.subarray(0, length))
  return { rowOffsets, columns: packedColumns, values: packedValues }
})

/** Writes documents as rows, one for each that `rowOffsets` has room for. Returns the number of entries. */
export function weighInto(
  { shard, termWeights, every = 1 }: WeighInput,
  { rowOffsets, columns, values }: SparseRows,
): number {
  const { documentOffsets, documentTerms, frequencies } = shard
  let length = 0
  rowOffsets[0] = 0
  for (let row = 0; row + 1 < rowOffsets.length; row++) {
    const document = row * every
    const from = length
    let square = 0
    for (let i = documentOffsets[document]!; i < documentOffsets[document + 1]!; i++) {
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
    rowOffsets[row + 1] = length
  }
  return length
}
