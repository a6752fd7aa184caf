import { copyFileSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { countMissingPages } from '../../src/storage/missingPages.js'
import { isEmptyDatabase, openDatabase, openForReading } from '../../src/storage/sqlite.js'
import { emptyFolder } from './folder.js'

const migrations = [{ name: '001 words', sql: 'CREATE TABLE words (word TEXT) STRICT' }]
const PAGE_BYTES = 4_096

/** Copies of a file and of its log, with pages of words in both. */
function copyOfFileWithLog() {
  const [path, copy] = ['words.db', 'copy.db'].map((name) => join(emptyFolder(), name)) as [string, string]
  const database = openDatabase(path, migrations)
  onTestFinished(() => void database.close())
  const add = (words: number): void => {
    const insert = database.prepare('INSERT INTO words VALUES (?)')
    for (let i = 0; i < words; i++) insert.run('word '.repeat(400))
  }
  add(40)
  database.pragma('wal_checkpoint(TRUNCATE)')
  database.pragma('wal_autocheckpoint = 0')
  const inFile = Number(database.pragma('page_count', { simple: true }))
  add(40)
  const pages = Number(database.pragma('page_count', { simple: true }))
  for (const suffix of ['', '-wal']) copyFileSync(path + suffix, copy + suffix)
  return { copy, database, inFile, pages }
}

test('pages that are only in the log are there', () => {
  const { copy, database, inFile, pages } = copyOfFileWithLog()
  expect(pages).toBeGreaterThan(inFile)
  expect(countMissingPages(database)).toBe(0)
  const opened = openDatabase(copy, migrations)
  expect(opened.prepare('SELECT count(*) FROM words').pluck().get()).toBe(80)
  opened.close()
})

test('those that are neither in the file nor in the log are counted, and the file is refused and not changed', () => {
  const { copy, inFile } = copyOfFileWithLog()
  truncateSync(copy, (inFile - 3) * PAGE_BYTES)
  const lost = expect.objectContaining({
    name: 'DamagedFile',
    message: 'copy.db has lost its end, 3 pages. Restore it from a backup; a project without one can still be deleted.',
  })
  for (const open of [() => openDatabase(copy, migrations), () => openForReading(copy), () => isEmptyDatabase(copy)]) {
    expect(open).toThrow(lost)
  }
})

test('what an earlier use of the log has left in it does not count', () => {
  const { copy, database, inFile } = copyOfFileWithLog()
  database.pragma('wal_checkpoint(RESTART)')
  database.exec(`UPDATE words SET word = 'short' WHERE rowid = 1`)
  for (const suffix of ['', '-wal']) copyFileSync(database.name + suffix, copy + suffix)
  truncateSync(copy, inFile * PAGE_BYTES)
  expect(() => openDatabase(copy, migrations)).toThrow(/has lost its end/)
})
