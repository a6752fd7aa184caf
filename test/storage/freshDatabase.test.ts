import { expect, test } from 'vitest'
import { catalogMigrations } from '../../src/storage/sqlite/catalog/schema.js'
import { projectMigrations } from '../../src/storage/sqlite/project/schema.js'
import { openDatabase } from '../../src/storage/sqlite.js'

test.each([
  ['catalogs', catalogMigrations],
  ['projects', projectMigrations],
])('later databases in memory have what the steps gave the first one: %s', (_, steps) => {
  // A list of its own, for which no database has been opened.
  const migrations = [...steps]
  const [first, second, third] = [1, 2, 3].map(() => openDatabase(undefined, migrations))
  const schemaOf = (database: typeof first) =>
    database!.prepare(`SELECT name, type, tbl_name, sql FROM sqlite_master ORDER BY type, name`).all()
  const tables = first!.prepare<string>(`SELECT name FROM sqlite_master WHERE type = 'table'`).pluck().all()
  for (const later of [second, third]) {
    expect(schemaOf(later)).toEqual(schemaOf(first))
    for (const table of tables) {
      const all = `SELECT * FROM ${table}`
      expect(later!.prepare(all).all(), table).toEqual(first!.prepare(all).all())
    }
    expect(later!.prepare('PRAGMA integrity_check').pluck().get()).toBe('ok')
  }
  expect(first!.prepare('SELECT count(*) FROM migrations').pluck().get()).toBe(migrations.length)
  for (const database of [first, second, third]) database!.close()
})

test('a step that fails leaves nothing for later databases', () => {
  const migrations = [{ name: '001 broken', sql: 'CREATE TABLE words (word TEXT); SELECT nonsense;' }]
  for (let time = 0; time < 2; time++) expect(() => openDatabase(undefined, migrations)).toThrow(/nonsense/)
})
