import { expect, test } from 'vitest'
import { findPair, PairCounter, sharedPairs, tablePairs } from '../../../src/indexing/phrases/pairTable.js'
import { createRandom } from '../../../src/math/random.js'

test('a table finds its pairs by both units, their order and the gap, and nothing else', () => {
  const pairs = sharedPairs(3)
  pairs.first.set([1, 2, 1])
  pairs.second.set([2, 1, 2])
  pairs.gap.set([0, 0, 5])
  // Pair 1 is left out; pair 2 comes first.
  const table = tablePairs(pairs, [2, 0], 4)
  expect(findPair(table, 1, 2, 5)).toBe(0)
  expect(findPair(table, 1, 2, 0)).toBe(1)
  expect(findPair(table, 2, 1, 0)).toBe(-1)
  expect(findPair(table, 1, 2, 4)).toBe(-1)
  expect(findPair(table, 3, 2, 0)).toBe(-1)
})

test('pairs that share a unit or a gap are told apart wherever they collide', () => {
  const random = createRandom(11)
  const keys = [...new Set(Array.from({ length: 400 }, () => Math.floor(random.next() * 20 * 20 * 4)))]
  const unitsOf = (key: number) => [key % 20, Math.floor(key / 20) % 20, Math.floor(key / 400)] as const
  const pairs = sharedPairs(keys.length)
  for (const [i, key] of keys.entries()) [pairs.first[i], pairs.second[i], pairs.gap[i]] = unitsOf(key)
  const table = tablePairs(pairs, [...keys.keys()], 20)
  const found = Array.from({ length: 20 * 20 * 4 }, (_, key) => findPair(table, ...unitsOf(key)))
  expect(found).toEqual(Array.from(found, (_, key) => keys.indexOf(key)))
})

test('pairs are counted by occurrence and by document as a map counts them, beyond the first size of the table', () => {
  const random = createRandom(7)
  const counter = new PairCounter()
  const naive = new Map<string, { number: number; times: number; documents: Set<number> }>()
  for (let i = 0; i < 20_000; i++) {
    const document = 1 + Math.floor(i / 10)
    const [first, second, gap] = [120, 60, 2].map((size) => Math.floor(random.next() * size)) as [
      number,
      number,
      number,
    ]
    const number = counter.add(first, second, gap, document)
    const key = `${first} ${second} ${gap}`
    const entry = naive.get(key) ?? { number: naive.size, times: 0, documents: new Set() }
    naive.set(key, { ...entry, times: entry.times + 1, documents: entry.documents.add(document) })
    if (number !== entry.number) throw new Error(`pair ${key} has the number ${number}, not ${entry.number}`)
  }
  expect(counter.size).toBe(naive.size)
  const counted = [...naive.values()]
  expect(counted.map(({ number }) => counter.times(number))).toEqual(counted.map(({ times }) => times))
  expect(counted.map(({ number }) => counter.documents(number))).toEqual(counted.map(({ documents }) => documents.size))
  const { first, second, gap } = counter.pick([5])
  expect(`${first[0]} ${second[0]} ${gap[0]}`).toBe([...naive.keys()][5])
})
