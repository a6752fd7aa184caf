import { expect, test } from 'vitest'
import { netPromoterScore } from '../../src/report/netPromoterScore.js'

const field = 'How likely are you to recommend us?'
const answers = (...values: number[]) => {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

test('promoters answer 9 or 10, detractors 0 to 6; their difference is in points', () => {
  const nps = netPromoterScore(field, answers(0, 6, 7, 8, 8, 9, 9, 10, 10, 10))!
  expect(nps).toMatchObject({ promoters: 5, passives: 3, detractors: 2, value: 30 })
  // Of scores 1, 0, -1 the variance is 0.7 - 0.3^2 = 0.61; 1.96 x sqrt(0.61 / 10) = 0.484.
  expect(nps.interval!.low).toBeCloseTo(30 - 48.4, 1)
  expect(nps.interval!.high).toBeCloseTo(30 + 48.4, 1)
})

test('an interval ends at -100 and 100', () => {
  expect(netPromoterScore('NPS', answers(9, 10, 10, 10, 3))!.interval!.high).toBe(100)
})

test.each([
  ['another question', 'How satisfied are you?', [9, 10]],
  ['five stars', field, [1, 4, 5]],
  ['a scale to 100', field, [9, 80]],
  ['halves', field, [9.5, 10]],
  ['no answers', field, []],
])('%s has none', (_, name, values) => {
  expect(netPromoterScore(name, answers(...values))).toBe(null)
})
