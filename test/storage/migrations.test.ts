import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Migration } from '../../src/storage/migrations.js'
import { openDatabase } from '../../src/storage/sqlite.js'
import { emptyFolder } from './folder.js'

const first: Migration = { name: '001 words', sql: 'CREATE TABLE words (word TEXT PRIMARY KEY) STRICT' }
const second: Migration = { name: '002 lengths', sql: 'ALTER TABLE words ADD COLUMN length INTEGER' }

test('a database takes the steps that it has not taken yet, once', () => {
  const path = join(emptyFolder(), 'words.db')
  const before = openDatabase(path, [first])
  before.prepare('INSERT INTO words VALUES (?)').run('hotel')
  before.close()
  for (let time = 0; time < 2; time++) {
    const after = openDatabase(path, [first, second])
    expect(after.prepare('SELECT * FROM words').all()).toEqual([{ word: 'hotel', length: null }])
    after.close()
  }
})

test('a step that fails leaves the database as it was before all steps that were missing', () => {
  const path = join(emptyFolder(), 'words.db')
  const broken: Migration = { name: '003 broken', sql: 'ALTER TABLE words ADD COLUMN initial TEXT; SELECT nonsense;' }
  expect(() => openDatabase(path, [first, second, broken])).toThrow(/nonsense/)
  const before = openDatabase(path, [first])
  expect(before.prepare('SELECT * FROM words').columns()).toHaveLength(1)
  before.close()
  expect(() => openDatabase(path, [first, second, broken])).toThrow(/nonsense/)
  const after = openDatabase(path, [first, second])
  expect(after.prepare('SELECT * FROM words').columns()).toHaveLength(2)
  after.close()
})

test('a database of a newer version is refused by name', () => {
  const path = join(emptyFolder(), 'words.db')
  openDatabase(path, [first, second]).close()
  expect(() => openDatabase(path, [first])).toThrow(/words\.db was written by a newer version.*002 lengths/)
})
