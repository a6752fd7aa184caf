import { expect, test } from 'vitest'
import {
  bucketName,
  dayName,
  fixed,
  percent,
  qFigure,
  shortBucketName,
  signed,
  signedPercent,
} from '../../src/client/figures.js'

test('a minus is no hyphen, and what rounds to nothing has no sign', () => {
  expect([fixed(-1.25, 1), fixed(-0.01), fixed(7)]).toEqual(['−1.3', '0.0', '7.0'])
  expect([signed(0.94), signed(-1.3), signed(-0.04)]).toEqual(['+0.9', '−1.3', '0.0'])
})

test('shares are whole per cent, and less than half of one is said', () => {
  expect([percent(0), percent(0.004), percent(0.005), percent(0.406), percent(1)]).toEqual([
    '0%',
    '<1%',
    '1%',
    '41%',
    '100%',
  ])
})

test('a q has three digits below .1, so that it is not mistaken for .05', () => {
  expect([0.0001, 0.046, 0.2, 0.999].map(qFigure)).toEqual(['q < .001', 'q .046', 'q .20', 'q 1.00'])
})

test('names of days and buckets', () => {
  expect(dayName('2024-01-04')).toBe('4 Jan 2024')
  expect(bucketName('2025-04-01', 'quarter')).toBe('Q2 2025')
  expect(bucketName('2025-04-01', 'month')).toBe('Apr 2025')
  expect(bucketName('2025-04-07', 'week')).toBe('7 Apr 2025')
  expect(bucketName('2025-01-01', 'year')).toBe('2025')
  expect([shortBucketName('2025-10-01', 'quarter'), shortBucketName('2025-04-07', 'week')]).toEqual(['Q4', '7 Apr'])
})

test('a signed share of nothing has no sign', () => {
  expect([0, -0, 0.11, -0.75, -0.001].map(signedPercent)).toEqual(['0%', '0%', '+11%', '−75%', '−<1%'])
})
