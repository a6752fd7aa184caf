import type { Compute } from '../../compute/compute.js'
import { blockBytes } from '../../math/linearAlgebra/rowBlocks.js'
import { slicedProduct, slicesBytes } from '../../math/linearAlgebra/slicedProduct.js'
import { sparseBytes } from '../../math/linearAlgebra/sparse.js'
import { type Eigen, symmetricEigen } from '../../math/linearAlgebra/symmetricEigen.js'
import { createArena } from '../../math/simd/arena.js'
import type { SparseRows } from '../../math/simd/sparseRows.js'
import { joinRows } from './joinRows.js'

/** Number of extra columns in the iteration: they absorb the part of the spectrum next to the requested eigenvalues. */
const SPARE_AXES = 20

interface EigenvectorOptions {
  readonly axes: number
  readonly compute: Compute
  readonly signal?: AbortSignal | undefined
}

/**
 * Computes the largest positive eigenvalues of a symmetric matrix in blocks of rows, with their vectors (rows x axes).
 * It removes the blocks from the array, because they would otherwise be in memory twice, and are the largest data
 * there.
 */
export async function largestEigenvectors(
  pairs: SparseRows[],
  { axes, compute, signal }: EigenvectorOptions,
): Promise<Eigen> {
  let rows = 0
  let entries = 0
  for (const block of pairs) {
    rows += block.rowOffsets.length - 1
    entries += block.columns.length
  }
  if (rows === 0 || entries === 0) return { axes: 0, values: new Float64Array(), vectors: new Float32Array() }
  const k = Math.min(rows, axes + SPARE_AXES)
  const arena = createArena(sparseBytes(rows, entries) + blockBytes(rows, k, 3) + slicesBytes(rows, k))
  const sparse = await joinRows(pairs, arena, { compute, signal })
  pairs.length = 0
  const product = slicedProduct({ sparse, rows, k, arena, runner: compute, signal })
  return await symmetricEigen({
    rows,
    axes: Math.min(axes, rows),
    spare: SPARE_AXES,
    arena,
    runner: compute,
    signal,
    multiply: (dense, _, out) => product(dense, out),
  })
}
