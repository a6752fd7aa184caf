import {
  inlineRunner,
  type RowRunner,
  sparseTimesDenseRows,
  transposeRows,
} from '../../../src/math/linearAlgebra/rowKernels.js'
import {
  copySparse,
  emptySparse,
  layOutSparse,
  sparseBlocks,
  sparseBytes,
} from '../../../src/math/linearAlgebra/sparse.js'
import {
  type Eigen,
  type EigenOptions,
  eigenBytes,
  type Multiply,
  symmetricEigen,
} from '../../../src/math/linearAlgebra/symmetricEigen.js'
import { type Arena, arenaBytes, createArena } from '../../../src/math/simd/arena.js'
import type { SparseRows } from '../../../src/math/simd/sparseRows.js'

/** Entries of one block of sparse rows: some milliseconds of work at 170 columns. */
const BLOCK_ENTRIES = 1 << 17
const BLOCK_ROWS = 1 << 14

export type SparseEigenOptions = Omit<EigenOptions, 'rows' | 'multiply' | 'arena'> & {
  /** Blocks of consecutive rows of the matrix, in order. */
  readonly blocks: readonly SparseRows[]
}

/**
 * The largest positive eigenvalues and vectors of a sparse symmetric matrix given as blocks of rows: copies it into an
 * arena of its own beside the working blocks and spreads the products over the runner. See symmetricEigen.
 */
export async function sparseEigen(options: SparseEigenOptions): Promise<Eigen> {
  const { blocks, axes, spare, runner, signal } = options
  const rows = countRows(blocks)
  const arena = createArena(sparseBytes(rows, countEntries(blocks)) + eigenBytes(rows, axes, spare))
  const multiply = sparseMultiplier(joinSparse(blocks, arena), { arena, runner, signal })
  return symmetricEigen({ ...options, rows, arena, multiply })
}

export type SparseSingularOptions = SparseEigenOptions & {
  /** Columns of the matrix. */
  readonly columns: number
}

/** Blocks of consecutive rows as one matrix in an arena. */
export function joinSparse(blocks: readonly SparseRows[], arena?: Arena): SparseRows {
  const { rows, entries, offsets } = layOutSparse(blocks)
  const joined = emptySparse(rows, entries, arena)
  for (const [i, block] of blocks.entries()) copySparse(block, joined, offsets[i]!.row, offsets[i]!.entry)
  return joined
}

/**
 * The leading singular values and right singular vectors (columns x axes) of a tall sparse matrix A given as blocks of
 * rows, for instance documents x terms: the eigenvectors of A'A.
 */
export async function sparseRightSingularVectors(options: SparseSingularOptions): Promise<Eigen> {
  const { blocks, columns, axes, spare = 20, runner = inlineRunner, signal } = options
  const rows = countRows(blocks)
  const entries = countEntries(blocks)
  const width = Math.min(columns, axes + spare)
  const arena = createArena(
    sparseBytes(rows, entries) +
      sparseBytes(columns, entries) +
      arenaBytes(rows * width * 4) +
      eigenBytes(columns, axes, spare),
  )
  const matrix = joinSparse(blocks, arena)
  const transposed = emptySparse(columns, entries, arena)
  await runner.map(transposeRows, [{ matrix, out: transposed }], { signal })
  const between = arena.float32(rows * width)
  const forward = sparseMultiplier(matrix, { arena, runner, signal })
  const back = sparseMultiplier(transposed, { arena, runner, signal })
  const multiply: Multiply = async (dense, k, out) => {
    await forward(dense, k, between)
    await back(between, k, out)
  }
  const eigen = await symmetricEigen({ ...options, rows: columns, arena, multiply })
  return { ...eigen, values: eigen.values.map(Math.sqrt) }
}

export interface MultiplierOptions {
  /** The arena the matrix and the dense blocks lie in. */
  readonly arena: Arena
  readonly runner?: RowRunner | undefined
  readonly signal?: AbortSignal | undefined
}

/** Products of a sparse matrix with dense blocks, spread over a runner by blocks of about equally many entries. */
export function sparseMultiplier(sparse: SparseRows, options: MultiplierOptions): Multiply {
  const { arena, runner = inlineRunner, signal } = options
  const blocks = sparseBlocks(sparse, BLOCK_ENTRIES, BLOCK_ROWS)
  return async (dense, k, out) => {
    await runner.map(
      sparseTimesDenseRows,
      blocks.map((block) => ({ memory: arena.memory, sparse, dense, out, k, ...block })),
      { signal },
    )
  }
}

const countRows = (blocks: readonly SparseRows[]): number =>
  blocks.reduce((sum, block) => sum + block.rowOffsets.length - 1, 0)
const countEntries = (blocks: readonly SparseRows[]): number =>
  blocks.reduce((sum, block) => sum + block.columns.length, 0)
