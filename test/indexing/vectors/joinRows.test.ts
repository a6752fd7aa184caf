import { expect, test } from 'vitest'
import { inlineCompute } from '../../../src/compute/pool.js'
import { joinRows } from '../../../src/indexing/vectors/joinRows.js'
import { sparseBytes } from '../../../src/math/linearAlgebra/sparse.js'
import { createArena } from '../../../src/math/simd/arena.js'
import type { SparseRows } from '../../../src/math/simd/sparseRows.js'

const rows = (offsets: number[], columns: number[], values: number[]): SparseRows => ({
  rowOffsets: Uint32Array.from(offsets),
  columns: Uint32Array.from(columns),
  values: Float32Array.from(values),
})

test('blocks of rows become one matrix, block after block, those without rows or entries too', async () => {
  const blocks = [rows([0, 2, 2], [0, 3], [1, 2]), rows([0], [], []), rows([0, 0], [], []), rows([0, 1], [2], [5])]
  const joined = await joinRows(blocks, createArena(sparseBytes(4, 3)), { compute: inlineCompute })
  expect([...joined.rowOffsets]).toEqual([0, 2, 2, 2, 3])
  expect([...joined.columns]).toEqual([0, 3, 2])
  expect([...joined.values]).toEqual([1, 2, 5])
})
