import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateScale } from '../../../src/answers/counts/breakdowns.js'

/** Seconds of the years -4000 to 9999, with fractions, and of days around new years and leap days. */
const seconds = fc.oneof(
  fc.double({ min: Date.UTC(-4000, 0) / 1000, max: Date.UTC(9999, 11, 31) / 1000, noNaN: true }),
  fc
    .tuple(fc.integer({ min: -4000, max: 9999 }), fc.constantFrom(0, 1, 2, 11), fc.integer({ min: -1, max: 31 }))
    .map(([year, month, day]) => Date.UTC(year, month, day) / 1000 - 0.5),
)

test('months, quarters and years are those of the calendar', () => {
  fc.assert(
    fc.property(seconds, (time) => {
      const date = new Date(Math.floor(time) * 1000)
      const month = date.getUTCFullYear() * 12 + date.getUTCMonth()
      expect(dateScale('month').stepOf(time)).toBe(month)
      expect(dateScale('quarter').stepOf(time)).toBe(Math.floor(month / 3))
      expect(dateScale('year').stepOf(time)).toBe(date.getUTCFullYear())
    }),
    { numRuns: 2_000 },
  )
})
