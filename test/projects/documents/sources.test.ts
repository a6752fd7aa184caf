import { expect, onTestFinished, test } from 'vitest'
import { type DocumentSource, PAGE_DOCUMENTS } from '../../../src/indexing/documentSource.js'
import { newDocuments, readDocuments, snapshotDocuments } from '../../../src/projects/documents/sources.js'
import type { StoredDocument } from '../../../src/storage/port/project/documents.js'
import { openProjectFile, type ProjectFile } from '../../../src/storage/sqlite/project/projectFile.js'

/** A file with documents 1 to `count`, whose texts are their keys. */
async function openWith(count: number): Promise<ProjectFile> {
  const file = openProjectFile(undefined)
  onTestFinished(() => file.close())
  const arrival = await file.arrivals.begin()
  const docs = Array.from({ length: count }, (_, i) => ({
    docId: `d${i + 1}`,
    title: '',
    text: `${i + 1}`,
    metadata: [],
  }))
  await file.documents.insert(arrival, docs)
  const characters = docs.reduce((sum, { text }) => sum + text.length, 0)
  await file.arrivals.end(arrival, { documents: count, characters, fields: new Map() })
  return file
}

/** Keys of each page, and whether the event loop turned before the next one. */
async function pagesOf(source: DocumentSource): Promise<{ keys: number[]; turned: boolean }[]> {
  const pages: { keys: number[]; turned: boolean }[] = []
  let turned = false
  for await (const page of source.pages()) {
    pages.push({ keys: page.map(({ key }) => key), turned })
    turned = false
    setImmediate(() => {
      turned = true
    })
  }
  return pages
}
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i)
const totals = { documents: 9, characters: 90 }

test('a build reads what was there when it began, in full pages, and turns the event loop between them', async () => {
  const count = 2 * PAGE_DOCUMENTS + 3
  const file = await openWith(count)
  const source = newDocuments(file, { ...totals, lastKey: count - 1 })
  expect([source.count, source.characters]).toEqual([9, 90])
  const first = { keys: range(1, PAGE_DOCUMENTS), turned: false }
  const second = { keys: range(PAGE_DOCUMENTS + 1, 2 * PAGE_DOCUMENTS), turned: true }
  const expected = [first, second, { keys: range(2 * PAGE_DOCUMENTS + 1, count - 1), turned: true }]
  expect(await pagesOf(source)).toEqual(expected)
  // It can be read again from the start.
  expect(await pagesOf(source)).toEqual(expected)
})

test('a last page that is full is followed by none', async () => {
  const file = await openWith(PAGE_DOCUMENTS)
  const source = newDocuments(file, { ...totals, lastKey: PAGE_DOCUMENTS })
  expect(await pagesOf(source)).toEqual([{ keys: range(1, PAGE_DOCUMENTS), turned: false }])
  expect(await pagesOf(newDocuments(file, { ...totals, lastKey: 0 }))).toEqual([])
})

test('only documents after a key are read where one is given', async () => {
  const file = await openWith(10)
  const source = newDocuments(file, { ...totals, lastKey: 8 }, 5)
  expect(await pagesOf(source)).toEqual([{ keys: [6, 7, 8], turned: false }])
})

const snapshotOf = (keys: readonly number[]) => ({
  documents: { keys: Float64Array.from(keys), count: keys.length } as Parameters<
    typeof snapshotDocuments
  >[1]['documents'],
})

test('documents of a snapshot come in its order and pages, without those that are gone', async () => {
  const count = PAGE_DOCUMENTS + 2
  const file = await openWith(count)
  const source = snapshotDocuments(file, snapshotOf([...range(2, count), 9_999, 1]), await file.documents.totals())
  expect([source.count, source.characters]).toEqual([
    count + 1,
    Math.ceil(((await file.documents.totals()).characters * (count + 1)) / (count + 1)),
  ])
  expect(await pagesOf(source)).toEqual([
    { keys: range(2, PAGE_DOCUMENTS + 1), turned: false },
    { keys: [PAGE_DOCUMENTS + 2, 1], turned: true },
  ])
})

test('some documents of a snapshot are named by number, with their share of the characters', async () => {
  const file = await openWith(10)
  // Eleven characters; two documents of four.
  const source = snapshotDocuments(file, snapshotOf([3, 5, 7, 10]), await file.documents.totals(), [1, 3])
  expect([source.count, source.characters]).toEqual([2, 6])
  expect(await pagesOf(source)).toEqual([{ keys: [5, 10], turned: false }])
  const none = snapshotDocuments(file, snapshotOf([]), await file.documents.totals())
  expect([none.count, none.characters, await pagesOf(none)]).toEqual([0, 0, []])
})

test('documents are read in the order asked for; the event loop turns after sixteen and twice as many each time', async () => {
  const file = await openWith(501)
  const read = async (keys: readonly number[]) => {
    let turns = 0
    let isReading = true
    const count = (): void => {
      turns++
      if (isReading) setImmediate(count)
    }
    setImmediate(count)
    const found = await readDocuments(file, keys)
    isReading = false
    return [found.map((document) => document?.text), turns] as const
  }
  expect(await read([3, 1, 99_999, 2])).toEqual([['3', '1', undefined, '2'], 0])
  expect((await read(range(1, 16)))[1]).toBe(0)
  expect((await read(range(1, 48)))[1]).toBe(1)
  expect((await read(range(1, 49)))[1]).toBe(2)
  expect((await read(range(1, 496)))[1]).toBe(4)
  expect((await read(range(1, 497)))[1]).toBe(5)
})

test('documents with many values and long texts are read some at a time, short ones by hundreds', async () => {
  const file = openProjectFile(undefined)
  onTestFinished(() => file.close())
  const arrival = await file.arrivals.begin()
  const metadata = Array.from({ length: 1_000 }, (_, i) => ({ name: `f${i}`, type: 'number' as const, value: i }))
  const docs = Array.from({ length: 1_200 }, (_, i) => ({
    ...{ docId: `d${i}`, title: '', text: i === 700 ? 'word '.repeat(100_000) : 'a word' },
    metadata: i < 100 ? metadata : [],
  }))
  for (let from = 0; from < docs.length; from += 100) await file.documents.insert(arrival, docs.slice(from, from + 100))
  await file.arrivals.end(arrival, { documents: docs.length, characters: 500_000, fields: new Map() })
  const reads: (readonly unknown[])[] = []
  const watched =
    (name: 'read' | 'page') =>
    async (...values: never[]) => {
      const found = await (file.documents[name] as (...values: never[]) => Promise<StoredDocument[]>)(...values)
      reads.push(found)
      return found
    }
  const records = { ...file, documents: { ...file.documents, read: watched('read'), page: watched('page') } }
  const valuesOf = (read: readonly unknown[]): number =>
    (read as StoredDocument[]).reduce((sum, { metadata }) => sum + metadata.length, 0)
  const keys = range(1, docs.length)
  expect((await readDocuments(records, keys)).map((document) => document?.key)).toEqual(keys)
  expect(Math.max(...reads.map(valuesOf))).toBeLessThanOrEqual(16_384)
  expect(Math.max(...reads.map(({ length }) => length))).toBe(256)
  reads.length = 0
  const pages = await pagesOf(
    newDocuments(records, { documents: docs.length, characters: 500_000, lastKey: docs.length }),
  )
  expect(pages.map((page) => page.keys)).toEqual([range(1, 512), range(513, 1_024), range(1_025, 1_200)])
  expect(Math.max(...reads.map(valuesOf))).toBeLessThanOrEqual(16_384)
})
