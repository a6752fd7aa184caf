import { arenaBytes } from '../simd/arena.js'
import { NORMAL_COLUMNS } from '../simd/slices.js'
import { normalTimesSliceRows } from './rowKernels.js'
import type { ProductOptions } from './slicedProduct.js'
import { sparseBlocks } from './sparse.js'

/** Number of entries of the sparse matrix in one block of rows, which one thread multiplies in some ten milliseconds. */
const BLOCK_ENTRIES = 1 << 20

const sliceCount = (k: number): number => Math.ceil(k / NORMAL_COLUMNS)

/** Bytes that a product with A'A takes in its arena. */
export const normalBytes = (rows: number, k: number): number =>
  sliceCount(k) * arenaBytes(rows * 2 * NORMAL_COLUMNS * 4)

/**
 * A function for out = A' (A dense) without A', A being the sparse matrix. Each row of A is multiplied by some columns of dense and added to the same
 * columns of out at once, so that A dense, as long as A, is never in memory. Threads share the columns, not the rows: each
 * sum is in the order of the rows of A.
 */
export function normalProduct({ sparse, rows, k, arena, runner, signal }: ProductOptions) {
  const { memory } = arena
  const slices = Array.from({ length: sliceCount(k) }, (_, i) => ({
    column: i * NORMAL_COLUMNS,
    slice: arena.float32(rows * 2 * NORMAL_COLUMNS),
  }))
  const blocks = sparseBlocks(sparse, BLOCK_ENTRIES, sparse.rowOffsets.length)
  return async (dense: Float32Array, out: Float32Array): Promise<void> => {
    for (const block of blocks) {
      await runner.map(
        normalTimesSliceRows,
        slices.map((slice) => ({ memory, sparse, dense, out, k, ...slice, ...block })),
        { signal },
      )
    }
  }
}
