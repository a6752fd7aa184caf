import { describe, expect, test } from 'vitest'
import { followerKey } from '../../../src/indexing/phrases/countPairs.js'
import { sharedPairs } from '../../../src/indexing/phrases/pairTable.js'
import {
  acceptPairs,
  fitsPhrase,
  leastDocuments,
  phraseScore,
  sumPairCounts,
} from '../../../src/indexing/phrases/phraseRule.js'

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
  // 19.9 and 20.2, 29.8 and 30.2.
  expect([12.3, 12.5].map((times) => score(times, 1_999) > 0)).toEqual([false, true])
  expect([18.4, 18.65].map((times) => score(times, 2_000) > 0)).toEqual([false, true])
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
  // The widest gap, a break, is one of those places.
  gaps.set([2], 255)
  const withBreaks = sumPairCounts({ ...input, restUnits: Uint32Array.of(10, 0) })
  expect(withBreaks.expected(0, 1, 0)).toBeCloseTo(((16 * 4) / 20) * (6 / 10), 12)
  expect(withBreaks.expected(0, 1, 255)).toBeCloseTo(((16 * 4) / 20) * (2 / 10), 12)
})

describe('accepted pairs', () => {
  const CONDITIONAL = [20, 21]
  /** One block of counted pairs `[first, second, gap, times, documents]`; every unit occurs 100 times, has one word. */
  function accept(
    counted: readonly (readonly [first: number, second: number, gap: number, times: number, documents: number])[],
    more: { words?: number[]; followers?: [key: number, times: number][]; documentCount?: number } = {},
  ) {
    const { words = new Array<number>(8).fill(1), followers = [], documentCount = 100 } = more
    const pairs = sharedPairs(counted.length)
    pairs.first.set(counted.map(([first]) => first))
    pairs.second.set(counted.map(([, second]) => second))
    pairs.gap.set(counted.map(([, , gap]) => gap))
    const result = acceptPairs.run({
      pairs,
      // 20,000 neighbours, half of them with a space between, so that 0.25 of a pair is expected; 0.05 of other gaps.
      totals: {
        units: new Uint32Array(8).fill(100),
        gaps: Uint32Array.from({ length: 256 }, (_, gap) =>
          gap === 0 ? 10_000 : [1, 10, 20, 21, 30].includes(gap) ? 2_000 : 0,
        ),
      },
      counts: [
        {
          numbers: Uint32Array.from(counted, (_, number) => number),
          counts: Uint32Array.from(counted, ([, , , times]) => times),
          documents: Uint32Array.from(counted, ([, , , , documents]) => documents),
          followers: {
            numbers: Uint32Array.from(followers, ([key]) => key),
            counts: Uint32Array.from(followers, ([, times]) => times),
          },
        },
      ],
      documentCount,
      unitWords: Uint8Array.from(words),
      phraseGaps: [10],
      conditionalGaps: CONDITIONAL,
    }) as Exclude<ReturnType<typeof acceptPairs.run>, Promise<unknown>>
    return { ranks: [...result.ranks], first: [...result.pairs.first], gap: [...result.pairs.gap] }
  }

  test('are ranked by score, equal ones as they come', () => {
    const { ranks, first } = accept([
      [0, 1, 0, 20, 9],
      [2, 3, 0, 30, 9],
      [4, 5, 0, 20, 9],
    ])
    expect(ranks).toEqual([1, 0, 2])
    expect(first).toEqual([2, 0, 4])
  })

  test('stand in enough documents, have few enough words, and any gap that phrases may always have', () => {
    expect(accept([[0, 1, 0, 30, 2]]).ranks).toEqual([-1])
    expect(accept([[0, 1, 0, 30, 3]]).ranks).toEqual([0])
    expect(accept([[0, 1, 0, 30, 4]], { documentCount: 2_000 }).ranks).toEqual([-1])
    const words = [4, 3, 4, 4, 1, 1, 1, 1]
    expect(
      accept(
        [
          [0, 1, 0, 30, 9],
          [2, 3, 0, 30, 9],
        ],
        { words },
      ).ranks,
    ).toEqual([0, -1])
    expect(accept([[2, 3, 10, 30, 9]])).toEqual({ ranks: [0], first: [2], gap: [10] })
    // Occurrences of the second unit behind inner words do not count against gaps that phrases may always have.
    expect(accept([[2, 3, 10, 30, 9]], { followers: [5, 6, 7].map((key) => [key, 90]) }).ranks).toEqual([0])
    // One in twenty of the rarer unit is too few.
    expect(accept([[0, 1, 0, 5, 5]]).ranks).toEqual([-1])
  })

  test('have an inner word like `to` if less than 8 % of the second word follows it after other words', () => {
    const pair = (gap: number) => [0, 1, gap, 30, 9] as const
    const key = (second: number, index: number) => followerKey(second, index, CONDITIONAL.length)
    const ranks = (times: number, index = 0, gap = 20) =>
      accept([pair(gap)], { followers: [[key(1, index), times]] }).ranks
    // The pair itself has 30 of them, and the second unit occurs 100 times.
    expect(ranks(37)).toEqual([0])
    expect(ranks(38)).toEqual([-1])
    expect(ranks(38, 1)).toEqual([0])
    expect(ranks(38, 1, 21)).toEqual([-1])
    // Only the most frequent first word is left out of the count, and it need not be that of the pair.
    const both = accept([pair(20), [2, 1, 20, 36, 9]], { followers: [[key(1, 0), 43]] })
    expect(both.ranks).toEqual([1, 0])
    const apart = accept([pair(20), [2, 1, 20, 30, 9]], { followers: [[key(1, 0), 60]] })
    expect(apart.ranks).toEqual([-1, -1])
  })
})
