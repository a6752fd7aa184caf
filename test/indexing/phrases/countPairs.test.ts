import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countPairs, followerKey } from '../../../src/indexing/phrases/countPairs.js'
import { CONDITIONAL, INNER, now, randomUnits, shardOf } from './randomBlocks.js'

const UNITS = 5
const PAIRS = 6
/** Conditional gaps. */
const conditionalGaps = [INNER, CONDITIONAL]

test('a unit and a conditional gap have a key of their own', () => {
  const keys = [0, 1, 2].flatMap((second) => [0, 1].map((index) => followerKey(second, index, 2)))
  expect(keys).toEqual([0, 1, 2, 3, 4, 5])
})

test('pairs are counted by occurrence and document, and units behind conditional gaps by both, block after block', () => {
  const numbers = fc.infiniteStream(fc.integer({ min: -3, max: PAIRS - 1 }))
  fc.assert(
    fc.property(randomUnits(UNITS), numbers, (documents, stream) => {
      const shard = shardOf(documents)
      const pairs = Int32Array.from(shard.units, () => stream.next().value as number)
      const counted = now(
        countPairs.run({ block: { ...shard, pairs }, pairCount: PAIRS, unitCount: UNITS, conditionalGaps }),
      )
      const naive = new Map<number, { times: number; documents: Set<number> }>()
      const followers = new Map<number, number>()
      let index = 0
      for (const [d, units] of documents.entries()) {
        for (const { unit, gap } of units) {
          const pair = pairs[index++]!
          const conditional = conditionalGaps.indexOf(gap)
          const key = followerKey(unit, conditional, conditionalGaps.length)
          if (conditional >= 0) followers.set(key, (followers.get(key) ?? 0) + 1)
          if (pair < 0) continue
          const entry = naive.get(pair) ?? { times: 0, documents: new Set() }
          naive.set(pair, { times: entry.times + 1, documents: entry.documents.add(d) })
        }
      }
      expect([...counted.numbers]).toEqual([...naive.keys()])
      expect([...counted.counts]).toEqual([...naive.values()].map(({ times }) => times))
      expect([...counted.documents]).toEqual([...naive.values()].map((entry) => entry.documents.size))
      expect([...counted.followers.numbers]).toEqual([...followers.keys()])
      expect([...counted.followers.counts]).toEqual([...followers.values()])
    }),
  )
})
