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

test('a section has the parameters of the record', () => {
  const section = pages
    .join('\n')
    .split(/^## /m)
    .find((text) => text.startsWith('project.docs.search\n'))!
  const { operation } = operations.find(({ name }) => name === 'project.docs.search')!
  const named = [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)
  expect(named).toEqual(expect.arrayContaining(Object.keys(operation.params.shape)))
})
