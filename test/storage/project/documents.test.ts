import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, test } from 'vitest'
import type { NewDocument, StoredDocument, StoredMetadata } from '../../../src/storage/port/project/documents.js'
import { openProjectFile } from '../../../src/storage/sqlite/project/projectFile.js'
import { emptyFolder } from '../folder.js'
import { onEveryStorage } from './everyStorage.js'

/** Stores documents in one upload and reads all of them. */
async function stored(documents: readonly NewDocument[]) {
  const file = openProjectFile(undefined)
  const arrival = await file.arrivals.begin()
  await file.documents.insert(arrival, documents)
  const characters = documents.reduce((sum, { text }) => sum + text.length, 0)
  await file.arrivals.end(arrival, { documents: documents.length, characters, fields: new Map() })
  expect(await file.documents.totals()).toEqual({ documents: documents.length, characters })
  return file.documents.page(0, await file.documents.lastKey(), documents.length + 1)
}

const numbered = (i: number): NewDocument => ({
  docId: `id${i}`,
  title: `Title ${i}`,
  text: 'word '.repeat(i),
  metadata: i % 3 === 0 ? [] : [{ name: 'age', type: 'number', value: i }],
  language: i % 4 === 0 ? 'de' : undefined,
  extras: i % 5 === 0 ? { i } : undefined,
})

/** The language of a document, if it has one. */
const languageOf = ({ language }: { readonly language?: string | undefined }) =>
  language === undefined ? {} : { language }

const descriptionOf = ({ key, docId, title, metadata }: StoredDocument) => ({ key, docId, title, metadata })

test.each([0, 1, 15, 16, 17, 32, 50])(
  '%i documents come back as they were sent, with ascending keys',
  async (count) => {
    const documents = Array.from({ length: count }, (_, i) => numbered(i))
    const read = await stored(documents)
    expect(read.map(({ key: _, ...document }) => document)).toEqual(
      documents.map(({ language, extras, ...document }) => ({
        ...document,
        ...(language !== undefined && { language }),
        ...(extras !== undefined && { extras }),
      })),
    )
    expect(read.map(({ key }) => key)).toEqual(documents.map((_, i) => i + 1))
  },
)

test('metadata keeps names and values of every form, also one name with several types', async () => {
  const metadata: StoredMetadata[] = [
    { name: 'with "quotes", \\ and \n', type: 'string', value: '"]," \u2028 😀' },
    { name: '__proto__', type: 'string', value: '' },
    { name: 'size', type: 'number', value: 1e21 },
    { name: 'size', type: 'score', value: 5e-324 },
    { name: 'size', type: 'string', value: '12' },
    { name: 'day', type: 'date', value: -0.000001 },
  ]
  const documents = [metadata, metadata.toReversed()].map((each, i) => ({ ...numbered(i), metadata: each }))
  expect((await stored(documents)).map((document) => document.metadata)).toEqual(documents.map((each) => each.metadata))
})

test('more names of fields than are remembered', async () => {
  const metadata = Array.from(
    { length: 2_500 },
    (_, i): StoredMetadata => ({ name: `f${i}`, type: 'number', value: i }),
  )
  const documents = [metadata, metadata].map((each, i) => ({ ...numbered(i), metadata: each }))
  expect((await stored(documents)).map((document) => document.metadata)).toEqual([metadata, metadata])
})

onEveryStorage(
  'ids of documents come in the order asked for, however many; unknown ones are undefined',
  async (open) => {
    const { documents, arrivals, flags } = await open()
    const arrival = await arrivals.begin()
    const count = 40
    await documents.insert(
      arrival,
      Array.from({ length: count }, (_, i) => ({
        ...{ docId: `d${i + 1}`, title: `Title ${i}`, text: 'text', metadata: numbered(i).metadata },
        ...(i % 3 > 0 && { language: i % 3 === 1 ? 'fr' : 'de' }),
      })),
    )
    await arrivals.end(arrival, { documents: count, characters: 4 * count, fields: new Map() })
    for (const length of [0, 1, 15, 16, 17, 32, 33]) {
      const keys = Array.from({ length }, (_, i) => ((i * 7) % 45) + 1)
      expect(await documents.docIds(keys)).toEqual(keys.map((key) => (key > count ? undefined : `d${key}`)))
    }
    expect(await documents.docIds([3, 3, 1, 3])).toEqual(['d3', 'd3', 'd1', 'd3'])
    expect(await documents.idsInRanges([2], 3)).toEqual([
      [2, 'd2'],
      [3, 'd3'],
      [4, 'd4'],
    ])
    expect(await documents.languages()).toEqual(['de', 'fr'])
    expect(await documents.keys(5, 9, 3)).toEqual([6, 7, 8])
    expect(await documents.keys(5, 7, 30)).toEqual([6, 7])
    expect(await documents.leavingKeys(40, 10)).toEqual([])
    await flags.change([3, 9, 30], 'mark')
    expect(await documents.leavingKeys(40, 10)).toEqual([])
    await documents.beginLeaving()
    expect((await documents.leavingKeys(20, 10)).sort()).toEqual([3, 9])
    expect(await documents.leavingKeys(40, 2)).toHaveLength(2)
    expect(await documents.keys(7, 11, 30)).toEqual([8, 10, 11])
    expect([
      await documents.lastKey(),
      (await documents.read([2]))[0]?.language,
      (await documents.read([1]))[0]?.language,
    ]).toEqual([count, 'fr', undefined])
    // In any order and more than once.
    const keys = [5, 2, count + 1, 2, 1]
    const read = await documents.read(keys)
    expect(read.map((document) => document?.key)).toEqual([5, 2, undefined, 2, 1])
    expect(await documents.texts(keys)).toEqual(
      read.map((document) => document && { key: document.key, text: document.text, ...languageOf(document) }),
    )
    expect(await documents.descriptions(keys)).toEqual(read.map((document) => document && descriptionOf(document)))
  },
)

test('a text that is not what was stored is refused by the name of its document', async () => {
  const path = join(emptyFolder(), 'a.db')
  const writer = openProjectFile(path)
  const arrival = await writer.arrivals.begin()
  await writer.documents.insert(
    arrival,
    ['first', 'second'].map((docId) => ({ docId, title: '', text: docId, metadata: [] })),
  )
  await writer.arrivals.end(arrival, { documents: 2, characters: 11, fields: new Map() })
  await writer.close()
  const database = new Sqlite(path)
  database.exec(`UPDATE documents SET text = 'other' WHERE key = 2`)
  database.close()
  const file = openProjectFile(path)
  expect((await file.documents.read([1]))[0]?.text).toBe('first')
  await expect(file.documents.read([2])).rejects.toThrow(
    expect.objectContaining({ name: 'DamagedDocument', docId: 'second' }),
  )
  await expect(file.documents.texts([1, 2])).rejects.toThrow(/"second"/)
  await expect(file.documents.page(0, 2, 9)).rejects.toThrow(/"second"/)
  expect(await file.documents.descriptions([2])).toEqual([{ key: 2, docId: 'second', title: '', metadata: [] }])
  await file.close()
})
