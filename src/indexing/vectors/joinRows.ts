import type { Compute } from '../../compute/compute.js'
import { fillKernel, rangeOf } from '../../compute/kernel.js'
import { copySparse, emptySparse, layOutSparse } from '../../math/linearAlgebra/sparse.js'
import type { Arena } from '../../math/simd/arena.js'
import type { SparseRows } from '../../math/simd/sparseRows.js'

interface CopyInput {
  readonly block: SparseRows
  readonly matrix: SparseRows
  readonly row: number
  readonly entry: number
}

/** Copies a block of rows into a matrix. */
export const copyBlock = fillKernel(
  'build.copyBlock',
  ({ block, matrix, row, entry }: CopyInput) => [
    ...rangeOf(row + 1, row + block.rowOffsets.length, matrix.rowOffsets),
    ...rangeOf(entry, entry + block.columns.length, matrix.columns, matrix.values),
  ],
  ({ block, matrix, row, entry }): null => {
    copySparse(block, matrix, row, entry)
    return null
  },
)

/** Joins blocks of consecutive rows to one matrix in an arena. Threads copy them, since there may be gigabytes. */
export async function joinRows(
  blocks: readonly SparseRows[],
  arena: Arena,
  { compute, signal }: { readonly compute: Compute; readonly signal?: AbortSignal | undefined },
): Promise<SparseRows> {
  const { rows, entries, offsets } = layOutSparse(blocks)
  const matrix = emptySparse(rows, entries, arena)
  await compute.map(
    copyBlock,
    blocks.map((block, i) => ({ block, matrix, ...offsets[i]! })),
    { signal },
  )
  return matrix
}
