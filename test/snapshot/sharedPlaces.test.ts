import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPlaceFinder, placeOccurrences } from '../../src/snapshot/sharedPlaces.js'

/** Runs steps to their end. */
function finished<Result>(steps: Iterator<unknown, Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
}

test('documents of the base have their places, those read again and the new ones follow', () => {
  // The base has five documents with 2, 3, 1, 4 and 2 occurrences. Document 1 is gone, 3 was read again, and two more came.
  const base = { documentCount: 5, removed: Uint32Array.of(1), reread: Uint32Array.of(3), occurrences: 12 }
  // Document 3 has 5 occurrences now, the new ones have 1 and 3.
  const stored = { offsets: Uint32Array.of(0, 2, 5, 6, 10, 12), addedOffsets: Uint32Array.of(0, 5, 6, 9) }
  const { offsets, firsts } = finished(placeOccurrences(stored, base, 6))
  expect([...offsets]).toEqual([0, 2, 3, 8, 10, 11, 14])
  expect([...firsts]).toEqual([0, 5, 12, 10, 17, 18])
  expect(createPlaceFinder(stored, base)([5, 2, 0, 3])).toEqual({
    firsts: Uint32Array.of(11, 3, 0, 8),
    starts: Uint32Array.of(18, 12, 0, 10),
    lengths: Uint32Array.of(3, 5, 2, 2),
  })
})

test('the places of some documents are those that all have', () => {
  const numbers = fc.uniqueArray(fc.nat(30)).map((list) => list.sort((a, b) => a - b))
  const counts = (length: number) => fc.array(fc.nat(4), { minLength: length, maxLength: length })
  const rows = (lengths: readonly number[]) => {
    const offsets = new Uint32Array(lengths.length + 1)
    for (const [i, length] of lengths.entries()) offsets[i + 1] = offsets[i]! + length
    return offsets
  }
  fc.assert(
    fc.property(numbers, numbers, counts(31), counts(36), fc.nat(5), (gone, again, before, after, more) => {
      const reread = again.filter((document) => !gone.includes(document))
      const offsets = rows(before)
      const base = {
        documentCount: 31,
        removed: Uint32Array.from(gone),
        reread: Uint32Array.from(reread),
        occurrences: offsets[31]!,
      }
      const count = 31 - gone.length + more
      const stored = { offsets, addedOffsets: rows(after.slice(0, reread.length + more)) }
      const all = finished(placeOccurrences(stored, base, count))
      const documents = Array.from({ length: count }, (_, i) => count - 1 - i)
      const some = createPlaceFinder(stored, base)(documents)
      expect([...some.firsts]).toEqual(documents.map((document) => all.offsets[document]))
      expect([...some.starts]).toEqual(documents.map((document) => all.firsts[document]))
      expect([...some.lengths]).toEqual(
        documents.map((document) => all.offsets[document + 1]! - all.offsets[document]!),
      )
    }),
  )
})
