import { expect, test } from 'vitest'
import { openCompute } from '../../../src/compute/pool.js'
import { normalBytes, normalProduct } from '../../../src/math/linearAlgebra/normalProduct.js'
import { inlineRunner } from '../../../src/math/linearAlgebra/rowKernels.js'
import { emptySparse, sparseBytes } from '../../../src/math/linearAlgebra/sparse.js'
import { createRandom } from '../../../src/math/random.js'
import { arenaBytes, createArena } from '../../../src/math/simd/arena.js'
import { sparseTimesDense } from '../../../src/math/simd/matrixKernels.js'
import type { SparseRows } from '../../../src/math/simd/sparseRows.js'
import { sparseFromTriples } from '../matrices.js'

const [documents, terms, perRow] = [3_000, 500, 8]

/** A random sparse matrix, documents x terms, and a dense one, terms x k, with room for their product. */
function randomFactors(k: number, wasm: boolean) {
  const entries = documents * perRow
  const dense = arenaBytes(terms * k * 4)
  const arena = createArena(sparseBytes(documents, entries) + 2 * dense + normalBytes(terms, k), { wasm })
  const random = createRandom(3)
  const sparse = emptySparse(documents, entries, arena)
  for (let row = 0; row < documents; row++) {
    sparse.rowOffsets[row + 1] = (row + 1) * perRow
    const first = random.int(terms)
    for (let i = 0; i < perRow; i++) sparse.columns[row * perRow + i] = (first + 3 * i) % terms
  }
  random.fillUniform(sparse.values)
  return { arena, sparse, dense: random.fillUniform(arena.float32(terms * k)), out: arena.float32(terms * k) }
}

/** The product by way of A dense and A', with the columns of each row of A' ascending. */
function inTwoSteps({ rowOffsets, columns, values }: SparseRows, dense: Float32Array, k: number): Float32Array {
  const rowOf = Uint32Array.from(columns, (_, i) => Math.floor(i / perRow))
  const transposed = sparseFromTriples(terms, { rows: columns, columns: rowOf, values })
  const between = new Float32Array(documents * k)
  sparseTimesDense({ rowOffsets, columns, values }, dense, between, k)
  const product = new Float32Array(terms * k)
  sparseTimesDense(transposed, between, product, k)
  return product
}

test.each([
  ['WebAssembly', 37, true],
  ['plain kernels', 37, false],
  ['few columns', 3, true],
  ['columns of whole slices', 32, true],
])('a product with A transposed and A has the bits of two products, twice, %s', async (_, k, wasm) => {
  const { arena, sparse, dense, out } = randomFactors(k, wasm)
  const product = normalProduct({ sparse, rows: terms, k, arena, runner: inlineRunner })
  for (const factor of [1, -2]) {
    for (let i = 0; i < dense.length; i++) dense[i]! *= factor
    await product(dense, out)
    expect(out).toEqual(inTwoSteps(sparse, dense, k))
  }
})

test('threads give the same bits, and a signal stops them', async () => {
  const k = 70
  const { arena, sparse, dense, out } = randomFactors(k, true)
  const compute = openCompute({ threads: 2 })
  const control = new AbortController()
  const product = normalProduct({ sparse, rows: terms, k, arena, runner: compute, signal: control.signal })
  await product(dense, out)
  expect(out).toEqual(inTwoSteps(sparse, dense, k))
  control.abort(new Error('enough'))
  await expect(product(dense, out)).rejects.toThrow('enough')
  await compute.close()
})
