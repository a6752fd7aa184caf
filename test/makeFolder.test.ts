import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeFolder } from '../src/makeFolder.js'

const root = mkdtempSync(join(tmpdir(), 'conceptlite-folder-'))
afterAll(() => rmSync(root, { recursive: true }))

test('a folder is made with those above it, and the first new one is told', () => {
  const path = join(root, 'a', 'b', 'c')
  expect(makeFolder(path, 0o700)).toBe(join(root, 'a'))
  expect(statSync(path).isDirectory()).toBe(true)
  expect(makeFolder(path)).toBeUndefined()
  expect(makeFolder(join(root, 'a', 'd'))).toBe(join(root, 'a', 'd'))
})

test('a file in the way is refused, and stays', () => {
  const path = join(root, 'file')
  writeFileSync(path, '')
  expect(() => makeFolder(path)).toThrow(expect.objectContaining({ code: 'EEXIST' }))
  expect(() => makeFolder(join(path, 'below'))).toThrow(expect.objectContaining({ code: 'ENOTDIR' }))
  expect(statSync(path).isFile()).toBe(true)
})

// Node.js itself goes on trying there for ever.
test.runIf(process.platform === 'linux')('a system that makes no folder is believed', () => {
  expect(() => makeFolder('/proc/none/below')).toThrow(expect.objectContaining({ code: 'ENOENT' }))
  expect(existsSync('/proc/none')).toBe(false)
})
