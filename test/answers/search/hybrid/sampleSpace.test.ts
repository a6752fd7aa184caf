import fc from 'fast-check'
import { expect, test } from 'vitest'
import { barExceededBy } from '../../../../src/answers/search/hybrid/sampleSpace.js'

const exceeding = (cosines: readonly number[], bar: number): number => cosines.filter((cosine) => cosine > bar).length

test.each([
  [[0.1, 0.2, 0.3], 2, 2],
  [[0.1, 0.2, 0.3], 0, 0],
  [[0.1, 0.2, 0.3], 3, 3],
  // Of five equal ones all or none: one is nearer to none, four are nearer to all.
  [[0.2, 0.2, 0.2, 0.2, 0.2], 1, 0],
  [[0.2, 0.2, 0.2, 0.2, 0.2], 4, 5],
  [[-0.4, 0, 0, 0, 0.5], 2, 1],
])('of %j, asked for %i, %i exceed the bar', (cosines, wanted, expected) => {
  expect(exceeding(cosines, barExceededBy(Float64Array.from(cosines), wanted))).toBe(expected)
})

test('no bar is exceeded by a number nearer to the one that is wanted', () => {
  const hundredths = fc.array(fc.integer({ min: -100, max: 100 }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(hundredths, fc.nat(60), (numbers, some) => {
      const cosines = numbers.map((number) => number / 100)
      const wanted = Math.min(some, cosines.length)
      const distance = (bar: number): number => Math.abs(exceeding(cosines, bar) - wanted)
      const best = Math.min(...[-2, ...cosines].map(distance))
      expect(distance(barExceededBy(Float64Array.from(cosines), wanted))).toBe(best)
    }),
  )
})
