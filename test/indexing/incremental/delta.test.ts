import { expect, test } from 'vitest'
import { type PackedStrings, packStrings, unpackStrings } from '../../../src/compute/shared.js'
import { findTermId, findTermNumbers, numberWords } from '../../../src/indexing/incremental/delta.js'

const numbersOf = (packs: readonly PackedStrings[], ids: readonly string[]) => [
  ...findTermNumbers(packs, packStrings(ids)),
]
const known = [packStrings(['pool|en', 'room|en']), packStrings(['desk|en'])]

test('a term has one number over all packs, and each number its id', () => {
  expect(numbersOf(known, ['pool|en', 'room|en', 'desk|en', 'door|en'])).toEqual([0, 1, 2, -1])
  expect([0, 1, 2].map((number) => findTermId(known, number))).toEqual(['pool|en', 'room|en', 'desk|en'])
  expect(() => findTermId(known, 3)).toThrow(RangeError)
  const sizes = [packStrings(['a|en']), packStrings(['b|en', 'c|en', 'd|en']), packStrings([]), packStrings(['e|en'])]
  const ids = ['a|en', 'b|en', 'c|en', 'd|en', 'e|en']
  expect(numbersOf(sizes, ids)).toEqual([0, 1, 2, 3, 4])
  expect(numbersOf(sizes, ['d|en', 'f|en', 'a|en', 'd|en'])).toEqual([3, -1, 0, 3])
  expect(numbersOf([...sizes, packStrings(['a|en'])], ['a|en'])).toEqual([0])
  expect(ids.map((_, number) => findTermId(sizes, number))).toEqual(ids)
})

test('known words keep their numbers, and new ones follow in the order in which they come', async () => {
  const wordIds = packStrings(['view|en', 'desk|en', 'bar|en', 'pool|en'])
  const { numbers, newIds } = await numberWords.run({ known, wordIds })
  expect([...numbers]).toEqual([3, 2, 4, 0])
  expect(unpackStrings(newIds)).toEqual(['view|en', 'bar|en'])
})
