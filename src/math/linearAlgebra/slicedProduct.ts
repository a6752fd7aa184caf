import { type Arena, arenaBytes } from '../simd/arena.js'
import { type SlicedRows, slicesOf } from '../simd/slices.js'
import type { SparseRows } from '../simd/sparseRows.js'
import { rowBlocks } from './rowBlocks.js'
import { type RowRunner, sliceRowsKernel, sparseTimesSliceRows } from './rowKernels.js'
import { sparseBlocks } from './sparse.js'

/** Entries and rows of a block of one slice for a thread: a few milliseconds of work. */
const BLOCK_ENTRIES = 1 << 19
const BLOCK_ROWS = 2_048

/** What a product with a sparse matrix has to know ahead of its dense factors. */
export interface ProductOptions {
  readonly sparse: SparseRows
  /** Rows and columns of the dense factor. */
  readonly rows: number
  readonly k: number
  /** That of the sparse matrix and of the factors, with room for the copies of the product: `slicesBytes`, `normalBytes`. */
  readonly arena: Arena
  readonly runner: RowRunner
  readonly signal?: AbortSignal | undefined
}

/** Bytes that a sliced product takes in its arena. */
export const slicesBytes = (rows: number, k: number): number => arenaBytes(rows * k * 4)

/** A function for out = sparse times dense, which copies the dense matrix into slices first: see `slices.ts`. */
export function slicedProduct({ sparse, rows, k, arena, runner, signal }: ProductOptions) {
  const { memory } = arena
  const sliced: SlicedRows = { rows, k, slices: arena.float32(rows * k) }
  const denseBlocks = rowBlocks(rows)
  const blocks = sparseBlocks(sparse, BLOCK_ENTRIES, BLOCK_ROWS)
  return async (dense: Float32Array, out: Float32Array): Promise<void> => {
    await runner.map(
      sliceRowsKernel,
      denseBlocks.map((block) => ({ dense, out: sliced, ...block })),
      { signal },
    )
    await runner.map(
      sparseTimesSliceRows,
      // Slice by slice, so that all threads gather from one slice, which stays in the last cache.
      slicesOf(k).flatMap(({ column }) =>
        blocks.map((block) => ({ memory, sparse, dense: sliced, column, out, ...block })),
      ),
      { signal },
    )
  }
}
