import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { EngineError } from '../../src/errors.js'
import { openFile } from '../../src/projects/openFile.js'
import { inPlace } from '../../src/snapshot/parts.js'
import type { StoredProject } from '../../src/storage/port/installation.js'
import { openSqliteInstallation } from '../../src/storage/sqlite/installation.js'
import { openProjectFile, projectPath } from '../../src/storage/sqlite/project/projectFile.js'
import { createLatch } from '../createLatch.js'
import { emptyFolder } from '../storage/folder.js'

/** A project's file, and what happened to it. */
async function openIn(path: string, onFirst: (file: StoredProject) => void = () => {}) {
  const calls: string[] = []
  const storage = await openSqliteInstallation(dirname(dirname(path)))
  onTestFinished(() => storage.close())
  const opened = openFile(
    { storage, projectId: basename(path, '.db') },
    {
      missing: () => new EngineError('ERROR', 'It is missing.'),
      onFirst: async (file) => {
        calls.push('first')
        onFirst(file)
      },
      onOpened: () => void calls.push('opened'),
    },
    undefined,
  )
  return { ...opened, calls }
}

function newPath(): string {
  const folder = emptyFolder()
  mkdirSync(join(folder, 'projects'))
  return projectPath(folder, 'a')
}

async function newFile(): Promise<string> {
  const path = newPath()
  await openProjectFile(path).close()
  return path
}

test('a file is opened when it is needed, rests when nothing is under way, and is opened again', async () => {
  const { file, during, closeIfIdle, calls } = await openIn(await newFile())
  expect(calls).toEqual([])
  const first = await file()
  expect([await file(), calls]).toEqual([first, ['first', 'opened']])
  const { opened, open } = createLatch()
  const work = during(() => opened)
  expect([closeIfIdle(), await file()]).toEqual([false, first])
  open()
  await work
  expect(closeIfIdle()).toBe(true)
  await expect(first.documents.totals()).rejects.toThrow()
  expect(await file()).not.toBe(first)
  expect(calls).toEqual(['first', 'opened', 'opened'])
  await expect(during(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect([closeIfIdle(), closeIfIdle()]).toEqual([true, true])
})

test('a project in memory never rests', async () => {
  const storage = await openSqliteInstallation(undefined)
  const made = await storage.beginEmpty('a')
  const events = { missing: () => new EngineError('ERROR'), onFirst: async () => {}, onOpened: () => {} }
  const { file, closeIfIdle, records } = openFile({ storage, projectId: 'a' }, events, made)
  const first = await file()
  expect([closeIfIdle(), await file()]).toEqual([false, first])
  // Its parts are in memory already: there is nothing to read on demand.
  expect(records.snapshots.source({ number: 1, layer: 0 }).stored).toBeUndefined()
})

test('a missing file is not made, and an empty one is refused', async () => {
  const path = newPath()
  const { file } = await openIn(path)
  await expect(file()).rejects.toThrow('It is missing.')
  expect(existsSync(path)).toBe(false)
  writeFileSync(path, '')
  await expect(file()).rejects.toThrow(/has lost what was in it/)
})

test('what fails at the first opening is tried again with the next', async () => {
  let failures = 1
  const { file, calls } = await openIn(await newFile(), () => {
    if (failures-- > 0) throw new Error('busy')
  })
  await expect(file()).rejects.toThrow('busy')
  expect((await (await file()).documents.totals()).documents).toBe(0)
  expect(calls).toEqual(['first', 'first', 'opened'])
})

test('what fails at the first opening leaves no file open', async () => {
  const seen: StoredProject[] = []
  const { file } = await openIn(await newFile(), (opened) => {
    seen.push(opened)
    if (seen.length === 1) throw new Error('busy')
  })
  await expect(file()).rejects.toThrow('busy')
  await expect(seen[0]!.documents.totals()).rejects.toThrow(/not open/)
  expect(await file()).toBe(seen[1])
})

test('a file that has ended gives its error to everybody', async () => {
  const { file, end } = await openIn(await newFile())
  const opened = await file()
  await end(new EngineError('ERROR', 'The project was deleted.'))
  await expect(file()).rejects.toThrow('The project was deleted.')
  await expect(opened.documents.totals()).rejects.toThrow()
})

test('parts of a snapshot are read from the file as it is then, and keep it open meanwhile', async () => {
  const { records, closeIfIdle } = await openIn(await newFile())
  const version = { number: 1, layer: 0 }
  await records.snapshots.sink(version).write('info', '{}')
  await records.snapshots.sink(version).write('rows', Float32Array.of(1, 2, 3, 4))
  const parts = records.snapshots.source(version)
  expect(closeIfIdle()).toBe(true)
  const reading = parts.read('rows')
  expect(closeIfIdle()).toBe(false)
  expect(await reading).toEqual(Float32Array.of(1, 2, 3, 4))
  expect(closeIfIdle()).toBe(true)
  expect(await parts.stored!.rows('rows', 2, [1, 0])).toEqual(Float32Array.of(3, 4, 1, 2))
  const target = new Float32Array(4)
  expect(await parts.stored!.fill('rows', target)).toBe(true)
  expect([...target]).toEqual([1, 2, 3, 4])
  const later = (await parts.stored!.allocate('rows'))!
  await parts.stored!.fillRuns('rows', later, inPlace(1, 3))
  expect(later).toEqual(Float32Array.of(0, 2, 3, 0))
})

test('calls at the same time open a file once, and each call finds it open again after it was closed', async () => {
  const { records, closeIfIdle, calls } = await openIn(await newFile())
  const totals = [records.documents.totals(), records.documents.totals()]
  expect(closeIfIdle()).toBe(false)
  expect(await Promise.all(totals)).toEqual(Array(2).fill({ documents: 0, characters: 0 }))
  expect(closeIfIdle()).toBe(true)
  expect(await records.atomically(({ documents }) => documents.lastKey())).toBe(0)
  expect(calls).toEqual(['first', 'opened', 'opened'])
})
