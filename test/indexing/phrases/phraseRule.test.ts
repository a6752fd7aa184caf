import { expect, test } from 'vitest'
import { sharedPairs } from '../../../src/indexing/phrases/pairTable.js'
import { fitsPhrase, leastDocuments, phraseScore, sumPairCounts } from '../../../src/indexing/phrases/phraseRule.js'

test('a phrase needs lift above 4, a share above 5 %, and a deviance above 20, or 30 in a large project', () => {
  const strong = { times: 20, expected: 2, rarer: 40, documentCount: 100 }
  // 2 (20 ln 10 - 18) = 56.1.
  expect(phraseScore(strong)).toBeCloseTo(56.103, 3)
  expect(phraseScore({ ...strong, expected: 5 })).toBe(0)
  expect(phraseScore({ ...strong, rarer: 400 })).toBe(0)
  // 2 (10 ln 5 - 8) = 16.2; 2 (14 ln 7 - 12) = 30.5; 2 (12 ln 6 - 10) = 23.0.
  expect(phraseScore({ ...strong, times: 10 })).toBe(0)
  expect(phraseScore({ ...strong, times: 12 })).toBeCloseTo(23.002, 3)
  expect(phraseScore({ ...strong, times: 12, documentCount: 2_000 })).toBe(0)
  expect(phraseScore({ ...strong, times: 14, documentCount: 2_000 })).toBeCloseTo(30.485, 3)
})

test('a pair must be in 3 documents, or 5 in a large project; a phrase has at most 7 words', () => {
  expect([1_999, 2_000].map(leastDocuments)).toEqual([3, 5])
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
