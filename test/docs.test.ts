import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const filesBelow = (folder: string, ending: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .map((path) => join(root, folder, path))

const pages = [
  ...filesBelow('docs', '.md'),
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'src/README.md', 'bench/README.md'].map((path) =>
    join(root, path),
  ),
]

describe('docs/interface', () => {
  /** Sections by page: `4.2` of a heading, `2.1.7` of the seventh item of the list below the heading 2.1. */
  const sections = new Map(
    ['v5', 'v4-identity', 'v4-legacy'].map((name) => {
      const found = new Set<string>()
      let heading = ''
      for (const line of readFileSync(join(root, 'docs/interface', `${name}.md`), 'utf8').split('\n')) {
        heading = /^#+ (\d+(?:\.\d+)*)\.? /.exec(line)?.[1] ?? heading
        const item = /^(\d+)\. /.exec(line)?.[1]
        found.add(item === undefined ? heading : `${heading}.${item}`)
      }
      return [name, found] as const
    }),
  )

  test('has every section that the sources refer to', () => {
    const references = filesBelow('src', '.ts').flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/\b(v5|v4-identity|v4-legacy) (?:section )?(\d+(?:\.\d+)*)/g)].map(
        ([, page, section]) => ({ path: relative(root, path), page: page!, section: section! }),
      ),
    )
    expect(references.length).toBeGreaterThan(300)
    const unresolved = references.filter(({ page, section }) => !sections.get(page)!.has(section))
    expect(unresolved).toEqual([])
  })
})

test('links in the documentation lead to files that exist', () => {
  const broken = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
      .filter(([, target]) => !existsSync(join(dirname(page), target!)))
      .map(([, target]) => `${relative(root, page)} -> ${target}`),
  )
  expect(broken).toEqual([])
})

test('links to headings lead to headings that exist', () => {
  /** The fragment of a heading, as GitHub makes it. */
  const fragment = (heading: string): string =>
    heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-')
  const headingsOf = (page: string): string[] =>
    [...readFileSync(page, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading]) => fragment(heading!))
  const links = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)#([^)\s]+)\)/g)].map(
      ([, path, heading]) => ({ page, target: join(dirname(page), path || basename(page)), heading: heading! }),
    ),
  )
  expect(links.length).toBeGreaterThan(20)
  const broken = links
    .filter(({ target, heading }) => !headingsOf(target).includes(heading))
    .map(({ page, target, heading }) => `${relative(root, page)} -> ${relative(root, target)}#${heading}`)
  expect(broken).toEqual([])
})

test('docs/security.md names files that exist', () => {
  const text = readFileSync(join(root, 'docs/security.md'), 'utf8')
  const named = [...text.matchAll(/`([\w/.]+\.ts)`/g)].map(([, path]) => path!)
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((path) => !existsSync(join(root, path.startsWith('test/') ? '' : 'src', path)))).toEqual([])
})

test('bench/README.md stays under 150 lines', () => {
  expect(readFileSync(join(root, 'bench/README.md'), 'utf8').split('\n').length).toBeLessThan(150)
})

describe('docs/experiments', () => {
  const folder = join(root, 'docs/experiments')
  const names = readdirSync(folder).filter((name) => name !== 'README.md')

  test('has an index with one line for each page', () => {
    const linked = [...readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/^- \[[^\]]+\]\(([\w-]+\.md)\): .+/gm)]
    expect(linked.map(([, name]) => name!).toSorted()).toEqual(names.toSorted())
  })

  test.each(names)('%s begins with its verdict', (name) => {
    const [title, blank, heading, , verdict] = readFileSync(join(folder, name), 'utf8').split('\n')
    expect([title?.startsWith('# '), blank, heading, verdict !== '']).toEqual([true, '', '## Verdict', true])
  })
})
