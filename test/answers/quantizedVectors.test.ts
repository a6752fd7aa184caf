import { expect, test } from 'vitest'
import { afterFirst, quantizedTermVectors } from '../../src/answers/quantizedVectors.js'
import { inlineCompute } from '../../src/compute/pool.js'
import { SlotCache } from '../../src/compute/slotCache.js'
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

test('what failed is tried again', async () => {
  const context = contextOf(600)
  const compute = { ...inlineCompute, threads: Number.NaN }
  await expect(quantizedTermVectors({ ...context, compute })).rejects.toThrow()
  await expect(quantizedTermVectors(context)).resolves.toMatchObject({ count: 600 })
})

test('the first pass over the vectors of a snapshot does not wait for rounded ones, later ones do', async () => {
  const context = contextOf(500)
  expect(afterFirst(context)).toBeUndefined()
  expect(await afterFirst(context)).toBe(await quantizedTermVectors(context))
  expect(afterFirst(contextOf(500))).toBeUndefined()
})
