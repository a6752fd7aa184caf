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

test.each([
  'Net Promoter Score',
  'net-promoter',
  'NPS 2024',
  'Würden Sie uns weiterempfehlen?',
  'Recommanderiez-vous ?',
  '¿Nos recomendaría?',
  'Ci consiglierebbe?',
  'Zou u ons aanbevelen?',
  'Czy polecisz nas?',
  'Rekommenderar du oss?',
  '推荐意愿',
  'おすすめ度',
  '추천 의향',
])('"%s" asks to recommend', (name) => {
  expect(netPromoterScore(name, answers(9, 5))).toMatchObject({ promoters: 1, detractors: 1, passives: 0, value: 0 })
})

test('a word that only contains the letters does not ask', () => {
  expect(netPromoterScore('snps found', answers(9))).toBeNull()
})

test('answers from 0 to 10 count, one of them above 5', () => {
  expect(netPromoterScore(field, answers(0, 6))!.value).toBe(-100)
  expect(netPromoterScore(field, answers(0, 5))).toBeNull()
  expect(netPromoterScore(field, answers(-1, 9))).toBeNull()
  expect(netPromoterScore(field, answers(11))).toBeNull()
  expect(netPromoterScore(field, answers(0, 0, 0, 8))!.interval!.low).toBe(-100)
})

test('answers that all agree have an interval of one point', () => {
  expect(netPromoterScore(field, answers(10, 10))).toMatchObject({ value: 100, interval: { low: 100, high: 100 } })
})
