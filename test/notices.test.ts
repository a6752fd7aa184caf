import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

type Script = { noticesOf(chunks: readonly { readonly moduleIds?: readonly string[] }[]): string }
const { noticesOf }: Script = await import(new URL('../scripts/notices.mjs', import.meta.url).href)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'notices-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A package with a module; returns the path of the module. */
function addPackage(name: string, licence?: string): string {
  const home = join(folder, 'node_modules', name)
  mkdirSync(join(home, 'dist'), { recursive: true })
  writeFileSync(join(home, 'package.json'), JSON.stringify({ name, version: '1.2.3' }))
  if (licence !== undefined) writeFileSync(join(home, 'LICENCE.md'), licence)
  return join(home, 'dist', 'index.js')
}

test('each bundled package is named once with its licence, in the order of names', () => {
  const chunks = [
    { moduleIds: [join(folder, 'src', 'index.js'), addPackage('plain', 'Do as you like.\n\n')] },
    { moduleIds: [`\0${addPackage('@scope/part', 'Name us.')}`, addPackage('plain', 'Do as you like.')] },
    {},
  ]
  expect(noticesOf(chunks)).toBe('@scope/part 1.2.3\n\nName us.\n\nplain 1.2.3\n\nDo as you like.\n')
})

test('a package of a package is found in its own folder', () => {
  const inner = addPackage(join('outer', 'node_modules', 'inner').replaceAll('\\', '/'), 'Inner terms.')
  expect(noticesOf([{ moduleIds: [inner] }])).toContain('Inner terms.')
})

test('a bundled package without a licence ends the bundling', () => {
  expect(() => noticesOf([{ moduleIds: [addPackage('bare')] }])).toThrow('bare is bundled and has no licence.')
})

test('the files that npm run build writes name what is in them', () => {
  expect(readFileSync('dist/client/NOTICES.txt', 'utf8')).toMatch(/^preact \d/m)
})
