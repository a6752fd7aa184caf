import { expect, test } from 'vitest'
import { openDocumentIds } from '../../../src/projects/documents/documentIds.js'
import { openProjectFile, type ProjectFile } from '../../../src/storage/sqlite/project/projectFile.js'

/** Stores documents `d1`, `d2` ... under the keys 1, 2 ... as one upload. */
async function fill(file: ProjectFile, count: number): Promise<void> {
  const arrival = await file.arrivals.begin()
  await file.documents.insert(
    arrival,
    Array.from({ length: count }, (_, i) => ({
      docId: `d${i + 1}`,
      title: '',
      text: '',
      metadata: [],
    })),
  )
  await file.arrivals.end(arrival, { documents: count, characters: 0, fields: new Map() })
}

test('ids come in the order of the keys, read before or not', async () => {
  const file = openProjectFile(undefined)
  await fill(file, 2_000)
  const read = openDocumentIds(file)
  expect(await read([])).toEqual([])
  // Both sides of a border between groups, twice the same, and far away.
  const keys = [64, 63, 1999, 1, 64, 2000]
  for (let round = 0; round < 2; round++) expect(await read(keys)).toEqual(keys.map((key) => `d${key}`))
  const all = Array.from({ length: 2_000 }, (_, i) => 2_000 - i)
  expect(await read(all)).toEqual(all.map((key) => `d${key}`))
  await file.close()
})

test('a key without a document has no id, now and when one has come', async () => {
  const file = openProjectFile(undefined)
  await fill(file, 3)
  const read = openDocumentIds(file)
  expect(await read([3, 4, 99])).toEqual(['d3', undefined, undefined])
  await fill(file, 1)
  expect(await read([4, 3])).toEqual(['d1', 'd3'])
  await file.close()
})

test('ids that have been read need no file any more', async () => {
  const file = openProjectFile(undefined)
  await fill(file, 10)
  const read = openDocumentIds(file)
  await read([1])
  await file.close()
  expect(await read([9, 2])).toEqual(['d9', 'd2'])
})

test('ids of a project too large to remember them are read each time, in the order of the keys', async () => {
  const file = openProjectFile(undefined)
  await fill(file, 600)
  const large = { documents: 200_001, characters: 0 }
  let totals = large
  let reads = 0
  const documents = {
    ...file.documents,
    totals: async () => totals,
    docIds: (keys: readonly number[]) => {
      reads++
      expect(keys.length).toBeLessThanOrEqual(250)
      return file.documents.docIds(keys)
    },
  }
  const read = openDocumentIds({ ...file, documents })
  const keys = [...Array.from({ length: 600 }, (_, i) => 600 - i), 7, 601]
  const expected = keys.map((key) => (key > 600 ? undefined : `d${key}`))
  for (let round = 1; round <= 2; round++) {
    expect(await read(keys)).toEqual(expected)
    expect(reads).toBe(3 * round)
  }
  totals = { ...large, documents: 200_000 }
  expect(await read(keys)).toEqual(expected)
  expect(reads).toBe(6)
  await file.close()
})
