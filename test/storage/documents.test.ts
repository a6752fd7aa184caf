import { hash } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openProjectFile, type ProjectFile } from '../../src/storage/project/projectFile.js'
import { projectMigrations } from '../../src/storage/project/schema.js'
import { openDatabase } from '../../src/storage/sqlite.js'
import { emptyFolder } from './folder.js'

const document = (docId: string, rating = 3) => ({
  docId,
  title: `About ${docId}`,
  text: `The text of ${docId}.`,
  metadata: [{ name: 'rating', type: 'score' as const, value: rating }],
})

/** Stores documents of the given ids as one upload. */
function store(file: ProjectFile, ...docIds: string[]): void {
  const documents = docIds.map((docId) => document(docId))
  const characters = documents.reduce((sum, { text }) => sum + text.length, 0)
  const arrival = file.arrivals.begin()
  file.documents.insert(arrival, documents)
  const fields = new Map([['rating', { type: 'score' as const, entries: docIds.length }]])
  file.arrivals.end(arrival, { documents: docIds.length, characters, fields })
}

const read = (file: ProjectFile): string[] =>
  file.documents.page(0, file.documents.lastKey(), 100).map(({ docId }) => docId)

test('documents come back as they went in, in pages and by key', () => {
  const file = openProjectFile(undefined)
  store(file, 'a', 'b', 'c')
  const b = document('b')
  expect(file.documents.page(1, 3, 1)).toEqual([{ ...b, key: 2 }])
  expect(file.documents.page(2, 2, 9)).toEqual([])
  expect(file.documents.read(2)).toEqual({ ...b, key: 2 })
  expect(file.documents.read(9)).toBeUndefined()
  expect(file.documents.docIds([3, 9, 1, 3])).toEqual(['c', undefined, 'a', 'c'])
  expect(file.documents.docIds([])).toEqual([])
  // More than one statement reads.
  const keys = Array.from({ length: 40 }, (_, i) => 1 + (i % 3))
  expect(file.documents.docIds(keys)).toEqual(keys.map((key) => 'abc'[key - 1]))
  expect(file.documents.totals()).toEqual({ documents: 3, characters: 3 * 'The text of a.'.length })
  expect(file.documents.pending()).toEqual({ marked: 0, unbuilt: 3 })
  file.close()
})

test('what is marked when a build begins leaves with it, what is marked later stays', () => {
  const file = openProjectFile(undefined)
  store(file, 'a', 'b', 'c', 'd')
  file.flags.change(file.flags.keysOf(['a', 'b', 'unknown']), 'mark')
  file.flags.change(file.flags.keysOf(['b']), 'unmark')
  expect(file.documents.pending()).toEqual({ marked: 1, unbuilt: 4 })
  expect(file.documents.totals().documents).toBe(4)
  expect(file.documents.beginLeaving().documents).toBe(3)
  file.flags.change(file.flags.keysOf(['d']), 'mark')
  file.flags.change(file.flags.keysOf(['a']), 'unmark')
  expect(read(file)).toEqual(['b', 'c', 'd'])
  file.documents.finishLeaving(file.documents.lastKey())
  expect(file.documents.totals().documents).toBe(3)
  expect(file.documents.pending()).toEqual({ marked: 1, unbuilt: 0 })
  // Late readers of the snapshot before still find it, until it is erased.
  expect(file.documents.read(1)?.docId).toBe('a')
  expect([file.documents.eraseGone(10), file.documents.eraseGone(10)]).toEqual([true, false])
  expect(file.documents.read(1)).toBeUndefined()
  expect(read(file)).toEqual(['b', 'c', 'd'])
  file.close()
})

test('after a failed build documents are marked as before', () => {
  const file = openProjectFile(undefined)
  store(file, 'a', 'b')
  file.flags.change(file.flags.keysOf(['a']), 'mark')
  file.documents.beginLeaving()
  expect(read(file)).toEqual(['b'])
  file.documents.cancelLeaving()
  expect(file.documents.pending().marked).toBe(1)
  file.flags.change(file.flags.keysOf(['a']), 'unmark')
  expect(read(file)).toEqual(['a', 'b'])
  file.close()
})

test('what was marked before a build that failed, and during it, leaves with the next one', () => {
  const file = openProjectFile(undefined)
  store(file, 'a', 'b', 'c')
  file.flags.change(file.flags.keysOf(['a']), 'mark')
  file.documents.beginLeaving()
  file.flags.change(file.flags.keysOf(['b']), 'mark')
  file.documents.cancelLeaving()
  expect(file.documents.pending().marked).toBe(2)
  expect(file.documents.beginLeaving().documents).toBe(1)
  expect(read(file)).toEqual(['c'])
  file.documents.finishLeaving(file.documents.lastKey())
  expect(file.documents.pending()).toEqual({ marked: 0, unbuilt: 0 })
  expect(file.documents.eraseGone(10)).toBe(true)
  expect(read(file)).toEqual(['c'])
  file.close()
})

test('marks that an earlier version has set mean what they meant', () => {
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
  expect(read(file)).toEqual(['staying', 'marked'])
  expect(file.versions.newest('gone')).toBeUndefined()
  expect(file.versions.newest('leaving')?.isMarked).toBe(true)
  expect([file.documents.eraseGone(10), file.documents.eraseGone(10)]).toEqual([true, false])
  file.documents.cancelLeaving()
  expect(read(file)).toEqual(['staying', 'marked', 'leaving'])
  expect(file.documents.pending().marked).toBe(2)
  file.flags.change(file.flags.keysOf(['marked']), 'unmark')
  expect(file.documents.beginLeaving()).toEqual({ documents: 2, characters: 8 })
  file.close()
})

test('a field keeps its type as long as a document bears it', () => {
  const file = openProjectFile(undefined)
  store(file, 'a', 'b')
  expect(file.fields.types()).toEqual(new Map([['rating', 'score']]))
  for (const docIds of [['a'], ['b']]) {
    file.flags.change(file.flags.keysOf(docIds), 'mark')
    file.documents.beginLeaving()
    file.documents.finishLeaving(2)
    file.documents.eraseGone(10)
    expect(file.fields.types().size).toBe(docIds[0] === 'a' ? 1 : 0)
  }
  file.close()
})

test('languages that an earlier version kept beside the metadata become those of the documents', () => {
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
  expect(file.documents.page(0, 9, 9).map(({ docId, language }) => [docId, language])).toEqual([
    ['a', 'es'],
    ['b', undefined],
    ['c', undefined],
    ['d', 'de'],
  ])
  expect(file.documents.languages()).toEqual(['de', 'es'])
  file.close()
})
