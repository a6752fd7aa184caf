import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as statistics from '../../../src/math/statistics/tests.js'

/** Relative agreement to 12 digits: the functions claim doubles, the closed forms lose some digits themselves. */
const close = (found: number, known: number): void => {
  expect(Math.abs(found - known)).toBeLessThanOrEqual(1e-12 * Math.abs(known))
}

describe('Student t', () => {
  test('agrees with the closed forms of 1, 2 and 4 degrees of freedom', () => {
    for (const t of [0.01, 0.3, 1, 2.5, 7, 50]) {
      close(statistics.studentTwoSided(t, 1), (2 / Math.PI) * Math.atan(1 / t))
      // 1 - t/sqrt(2+t^2), written without cancellation.
      const root = Math.sqrt(2 + t * t)
      close(statistics.studentTwoSided(t, 2), 2 / (root * (root + t)))
      const u = t / Math.sqrt(4 + t * t)
      expect(statistics.studentTwoSided(t, 4)).toBeCloseTo(1 - (u * (3 - u * u)) / 2, 12)
      expect(statistics.studentTwoSided(-t, 5)).toBe(statistics.studentTwoSided(t, 5))
    }
    expect(statistics.studentTwoSided(0, 7)).toBe(1)
    expect(statistics.studentTwoSided(Number.POSITIVE_INFINITY, 7)).toBe(0)
  })

  test('comes to the normal tail with many degrees of freedom, far out too', () => {
    for (const z of [0.5, 2, 5]) {
      // They differ by about (z^4 + z^2) / (4 freedom), under 2e-6 here.
      const ratio = statistics.studentTwoSided(z, 1e8) / (2 * statistics.normalTail(z))
      expect(Math.abs(ratio - 1)).toBeLessThan(2e-6)
    }
  })
})

test('the normal tail: a half at 0, symmetric, known values, and no zero far out', () => {
  expect(statistics.normalTail(0)).toBe(0.5)
  // Values of Abramowitz and Stegun, table 26.1.
  close(statistics.normalTail(1), 0.15865525393145705)
  close(statistics.normalTail(2), 0.02275013194817921)
  expect(statistics.normalTail(5) / 2.866515718791939e-7).toBeCloseTo(1, 10)
  expect(statistics.normalTail(-1)).toBeCloseTo(0.8413447460685429, 14)
  // Both forms meet at 3.
  expect(statistics.normalTail(3 - 1e-12) / statistics.normalTail(3)).toBeCloseTo(1, 9)
  expect(statistics.normalTail(37)).toBeGreaterThan(0)
})

test('the gamma function at whole and half numbers', () => {
  close(statistics.logGamma(5), Math.log(24))
  close(statistics.logGamma(0.5), Math.log(Math.sqrt(Math.PI)))
  close(statistics.logGamma(1000) + Math.log(1000), statistics.logGamma(1001))
  close(statistics.logFactorial(255), statistics.logGamma(256))
  expect(statistics.logFactorial(0)).toBe(0)
})

describe("Welch's t", () => {
  test('worked out by hand', () => {
    // 1, 3 against 4, 6, 8: means 2 and 6, variances 2 and 4; squares 1 and 4/3.
    const { t, freedom } = statistics.welchT({ mean: 2, variance: 2, count: 2 }, { mean: 6, variance: 4, count: 3 })
    close(t, -4 / Math.sqrt(7 / 3))
    close(freedom, (7 / 3) ** 2 / (1 + (4 / 3) ** 2 / 2))
  })

  test('a sample without variance takes the pooled one; without any there is no t', () => {
    // Pooled variance (0 * 1 + 3 * 2) / 3 = 2.
    const { t } = statistics.welchT({ mean: 1, variance: 0, count: 2 }, { mean: 0, variance: 3, count: 3 })
    close(t, 1 / Math.sqrt(2 / 2 + 3 / 3))
    expect(statistics.welchT({ mean: 1, variance: 0, count: 2 }, { mean: 0, variance: 0, count: 3 }).t).toBe(0)
    expect(statistics.welchT({ mean: 1, variance: 0, count: 0 }, { mean: 0, variance: 1, count: 3 }).t).toBe(0)
  })
})

test('false discovery rates are p times count over rank, or that of a larger p where it is less', () => {
  const rates = (...p: number[]) => [...statistics.falseDiscoveryRates(p)]
  expect(rates(0.04, 0.01, 0.02, 0.9)).toEqual([(0.04 * 4) / 3, 0.04, 0.04, 0.9])
  // In order 0.01, 0.04, 0.041, 0.9 the products are 0.04, 0.08, 0.164 / 3 and 0.9: the second falls to the third.
  expect(rates(0.041, 0.9, 0.01, 0.04)).toEqual([(0.041 * 4) / 3, 0.9, 0.04, (0.041 * 4) / 3])
  // 2 x 0.9 is more than 0.95, and what is above 1 is 1.
  expect(rates(0.9, 0.95)).toEqual([0.95, 0.95])
  expect(rates(Number.POSITIVE_INFINITY, 0.01)).toEqual([1, 0.02])
  expect(rates()).toEqual([])
})

test('a higher p never has a lower false discovery rate, and each is the least of those at or above it', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 30 }), (p) => {
      const q = statistics.falseDiscoveryRates(p)
      const ascending = [...p].sort((a, b) => a - b)
      for (const [i, own] of p.entries()) {
        const products = ascending.map((other, rank) => (other >= own ? (other * p.length) / (rank + 1) : 1))
        expect(q[i]).toBe(Math.min(1, ...products))
      }
    }),
  )
})

describe('Fisher', () => {
  test('the tail is the sum over all tables, worked out by enumeration', () => {
    const choose = (n: number, k: number): number => (k < 0 || k > n ? 0 : k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)
    const small = fc.integer({ min: 0, max: 15 })
    fc.assert(
      fc.property(small, small, small, small, (a, b, c, d) => {
        const draw = { hits: a, drawn: a + b, marked: a + c, total: a + b + c + d }
        let tail = 0
        for (let x = a; x <= Math.min(draw.drawn, draw.marked); x++) {
          tail += choose(draw.marked, x) * choose(draw.total - draw.marked, draw.drawn - x)
        }
        expect(statistics.fisherTail(draw)).toBeCloseTo(tail / choose(draw.total, draw.drawn), 10)
      }),
    )
  })

  test('more hits than there can be have no chance, and large tables keep their tiny p', () => {
    expect(statistics.fisherTail({ hits: 4, drawn: 3, marked: 5, total: 9 })).toBe(0)
    // All 300 drawn are the 300 marked of a million: 1 / C(1e6, 300).
    const p = statistics.fisherTail({ hits: 60, drawn: 60, marked: 60, total: 1_000_000 })
    let log = 0
    for (let i = 0; i < 60; i++) log += Math.log((60 - i) / (1_000_000 - i))
    // Logarithms of a million factorial carry 7 digits of the ratio.
    expect(Math.log(p) / log).toBeCloseTo(1, 8)
  })
})

test('normal quantiles undo the normal tail', () => {
  close(statistics.normalQuantile(0.975), 1.959963984540054)
  expect(statistics.normalQuantile(0.5)).toBeCloseTo(0, 12)
  for (const z of [-5, -3, -0.1, 0.7, 2, 4]) {
    expect(statistics.normalQuantile(1 - statistics.normalTail(z))).toBeCloseTo(z, 8)
  }
})

test('a normal score is the mean of a standard normal over the part of it that a value takes, in the order of values', () => {
  // 0 and 1 take a quarter each, the fives the upper half: means of z between the quantiles 0, 1/4, 1/2 and 1, by summing.
  const meanBetween = (from: number, to: number): number => {
    let sum = 0
    for (let i = 0; i < 100_000; i++) sum += statistics.normalQuantile(from + ((to - from) * (i + 0.5)) / 100_000)
    return sum / 100_000
  }
  const scores = statistics.normalScores([5, 1, 5, 0])
  const known = [meanBetween(0.5, 1), meanBetween(0.25, 0.5), meanBetween(0.5, 1), meanBetween(0, 0.25)]
  for (const [i, score] of known.entries()) expect(scores[i]).toBeCloseTo(score, 4)
  expect(scores.reduce((sum, score) => sum + score, 0)).toBeCloseTo(0, 12)
  expect([...statistics.normalScores([500, -1, 500, -2])]).toEqual([...scores])
  expect([...statistics.normalScores([3, 3, 3])].map(Math.abs)).toEqual([0, 0, 0])
})
