import { expect, test } from 'vitest'
import { blockAlgebra, blockBytes } from '../../../src/math/linearAlgebra/rowBlocks.js'
import { inlineRunner, type RowRunner } from '../../../src/math/linearAlgebra/rowKernels.js'
import { createArena } from '../../../src/math/simd/arena.js'

/** Records how many blocks each step is spread over. */
function recording(): { readonly runner: RowRunner; readonly sent: [name: string, count: number][] } {
  const sent: [string, number][] = []
  return {
    sent,
    runner: {
      map(kernel, inputs, options) {
        const all = [...inputs]
        sent.push([kernel.name, all.length])
        return inlineRunner.map(kernel, all, options)
      },
    },
  }
}

// Two blocks of 2,048 rows at most, the second of one row.
const [rows, k] = [2_049, 3]

function opened(runner: RowRunner = inlineRunner) {
  const arena = createArena(blockBytes(rows, k, 3))
  const algebra = blockAlgebra({ rows, k, arena, runner })
  return { arena, algebra }
}

test('an arena of the bytes that are said has room for the blocks and nothing more', () => {
  const { arena, algebra } = opened()
  for (let block = 0; block < 3; block++) expect(algebra.block()).toHaveLength(rows * k)
  expect(() => algebra.block()).toThrow(RangeError)
  expect(arena.free).toBeLessThan(rows * k * 4)
})

test('steps are spread over blocks of 2,048 rows, and the last row counts like the first', async () => {
  const { runner, sent } = recording()
  const { algebra } = opened(runner)
  const [a, out] = [algebra.block(), algebra.block()]
  for (let row = 0; row < rows; row++) a.set([1, row % 2, row === rows - 1 ? 5 : 0], row * k)
  const gram = await algebra.gram(a, a)
  const odd = Math.floor(rows / 2)
  const lastOdd = (rows - 1) % 2 === 1 ? 5 : 0
  expect([...gram]).toEqual([rows, odd, 5, odd, odd, lastOdd, 5, lastOdd, 25])
  // Columns change places, the last is doubled.
  await algebra.rotate(a, Float32Array.of(0, 1, 0, 1, 0, 0, 0, 0, 2), out)
  expect([...out.subarray(-3)]).toEqual([(rows - 1) % 2, 1, 10])
  await algebra.combine(out, a, undefined, [1, -1, 0])
  expect([...out.subarray(-3)]).toEqual([((rows - 1) % 2) - 1, 1 - ((rows - 1) % 2), 5])
  await algebra.start(out, 'seed')
  expect(out.subarray(-3).every((x) => x !== 0)).toBe(true)
  expect(sent).toEqual([
    ['math.gram', 2],
    ['math.denseTimesSmall', 2],
    ['math.combine', 2],
    ['math.start', 2],
  ])
})

test('eigenvectors of a small matrix, and the first columns of a block', async () => {
  const { algebra } = opened()
  const { values } = await algebra.eigen(Float64Array.of(1, 0, 0, 0, 3, 0, 0, 0, 2))
  expect([...values]).toEqual([3, 2, 1])
  const block = algebra.block()
  for (let row = 0; row < rows; row++) block.set([row, -1, 7], row * k)
  const columns = await algebra.columns(block, 2)
  expect(columns).toHaveLength(rows * 2)
  expect([...columns.subarray(-2)]).toEqual([rows - 1, 1])
})
