import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gapSet, NEW_PAIR, NO_PAIR, newPair, openBlock } from '../../../src/indexing/phrases/neighbourBlock.js'
import { hashPair, sharedPairs, tablePairs } from '../../../src/indexing/phrases/pairTable.js'
import { GAP_BREAK, GAP_HYPHEN, GAP_NONE, GAP_SPACE } from '../../../src/text/tokenization/gaps.js'
import { CONDITIONAL, INNER, now, randomUnits, shardOf } from './randomBlocks.js'

test('a set of gaps has those listed', () => {
  const set = gapSet([0, 255, 7])
  expect([...set.keys()].filter((gap) => set[gap] === 1)).toEqual([0, 7, 255])
})

test('a new pair is a number below all that pairs have, by its hash', () => {
  expect(newPair(1, 2, 3)).toBe(NEW_PAIR - Math.floor(hashPair(1, 2, 3) / 4))
  expect(newPair(1, 2, 3)).toBeLessThanOrEqual(NEW_PAIR)
})

test('shards lie one after the other, with a mark where two frequent units stand side by side with an allowed gap', () => {
  const shards = fc.array(randomUnits(6, 4), { maxLength: 3 })
  fc.assert(
    fc.property(shards, fc.integer({ min: 1, max: 6 }), (documents, least) => {
      const flat = documents.flat()
      const times = new Uint32Array(6)
      for (const { unit } of flat.flat()) times[unit]!++
      const gaps = [GAP_SPACE, INNER, CONDITIONAL]
      const { block, newOccurrences } = now(
        openBlock.run({ shards: documents.map(shardOf), units: times, least, gaps }),
      )
      expect({ ...block, pairs: undefined }).toEqual({ ...shardOf(flat), pairs: undefined })
      const expected = flat.flatMap((units) =>
        units.map(({ unit, gap }, i) => {
          const before = units[i - 1]?.unit
          const isPair = before !== undefined && gaps.includes(gap) && times[before]! >= least && times[unit]! >= least
          return isPair ? newPair(before, unit, gap) : NO_PAIR
        }),
      )
      expect([...block.pairs]).toEqual(expected)
      expect(newOccurrences).toBe(expected.filter((pair) => pair !== NO_PAIR).length)
    }),
  )
})

test('with a table only its pairs are marked, under their numbers', () => {
  const pairs = sharedPairs(2)
  pairs.first.set([1, 2])
  pairs.second.set([2, 1])
  pairs.gap.set([GAP_SPACE, GAP_SPACE])
  const table = tablePairs(pairs, [0, 1], 4)
  const units = [1, 2, 1, 3, 1, 2].map((unit, i) => ({ unit, gap: i === 0 ? GAP_BREAK : i === 5 ? INNER : GAP_SPACE }))
  const input = { shards: [shardOf([units])], units: new Uint32Array(4), least: 3, gaps: [GAP_SPACE, INNER], table }
  const { block, newOccurrences } = now(openBlock.run(input))
  expect([...block.pairs]).toEqual([NO_PAIR, 0, 1, NO_PAIR, NO_PAIR, NO_PAIR])
  expect(newOccurrences).toBe(0)
})

test('a hyphen and nothing at all between two words are spaces, and the first unit of a document follows a break', () => {
  const documents = [
    [
      { unit: 0, gap: GAP_SPACE },
      { unit: 1, gap: GAP_HYPHEN },
      { unit: 0, gap: GAP_NONE },
    ],
  ]
  const input = { shards: documents.map((d) => shardOf([d])), units: Uint32Array.of(2, 1), least: 1, gaps: [GAP_SPACE] }
  const { block } = now(openBlock.run(input))
  expect([...block.gaps]).toEqual([GAP_BREAK, GAP_SPACE, GAP_SPACE])
})
