import fc from 'fast-check'
import { expect, test } from 'vitest'
import { optimalScores } from '../../../src/math/statistics/optimalScaling.js'

/** Forty cases of each value: their scores, and what is fitted to them, `apart` above and below the value's mean. */
function cases(scores: readonly number[], means: readonly number[], apart: number) {
  const start = Float64Array.from(scores.flatMap((score) => Array<number>(40).fill(score)))
  const fitted = Float64Array.from(
    means.flatMap((mean) => Array.from({ length: 40 }, (_, i) => mean + (i % 2 ? apart : -apart))),
  )
  return { start, fitted }
}

/** The score of each value. */
const levels = (scores: Float64Array): number[] => [...new Set(scores)]

test('where the columns part the values clearly, a value scores the mean of what is fitted to its cases', () => {
  const { start, fitted } = cases([-2, -1, 1, 2], [-9, 2, 4, 3], 1e-6)
  // 4 stands before 3, so these two values share their mean.
  const scores = levels(optimalScores(start, fitted))
  expect(scores).toHaveLength(3)
  for (const [i, score] of [-9, 2, 3.5].entries()) expect(scores[i]).toBeCloseTo(score, 6)
})

test('what goes beyond the first scores counts by how far it is above chance', () => {
  const [scores, means] = [
    [-1, 0, 1],
    [-2, 1, 1],
  ]
  for (const apart of [0.1, 2, 5, 20]) {
    const { start, fitted } = cases(scores!, means!, apart)
    // On the line of slope 1.5 are -1.5, 0 and 1.5; beyond it -.5, 1 and -.5, with squares of 40 x 1.5 where chance gives,
    // for one degree of freedom, the variance within the values: apart squared x 120 / (120 - 3).
    const believed = Math.max(0, 1 - (apart ** 2 * (120 / 117)) / 60)
    const known = [-1.5 - 0.5 * believed, believed, 1.5 - 0.5 * believed]
    for (const [i, score] of levels(optimalScores(start, fitted)).entries()) expect(score).toBeCloseTo(known[i]!, 9)
  }
})

test('scores have the mean 0 and never fall where the first ones rise', () => {
  const values = fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: -9, max: 9 })), {
    minLength: 60,
    maxLength: 90,
  })
  fc.assert(
    fc.property(values, (drawn) => {
      const mean = drawn.reduce((sum, [value]) => sum + value, 0) / drawn.length
      const start = Float64Array.from(drawn, ([value]) => value - mean)
      const scores = optimalScores(
        start,
        Float64Array.from(drawn, ([value, noise]) => value + noise),
      )
      expect(scores.reduce((sum, score) => sum + score, 0)).toBeCloseTo(0, 8)
      for (let i = 1; i < drawn.length; i++) {
        const [a, b] = drawn[i]![0] < drawn[i - 1]![0] ? [i, i - 1] : [i - 1, i]
        expect(scores[a]).toBeLessThanOrEqual(scores[b]! + 1e-12)
      }
    }),
  )
})

test('first scores stay where values are no scale, or nothing is fitted to them', () => {
  const measured = Float64Array.from({ length: 2_100 }, (_, i) => (i % 21) - 10)
  expect(optimalScores(measured, measured)).toBe(measured)
  const few = Float64Array.from({ length: 29 }, (_, i) => (i % 3) - 1)
  expect(optimalScores(few, few)).toBe(few)
  const { start } = cases([-1, 0, 1], [0, 0, 0], 0)
  expect(optimalScores(start, new Float64Array(120))).toBe(start)
})

test('a scale has three to twenty values, with ten cases for each', () => {
  const isScaled = (values: number, count: number) => {
    const start = Float64Array.from({ length: count }, (_, i) => (i % values) - (values - 1) / 2)
    return optimalScores(start, start) !== start
  }
  expect([isScaled(2, 200), isScaled(3, 200), isScaled(20, 210), isScaled(21, 210)]).toEqual([false, true, true, false])
  expect([isScaled(5, 49), isScaled(5, 50)]).toEqual([false, true])
})
