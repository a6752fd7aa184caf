import { renameSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Migration } from '../../../src/storage/migrations.js'
import { createGate } from '../../../src/storage/sqlite/gate.js'
import { openDatabase } from '../../../src/storage/sqlite.js'
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
  let release = (): void => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const writing = gate.atomically(async () => {
    add('inn')
    await held
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
  let release = (): void => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const first = here.gate.atomically(async () => {
    here.add('inn')
    await held
  })
  const second = there.gate.enter(() => there.add('bar'))
  const third = there.gate.atomically(async () => there.count())
  await elsewhere.gate.enter(() => elsewhere.add('pub'))
  expect([here.count(), there.count(), elsewhere.count()]).toEqual([1, 0, 1])
  release()
  await Promise.all([first, second])
  expect(await third).toBe(2)
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
