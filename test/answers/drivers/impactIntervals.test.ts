import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createIntervals } from '../../../src/answers/drivers/impactIntervals.js'
import { createMeanTail } from '../../../src/math/statistics/meanTail.js'
import { studentTwoSided } from '../../../src/math/statistics/tests.js'

const student = (t: number, _: number, freedom: number) => studentTwoSided(t, freedom)

test('with a normal tail the interval is the impact -+ 1.96 standard errors', () => {
  const intervalOf = createIntervals({ tail: student, freedom: 1e6, least: -10, most: 10 })
  // An impact of 2 with t = 4 has a standard error of 0.5.
  const { p, low, high } = intervalOf({ impact: 2, t: 4, size: 50, usualError: 0.5 })
  expect(low).toBeCloseTo(2 - 1.96 * 0.5, 3)
  expect(high).toBeCloseTo(2 + 1.96 * 0.5, 3)
  expect(p).toBeCloseTo(6.3e-5, 6)
  const below = intervalOf({ impact: -2, t: -1, size: 50, usualError: 2 })
  expect([below.low, below.high]).toEqual([expect.closeTo(-5.92, 3), expect.closeTo(1.92, 3)])
})

test('an interval ends at the scores that occur; no variance of a column tells nothing', () => {
  const intervalOf = createIntervals({ tail: student, freedom: 100, least: -3, most: 2 })
  // The standard error is 2, so 1 -+ 3.97 would be -2.97 to 4.97.
  const wide = intervalOf({ impact: 1, t: 0.5, size: 10, usualError: 2 })
  expect(wide.low).toBeCloseTo(-2.968, 3)
  expect(wide.high).toBe(2)
  const none = { impact: 0, t: 0, size: 0, usualError: Number.POSITIVE_INFINITY }
  expect(intervalOf(none)).toEqual({ p: 1, low: -3, high: 2 })
})

test('where t and impact are of different scores, their errors are pooled: neither a t nor an impact near 0 decides', () => {
  const intervalOf = createIntervals({ tail: student, freedom: 1e6, least: -10, most: 10 })
  // Alone, impact / t would be 8 and .01. Pooled: sqrt((.04^2 + .2^2) / (.005^2 + 1)), and at least .2.
  const [unclear, small] = [
    intervalOf({ impact: -0.04, t: 0.005, size: 50, usualError: 0.2 }),
    intervalOf({ impact: -0.01, t: -1, size: 50, usualError: 0.2 }),
  ]
  expect([unclear.low, unclear.high]).toEqual([
    expect.closeTo(-0.04 - 1.96 * 0.20396, 3),
    expect.closeTo(-0.04 + 1.96 * 0.20396, 3),
  ])
  expect([small.low, small.high]).toEqual([
    expect.closeTo(-0.01 - 1.96 * 0.2, 3),
    expect.closeTo(-0.01 + 1.96 * 0.2, 3),
  ])
})

test('on skewed scores the side of the long tail is wider, and 0 is excluded exactly where p is under .05', () => {
  const scores = Float64Array.from({ length: 400 }, (_, i) => (i < 20 ? -3.4 : 0.18))
  const tail = createMeanTail(scores)
  const intervalOf = createIntervals({ tail, freedom: 398, least: -50, most: 50 })
  const low = intervalOf({ impact: -1, t: -2.5, size: 6, usualError: 0.4 })
  expect(low.p).toBe(tail(-2.5, 6, 398))
  fc.assert(
    fc.property(
      fc.double({ min: -5, max: 5, noNaN: true }),
      fc.double({ min: 0.01, max: 40, noNaN: true }),
      fc.double({ min: 0.5, max: 300, noNaN: true }),
      fc.double({ min: 0.01, max: 40, noNaN: true }),
      (impact, error, size, usualError) => {
        const found = intervalOf({ impact, t: impact / error, size, usualError })
        expect(found.low > 0 || found.high < 0).toBe(found.p < 0.05)
        expect(found.low).toBeLessThanOrEqual(impact + 1e-9)
        expect(found.high).toBeGreaterThanOrEqual(impact - 1e-9)
      },
    ),
  )
})

test('just beside the t whose p is .05, whatever the size of the column, an interval agrees with its p', () => {
  const scores = Float64Array.from({ length: 400 }, (_, i) => (i < 20 ? -3.4 : 0.18))
  const tail = createMeanTail(scores)
  const intervalOf = createIntervals({ tail, freedom: 398, least: -50, most: 50 })
  /** Where p falls below .05, by bisection for this very size. */
  const criticalOf = (sign: number, size: number): number => {
    let [low, high] = [0, 60]
    for (let i = 0; i < 60; i++) {
      const middle = (low + high) / 2
      if (tail(sign * middle, size, 398) < 0.05) high = middle
      else low = middle
    }
    return high
  }
  for (const sign of [-1, 1]) {
    // Sizes between the steps for which the critical t is known.
    for (let size = 3; size < 300; size *= 1.17) {
      const critical = criticalOf(sign, size)
      for (const t of [0.9999, 1.0001].map((share) => sign * share * critical)) {
        const { p, low, high } = intervalOf({ impact: t / 10, t, size, usualError: 0.1 })
        expect(low > 0 || high < 0).toBe(p < 0.05)
        // Where no t is so large that p falls below .05, the interval has no end on this side.
        if (critical > 50) continue
        // The bound nearest to 0 is nearly 0, and the other beyond the impact.
        expect(Math.abs(sign > 0 ? low : high)).toBeLessThan(0.02 * Math.abs(t / 10))
        expect(sign > 0 ? high : -low).toBeGreaterThan(Math.abs(t / 10))
      }
    }
  }
})
