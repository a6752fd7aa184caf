import { expect, test } from 'vitest'
import { memoizeAsync } from '../../src/compute/memoizeAsync.js'

test('loads once for all calls, with the arguments of the first', async () => {
  let loads = 0
  const load = memoizeAsync(async (factor: number) => {
    loads++
    return 10 * factor
  })
  expect(await Promise.all([load(1), load(2)])).toEqual([10, 10])
  expect(await load(3)).toBe(10)
  expect(loads).toBe(1)
})

test('loads again after a rejection, which every caller at that time sees', async () => {
  let loads = 0
  const load = memoizeAsync(async () => {
    if (loads++ === 0) throw new Error('busy')
    return 'loaded'
  })
  const both = await Promise.allSettled([load(), load()])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await load()).toBe('loaded')
  expect(loads).toBe(2)
})
