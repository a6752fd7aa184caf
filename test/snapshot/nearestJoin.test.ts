import { afterAll, expect, test } from 'vitest'
import { inlineCompute, openCompute } from '../../src/compute/pool.js'
import { sharedFloat32 } from '../../src/compute/shared.js'
import { nearestRows } from '../../src/math/quantization/nearestRows.js'
import { createRandom } from '../../src/math/random.js'
import { joinNearest } from '../../src/snapshot/nearestJoin.js'
import { fillNormal, normalizeRows } from '../math/matrices.js'

const [count, axes] = [900, 32]
const vectors = fillNormal(createRandom('join'), sharedFloat32((count + 1) * axes))
// Triples of neighbours.
for (let row = 0; row < count; row++) {
  for (let axis = 0; axis < axes; axis++) vectors[row * axes + axis]! += 3 * vectors[(row % 300) * axes + axis]!
}
normalizeRows(vectors, axes)
const rows = vectors.subarray(0, count * axes)
const vectorOf = (row: number) => vectors.subarray(row * axes, (row + 1) * axes)
const bounds = { count, floor: 0.7, limit: 5 }
// Some rows are asked for, one of them twice, and a vector that is no row.
const asked = Array.from({ length: 800 }, (_, i) => (i * 7) % count)
const requests = [...asked, 7, count].map((row) => ({
  vector: vectorOf(row),
  excluded: [row],
  row: row < count ? row : -1,
}))
const pool = openCompute({ threads: 2 })
afterAll(() => pool.close())

test.each([['on the caller’s thread', inlineCompute] as const, ['in threads', pool] as const])(
  'many requests %s find what a pass for each of them finds',
  async (_, compute) => {
    const found = await joinNearest({ compute }, { rows, axes }, requests, bounds)
    expect(found).toEqual(nearestRows({ rows, axes, rounded: undefined }, requests, bounds))
    expect(found![1]!.rows).toHaveLength(2)
  },
)

test('a join is not made where most pairs are above the floor, where all are wanted, or of longer vectors', async () => {
  const join = (more: object, asks: typeof requests = requests) =>
    joinNearest({ compute: inlineCompute }, { rows, axes }, asks, { ...bounds, ...more })
  expect(await join({ floor: 0.01 })).toBeUndefined()
  expect(await join({ floor: 0 })).toBeUndefined()
  expect(await join({}, [{ vector: vectorOf(1).map((value) => 2 * value), excluded: [], row: -1 }])).toBeUndefined()
})
