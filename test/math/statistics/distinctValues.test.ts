import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  ascendingOrder,
  distinctAlike,
  distinctValues,
  valuesByNumber,
} from '../../../src/math/statistics/distinctValues.js'

test('each entry has the number of its value, in the order in which values first occur', () => {
  const { values, counts, numbers } = distinctValues([3, -1.5, 3, 0, 3, -0])
  expect([...values]).toEqual([3, -1.5, 0])
  expect([...counts]).toEqual([3, 1, 2])
  expect([...numbers]).toEqual([0, 1, 0, 2, 0, 2])
  expect([...ascendingOrder(values)]).toEqual([1, 2, 0])
  expect([...valuesByNumber(Float64Array.of(7, 8, 9), numbers)]).toEqual([7, 8, 7, 9, 7, 9])
})

test('values are those of a map, whatever they are', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.double({ noNaN: true }), fc.integer({ min: -3, max: 3 }))), (list) => {
      const known = new Map<number, number>()
      for (const value of list) known.set(value, (known.get(value) ?? 0) + 1)
      const { values, counts, numbers } = distinctValues(list)
      expect([...values]).toEqual([...known.keys()])
      expect([...counts]).toEqual([...known.values()])
      expect([...valuesByNumber(values, numbers)]).toEqual(list.map((value) => value + 0))
    }),
  )
})

test('a list that is equal wherever another one is has the values that are looked up one by one', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -9, max: 9 })), fc.constantFrom(1, 2, 5, 40), (list, width) => {
      const alike = Float64Array.from(list, (value) => Math.trunc(value / width))
      expect(distinctAlike(alike, distinctValues(list))).toEqual(distinctValues(alike))
    }),
  )
})

test('a list may have thousands of values', () => {
  const list = Array.from({ length: 20_000 }, (_, i) => ((i * 7_919) % 5_000) / 8)
  const { values, counts, numbers } = distinctValues(list)
  expect(values).toHaveLength(5_000)
  expect(counts.every((count) => count === 4)).toBe(true)
  expect([...valuesByNumber(values, numbers)]).toEqual(list)
  expect([...valuesByNumber(values, ascendingOrder(values))]).toEqual([...values].sort((a, b) => a - b))
})

test('an empty list has no values', () => {
  expect(distinctValues([])).toEqual({
    values: new Float64Array(0),
    counts: new Uint32Array(0),
    numbers: new Uint32Array(0),
  })
})
