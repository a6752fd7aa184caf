import { renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Database } from '../../../src/storage/database.js'
import type { Migration } from '../../../src/storage/migrations.js'
import { createGate } from '../../../src/storage/sqlite/gate.js'
import { openDatabase, transaction, unsynced } from '../../../src/storage/sqlite.js'
import { createLatch } from '../../createLatch.js'
import { emptyFolder } from '../folder.js'

const first: Migration = { name: '001 words', sql: 'CREATE TABLE words (word TEXT PRIMARY KEY) STRICT' }

function openGate(path?: string) {
  const database = openDatabase(path, [first])
  onTestFinished(() => void database.close())
  const count = database.prepare<number>('SELECT count(*) FROM words').pluck()
  const add = database.prepare('INSERT INTO words VALUES (?)')
  return { database, gate: createGate(database), count: () => count.get(), add: (word: string) => add.run(word) }
}

test('statements that read together are in one transaction, which ends with them, also by an error', async () => {
  const { database, gate, count } = openGate()
  expect(await gate.read(() => [database.inTransaction, count()])).toEqual([true, 0])
  expect(database.inTransaction).toBe(false)
  const failing = gate.read(() => {
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(database.inTransaction).toBe(false)
})

test('reading waits for the transaction that is open, and sees what it has written', async () => {
  const { gate, count, add } = openGate()
  const { opened: released, open: release } = createLatch()
  const writing = gate.atomically(async () => {
    add('inn')
    await released
    add('bar')
  })
  const reading = gate.read(count)
  release()
  await writing
  expect(await reading).toBe(2)
})

test('connections to one file take turns, however its path is written, and no other file waits', async () => {
  const path = join(emptyFolder(), 'words.db')
  const here = openGate(path)
  const there = openGate(relative(process.cwd(), path))
  const elsewhere = openGate(join(emptyFolder(), 'words.db'))
  const { opened: released, open: release } = createLatch()
  const first = here.gate.atomically(async () => {
    here.add('inn')
    await released
  })
  const second = there.gate.enter(() => there.add('bar'))
  const third = there.gate.atomically(async () => there.count())
  await elsewhere.gate.enter(() => elsewhere.add('pub'))
  expect([here.count(), there.count(), elsewhere.count()]).toEqual([1, 0, 1])
  release()
  await Promise.all([first, second])
  expect(await third).toBe(2)
})

/** A connection that this thread does not order, like that of another process, with the write lock. */
function lockOf(path: string): { readonly release: () => void } {
  const Sqlite = createRequire(import.meta.url)('better-sqlite3') as new (path: string) => Database
  const other = new Sqlite(path)
  onTestFinished(() => void other.close())
  other.exec('BEGIN IMMEDIATE')
  return { release: () => void other.exec('COMMIT') }
}

test('a lock of another process is waited for without blocking; questions are answered meanwhile', async () => {
  const path = join(emptyFolder(), 'words.db')
  const { database, gate, count, add } = openGate(path)
  const { release } = lockOf(path)
  const order: string[] = []
  const done = (name: string) => (): void => void order.push(name)
  const synchronous = () => database.pragma('synchronous', { simple: true })
  const begun = performance.now()
  const writing = [
    gate.atomically(async () => void add('inn')).then(done('transaction')),
    gate.unsynced(async () => void add('bar')).then(done('unsynced')),
    gate.enter(() => add('pub')).then(done('statement')),
  ]
  const blocked = performance.now() - begun
  await pause(100)
  expect([await gate.read(count), await gate.enter(synchronous)]).toEqual([0, 2])
  order.push('question')
  release()
  await Promise.all(writing)
  expect(order[0]).toBe('question')
  expect([order.toSorted(), await gate.read(count)]).toEqual([['question', 'statement', 'transaction', 'unsynced'], 3])
  // Five seconds before. Each of the three may block for 10 ms.
  expect(blocked).toBeLessThan(1_000)
})

test('a lock that lasts five seconds is an error, and what closes the file comes last', async () => {
  const path = join(emptyFolder(), 'words.db')
  const { gate, add } = openGate(path)
  const { release } = lockOf(path)
  const order: string[] = []
  const first = gate.atomically(async () => void add('inn')).catch((error: { code: string }) => order.push(error.code))
  const second = gate.enter(() => add('bar')).catch((error: { code: string }) => order.push(error.code))
  const last = gate.last(() => order.push('last'))
  let now = performance.now()
  // Each look at the clock is four seconds later.
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 4_000))
  await Promise.all([first, second, last])
  clock.mockRestore()
  expect(order.filter((each) => each === 'SQLITE_BUSY')).toHaveLength(2)
  expect(order.indexOf('last')).toBeGreaterThan(0)
  release()
})

test('nothing is stored in a file that was removed or replaced while it was open', async () => {
  const [path, other] = ['words.db', 'other.db'].map((name) => join(emptyFolder(), name)) as [string, string]
  const { gate, count, add } = openGate(path)
  const store = (word: string) => gate.atomically(async () => void add(word))
  await store('inn')
  openGate(other)
  for (const change of [() => renameSync(other, path), () => rmSync(path)]) {
    change()
    await expect(store('bar')).rejects.toThrow(/^A file of the folder was removed or replaced/)
    await expect(gate.unsynced(async () => void add('bar'))).rejects.toThrow(/removed or replaced/)
  }
  expect(await gate.read(count)).toBe(1)
})

test('a newer version that adds a step to an open file ends its changes, not its answers', async () => {
  const path = join(emptyFolder(), 'words.db')
  const { database, gate, count, add } = openGate(path)
  await gate.atomically(async () => add('inn'))
  // A step can change what a column means, and no table.
  const second: Migration = { name: '002 capitals', sql: 'UPDATE words SET word = upper(word)' }
  const newer = openDatabase(path, [first, second])
  onTestFinished(() => void newer.close())
  const refusal = /words\.db is used by a newer version.*Nothing was stored/
  await expect(gate.atomically(async () => add('bar'))).rejects.toThrow(refusal)
  await expect(gate.unsynced(async () => add('bar'))).rejects.toThrow(refusal)
  expect(() => transaction(database, () => add('bar'))).toThrow(refusal)
  expect(() => unsynced(database, () => add('bar'))).toThrow(refusal)
  expect(database.inTransaction).toBe(false)
  expect(await gate.read(count)).toBe(1)
  // Nothing of the refused changes keeps the other process from writing.
  transaction(newer, () => newer.prepare('INSERT INTO words VALUES (?)').run('PUB'))
  expect(await gate.read(count)).toBe(2)
})
