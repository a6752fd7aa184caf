import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Migration } from '../../src/storage/migrations.js'
import { retryWhileBusy } from '../../src/storage/sqlite/gate.js'
import { isEmptyDatabase, openDatabase, openForReading, transaction, unsynced } from '../../src/storage/sqlite.js'
import { emptyFolder } from './folder.js'

const first: Migration = { name: '001 words', sql: 'CREATE TABLE words (word TEXT PRIMARY KEY) STRICT' }

/** The milliseconds of each pause that would have blocked the thread. */
function pauses(): unknown[] {
  const asked: unknown[] = []
  const wait = vi.spyOn(Atomics, 'wait').mockImplementation((_array, _index, _value, milliseconds) => {
    asked.push(milliseconds)
    return 'timed-out'
  })
  onTestFinished(() => wait.mockRestore())
  return asked
}

test('a transaction leaves nothing when it throws, and refuses to wait', () => {
  const database = openDatabase(undefined, [first])
  const add = database.prepare('INSERT INTO words VALUES (?)')
  const fail = (): void => {
    add.run('inn')
    throw new Error('no')
  }
  expect(() => transaction(database, fail)).toThrow('no')
  expect(() => unsynced(database, fail)).toThrow('no')
  expect(() => transaction(database, async () => add.run('inn'))).toThrow(/must not wait/)
  expect(database.prepare('SELECT * FROM words').all()).toEqual([])
  database.close()
})

test('what is acknowledged waits for the disk, what is not relied on yet does not', () => {
  const database = openDatabase(join(emptyFolder(), 'words.db'), [first])
  const level = (): unknown => database.pragma('synchronous', { simple: true })
  expect([level(), unsynced(database, level), level(), transaction(database, level)]).toEqual([2, 1, 2, 2])
  expect(database.pragma('journal_mode', { simple: true })).toBe('wal')
  expect(database.pragma('foreign_keys', { simple: true })).toBe(1)
  database.close()
})

test('a connection keeps few pages until it writes', () => {
  const database = openDatabase(undefined, [first])
  const cacheSize = () => database.pragma('cache_size', { simple: true })
  database.prepare('SELECT count(*) FROM words').get()
  expect(cacheSize()).toBe(-2_048)
  transaction(database, () => database.prepare('INSERT INTO words VALUES (?)').run('inn'))
  expect(cacheSize()).toBe(-16_384)
  database.close()
})

test.each([
  [undefined, 4_096, 1_024],
  [16_384, 16_384, 256],
])(
  'pages of %s: the log is written back every four megabytes and cut to 64, and others are waited for without blocking',
  (asked, bytes, pages) => {
    const database = openDatabase(
      join(emptyFolder(), 'words.db'),
      [first],
      asked === undefined ? {} : { pageBytes: asked },
    )
    const read = (name: string): unknown => database.pragma(name, { simple: true })
    expect(['page_size', 'wal_autocheckpoint', 'journal_size_limit', 'busy_timeout'].map(read)).toEqual([
      ...[bytes, pages, 67_108_864, 10],
    ])
    database.close()
  },
)

test('a file that is no database is refused at once', () => {
  const path = join(emptyFolder(), 'words.db')
  writeFileSync(path, 'no database '.repeat(1_000))
  const asked = pauses()
  expect(() => openDatabase(path, [first])).toThrow(expect.objectContaining({ code: 'SQLITE_NOTADB' }))
  expect(asked).toEqual([])
})

test('a new file that another process is making is opened when that has ended, without blocking', async () => {
  const path = join(emptyFolder(), 'words.db')
  const other = new Sqlite(path)
  other.exec('CREATE TABLE other (x); BEGIN EXCLUSIVE')
  const asked = pauses()
  const opening = retryWhileBusy(() => openDatabase(path, [first]))
  await pause(50)
  other.exec('COMMIT')
  const database = await opening
  expect(asked).toEqual([])
  database.close()
  other.close()
})

test('reading changes nothing, and a file without content is blank', () => {
  const path = join(emptyFolder(), 'words.db')
  writeFileSync(path, '')
  expect(isEmptyDatabase(path)).toBe(true)
  openDatabase(path, [first]).close()
  expect(isEmptyDatabase(path)).toBe(false)
  const database = openForReading(path)
  expect(database.prepare('SELECT count(*) FROM words').pluck().get()).toBe(0)
  expect(() => database.exec("INSERT INTO words VALUES ('inn')")).toThrow(/readonly/)
  expect(database.pragma('busy_timeout', { simple: true })).toBe(5_000)
  database.close()
  expect(() => openForReading(join(emptyFolder(), 'none.db'))).toThrow(
    expect.objectContaining({ code: 'SQLITE_CANTOPEN' }),
  )
})
