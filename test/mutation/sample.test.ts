import { expect, test } from 'vitest'
import { inTurns, randomOf, shuffled } from '../../mutation/sample.js'

const items = Array.from({ length: 50 }, (_, index) => index)

test('a seed gives one order with every item, another seed another', () => {
  expect(shuffled(items, 'a')).toEqual(shuffled(items, 'a'))
  expect(shuffled(items, 'a')).not.toEqual(shuffled(items, 'b'))
  expect(shuffled(items, 'a').sort((a, b) => a - b)).toEqual(items)
})

test('random numbers lie from 0 to 1 and have its half as their mean', () => {
  const random = randomOf('seed')
  const values = Array.from({ length: 10_000 }, random)
  expect(values.every((value) => value >= 0 && value < 1)).toBe(true)
  // The standard error of the mean is 0.0029.
  expect(Math.abs(values.reduce((sum, value) => sum + value, 0) / values.length - 0.5)).toBeLessThan(0.012)
})

test('groups take turns, so that the first items have one of each', () => {
  const groups = ['rare', ...Array.from({ length: 20 }, () => 'common'), 'rare', 'single']
  const order = inTurns(
    groups.map((group, index) => ({ group, index })),
    ({ group }) => group,
    'seed',
  )
  expect(new Set(order.slice(0, 3).map(({ group }) => group))).toEqual(new Set(['rare', 'common', 'single']))
  expect(new Set(order.slice(3, 5).map(({ group }) => group))).toEqual(new Set(['rare', 'common']))
  expect(order).toHaveLength(groups.length)
})
