import { expect, test } from 'vitest'
import { openCompute } from '../../../src/compute/pool.js'
import { inlineRunner } from '../../../src/math/linearAlgebra/rowKernels.js'
import { slicedProduct, slicesBytes } from '../../../src/math/linearAlgebra/slicedProduct.js'
import { emptySparse, sparseBytes } from '../../../src/math/linearAlgebra/sparse.js'
import { createRandom } from '../../../src/math/random.js'
import { arenaBytes, createArena } from '../../../src/math/simd/arena.js'
import { sparseTimesDense } from '../../../src/math/simd/matrixKernels.js'

const [rows, k, perRow] = [5_000, 70, 8]

/** A random sparse matrix, rows x rows, and a dense one, rows x k, with room for their product in slices. */
function randomFactors(wasm: boolean) {
  const entries = rows * perRow
  const dense = arenaBytes(rows * k * 4)
  const arena = createArena(sparseBytes(rows, entries) + 3 * dense + slicesBytes(rows, k), { wasm })
  const random = createRandom(3)
  const sparse = emptySparse(rows, entries, arena)
  for (let row = 0; row < rows; row++) sparse.rowOffsets[row + 1] = (row + 1) * perRow
  for (let i = 0; i < entries; i++) sparse.columns[i] = random.int(rows)
  random.fillUniform(sparse.values)
  return { arena, sparse, dense: random.fillUniform(arena.float32(rows * k)) }
}

test.each([
  ['WebAssembly', true],
  ['plain kernels', false],
])('a product in slices has the bits of the product of the whole, twice, %s', async (_, wasm) => {
  const { arena, sparse, dense } = randomFactors(wasm)
  const product = slicedProduct({ sparse, rows, k, arena, runner: inlineRunner })
  const [out, expected] = [arena.float32(rows * k), arena.float32(rows * k)]
  for (const factor of [1, -2]) {
    for (let i = 0; i < dense.length; i++) dense[i]! *= factor
    await product(dense, out)
    sparseTimesDense(sparse, dense, expected, k)
    expect(out).toEqual(expected)
  }
})

test('threads give the same bits, and a signal stops them', async () => {
  const { arena, sparse, dense } = randomFactors(true)
  const compute = openCompute({ threads: 2 })
  const control = new AbortController()
  const product = slicedProduct({ sparse, rows, k, arena, runner: compute, signal: control.signal })
  const [out, expected] = [arena.float32(rows * k), arena.float32(rows * k)]
  await product(dense, out)
  sparseTimesDense(sparse, dense, expected, k)
  expect(out).toEqual(expected)
  control.abort(new Error('enough'))
  await expect(product(dense, out)).rejects.toThrow('enough')
  await compute.close()
})
