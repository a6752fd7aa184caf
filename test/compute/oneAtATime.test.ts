import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { kernel } from '../../src/compute/kernel.js'
import { oneAtATime } from '../../src/compute/oneAtATime.js'
import { inlineCompute } from '../../src/compute/pool.js'

let running = 0
let most = 0
const square = kernel('test.square', async (number: number) => {
  most = Math.max(most, ++running)
  await nextTurn()
  running--
  if (number < 0) throw new RangeError('negative')
  return number * number
})

test('kernels of several callers run one after another, and give what they give side by side', async () => {
  const three = (compute: typeof inlineCompute) =>
    Promise.all([
      compute.map(square, [1, 2, 3]),
      compute.run(square, 4),
      compute.map(square, [5, -1, 6]).catch((error: unknown) => error),
      compute.map(square, [7, 8]),
    ])
  const beside = await three(inlineCompute)
  expect(most).toBeGreaterThan(1)
  most = 0
  expect(await three(oneAtATime(inlineCompute))).toEqual(beside)
  expect(beside).toEqual([[1, 4, 9], 16, new RangeError('negative'), [49, 64]])
  expect(most).toBe(1)
})

test('nothing starts after an abort', async () => {
  const compute = oneAtATime(inlineCompute)
  const controller = new AbortController()
  const first = compute.run(square, 2, { signal: controller.signal })
  const second = compute.map(square, [3, 4], { signal: controller.signal })
  controller.abort(new Error('enough'))
  await expect(first).rejects.toThrow('enough')
  await expect(second).rejects.toThrow('enough')
  expect(await compute.run(square, 5)).toBe(25)
})
