import { expect, test } from 'vitest'
import { packStrings, unpackString, unpackStrings } from '../../../src/compute/shared.js'
import { extendTerms, renumberTerms } from '../../../src/indexing/incremental/extendTerms.js'
import { NO_TERM } from '../../../src/indexing/words/termNumbers.js'
import type { TermTable } from '../../../src/snapshot/snapshot.js'

test('a removed document counts once for each of its terms, and as distinct only if the term stands alone in it', async () => {
  const numbers = await renumberTerms.run({
    previous: { totalDocCounts: Uint32Array.of(2, 2), distinctDocCounts: Uint32Array.of(2, 1) },
    // Document 0 has term 0 twice, and term 1 inside a phrase only; document 1 has both.
    occurrences: {
      offsets: Uint32Array.of(0, 3, 5),
      terms: Uint32Array.of(0, 0, 1, 0, 1),
      fragments: Uint8Array.of(1, 0, 1, 0, 0),
    },
    removed: [0],
    added: [{ documentTerms: Uint32Array.of(1, 2), distinct: Uint8Array.of(1, 0) }],
    termCount: 3,
    documentCount: 2,
  })
  // Term 1 is in two documents now; terms 0 and 2 in one each, in their old order.
  expect([...numbers.oldNumbers]).toEqual([1, 0, 2])
  expect([...numbers.newNumbers]).toEqual([1, 0, 2])
  expect([...numbers.totalDocCounts]).toEqual([2, 1, 1])
  expect([...numbers.distinctDocCounts]).toEqual([2, 1, 0])
})

test('a term that no document has any more has no new number', async () => {
  const numbers = await renumberTerms.run({
    previous: { totalDocCounts: Uint32Array.of(1, 1), distinctDocCounts: Uint32Array.of(1, 1) },
    occurrences: { offsets: Uint32Array.of(0, 1, 2), terms: Uint32Array.of(0, 1), fragments: new Uint8Array(2) },
    removed: [0],
    added: [],
    termCount: 2,
    documentCount: 1,
  })
  expect([...numbers.newNumbers]).toEqual([NO_TERM, 0])
})

const previous: TermTable = {
  count: 2,
  ids: packStrings(['room|en', 'pool|en']),
  wordCounts: Uint8Array.of(1, 1),
  totalDocCounts: Uint32Array.of(5, 3),
  distinctDocCounts: Uint32Array.of(5, 3),
  backgroundFrequencies: Float32Array.of(0.25, 0.5),
  stemHashes: Uint32Array.of(11, 12),
  relevances: new Float32Array(2),
  byRelevance: Uint32Array.of(0, 1),
  displays: packStrings(['rooms', 'pool']),
  surfaceOffsets: Uint32Array.of(0, 2, 3),
  surfaceTexts: packStrings(['rooms', 'room', 'pool']),
  surfaceCounts: Uint32Array.of(4, 3, 6),
}

/** Surfaces with their numbers of occurrences, all and those behind another word. */
const surfaces = (terms: number[], texts: string[], counts: number[], insideCounts = counts.map(() => 0)) => ({
  terms: Uint32Array.from(terms),
  texts: packStrings(texts),
  counts: Uint32Array.from(counts),
  insideCounts: Uint32Array.from(insideCounts),
})

test('surface counts change with the documents: new ones are added, those at 0 are dropped, and the order is by count', async () => {
  // New numbers: pool 0, room 1, the new term 2.
  const table = await extendTerms.run({
    management: {},
    languages: [{ language: 'en' }],
    previous,
    newIds: packStrings(['front|en desk|en']),
    numbers: {
      newNumbers: Uint32Array.of(1, 0, 2),
      oldNumbers: Uint32Array.of(1, 0, 2),
      totalDocCounts: Uint32Array.of(3, 2, 1),
      distinctDocCounts: Uint32Array.of(3, 2, 1),
    },
    added: [surfaces([1, 1, 2], ['room', 'Room', 'front desk'], [2, 1, 1])],
    removed: [surfaces([1], ['rooms'], [4])],
    documentCount: 10,
    meanWords: 5,
  })
  expect(unpackStrings(table.ids)).toEqual(['pool|en', 'room|en', 'front|en desk|en'])
  expect([...table.wordCounts]).toEqual([1, 1, 2])
  expect([...table.backgroundFrequencies].slice(0, 2)).toEqual([0.5, 0.25])
  expect([...table.stemHashes].slice(0, 2)).toEqual([12, 11])
  expect([...table.surfaceOffsets]).toEqual([0, 1, 3, 4])
  expect(unpackStrings(table.surfaceTexts)).toEqual(['pool', 'room', 'Room', 'front desk'])
  expect([...table.surfaceCounts]).toEqual([6, 5, 1, 1])
  expect([0, 1, 2].map((term) => unpackString(table.displays, term))).toEqual(['pool', 'room', 'front desk'])
})

test('a new phrase that only begins sentences is shown as its first word is; it has its capital once that is written elsewhere', async () => {
  const [room, roomService, roomKey, poolBar] = [0, 1, 2, 3]
  const firstNumbers = Uint32Array.of(0, 2, 3, 4)
  const counts = Uint32Array.of(5, 3, 2, 1)
  const first = await extendTerms.run({
    management: {},
    languages: [{ language: 'en' }],
    previous,
    newIds: packStrings(['room|en service|en', 'room|en key|en', 'pool|en bar|en']),
    numbers: {
      newNumbers: new Uint32Array(0),
      oldNumbers: firstNumbers,
      totalDocCounts: counts,
      distinctDocCounts: counts,
    },
    added: [
      surfaces([roomService, roomKey, poolBar], ['Room service', 'Room key', 'Pool bar'], [2, 2, 1], [0, 0, 1]),
      surfaces([room], ['Room'], [1]),
    ],
    removed: [],
    documentCount: 10,
    meanWords: 5,
  })
  expect(unpackStrings(first.displays)).toEqual(['rooms', 'room service', 'room key', 'Pool bar'])
  const sameNumbers = Uint32Array.of(0, 1, 2, 3)
  const second = await extendTerms.run({
    management: {},
    languages: [{ language: 'en' }],
    previous: first,
    newIds: packStrings([]),
    numbers: { newNumbers: sameNumbers, oldNumbers: sameNumbers, totalDocCounts: counts, distinctDocCounts: counts },
    added: [surfaces([roomService, roomKey, poolBar], ['Room service', 'Room key', 'Pool bar'], [1, 1, 1], [0, 1, 0])],
    removed: [],
    documentCount: 12,
    meanWords: 5,
  })
  expect(unpackStrings(second.displays)).toEqual(['rooms', 'room service', 'Room key', 'Pool bar'])
})

test('a word that is shown in another form by new documents may become a concept, or be none any more', async () => {
  const numbers = Uint32Array.of(0)
  const add = (before: TermTable, form: string) =>
    extendTerms.run({
      management: {},
      languages: [{ language: 'es' }],
      previous: before,
      newIds: packStrings([]),
      numbers: {
        newNumbers: numbers,
        oldNumbers: numbers,
        totalDocCounts: Uint32Array.of(before.totalDocCounts[0]! + 9),
        distinctDocCounts: Uint32Array.of(before.distinctDocCounts[0]! + 9),
      },
      added: [surfaces([0], [form], [9 * before.surfaceCounts[0]!])],
      removed: [],
      documentCount: 1000,
      meanWords: 5,
    })
  const waiting = await add(
    {
      ...previous,
      count: 1,
      ids: packStrings(['esperar|es']),
      backgroundFrequencies: Float32Array.of(0),
      displays: packStrings(['esperar']),
      surfaceOffsets: Uint32Array.of(0, 1),
      surfaceTexts: packStrings(['esperar']),
      surfaceCounts: Uint32Array.of(1),
    },
    'esperar',
  )
  const hoping = await add(waiting, 'espero')
  const waitingAgain = await add(hoping, 'esperar')
  expect(waiting.relevances[0]).toBeGreaterThan(0)
  expect(hoping.relevances[0]).toBe(0)
  expect(waitingAgain.relevances[0]).toBeGreaterThan(0)
})
