import { expect, test } from 'vitest'
import { mapInMessages } from '../../src/compute/mapInOrder.js'
import { openCompute } from '../../src/compute/pool.js'
import { startRows } from '../../src/math/linearAlgebra/rowKernels.js'

const numbers = Array.from({ length: 400 }, (_, i) => i)

/** Sizes of the messages, where each input takes so many milliseconds. */
async function sizesOf(milliseconds: number): Promise<number[]> {
  const sizes: number[] = []
  const squares = await mapInMessages(3, numbers, {}, async (some) => {
    sizes.push(some.length)
    await Promise.resolve()
    return { outputs: some.map((number) => number ** 2), milliseconds: milliseconds * some.length }
  })
  expect(squares).toEqual(numbers.map((number) => number ** 2))
  return sizes
}

test('short inputs go together, long ones alone, and the last ones are shared out', async () => {
  expect(new Set(await sizesOf(9))).toEqual(new Set([1]))
  expect(Math.max(...(await sizesOf(3)))).toBe(5)
  const sizes = await sizesOf(0.01)
  expect(sizes[0]).toBe(1)
  expect(Math.max(...sizes)).toBe(32)
  expect(sizes.at(-1)).toBe(1)
  expect(sizes.length).toBeLessThan(60)
})

test('each finished input is told, and a failure ends the work', async () => {
  const told: number[] = []
  const work = async (some: number[]) => {
    if (some.includes(100)) throw new Error('enough')
    return { outputs: some, milliseconds: 0 }
  }
  await expect(mapInMessages(1, numbers, { onDone: (done) => told.push(done) }, work)).rejects.toThrow('enough')
  expect(told).toEqual(numbers.slice(0, told.length).map((number) => number + 1))
  expect(told.length).toBeGreaterThan(60)
  expect(told.length).toBeLessThan(101)
})

test('threads that get several inputs in one message write what one input after the other writes', async () => {
  const compute = openCompute({ threads: 2 })
  const filled = async (map: (inputs: Parameters<typeof startRows.run>[0][]) => Promise<unknown>) => {
    const out = new Float32Array(new SharedArrayBuffer(4 * 900))
    await map(Array.from({ length: 300 }, (_, row) => ({ out, k: 3, seed: 's', rowFrom: row, rowTo: row + 1 })))
    return [...out]
  }
  const inThreads = await filled((inputs) => compute.map(startRows, inputs))
  expect(inThreads).toEqual(await filled(async (inputs) => inputs.map(startRows.run)))
  await compute.close()
})
