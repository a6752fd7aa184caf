import { hash } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countRemovedEntries } from '../../src/projects/documents/removedEntries.js'
import { openProjectFile } from '../../src/storage/sqlite/project/projectFile.js'
import { projectMigrations } from '../../src/storage/sqlite/project/schema.js'
import { openDatabase } from '../../src/storage/sqlite.js'
import { emptyFolder } from './folder.js'
import { ratedDocument, readIds, storeDocuments } from './uploads.js'

test('documents come back as they went in, in pages and by key', async () => {
  const file = openProjectFile(undefined)
  await storeDocuments(file, 'a', 'b', 'c')
  const b = ratedDocument('b')
  expect(await file.documents.page(1, 3, 1)).toEqual([{ ...b, key: 2 }])
  expect(await file.documents.page(2, 2, 9)).toEqual([])
  expect((await file.documents.read([2]))[0]).toEqual({ ...b, key: 2 })
  expect((await file.documents.read([9]))[0]).toBeUndefined()
  expect(await file.documents.docIds([3, 9, 1, 3])).toEqual(['c', undefined, 'a', 'c'])
  expect(await file.documents.docIds([])).toEqual([])
  // More than one statement reads.
  const keys = Array.from({ length: 40 }, (_, i) => 1 + (i % 3))
  expect(await file.documents.docIds(keys)).toEqual(keys.map((key) => 'abc'[key - 1]))
  expect(await file.documents.totals()).toEqual({ documents: 3, characters: 3 * 'The text of a.'.length })
  expect(await file.documents.pending()).toEqual({ marked: 0, unbuilt: 3 })
  await file.close()
})

test('what is marked when a build begins leaves with it, what is marked later stays', async () => {
  const file = openProjectFile(undefined)
  await storeDocuments(file, 'a', 'b', 'c', 'd')
  await file.flags.change(await file.flags.keysOf(['a', 'b', 'unknown']), 'mark')
  await file.flags.change(await file.flags.keysOf(['b']), 'unmark')
  expect(await file.documents.pending()).toEqual({ marked: 1, unbuilt: 4 })
  expect((await file.documents.totals()).documents).toBe(4)
  expect((await file.documents.beginLeaving()).documents).toBe(3)
  await file.flags.change(await file.flags.keysOf(['d']), 'mark')
  await file.flags.change(await file.flags.keysOf(['a']), 'unmark')
  expect(await readIds(file)).toEqual(['b', 'c', 'd'])
  await file.documents.finishLeaving(await file.documents.lastKey(), new Map())
  expect((await file.documents.totals()).documents).toBe(3)
  expect(await file.documents.pending()).toEqual({ marked: 1, unbuilt: 0 })
  // Late readers of the snapshot before still find it, until it is erased.
  expect((await file.documents.read([1]))[0]?.docId).toBe('a')
  expect([await file.documents.eraseGone(10), await file.documents.eraseGone(10)]).toEqual([true, false])
  expect((await file.documents.read([1]))[0]).toBeUndefined()
  expect(await readIds(file)).toEqual(['b', 'c', 'd'])
  await file.close()
})

test('after a failed build documents are marked as before', async () => {
  const file = openProjectFile(undefined)
  await storeDocuments(file, 'a', 'b')
  await file.flags.change(await file.flags.keysOf(['a']), 'mark')
  await file.documents.beginLeaving()
  expect(await readIds(file)).toEqual(['b'])
  await file.documents.cancelLeaving()
  expect((await file.documents.pending()).marked).toBe(1)
  await file.flags.change(await file.flags.keysOf(['a']), 'unmark')
  expect(await readIds(file)).toEqual(['a', 'b'])
  await file.close()
})

test('what was marked before a build that failed, and during it, leaves with the next one', async () => {
  const file = openProjectFile(undefined)
  await storeDocuments(file, 'a', 'b', 'c')
  await file.flags.change(await file.flags.keysOf(['a']), 'mark')
  await file.documents.beginLeaving()
  await file.flags.change(await file.flags.keysOf(['b']), 'mark')
  await file.documents.cancelLeaving()
  expect((await file.documents.pending()).marked).toBe(2)
  expect((await file.documents.beginLeaving()).documents).toBe(1)
  expect(await readIds(file)).toEqual(['c'])
  await file.documents.finishLeaving(await file.documents.lastKey(), new Map())
  expect(await file.documents.pending()).toEqual({ marked: 0, unbuilt: 0 })
  expect(await file.documents.eraseGone(10)).toBe(true)
  expect(await readIds(file)).toEqual(['c'])
  await file.close()
})

test('marks that an earlier version has set mean what they meant', async () => {
  const path = join(emptyFolder(), 'project.db')
  const before = openDatabase(path, projectMigrations.slice(0, 5))
  const add = before.prepare(`
    INSERT INTO documents (doc_id, arrival, marked, text_hash, characters, title, metadata, text)
    VALUES (?, 1, ?, x'372ea08cab33e71c02c651dbc83a474d32c676ea', 4, '', '[]', 'text')`)
  for (const [docId, marked] of [
    ['staying', 0],
    ['marked', 1],
    ['leaving', 2],
    ['gone', 3],
  ] as const)
    add.run(docId, marked)
  before.exec('UPDATE totals SET documents = 3, characters = 12')
  before.close()
  const file = openProjectFile(path)
  expect(await readIds(file)).toEqual(['staying', 'marked'])
  expect((await file.versions.newest(['gone']))[0]).toBeUndefined()
  expect((await file.versions.newest(['leaving']))[0]?.isMarked).toBe(true)
  expect([await file.documents.eraseGone(10), await file.documents.eraseGone(10)]).toEqual([true, false])
  await file.documents.cancelLeaving()
  expect(await readIds(file)).toEqual(['staying', 'marked', 'leaving'])
  expect((await file.documents.pending()).marked).toBe(2)
  await file.flags.change(await file.flags.keysOf(['marked']), 'unmark')
  expect(await file.documents.beginLeaving()).toEqual({ documents: 2, characters: 8 })
  await file.close()
})

test('a field keeps its type until a build has removed the last document that bears it', async () => {
  const file = openProjectFile(undefined)
  await storeDocuments(file, 'a', 'b')
  expect(await file.fields.types()).toEqual(new Map([['rating', 'score']]))
  for (const docIds of [['a'], ['b']]) {
    await file.flags.change(await file.flags.keysOf(docIds), 'mark')
    await file.documents.beginLeaving()
    expect((await file.documents.leaving()).length).toBe(1)
    await file.documents.finishLeaving(2, await countRemovedEntries(file, new AbortController().signal))
    expect((await file.fields.types()).size).toBe(docIds[0] === 'a' ? 1 : 0)
  }
  // Documents that are gone do not count once more when they are erased.
  await storeDocuments(file, 'c')
  while (await file.documents.eraseGone(1));
  expect((await file.fields.types()).size).toBe(1)
  await file.close()
})

test('fields that an earlier version kept for documents that were gone are free for another type', async () => {
  const path = join(emptyFolder(), 'project.db')
  const before = openDatabase(path, projectMigrations.slice(0, 10))
  const insert = before.prepare(`
    INSERT INTO documents (doc_id, arrival, marked, text_hash, characters, title, metadata, text)
    VALUES (?, 0, ?, ?, 4, '', ?, 'text')`)
  const [staying, gone] = [0, 2]
  for (const [docId, marked, names] of [
    ['a', staying, ['rating']],
    ['b', gone, ['rating', 'it\'s "one"', 'it\'s "one"']],
    ['c', gone, ['rating']],
  ] as const) {
    const metadata = JSON.stringify(names.map((name) => [name, 'score', 3]))
    insert.run(docId, marked, hash('sha1', 'text', 'buffer'), metadata)
  }
  before.exec(`UPDATE totals SET gone_upto = 2, leaving_upto = 2`)
  before.exec(`INSERT INTO fields VALUES ('rating', 'score', 3), ('it''s "one"', 'score', 2)`)
  before.close()
  const file = openProjectFile(path)
  expect(await file.fields.types()).toEqual(new Map([['rating', 'score']]))
  await file.fields.subtract(new Map([['rating', 1]]))
  expect(await file.fields.types()).toEqual(new Map())
  await file.close()
})

test('languages that an earlier version kept beside the metadata become those of the documents', async () => {
  const path = join(emptyFolder(), 'project.db')
  const before = openDatabase(path, projectMigrations.slice(0, 7))
  const insert = before.prepare(`
    INSERT INTO documents (doc_id, arrival, text_hash, characters, title, metadata, text, extras)
    VALUES (?, 0, ?, 4, '', '[]', 'text', ?)`)
  for (const [docId, extras] of [
    ['a', '{"language":"es"}'],
    ['b', '{"source":{}}'],
    ['c', null],
    ['d', '{"language":"de"}'],
  ]) {
    insert.run(docId, hash('sha1', 'text', 'buffer'), extras)
  }
  before.close()
  const file = openProjectFile(path, { mustExist: true })
  expect((await file.documents.page(0, 9, 9)).map(({ docId, language }) => [docId, language])).toEqual([
    ['a', 'es'],
    ['b', undefined],
    ['c', undefined],
    ['d', 'de'],
  ])
  expect(await file.documents.languages()).toEqual(['de', 'es'])
  await file.close()
})
