import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { EngineError } from '../../src/errors.js'
import { openFile } from '../../src/projects/openFile.js'
import { openProjectFile, type ProjectFile } from '../../src/storage/project/projectFile.js'
import { emptyFolder } from '../storage/folder.js'

/** A project's file, and what happened to it. */
function openIn(path: string | undefined, onFirst: (file: ProjectFile) => void = () => {}) {
  const calls: string[] = []
  const opened = openFile(
    path,
    {
      missing: () => new EngineError('ERROR', 'It is missing.'),
      onFirst: (file) => {
        calls.push('first')
        onFirst(file)
      },
      onOpened: () => void calls.push('opened'),
    },
    undefined,
  )
  return { ...opened, calls }
}

function newFile(): string {
  const path = join(emptyFolder(), 'a.db')
  openProjectFile(path).close()
  return path
}

test('a file is opened when it is needed, rests when nothing is under way, and is opened again', async () => {
  const { file, during, rest, calls } = openIn(newFile())
  expect(calls).toEqual([])
  const first = file()
  expect([file(), calls]).toEqual([first, ['first', 'opened']])
  let end = (): void => {}
  const work = during(() => new Promise<void>((resolve) => (end = resolve)))
  expect([rest(), file()]).toEqual([false, first])
  end()
  await work
  expect(rest()).toBe(true)
  expect(() => first.documents.totals()).toThrow()
  expect(file()).not.toBe(first)
  expect(calls).toEqual(['first', 'opened', 'opened'])
  await expect(during(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect([rest(), rest()]).toEqual([true, true])
})

test('a project in memory never rests', () => {
  const { file, rest } = openIn(undefined)
  const first = file()
  expect([rest(), file()]).toEqual([false, first])
})

test('a missing file is not made, and an empty one is refused', () => {
  const path = join(emptyFolder(), 'a.db')
  const { file } = openIn(path)
  expect(file).toThrow('It is missing.')
  expect(existsSync(path)).toBe(false)
  writeFileSync(path, '')
  expect(file).toThrow(/has lost what was in it/)
})

test('what fails at the first opening is tried again with the next', () => {
  let failures = 1
  const { file, calls } = openIn(newFile(), () => {
    if (failures-- > 0) throw new Error('busy')
  })
  expect(file).toThrow('busy')
  expect(file().documents.totals().documents).toBe(0)
  expect(calls).toEqual(['first', 'first', 'opened'])
})

test('what fails at the first opening leaves no file open', () => {
  const seen: ProjectFile[] = []
  const { file } = openIn(newFile(), (opened) => {
    seen.push(opened)
    if (seen.length === 1) throw new Error('busy')
  })
  expect(file).toThrow('busy')
  expect(() => seen[0]!.documents.totals()).toThrow(/not open/)
  expect(file()).toBe(seen[1])
})

test('a file that has ended gives its error to everybody', () => {
  const { file, end } = openIn(newFile())
  const opened = file()
  end(new EngineError('ERROR', 'The project was deleted.'))
  expect(file).toThrow('The project was deleted.')
  expect(() => opened.documents.totals()).toThrow()
})

test('parts of a snapshot are read from the file as it is then, and keep it open meanwhile', async () => {
  const { file, source, rest } = openIn(newFile())
  const version = { number: 1, layer: 0 }
  await file().snapshots.sink(version).write('info', '{}')
  await file()
    .snapshots.sink(version)
    .write('rows', Float32Array.of(1, 2, 3, 4))
  const parts = source(version)
  expect(rest()).toBe(true)
  const reading = parts.read('rows')
  expect(rest()).toBe(false)
  expect(await reading).toEqual(Float32Array.of(1, 2, 3, 4))
  expect(rest()).toBe(true)
  expect(await parts.stored!.rows('rows', 2, [1, 0])).toEqual(Float32Array.of(3, 4, 1, 2))
  const target = new Float32Array(4)
  expect(await parts.stored!.fill('rows', target)).toBe(true)
  expect([...target]).toEqual([1, 2, 3, 4])
})
