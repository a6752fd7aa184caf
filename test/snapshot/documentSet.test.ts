import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type DocumentSet,
  differenceOf,
  documentSet,
  everyDocument,
  intersectionOf,
  isMember,
  marksOf,
  membersOf,
  noDocuments,
  packMarks,
  setOfMarks,
  setOfMembers,
  unionOf,
} from '../../src/snapshot/documentSet.js'

/** The members of a set, one document at a time. */
const numbersOf = (set: DocumentSet, documents: number): number[] =>
  Array.from({ length: documents }, (_, document) => document).filter((document) => isMember(set, document))

test('a set of marks has the marked documents, wherever the marks begin in memory, and nothing behind the last one', () => {
  for (const [from, length] of [
    [0, 0],
    [0, 3],
    [0, 32],
    [0, 4_099],
    [4, 1_020],
    [1, 1_021],
  ] as const) {
    for (const step of [1, 2, 7]) {
      const marks = new Uint8Array(from + length).fill(1).subarray(from)
      marks.set(marks.map((_, document) => Number(document % step === 0)))
      const expected = [...marks.keys()].filter((document) => document % step === 0)
      const set = setOfMarks(marks)
      expect(numbersOf(set, 32 * set.bits.length)).toEqual(expected)
      expect([...membersOf(set)]).toEqual(expected)
      expect(setOfMembers([...expected].reverse(), length)).toEqual(set)
      expect([...marksOf(set, length)]).toEqual([...marks])
      expect(set.count).toBe(expected.length)
      expect(set.all).toBe(length === expected.length)
    }
  }
})

test('every document and no document are the sets of all marks and of none', () => {
  for (const documents of [0, 1, 31, 32, 33, 64, 100]) {
    expect(documentSet(everyDocument(documents), documents)).toEqual(setOfMarks(new Uint8Array(documents).fill(1)))
    expect(documentSet(noDocuments(documents), documents)).toEqual(setOfMarks(new Uint8Array(documents)))
  }
})

test('marks of one range after the other make the set of all of them', () => {
  const marks = Uint8Array.from({ length: 1_000 }, (_, document) => Number(document % 3 === 1))
  const bits = noDocuments(marks.length)
  for (let from = 0; from < marks.length; from += 96) packMarks(marks.slice(from, from + 96), bits, from)
  expect(documentSet(bits, marks.length)).toEqual(setOfMarks(marks))
})

test('intersection, union and difference have the members that are in both, in either, and in the first alone', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), fc.boolean())), (pairs) => {
      const setOf = (has: (pair: [boolean, boolean]) => boolean) =>
        setOfMarks(Uint8Array.from(pairs, (pair) => Number(has(pair))))
      const [first, other] = [setOf(([inFirst]) => inFirst), setOf(([, inOther]) => inOther)]
      expect(intersectionOf(first, other, pairs.length)).toEqual(setOf(([inFirst, inOther]) => inFirst && inOther))
      expect(unionOf(first, other, pairs.length)).toEqual(setOf(([inFirst, inOther]) => inFirst || inOther))
      expect(differenceOf(first, other, pairs.length)).toEqual(setOf(([inFirst, inOther]) => inFirst && !inOther))
    }),
  )
})
