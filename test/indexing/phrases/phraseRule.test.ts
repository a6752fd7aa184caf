import { expect, test } from 'vitest'
import { sharedPairs } from '../../../src/indexing/phrases/pairTable.js'
import { fitsPhrase, leastDocuments, phraseScore, sumPairCounts } from '../../../src/indexing/phrases/phraseRule.js'

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

test('counts of blocks are summed; uncounted documents raise the units and, in proportion, the gaps', () => {
  const pairs = sharedPairs(3)
  pairs.first.set([0, 1, 0])
  pairs.second.set([1, 0, 0])
  const block = (numbers: number[], counts: number[], documents: number[]) => ({
    numbers: Uint32Array.from(numbers),
    counts: Uint32Array.from(counts),
    documents: Uint32Array.from(documents),
    followers: { numbers: new Uint32Array(0), counts: new Uint32Array(0) },
  })
  const gaps = new Uint32Array(256)
  gaps.set([6, 0, 0, 2])
  const input = {
    pairs,
    totals: { units: Uint32Array.of(6, 4), gaps },
    counts: [block([2, 0], [1, 2], [1, 2]), block([0], [3], [1])],
  }
  const plain = sumPairCounts(input)
  expect(plain.numbers).toEqual([2, 0])
  expect([...plain.pairs.second]).toEqual([0, 1])
  expect([...plain.times]).toEqual([1, 5])
  expect([...plain.documents]).toEqual([1, 3])
  // 6 x 4 / 8 pairs, of which 6 in 8 have gap 0.
  expect(plain.expected(0, 1, 0)).toBeCloseTo((24 / 8) * (6 / 8), 12)
  const rest = sumPairCounts({ ...input, restUnits: Uint32Array.of(10, 0) })
  expect([...rest.units]).toEqual([16, 4])
  // 20 units in place of 10: 16 pairs in place of 8.
  expect(rest.expected(0, 1, 3)).toBeCloseTo(((16 * 4) / 16) * (2 / 8), 12)
})
