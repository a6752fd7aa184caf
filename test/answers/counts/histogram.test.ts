import fc from 'fast-check'
import { expect, test } from 'vitest'
import { histogram } from '../../../src/answers/counts/histogram.js'

test('values lie in intervals of equal width, the largest in the last one', () => {
  expect(histogram([4, 0, 1, 2, 1], 4)).toEqual({ sizes: [1, 2, 1, 1], borders: [0, 1, 2, 3, 4] })
})

test('equal values lie in the middle of width 1, and nothing gives bins from 0 to 1', () => {
  expect(histogram([3, 3], 2)).toEqual({ sizes: [0, 2], borders: [2.5, 3, 3.5] })
  expect(histogram([], 2)).toEqual({ sizes: [0, 0], borders: [0, 0.5, 1] })
})

test('every value lies in exactly the bin that its borders say', () => {
  const values = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(values, fc.integer({ min: 1, max: 12 }), (numbers, bins) => {
      const { sizes, borders } = histogram(numbers, bins)
      expect(sizes).toHaveLength(bins)
      expect(borders).toHaveLength(bins + 1)
      const isOne = Math.min(...numbers) === Math.max(...numbers)
      expect(borders.at(-1)).toBe(Math.max(...numbers) + (isOne ? 0.5 : 0))
      for (let bin = 0; bin < bins; bin++) {
        const within = (value: number): boolean =>
          value >= borders[bin]! && (value < borders[bin + 1]! || bin === bins - 1)
        expect(sizes[bin]).toBe(numbers.filter(within).length)
      }
    }),
  )
})
