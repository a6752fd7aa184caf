import { expect, test } from 'vitest'
import { drain } from '../../src/compute/drain.js'

test('the items come in their order, and the list loses each as it is taken', async () => {
  const items = ['a', 'b', 'c']
  const seen: [string, number][] = []
  for await (const item of drain(items, {})) seen.push([item, items.length])
  expect(seen).toEqual([
    ['a', 2],
    ['b', 1],
    ['c', 0],
  ])
  expect(items).toEqual([])
})

test('memory is given back after every 1,024 items, before the next is taken', async () => {
  const items = Array.from({ length: 2_100 }, (_, i) => i)
  const left: number[] = []
  let taken = 0
  for await (const _ of drain(items, { release: async () => void left.push(items.length) })) taken++
  expect(taken).toBe(2_100)
  expect(left).toEqual([2_100 - 1_024, 2_100 - 2_048])
})

test('a list of nothing gives nothing', async () => {
  for await (const _ of drain([], {})) throw new Error('There is no item.')
})
