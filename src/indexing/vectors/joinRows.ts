import type { Compute } from '../../compute/compute.js'
import { fillKernel, rangeOf } from '../../compute/kernel.js'
import { emptySparse, layOutSparse, placeSparse } from '../../math/linearAlgebra/sparse.js'
import type { Arena } from '../../math/simd/arena.js'
import type { SparseRows } from '../../math/simd/sparseRows.js'

interface PlaceInput {
  readonly block: SparseRows
  readonly matrix: SparseRows
  readonly row: number
  readonly entry: number
}

/** Copies a block of rows to its place in a matrix. */
export const placeRows = fillKernel(
  'build.placeRows',
  ({ block, matrix, row, entry }: PlaceInput) => [
    ...rangeOf(row + 1, row + block.rowOffsets.length, matrix.rowOffsets),
    ...rangeOf(entry, entry + block.columns.length, matrix.columns, matrix.values),
  ],
  ({ block, matrix, row, entry }): null => {
    placeSparse(block, matrix, row, entry)
    return null
  },
)

/** Joins blocks of consecutive rows to one matrix in an arena. Threads copy them, since there may be gigabytes. */
export async function joinRows(
  blocks: readonly SparseRows[],
  arena: Arena,
  { compute, signal }: { readonly compute: Compute; readonly signal?: AbortSignal | undefined },
): Promise<SparseRows> {
  const { rows, entries, indexes } = layOutSparse(blocks)
  const matrix = emptySparse(rows, entries, arena)
  await compute.map(
    placeRows,
    blocks.map((block, i) => ({ block, matrix, ...indexes[i]! })),
    { signal },
  )
  return matrix
}
