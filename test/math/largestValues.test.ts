import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LargestValues } from '../../src/math/largestValues.js'

test('the least of the largest is that of a sorted list, after each value', () => {
  fc.assert(
    fc.property(
      fc.nat(9),
      fc.array(
        fc.oneof(
          fc.integer({ min: -3, max: 3 }),
          fc.double({ noNaN: true }).map((value) => value + 0),
        ),
      ),
      (most, values) => {
        const largest = new LargestValues(most)
        for (const [i, value] of values.entries()) {
          largest.add(value)
          const sorted = values.slice(0, i + 1).sort((a, b) => b - a)
          expect(largest.least).toBe(most > 0 && sorted.length >= most ? sorted[most - 1] : Number.NEGATIVE_INFINITY)
        }
      },
    ),
  )
})
