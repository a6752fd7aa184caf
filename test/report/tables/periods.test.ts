import { expect, test } from 'vitest'
import { fittingInterval } from '../../../src/report/tables/periods.js'

const DAY = 86_400_000

test.each([
  [0, 'hour'],
  [0.9, 'hour'],
  [1, 'day'],
  [22, 'day'],
  [23, 'week'],
  [160, 'week'],
  [365, 'month'],
  [2 * 365, 'quarter'],
  [10 * 365, 'year'],
  [100 * 365, 'year'],
])('%d days are told by the finest interval with at most 24 periods', (days, expected) => {
  expect(fittingInterval(0, days * DAY)).toBe(expected)
})
