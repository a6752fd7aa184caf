import { expect, test } from 'vitest'
import {
  copyDocumentValues,
  groupRuns,
  REMOVED,
  retainDocuments,
} from '../../../src/indexing/incremental/retainedDocuments.js'

test('documents that stay are numbered on, in runs between those that are removed or read again', () => {
  const retained = retainDocuments(6, Uint32Array.of(1), Uint32Array.of(4))
  // Document 4 is read again: it has a number, 3, but is in no run.
  expect([...retained.newNumbers]).toEqual([0, REMOVED, 1, 2, REMOVED, 4])
  expect(retained.count).toBe(5)
  expect(retained.runs).toEqual([
    { from: 0, to: 1, at: 0 },
    { from: 2, to: 4, at: 1 },
    { from: 5, to: 6, at: 4 },
  ])
})

test('long runs are cut, and removing all or nothing leaves none or all', () => {
  expect(retainDocuments(40_000, new Uint32Array(0)).runs.map(({ from, to }) => to - from)).toEqual([
    16_384, 16_384, 7_232,
  ])
  expect(retainDocuments(2, Uint32Array.of(0, 1))).toMatchObject({ count: 0, runs: [] })
})

test('short runs are grouped in order up to the documents of a long one', () => {
  // Every hundredth of the first 20,000 documents is read again.
  const reread = Uint32Array.from({ length: 200 }, (_, i) => i * 100)
  const { runs } = retainDocuments(60_000, new Uint32Array(0), reread)
  const groups = groupRuns(runs)
  expect(groups.flat()).toEqual(runs)
  const documentsOf = (group: typeof runs) => group.reduce((sum, { from, to }) => sum + to - from, 0)
  // 99 documents in a run: 166 runs reach 16,384.
  expect(groups.map((group) => [group.length, documentsOf(group)])).toEqual([
    [166, 166 * 99],
    [34, 33 * 99 + 16_384],
    [1, 16_384],
    [1, 60_000 - 199 * 100 - 1 - 2 * 16_384],
  ])
  expect(groupRuns([])).toEqual([])
})

test('a value for each document: those of documents that stay, then those of added ones', async () => {
  const retained = retainDocuments(4, Uint32Array.of(0, 2))
  const added = [Uint32Array.of(7), Uint32Array.of(8, 9_000)]
  // An opened snapshot has numbers in the narrowest type that has them; added ones may need a wider one.
  for (const numbers of [Uint32Array.of(10, 11, 12, 13), Uint8Array.of(10, 11, 12, 13)]) {
    const copied = await copyDocumentValues(numbers, retained, { allocate: (length) => new Uint32Array(length), added })
    expect(copied).toEqual(Uint32Array.of(11, 13, 7, 8, 9_000))
  }
})
