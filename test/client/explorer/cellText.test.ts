import { expect, test } from 'vitest'
import { cellText } from '../../../src/client/explorer/screens/documents/cellText.js'

const text = (type: 'string' | 'number' | 'score' | 'date', value: string | number, scale = {}): string =>
  cellText({ name: 'field', type, value }, scale)

test('numbers have marks between thousands and at most three digits behind the point', () => {
  expect([399_000.1234, -12.5, 0.1 + 0.2, 0, 1e-9].map((value) => text('number', value))).toEqual([
    '399,000.123',
    '−12.5',
    '0.3',
    '0',
    '0.000000001',
  ])
})

test('a number of four digits may be a year', () => {
  expect(text('number', 2024)).toBe('2024')
})

test('scores have the digits of their scale', () => {
  expect(text('score', 4)).toBe('4')
  expect(text('score', 1 / 3, { minimum: 0, maximum: 1 })).toBe('0.33')
})

test('other values are as everywhere', () => {
  expect(text('string', 'Lake')).toBe('Lake')
  expect(text('date', '2024-01-05T00:00:00Z')).toBe('5 Jan 2024')
})
