import fc from 'fast-check'
import { expect, test } from 'vitest'
import { highestScores, scoresAt } from '../../src/math/topK.js'

test('places of the highest scores, highest first, equal scores by place', () => {
  const scores = Float64Array.of(2, 5, -1, 5, 0)
  const indexes = highestScores(scores, 3)
  expect([...indexes]).toEqual([1, 3, 0])
  expect([...scoresAt(scores, indexes)]).toEqual([5, 5, 2])
  expect([...highestScores(scores, 0)]).toEqual([])
  expect([...highestScores(scores, 9)]).toEqual([1, 3, 0, 4, 2])
})

test('heap and radix sort agree with a plain sort, for few and for most of many scores', () => {
  const some = fc.array(fc.oneof(fc.double({ noNaN: true }), fc.constantFrom(-0, 0, 1)), { maxLength: 700 })
  fc.assert(
    fc.property(some, fc.double({ min: 0, max: 1, noNaN: true }), (numbers, share) => {
      const requested = Math.floor(share * numbers.length)
      const sorted = numbers.map((_, index) => index).sort((a, b) => numbers[b]! - numbers[a]! || a - b)
      fc.pre(numbers.every(Number.isFinite))
      expect([...highestScores(Float64Array.from(numbers), requested)]).toEqual(sorted.slice(0, requested))
    }),
    { numRuns: 200 },
  )
})
