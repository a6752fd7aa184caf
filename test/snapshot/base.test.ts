import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addedDocuments, baseNumbers, NONE, termsOfBase } from '../../src/snapshot/base.js'

test('documents that are gone leave no gap, and those that were read again keep their number but not their entries', () => {
  // Of five documents, 1 is gone and 3 was read again; two more came.
  const base = { documentCount: 5, removed: Uint32Array.of(1), reread: Uint32Array.of(3) }
  expect([...addedDocuments(base, 6)]).toEqual([2, 4, 5])
  expect(baseNumbers(base, [0, 1, 2, 3, 4, 5])).toEqual([0, 2, 3, 4])
})

test('every document of a snapshot is one of the base or an added one, and has the number there that it had', () => {
  const numbers = fc.uniqueArray(fc.nat(30)).map((list) => list.sort((a, b) => a - b))
  fc.assert(
    fc.property(numbers, numbers, fc.nat(5), (gone, again, more) => {
      const documentCount = 31
      const reread = again.filter((document) => !gone.includes(document))
      const base = { documentCount, removed: Uint32Array.from(gone), reread: Uint32Array.from(reread) }
      const staying = Array.from({ length: documentCount }, (_, i) => i).filter((document) => !gone.includes(document))
      const count = staying.length + more
      const shared = [...staying.keys()].filter((number) => !reread.includes(staying[number]!))
      expect([...shared, ...addedDocuments(base, count)].sort((a, b) => a - b)).toEqual(
        Array.from({ length: count }, (_, i) => i),
      )
      const all = Array.from({ length: count }, (_, i) => i)
      expect(baseNumbers(base, all)).toEqual(staying)
    }),
  )
})

test('a term of the base is found by its number there', () => {
  const terms = Uint32Array.of(2, NONE, 0)
  expect([...termsOfBase({ terms, termCount: 4 })]).toEqual([2, NONE, 0, NONE])
})
