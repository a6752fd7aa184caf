import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, test } from 'vitest'
import {
  copyPath,
  finishCopy,
  labelOf,
  openProjectFile,
  type ProjectFile,
  projectFileExists,
  projectFiles,
  projectPath,
  removeProjectFile,
  removeStaleCopies,
} from '../../../../src/storage/sqlite/project/projectFile.js'
import { emptyFolder } from '../../folder.js'

const label = {
  ...{ name: 'Reviews', description: 'of guests', language: 'en', nextBuildLanguage: 'de' },
  ...{ creator: 'owner@localhost', creationDate: 7 },
}

function openFolder(): string {
  const directory = emptyFolder()
  mkdirSync(join(directory, 'projects'))
  return directory
}

/** Sets when a file was last written. */
function age(path: string, seconds: number): void {
  const time = Date.now() / 1000 - seconds
  utimesSync(path, time, time)
}

async function store(file: ProjectFile, ...texts: readonly string[]): Promise<void> {
  const arrival = await file.arrivals.begin()
  await file.documents.insert(
    arrival,
    texts.map((text) => ({ docId: text.slice(0, 5), title: '', text, metadata: [] })),
  )
  const characters = texts.reduce((sum, text) => sum + text.length, 0)
  await file.arrivals.end(arrival, { documents: texts.length, characters, fields: new Map() })
}

test('copies that were given up an hour ago are removed, and nothing else', () => {
  const directory = openFolder()
  const old = [
    'a.db',
    'b.db.copy',
    'b.db.copy-wal',
    'b.db.copy-shm',
    'b.db.copy-journal',
    'c.db.copy.txt',
    'copy',
    'd.copyist',
  ]
  for (const name of [...old, 'e.db.copy', 'f.db.copy']) writeFileSync(join(directory, 'projects', name), '')
  for (const name of old) age(join(directory, 'projects', name), 3_700)
  age(join(directory, 'projects', 'e.db.copy'), 3_500)
  removeStaleCopies(directory)
  expect(readdirSync(join(directory, 'projects')).sort()).toEqual([
    ...['a.db', 'c.db.copy.txt', 'copy', 'd.copyist', 'e.db.copy', 'f.db.copy'],
  ])
})

test('the files of projects have their identifier as their name', () => {
  const directory = openFolder()
  for (const name of ['abc1.db', 'ABC.db', 'a-b.db', '.db', 'x.db.copy', 'a.db-wal', 'a.dbx', 'notes']) {
    writeFileSync(join(directory, 'projects', name), '')
  }
  expect(projectFiles(directory)).toEqual(['abc1'])
  expect(projectPath(directory, 'abc1')).toBe(join(directory, 'projects', 'abc1.db'))
})

test('a finished copy becomes a file, and a removed file leaves nothing beside it', async () => {
  const directory = openFolder()
  const original = openProjectFile(projectPath(directory, 'a'))
  await store(original, 'A quiet room.')
  await original.copyTo(copyPath(directory, 'b'))
  expect(projectFiles(directory)).toEqual(['a'])
  finishCopy(directory, 'b')
  expect([...projectFiles(directory)].sort()).toEqual(['a', 'b'])
  const copy = openProjectFile(projectPath(directory, 'b'), { mustExist: true })
  expect((await copy.documents.read([1]))[0]?.text).toBe('A quiet room.')
  await copy.close()
  writeFileSync(`${projectPath(directory, 'b')}-wal`, '')
  writeFileSync(`${projectPath(directory, 'b')}-shm`, '')
  removeProjectFile(projectPath(directory, 'b'))
  expect([projectFileExists(projectPath(directory, 'a')), projectFileExists(projectPath(directory, 'b'))]).toEqual([
    true,
    false,
  ])
  expect(readdirSync(join(directory, 'projects')).some((name) => name.startsWith('b'))).toBe(false)
  await original.close()
})

test('a copy that is disowned has the documents, and none of an upload under way, no builder and no name', async () => {
  const file = openProjectFile(undefined)
  await store(file, 'First room.')
  await file.label.write(label)
  await file.lease.take()
  const arrival = await file.arrivals.begin()
  await file.documents.insert(arrival, [{ docId: 'late', title: '', text: 'Later.', metadata: [] }])
  const copy = await file.copyInMemory()
  expect([
    await copy.label.read(),
    await copy.lease.isHeld(),
    await copy.arrivals.any(),
    await copy.documents.lastKey(),
  ]).toEqual([label, true, true, 2])
  await copy.disown()
  expect([
    await copy.label.read(),
    await copy.lease.isHeld(),
    await copy.arrivals.any(),
    await copy.documents.lastKey(),
  ]).toEqual([...[undefined, false, false, 1]])
  expect([
    await file.label.read(),
    await file.lease.isHeld(),
    await file.arrivals.any(),
    await file.documents.lastKey(),
  ]).toEqual([label, true, true, 2])
})

test('bytes are those of the pages in use; cleared documents do not count while they wait to be erased', async () => {
  const path = join(emptyFolder(), 'a.db')
  const file = openProjectFile(path)
  const empty = await file.bytes()
  await store(file, ...Array.from({ length: 50 }, (_, i) => `${i}`.padStart(5, '0') + 'x'.repeat(20_000)))
  const full = await file.bytes()
  // Each text takes two pages of 16,384 bytes.
  expect(full - empty).toBeGreaterThanOrEqual(50 * 20_000)
  expect(full - empty).toBeLessThan(60 * 32_768)
  await file.versions.clear()
  expect(await file.bytes()).toBe(empty)
  await store(file, 'After.')
  expect(await file.bytes()).toBe(empty + 6)
  // One of them is left.
  expect(await file.documents.eraseGone(49)).toBe(true)
  expect(await file.bytes()).toBe(empty + 6)
  while (await file.documents.eraseGone(10));
  expect(await file.bytes()).toBeGreaterThanOrEqual(empty)
  expect(await file.bytes()).toBeLessThan(empty + 4 * 16_384)
  await file.close()
  const database = new Sqlite(path)
  expect(database.pragma('page_size', { simple: true })).toBe(16_384)
  database.close()
})

test('a file says what it is', async () => {
  const directory = emptyFolder()
  const made = async (name: string, fill: (file: ProjectFile) => unknown): Promise<string> => {
    const path = join(directory, name)
    const file = openProjectFile(path)
    await fill(file)
    await file.close()
    return path
  }
  const whole = await made('whole.db', async (file) => {
    await file.label.write(label)
    await store(file, 'Text.')
  })
  const nameless = await made('nameless.db', (file) => store(file, 'Text.'))
  const empty = await made('empty.db', (file) => file.label.write(label))
  const bare = await made('bare.db', () => {})
  const blank = join(directory, 'blank.db')
  writeFileSync(blank, '')
  const other = join(directory, 'other.db')
  writeFileSync(other, 'something else '.repeat(1_000))
  const all = [whole, nameless, empty, bare, blank, other]
  expect(await Promise.all(all.map(labelOf))).toEqual([label, ...Array(5).fill('unusable')])
  for (const path of all) age(path, 3_700)
  expect(await Promise.all(all.map(labelOf))).toEqual([
    label,
    'unusable',
    'unusable',
    'abandoned',
    'abandoned',
    'unusable',
  ])
  expect(await labelOf(join(directory, 'missing.db'))).toBe('unusable')
  expect(existsSync(join(directory, 'missing.db'))).toBe(false)
})
