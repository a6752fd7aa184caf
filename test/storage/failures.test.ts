import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { DamagedSnapshot } from '../../src/snapshot/parts.js'
import { DamagedDocument, describeFailure, StorageFailure } from '../../src/storage/failures.js'

test.each([
  [/damaged.*backup/, ['SQLITE_CORRUPT', 'SQLITE_CORRUPT_INDEX', 'SQLITE_NOTADB']],
  [/disk is full/, ['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE', 'ENOSPC', 'EDQUOT', 'EFBIG']],
  [/[Aa]nother process/, ['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_LOCKED']],
  [/cannot be written/, ['SQLITE_READONLY', 'SQLITE_READONLY_DBMOVED', 'SQLITE_PERM', 'EROFS', 'EACCES', 'EPERM']],
  [/cannot be opened. SQLite needs permission/, ['SQLITE_CANTOPEN', 'SQLITE_CANTOPEN_ISDIR']],
  [/Too many files/, ['EMFILE', 'ENFILE']],
  [/a file in the place of a folder/, ['ENOTDIR', 'EEXIST']],
  [/no such folder/, ['ENOENT', 'EISDIR', 'ENAMETOOLONG']],
  [/failed to read or to write/, ['SQLITE_IOERR', 'SQLITE_IOERR_WRITE', 'EIO']],
])('%s is said of codes %j', (sentence, codes) => {
  for (const code of codes) {
    expect(describeFailure(Object.assign(new Error('x'), { code })), code).toMatch(sentence)
  }
})

test('of a file that was closed is said why', () => {
  const database = new Database(':memory:')
  const statement = database.prepare('SELECT 1')
  database.close()
  for (const call of [() => statement.get(), () => database.prepare('SELECT 1'), () => database.exec('SELECT 1')]) {
    let caught: unknown
    try {
      call()
    } catch (error) {
      caught = error
    }
    expect(describeFailure(caught)).toMatch(/closed: meanwhile/)
  }
  expect(describeFailure(new TypeError('x is undefined'))).toBeUndefined()
})

test('our own failures say what they are', () => {
  expect(describeFailure(new StorageFailure('The file is gone.'))).toBe('The file is gone.')
  const document = new DamagedDocument('a"b')
  expect([document.docId, describeFailure(document)]).toEqual(['a"b', document.message])
  expect(document.message).toContain('"a\\"b"')
  const snapshot = new DamagedSnapshot()
  expect(describeFailure(snapshot)).toBe(snapshot.message)
  expect([document.name, new StorageFailure('').name]).toEqual(['DamagedDocument', 'StorageFailure'])
})

test.each([
  [undefined],
  [null],
  ['SQLITE_FULL'],
  [new Error('ENOSPC')],
  [{ code: 5 }],
  [{ code: 'SQLITE_CONSTRAINT' }],
  [{ code: 'ABORT' }],
])('nothing is said of %j', (error) => {
  expect(describeFailure(error)).toBeUndefined()
})
