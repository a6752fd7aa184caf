import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DocumentSource } from '../../../src/indexing/documentSource.js'
import { documentChanges } from '../../../src/projects/documents/documentChanges.js'
import { newDocuments, readDocuments, snapshotDocuments } from '../../../src/projects/documents/sources.js'
import type { Snapshot } from '../../../src/snapshot/snapshot.js'
import { openProjectFile, type ProjectFile } from '../../../src/storage/sqlite/project/projectFile.js'

/** A project in memory with as many documents, under the keys from 1; the text of each is its key. */
async function openDocuments(count: number): Promise<ProjectFile> {
  const file = openProjectFile(undefined)
  await store(file, count)
  return file
}

async function store(file: ProjectFile, count: number): Promise<void> {
  const first = (await file.documents.lastKey()) + 1
  const arrival = await file.arrivals.begin()
  const docs = Array.from({ length: count }, (_, i) => ({
    docId: `d${first + i}`,
    title: '',
    text: `${first + i}`,
    metadata: [],
  }))
  await file.documents.insert(arrival, docs)
  const characters = docs.reduce((sum, { text }) => sum + text.length, 0)
  await file.arrivals.end(arrival, { documents: count, characters, fields: new Map() })
}

const snapshotOf = (keys: readonly number[]) =>
  ({ documents: { keys: Float64Array.from(keys), count: keys.length } }) as unknown as Snapshot

/** Keys by page. */
async function pagesOf(source: DocumentSource): Promise<number[][]> {
  const pages: number[][] = []
  for await (const page of source.pages()) pages.push(page.map(({ key }) => key))
  return pages
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i)

test('what has come and gone since a snapshot is what two sets of keys say', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.integer({ min: 1, max: 30 })), fc.nat(5), async (leaving, more) => {
      const file = await openDocuments(30)
      const built = range(1, 25)
      await file.flags.change(
        leaving.sort((a, b) => a - b),
        'mark',
      )
      await store(file, more)
      const reads = {
        ...(await file.documents.beginLeaving()),
        lastKey: await file.documents.lastKey(),
        stored: 30 + more,
      }
      const changes = await documentChanges(file, snapshotOf(built), reads, new AbortController().signal)
      const stays = (key: number) => !leaving.includes(key)
      const added = range(26, 30 + more).filter(stays)
      expect([...changes!.removed]).toEqual(built.flatMap((key, number) => (stays(key) ? [] : [number])))
      expect((await pagesOf(changes!.added)).flat()).toEqual(added)
      expect(changes!.added.count).toBe(added.length)
      // An estimate by the mean of all that is read.
      expect(changes!.added.characters).toBe(
        Math.ceil((reads.characters * added.length) / Math.max(1, reads.documents)),
      )
      expect((await pagesOf(changes!.ofSnapshot(Uint32Array.of(0, 3, 24)))).flat()).toEqual([1, 4, 25])
    }),
    { numRuns: 40 },
  )
})

test('a document that is older than the last of the snapshot, and not in it, cannot be put behind the others', async () => {
  const file = await openDocuments(10)
  const reads = { ...(await file.documents.beginLeaving()), lastKey: 10, stored: 10 }
  const signal = new AbortController().signal
  expect(await documentChanges(file, snapshotOf([1, 2, 4, 8]), reads, signal)).toBeUndefined()
  expect(await documentChanges(file, snapshotOf([1, 2, 3, 4]), reads, signal)).toMatchObject({
    added: { count: 6 },
  })
  expect(await documentChanges(file, snapshotOf([]), reads, signal)).toMatchObject({ added: { count: 10 } })
  await expect(documentChanges(file, snapshotOf([1]), reads, AbortSignal.abort('enough'))).rejects.toBe('enough')
})

test('many documents are compared page by page', async () => {
  const file = await openDocuments(8_192 * 2 + 5)
  const keys = range(1, 8_192 * 2 + 5)
  const gone = [1, 8_192, 8_193, 8_192 * 2 + 5]
  await file.flags.change(gone, 'mark')
  const reads = { ...(await file.documents.beginLeaving()), lastKey: keys.length, stored: keys.length }
  const changes = await documentChanges(file, snapshotOf(keys), reads, new AbortController().signal)
  expect([...changes!.removed]).toEqual(gone.map((key) => key - 1))
})

test('documents are read in pages, and each once, up to the last key and above the first', async () => {
  const file = await openDocuments(1_200)
  const all = { documents: 1_200, characters: 5, lastKey: 1_200 }
  const pages = await pagesOf(newDocuments(file, all))
  expect(pages.flat()).toEqual(range(1, 1_200))
  expect(new Set(pages.slice(0, -1).map((page) => page.length)).size).toBe(1)
  expect((await pagesOf(newDocuments(file, { ...all, lastKey: 1_100 }, 37))).flat()).toEqual(range(38, 1_100))
  expect(newDocuments(file, all)).toMatchObject({ count: 1_200, characters: 5 })
  expect(await pagesOf(newDocuments(openProjectFile(undefined), { ...all, lastKey: 0 }))).toEqual([])
})

test('documents of a snapshot come in its order, without those that are erased', async () => {
  const file = await openDocuments(1_200)
  const keys = range(1, 1_150)
  const source = snapshotDocuments(file, snapshotOf(keys), await file.documents.totals())
  expect(source.count).toBe(1_150)
  // All 1,200 documents have 9 + 180 + 2,700 + 804 digits; the snapshot has all documents there were.
  expect(source.characters).toBe(9 + 180 + 2_700 + 804)
  expect((await pagesOf(source)).flat()).toEqual(keys)
  const some = snapshotDocuments(file, snapshotOf(keys), await file.documents.totals(), [0, 1, 1_149])
  expect([some.count, (await pagesOf(some)).flat()]).toEqual([3, [1, 2, 1_150]])
  expect(some.characters).toBe(Math.ceil((3_693 * 3) / 1_150))
  const found = await readDocuments(file, [700, 5_000, 1, ...range(300, 900)])
  expect(found.map((document) => document?.key)).toEqual([700, undefined, 1, ...range(300, 900)])
})
