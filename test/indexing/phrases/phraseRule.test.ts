import { expect, test } from 'vitest'
import { fitsPhrase, leastDocuments, phraseScore } from '../../../src/indexing/phrases/phraseRule.js'

const pair = { times: 60, expected: 10, rarer: 100, documentCount: 500 }
const deviance = (times: number, expected: number) => 2 * (times * Math.log(times / expected) - (times - expected))

test('a pair scores its Poisson deviance', () => {
  // 2 (60 ln 6 - 50) = 115.
  expect(phraseScore(pair)).toBeCloseTo(deviance(60, 10), 9)
  expect(Math.round(phraseScore(pair))).toBe(115)
})

test('a pair stands together more than four times as often as by chance', () => {
  expect(phraseScore({ ...pair, times: 40 })).toBe(0)
  expect(phraseScore({ ...pair, times: 41 })).toBeCloseTo(deviance(41, 10), 9)
})

test('a pair is more than a twentieth of the places of the rarer word', () => {
  expect(phraseScore({ ...pair, rarer: 1_200 })).toBe(0)
  expect(phraseScore({ ...pair, rarer: 1_199 })).toBeCloseTo(deviance(60, 10), 9)
})

test('a pair has a deviance above 20, above 30 from 2,000 documents on', () => {
  // 2 (n ln 5 - 0.8 n) = 1.619 n for five times the chance: 19.4 and 21.0, 29.1 and 30.8.
  const score = (times: number, documentCount: number) =>
    phraseScore({ times, expected: times / 5, rarer: times, documentCount })
  expect([12, 13].map((times) => score(times, 1_999) > 0)).toEqual([false, true])
  expect([18, 19].map((times) => score(times, 2_000) > 0)).toEqual([false, true])
  expect(score(13, 2_000)).toBe(0)
})

test('a pair stands in three documents, in five from 2,000 on, and a phrase has seven words at most', () => {
  expect([0, 1_999, 2_000].map(leastDocuments)).toEqual([3, 3, 5])
  expect([7, 8].map(fitsPhrase)).toEqual([true, false])
})
