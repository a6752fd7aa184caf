import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  linearScale,
  logScale,
  niceDomain,
  tickDigits,
  tickSignificance,
  ticksOf,
} from '../../../src/client/geometry/scales.js'

test('a linear scale maps ends to ends, a domain without extent to the middle', () => {
  const scale = linearScale([10, 20], [0, 100])
  expect([10, 15, 20].map(scale)).toEqual([0, 50, 100])
  expect(linearScale([3, 3], [0, 100])(3)).toBe(50)
})

test('a logarithmic scale maps equal ratios to equal distances', () => {
  const scale = logScale([1, 100], [0, 100])
  expect([1, 10, 100].map((value) => Math.round(scale(value)))).toEqual([0, 50, 100])
})

test('ticks are round values', () => {
  expect(ticksOf([0, 10], 5)).toEqual([0, 2, 4, 6, 8, 10])
  expect(ticksOf([-1.3, 0.9], 4)).toEqual([-1, -0.5, 0, 0.5])
  expect(ticksOf([0, 0.03], 3)).toEqual([0, 0.01, 0.02, 0.03])
  expect(niceDomain([0.4, 33], 4)).toEqual([0, 40])
})

test('ticks have the digits of their step, so that no two of them read alike', () => {
  // Steps of 2, 1, 0.5, 0.05 and 0.01.
  expect([tickDigits([0, 10], 5), tickDigits([-2.6, 2], 6), tickDigits([-1.3, 0.9], 4)]).toEqual([0, 0, 1])
  expect([tickDigits([-0.12, 0.14], 6), tickDigits([0, 0.03], 3)]).toEqual([2, 2])
  const small = fc.double({ min: -1, max: 1, noNaN: true })
  fc.assert(
    fc.property(small, small, fc.integer({ min: 2, max: 8 }), (a, b, count) => {
      fc.pre(Math.abs(a - b) > 1e-6)
      const domain = [Math.min(a, b), Math.max(a, b)] as const
      const written = ticksOf(domain, count).map((tick) => tick.toFixed(tickDigits(domain, count)))
      expect(new Set(written).size).toBe(written.length)
    }),
  )
})

test('ticks of large values have as many digits as tell them apart', () => {
  // Steps of 1,000,000, 200 and 1.
  expect(tickSignificance([-3.4e6, 2.9e6], 6)).toBe(1)
  expect(tickSignificance([100_100, 100_900], 4)).toBe(4)
  expect([tickSignificance([0, 10], 10), tickSignificance([0, 0], 3)]).toEqual([2, 1])
})

test('an error of rounding is no extent', () => {
  expect([tickDigits([0.7, 0.7 + 2e-16], 3), niceDomain([0.7, 0.7 + 2e-16], 3)]).toEqual([0, [0, 1]])
})

test('ticks lie in their domain, about as many as asked', () => {
  const bound = fc.integer({ min: -10_000, max: 10_000 }).map((value) => value / 100)
  fc.assert(
    fc.property(bound, bound, fc.integer({ min: 2, max: 8 }), (a, b, count) => {
      fc.pre(Math.abs(a - b) > 0.01)
      const domain = [Math.min(a, b), Math.max(a, b)] as const
      const ticks = ticksOf(domain, count)
      for (const tick of ticks) expect(tick >= domain[0] - 1e-6 && tick <= domain[1] + 1e-6).toBe(true)
      expect(ticks.length).toBeLessThanOrEqual(2 * count + 1)
    }),
  )
})
