import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ProjectStorage } from '../../../src/storage/port/project/projectRecords.js'
import { openProjectFile } from '../../../src/storage/sqlite/project/projectFile.js'
import { emptyFolder } from '../folder.js'
import { onEveryStorage } from './everyStorage.js'

const document = (docId: string, rating = 3) => ({
  docId,
  title: `About ${docId}`,
  text: `The text of ${docId}.`,
  metadata: [{ name: 'rating', type: 'score' as const, value: rating }],
})

/** Stores documents of the given ids as one upload. */
async function store(file: ProjectStorage, ...docIds: string[]): Promise<void> {
  const documents = docIds.map((docId) => document(docId))
  const characters = documents.reduce((sum, { text }) => sum + text.length, 0)
  const arrival = await file.arrivals.begin()
  await file.documents.insert(arrival, documents)
  const fields = new Map([['rating', { type: 'score' as const, entries: docIds.length }]])
  await file.arrivals.end(arrival, { documents: docIds.length, characters, fields })
}

const read = async (file: ProjectStorage): Promise<string[]> =>
  (await file.documents.page(0, await file.documents.lastKey(), 100)).map(({ docId }) => docId)

onEveryStorage('an arrival counts from its end on, and one that is given up leaves nothing', async (open) => {
  const file = await open()
  await store(file, 'a')
  const arrival = await file.arrivals.begin()
  await file.documents.insert(arrival, [document('b'), document('c'), document('d')])
  expect(await read(file)).toEqual(['a'])
  expect((await file.documents.pending()).unbuilt).toBe(1)
  expect(await file.arrivals.abandoned()).toBeUndefined()
  expect([await file.arrivals.dropSome(arrival, 2), await file.arrivals.dropSome(arrival, 2)]).toEqual([true, true])
  expect(await file.arrivals.dropSome(arrival, 2)).toBe(false)
  await store(file, 'e')
  expect(await read(file)).toEqual(['a', 'e'])
  expect((await file.documents.totals()).documents).toBe(2)
  await file.close()
})

onEveryStorage('arrivals are numbered from 1, and no number is used again', async (open) => {
  const file = await open()
  const first = await file.arrivals.begin()
  const second = await file.arrivals.begin()
  await file.arrivals.giveUp(second)
  while (await file.arrivals.dropSome(second, 2));
  await file.arrivals.end(first, { documents: 0, characters: 0, fields: new Map() })
  expect([first, second, await file.arrivals.begin()]).toEqual([1, 2, 3])
  await file.close()
})

test('a file that is closed abandons its arrivals, for others of the same process too', async () => {
  const path = join(emptyFolder(), 'bcdfg.db')
  const [first, second] = [openProjectFile(path), openProjectFile(path)]
  const arrivals = [await first.arrivals.begin(), await first.arrivals.begin()]
  expect(await second.arrivals.abandoned()).toBeUndefined()
  await first.close()
  for (const arrival of arrivals) {
    expect(await second.arrivals.abandoned()).toBe(arrival)
    while (await second.arrivals.dropSome(arrival, 10));
  }
  expect([await second.arrivals.abandoned(), await second.arrivals.any()]).toEqual([undefined, false])
  await second.close()
})
