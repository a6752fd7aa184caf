import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { operations } from '../src/operations/registry.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, 'site/pages/operations')
let pages: readonly string[]

/** The script reads lib/index.js. */
beforeAll(() => {
  execFileSync(process.execPath, [join(root, 'site/build.mjs')])
  pages = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
})

test('the site has a section for every operation, on a page for each group', () => {
  const sections = new Set(pages.flatMap((page) => [...page.matchAll(/^## (.+)$/gm)].map(([, name]) => name)))
  expect(operations.map(({ name }) => name).filter((name) => !sections.has(name))).toEqual([])
  expect(pages.length).toBeGreaterThan(15)
})

test('the overview leads to the section of every operation', () => {
  const overview = readFileSync(join(root, 'site/pages/operations.md'), 'utf8')
  const links = new Set([...overview.matchAll(/^\| \[`(.+?)`\]/gm)].map(([, name]) => name))
  expect(operations.map(({ name }) => name).filter((name) => !links.has(name))).toEqual([])
})

test('every page of docs/ stands in the sidebar', () => {
  const config = readFileSync(join(root, 'site/.vitepress/config.mjs'), 'utf8')
  const shown = new Set([...config.matchAll(/page\('[^']+', '([^']+)'\)/g)].map(([, path]) => path))
  const written = readdirSync(join(root, 'docs')).flatMap((name) => (name.endsWith('.md') ? [name.slice(0, -3)] : []))
  expect(written.filter((name) => !shown.has(name))).toEqual([])
})

test('links to files that are no pages of the site are texts, and links to the README lead to the start', () => {
  const page = readFileSync(join(root, 'site/pages/command-line.md'), 'utf8')
  expect(page).toContain('[Start](/index.md#the-command-line)')
  expect(readFileSync(join(root, 'site/pages/index.md'), 'utf8')).not.toContain('](LICENSE)')
})

test('every page has a description of its own, without marks of its source', () => {
  const paths = readdirSync(join(root, 'site/pages'), { recursive: true, encoding: 'utf8' })
  const described = paths
    .filter((path) => path.endsWith('.md'))
    .map((path) => [path, /^description: (".*")$/m.exec(readFileSync(join(root, 'site/pages', path), 'utf8'))?.[1]])
  expect(described.filter(([, text]) => text === undefined)).toEqual([])
  const texts = described.map(([, text]) => JSON.parse(text!) as string)
  expect(texts.filter((text) => text.length > 162 || /[`*]|\]\(/.test(text))).toEqual([])
  expect(new Set(texts).size).toBe(texts.length)
  expect(texts.find((text) => text.startsWith('The page is one file'))).toBe(
    'The page is one file that fetches nothing: it opens from disk, can be sent by mail, and its Content-Security-Policy admits only its own script and style, by …',
  )
})

test('a section has the parameters of the record', () => {
  const section = pages
    .join('\n')
    .split(/^## /m)
    .find((text) => text.startsWith('project.docs.search\n'))!
  const { operation } = operations.find(({ name }) => name === 'project.docs.search')!
  const named = [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)
  expect(named).toEqual(expect.arrayContaining(Object.keys(operation.params.shape)))
})

test('the lock file has the packages of all platforms, without which `npm ci` refuses it', () => {
  const lock = JSON.parse(readFileSync(join(root, 'site/package-lock.json'), 'utf8')) as {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>
  }
  const optional = Object.values(lock.packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies),
  )
  expect(optional.length).toBeGreaterThan(20)
  expect(optional.filter((name) => !(`node_modules/${name}` in lock.packages))).toEqual([])
})
