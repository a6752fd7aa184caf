import { expect, test } from 'vitest'
import { quantizedAfterFirstUse, quantizedTermVectors } from '../../src/answers/quantizedVectors.js'
import { inlineCompute } from '../../src/compute/pool.js'
import { SlotCache } from '../../src/compute/slotCache.js'
import { reserveForRounding } from '../../src/math/quantization/quantizedRows.js'
import { reservedOf } from '../../src/math/quantization/reservedRows.js'
import { allocateForRounding, quantizeVectors } from '../../src/snapshot/quantizeVectors.js'
import { smallSnapshot } from './smallSnapshot.js'

const small = smallSnapshot({ documents: [{ words: 'a' }] })
/** Term vectors of two axes in a circle. */
function contextOf(count: number, axes = 2) {
  const termVectors = Float32Array.from({ length: count * axes }, (_, i) =>
    i % 2 === 0 ? Math.cos(i / 2) : Math.sin((i - 1) / 2),
  )
  const space = { ...small.space, axes, termCount: count, termVectors }
  return { compute: inlineCompute, snapshot: { ...small, space, cache: new SlotCache() } }
}

test('500 vectors are quantized, fewer are not worth it', async () => {
  expect(quantizedTermVectors(contextOf(499))).toBeUndefined()
  const quantized = await quantizedTermVectors(contextOf(500))
  expect(quantized).toMatchObject({ count: 500, axes: 2 })
  expect(quantized!.coarse).toBeDefined()
  expect(quantized!.exact).toEqual(contextOf(500).snapshot.space.termVectors)
})

test('a space without axes has nothing to quantize', () => {
  const { compute, snapshot } = contextOf(0)
  const space = { ...snapshot.space, axes: 0, termVectors: new Float32Array(0) }
  expect(quantizedTermVectors({ compute, snapshot: { ...snapshot, space } })).toBeUndefined()
})

test('vectors are quantized once a snapshot, and count against its cache', async () => {
  const context = contextOf(600)
  const first = quantizedTermVectors(context)
  expect(quantizedTermVectors(context)).toBe(first)
  await first
  // Six bytes for each of 1,200 numbers.
  expect(context.snapshot.cache.bytes).toBeGreaterThanOrEqual(7_200)
  expect(context.snapshot.cache.bytes).toBeLessThan(7_200 + 1_000)
})

test('vectors that were read to where they are rounded become the exact rows, with the same results', async () => {
  const count = 700
  const axes = 20
  const copied = contextOf(count, axes)
  const read = contextOf(count, axes)
  const termVectors = reserveForRounding(count, axes, 1)
  termVectors.set(copied.snapshot.space.termVectors)
  const there = { ...read, snapshot: { ...read.snapshot, space: { ...read.snapshot.space, termVectors } } }
  const [rounded, expected] = [(await quantizedTermVectors(there))!, (await quantizedTermVectors(copied))!]
  expect(rounded.exact).toBe(termVectors)
  expect(rounded.matrix.buffer).toBe(termVectors.buffer)
  expect(expected.exact!.buffer).toBe(expected.matrix.buffer)
  for (const name of ['matrix', 'scales', 'quantizationErrors', 'tileErrors', 'exact'] as const) {
    expect(Buffer.from(rounded[name]!.slice().buffer).equals(Buffer.from(expected[name]!.slice().buffer))).toBe(true)
  }
  expect(rounded.coarse!.axes).toEqual(expected.coarse!.axes)
  // Two bytes for each number, where a copy takes six.
  const [own, other] = [there, copied].map(({ snapshot }) => snapshot.cache.bytes)
  expect(other! - own!).toBe(4 * count * axes)
  // The room is taken now.
  const again = await quantizeVectors(termVectors, { axes, coarse: true, exact: true, compute: inlineCompute })
  expect(again.exact).not.toBe(termVectors)
  expect(Buffer.from(again.matrix.slice().buffer).equals(Buffer.from(rounded.matrix.slice().buffer))).toBe(true)
})

test('only memory for many vectors has room for rounding', () => {
  expect(reservedOf(allocateForRounding(1 << 15, 127))).toBeUndefined()
  expect(reservedOf(allocateForRounding(1 << 15, 128))?.rows).toHaveLength(1 << 22)
})

test('what failed is tried again', async () => {
  const context = contextOf(600)
  const compute = { ...inlineCompute, threads: Number.NaN }
  await expect(quantizedTermVectors({ ...context, compute })).rejects.toThrow()
  await expect(quantizedTermVectors(context)).resolves.toMatchObject({ count: 600 })
})

test('the first pass over the vectors of a snapshot does not wait for rounded ones, later ones do', async () => {
  const context = contextOf(500)
  expect(quantizedAfterFirstUse(context)).toBeUndefined()
  expect(await quantizedAfterFirstUse(context)).toBe(await quantizedTermVectors(context))
  expect(quantizedAfterFirstUse(contextOf(500))).toBeUndefined()
})
