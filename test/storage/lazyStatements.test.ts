import Sqlite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { compileOnUse } from '../../src/storage/lazyStatements.js'

test('statements are compiled at their first use, once, and answer as before', () => {
  const sqlite = new Sqlite(':memory:')
  const compiled: string[] = []
  const prepare = sqlite.prepare.bind(sqlite)
  sqlite.prepare = ((sql: string) => {
    compiled.push(sql)
    return prepare(sql)
  }) as typeof sqlite.prepare
  const database = compileOnUse(sqlite)
  const insert = database.prepare('INSERT INTO words (word, times) VALUES (?, ?)')
  // The table does not exist yet.
  expect(compiled).toEqual([])
  database.exec('CREATE TABLE words (word TEXT PRIMARY KEY, times INTEGER NOT NULL) STRICT')
  expect(insert.run('room', 2)).toEqual({ changes: 1, lastInsertRowid: 1 })
  expect(database.transaction(() => insert.run('quiet', 1).changes).immediate()).toBe(1)
  expect(compiled).toHaveLength(1)
  const select = database.prepare('SELECT word, times FROM words ORDER BY word')
  const quiet = { word: 'quiet', times: 1 }
  const room = { word: 'room', times: 2 }
  expect([select.get(), select.all(), [...select.iterate()]]).toEqual([quiet, [quiet, room], [quiet, room]])
  expect(select.columns().map(({ name }) => name)).toEqual(['word', 'times'])
  const words = database.prepare<string>('SELECT word, times FROM words ORDER BY word').pluck()
  expect([words.get(), words.all()]).toEqual(['quiet', ['quiet', 'room']])
  expect(database.prepare('SELECT word, times FROM words WHERE times > ?').raw().all(1)).toEqual([['room', 2]])
  expect([database.name, database.inTransaction]).toEqual([':memory:', false])
  expect(() => database.prepare('SELECT nonsense').get()).toThrow(/nonsense/)
  expect(database.pragma('user_version', { simple: true })).toBe(0)
  expect(database.serialize().subarray(0, 15).toString()).toBe('SQLite format 3')
  database.close()
  expect(sqlite.open).toBe(false)
})
