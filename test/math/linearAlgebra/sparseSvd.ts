import { normalBytes, normalProduct } from '../../../src/math/linearAlgebra/normalProduct.js'
import { inlineRunner } from '../../../src/math/linearAlgebra/rowKernels.js'
import { copySparse, emptySparse, layOutSparse, sparseBytes } from '../../../src/math/linearAlgebra/sparse.js'
import {
  type Eigen,
  type EigenOptions,
  eigenBytes,
  type Multiply,
  symmetricEigen,
} from '../../../src/math/linearAlgebra/symmetricEigen.js'
import { type Arena, createArena } from '../../../src/math/simd/arena.js'
import { sparseTimesDense } from '../../../src/math/simd/matrixKernels.js'
import type { SparseRows } from '../../../src/math/simd/sparseRows.js'

export type SparseEigenOptions = Omit<EigenOptions, 'rows' | 'multiply' | 'arena'> & {
  /** Blocks of consecutive rows of the matrix, in order. */
  readonly blocks: readonly SparseRows[]
}

/**
 * The largest positive eigenvalues and vectors of a sparse symmetric matrix given as blocks of rows: copies it into an
 * arena of its own beside the working blocks and spreads the products over the runner. See symmetricEigen.
 */
export async function sparseEigen(options: SparseEigenOptions): Promise<Eigen> {
  const { blocks, axes, spare } = options
  const rows = countRows(blocks)
  const arena = createArena(sparseBytes(rows, countEntries(blocks)) + eigenBytes(rows, axes, spare))
  const multiply = sparseMultiplier(joinSparse(blocks, arena))
  return symmetricEigen({ ...options, rows, arena, multiply })
}

export type SparseSingularOptions = SparseEigenOptions & {
  /** Columns of the matrix. */
  readonly columns: number
}

/** Blocks of consecutive rows as one matrix in an arena. */
export function joinSparse(blocks: readonly SparseRows[], arena: Arena): SparseRows {
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
  const k = Math.min(columns, axes + spare)
  const arena = createArena(sparseBytes(rows, entries) + normalBytes(columns, k) + eigenBytes(columns, axes, spare))
  const product = normalProduct({ sparse: joinSparse(blocks, arena), rows: columns, k, arena, runner, signal })
  const multiply: Multiply = (dense, _, out) => product(dense, out)
  const eigen = await symmetricEigen({ ...options, rows: columns, arena, multiply })
  return { ...eigen, values: eigen.values.map(Math.sqrt) }
}

/** Products of a sparse matrix with dense blocks, on this thread. */
export const sparseMultiplier =
  (sparse: SparseRows): Multiply =>
  async (dense, k, out) =>
    sparseTimesDense(sparse, dense, out, k)

const countRows = (blocks: readonly SparseRows[]): number =>
  blocks.reduce((sum, block) => sum + block.rowOffsets.length - 1, 0)
const countEntries = (blocks: readonly SparseRows[]): number =>
  blocks.reduce((sum, block) => sum + block.columns.length, 0)
