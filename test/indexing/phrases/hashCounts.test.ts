import { expect, test } from 'vitest'
import { addHashCounts, HashCounter } from '../../../src/indexing/phrases/hashCounts.js'

test('numbers are counted in the order of their first occurrence, and taking them starts afresh', () => {
  const counter = new HashCounter()
  counter.reserve(8)
  for (const number of [5, 2, 5, 7, 5, 2]) counter.add(number)
  expect(counter.take()).toEqual({ numbers: Uint32Array.of(5, 2, 7), counts: Uint32Array.of(3, 2, 1) })
  expect(counter.take()).toEqual({ numbers: new Uint32Array(0), counts: new Uint32Array(0) })
  counter.add(2)
  expect(counter.take()).toEqual({ numbers: Uint32Array.of(2), counts: Uint32Array.of(1) })
})

test('there is room for as many numbers as were reserved, the last one included', () => {
  const counter = new HashCounter()
  counter.reserve(3)
  counter.reserve(2)
  counter.add(2)
  counter.reserve(10)
  counter.add(9)
  expect([...counter.take().numbers]).toContain(9)
})

test('counts are added to those of others', () => {
  const sums = Float64Array.of(1, 0, 4)
  addHashCounts(sums, { numbers: Uint32Array.of(2, 0), counts: Uint32Array.of(3, 5) })
  expect([...sums]).toEqual([6, 0, 7])
})
