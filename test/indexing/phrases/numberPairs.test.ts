import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NO_PAIR, openBlock } from '../../../src/indexing/phrases/neighbourBlock.js'
import { joinPairs, numberPairs } from '../../../src/indexing/phrases/numberPairs.js'
import { sharedPairs } from '../../../src/indexing/phrases/pairTable.js'
import { GAP_SPACE } from '../../../src/text/tokenization/gaps.js'
import { CONDITIONAL, INNER, now, randomUnits, shardOf } from './randomBlocks.js'

const UNITS = 4
const gaps = [GAP_SPACE, INNER, CONDITIONAL]

test('pairs in enough documents, or often enough where their gap is conditional, are numbered after those before', () => {
  const shards = fc.array(randomUnits(UNITS, 5), { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(
      shards,
      fc.constantFrom(1, 2, 4),
      fc.integer({ min: 1, max: 4 }),
      fc.nat(3),
      (documents, parts, least, firstNumber) => {
        const units = new Uint32Array(UNITS).fill(100)
        const opened = documents.map((own) => now(openBlock.run({ shards: [shardOf(own)], units, least, gaps })))
        const blocks = opened.map(({ block }) => block)
        const indexes = opened.reduce((sum, { newOccurrences }) => sum + newOccurrences, 0)
        const numbered = Array.from({ length: parts }, (_, part) =>
          now(numberPairs.run({ blocks, part, parts, indexes, firstNumber, least, conditionalGaps: [CONDITIONAL] })),
        )
        const known = sharedPairs(firstNumber)
        known.first.fill(77)
        const pairs = now(joinPairs.run({ pairs: known, numbered }))
        const naive = new Map<string, { times: number; documents: Set<object> }>()
        for (const own of documents.flat()) {
          for (const [i, { unit, gap }] of own.entries()) {
            if (i === 0 || !gaps.includes(gap)) continue
            const key = `${own[i - 1]!.unit} ${unit} ${gap}`
            const entry = naive.get(key) ?? { times: 0, documents: new Set() }
            naive.set(key, { times: entry.times + 1, documents: entry.documents.add(own) })
          }
        }
        const isFrequent = (key: string) => {
          const entry = naive.get(key)!
          return entry.documents.size >= least || (key.endsWith(` ${CONDITIONAL}`) && entry.times >= least)
        }
        const seen = new Map<string, number>()
        for (const [b, own] of documents.entries()) {
          let index = 0
          for (const document of own) {
            for (const [i, { unit, gap }] of document.entries()) {
              const number = blocks[b]!.pairs[index++]!
              const key = i === 0 || !gaps.includes(gap) ? undefined : `${document[i - 1]!.unit} ${unit} ${gap}`
              if (key === undefined || !isFrequent(key)) {
                expect(number).toBe(NO_PAIR)
                continue
              }
              expect(number).toBeGreaterThanOrEqual(firstNumber)
              expect(`${pairs.first[number]} ${pairs.second[number]} ${pairs.gap[number]}`).toBe(key)
              expect(seen.get(key) ?? number).toBe(number)
              seen.set(key, number)
            }
          }
        }
        expect(new Set(seen.values()).size).toBe(seen.size)
        expect([...pairs.first.slice(0, firstNumber)]).toEqual(new Array(firstNumber).fill(77))
        // In one part numbers follow each other, in the order of first occurrence.
        if (parts === 1) expect([...seen.values()]).toEqual([...seen.keys()].map((_, i) => firstNumber + i))
      },
    ),
    { numRuns: 200 },
  )
})
