import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMeanTail } from '../../../src/math/statistics/meanTail.js'
import { studentTwoSided } from '../../../src/math/statistics/tests.js'

const FREEDOM = 998

/** Probability of at least `hits` successes in `drawn` trials. */
function binomialTail(hits: number, drawn: number, share: number): number {
  let tail = 0
  let ways = 1
  for (let i = 0; i <= drawn; i++) {
    if (i >= hits) tail += ways * share ** i * (1 - share) ** (drawn - i)
    ways = (ways * (drawn - i)) / (i + 1)
  }
  return tail
}

test('of values that are 1 in one of twenty cases, tails are those of the binomial distribution', () => {
  const values = Float64Array.from({ length: 1_000 }, (_, i) => (i < 50 ? 1 : 0))
  const tail = createMeanTail(values)
  for (const [hits, drawn] of [
    [3, 3],
    [2, 3],
    [4, 10],
    [5, 20],
    [20, 200],
  ] as const) {
    const t = ((hits / drawn - 0.05) / Math.sqrt(0.05 * 0.95)) * Math.sqrt(drawn)
    const exact = 2 * binomialTail(hits, drawn, 0.05)
    expect(tail(t, drawn, FREEDOM) / exact).toBeGreaterThan(0.95)
    expect(tail(t, drawn, FREEDOM) / exact).toBeLessThan(1.15)
    expect(studentTwoSided(t, FREEDOM)).toBeLessThan(exact / 2)
  }
})

test('many cases have the p of Student, few never a smaller one', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 3, maxLength: 100 }),
      fc.double({ min: -8, max: 8, noNaN: true }),
      fc.integer({ min: 1, max: 100 }),
      (values, t, size) => {
        const p = createMeanTail(values)(t, size, FREEDOM)
        expect(p).toBeGreaterThanOrEqual(studentTwoSided(t, FREEDOM))
        expect(p).toBeLessThanOrEqual(1)
      },
    ),
  )
  const even = createMeanTail(Float64Array.from({ length: 1_000 }, (_, i) => i))
  expect(even(4, 100_000, FREEDOM) / studentTwoSided(4, FREEDOM)).toBeCloseTo(1, 1)
})

test('values mirrored have mirrored tails', () => {
  const values = [1, 1, 1, 1, 1, 2, 2, 3, 9]
  const [tail, mirrored] = [createMeanTail(values), createMeanTail(values.map((value) => -value))]
  for (const t of [-5, -3, 2.5, 4]) expect(tail(t, 4, FREEDOM)).toBeCloseTo(mirrored(-t, 4, FREEDOM), 12)
})

test('values that do not vary leave the p of Student', () => {
  expect(createMeanTail([3, 3, 3])(4, 5, FREEDOM)).toBe(studentTwoSided(4, FREEDOM))
})

test('a mean as high as the highest value is the chance that all draws are that value', () => {
  const tail = createMeanTail(Float64Array.from({ length: 1_000 }, (_, i) => (i < 50 ? 1 : 0)))
  for (const size of [2, 3, 4]) {
    const t = (0.95 / Math.sqrt(0.05 * 0.95)) * Math.sqrt(size)
    expect(tail(t, size, FREEDOM) / (2 * 0.05 ** size)).toBeCloseTo(1, 9)
    expect(tail(1.5 * t, size, FREEDOM) / (2 * 0.05 ** size)).toBeCloseTo(1, 9)
  }
})

test('up to a t of 1.9, whose p is above .05, and where no case tells, p is that of Student', () => {
  const tail = createMeanTail(Float64Array.from({ length: 1_000 }, (_, i) => (i < 20 ? 1 : 0)))
  for (const t of [1.9, -1.9, 1, 0]) expect(tail(t, 2, FREEDOM)).toBe(studentTwoSided(t, FREEDOM))
  for (const freedom of [1, 10, 1_000, 1e9]) expect(tail(1.9, 2, freedom)).toBeGreaterThan(0.05)
  // Two cases of which one has a value of one in fifty: Student alone would call it.
  for (const t of [1.901, 1.97, 2, 2.001]) expect(tail(t, 2, FREEDOM)).toBeGreaterThan(0.5)
  expect(tail(5, 0, FREEDOM)).toBe(studentTwoSided(5, FREEDOM))
})
