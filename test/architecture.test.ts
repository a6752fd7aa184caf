import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { operations } from '../src/operations/registry.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const source = join(root, 'src')

interface SourceFile {
  /** From `src/`, as `indexing/pipeline.ts`. */
  readonly path: string
  readonly text: string
  /** Paths of the files of ours that it imports, types as well. */
  readonly imports: readonly string[]
  /** Those of them that must be there before the file itself can run. */
  readonly needs: readonly string[]
  /** Names of the packages that it imports. */
  readonly packages: readonly string[]
}

/** `import type` is gone when the program runs; a dynamic import waits until it is reached. */
const importPattern =
  /(?:^|\n)\s*(?:import|export)(\s+type)?\s(?:[^'";]*?\sfrom\s+)?'([^']+)'|\b(import)\(\s*'([^']+)'\s*\)/g

function readSources(): SourceFile[] {
  const paths = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    // AssemblyScript is another language that looks like TypeScript.
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.d.ts') && !path.startsWith('math/simd/wasm/assembly/'))
  return paths.map((path) => {
    const text = readFileSync(join(source, path), 'utf8')
    const found = [...text.matchAll(importPattern)].map(([, type, statement, dynamic, call]) => ({
      specifier: statement ?? call!,
      needed: type === undefined && dynamic === undefined,
    }))
    const resolve = ({ specifier }: { specifier: string }): string =>
      relative(source, join(source, dirname(path), specifier.replace(/\.js$/, '.ts'))).replaceAll('\\', '/')
    const local = found.filter(({ specifier }) => specifier.startsWith('.'))
    return {
      path,
      text,
      imports: local.map(resolve),
      needs: local.filter(({ needed }) => needed).map(resolve),
      packages: found.map(({ specifier }) => specifier).filter((specifier) => !specifier.startsWith('.')),
    }
  })
}

const files = readSources()
const known = new Map(files.map((file) => [file.path, file]))
const folderOf = (path: string): string => (path.includes('/') ? path.slice(0, path.indexOf('/')) : '')

/** Files that stand beside the folders, below all of them. */
const ground = new Set(['errors.ts', 'dates.ts', 'caller.ts', 'typedArrays.ts'])

/** The floors of the house, from the ground up, and which folders each folder may import. All may import the ground. */
const floors: Readonly<Record<string, { readonly floor: number; readonly may: readonly string[] }>> = {
  text: { floor: 1, may: [] },
  math: { floor: 1, may: [] },
  compute: { floor: 1, may: [] },
  snapshot: { floor: 2, may: ['text', 'math', 'compute'] },
  wordVectors: { floor: 2, may: ['text'] },
  indexing: { floor: 3, may: ['text', 'math', 'compute', 'snapshot', 'wordVectors'] },
  answers: { floor: 3, may: ['text', 'math', 'compute', 'snapshot'] },
  storage: { floor: 3, may: ['snapshot'] },
  accounts: { floor: 4, may: ['storage'] },
  projects: { floor: 4, may: ['storage', 'indexing', 'answers', 'snapshot', 'wordVectors', 'compute', 'text'] },
  operations: { floor: 5, may: ['accounts', 'projects', 'answers', 'snapshot', 'compute', 'math', 'text'] },
  http: { floor: 6, may: ['operations'] },
  report: { floor: 6, may: [] },
  cli: { floor: 7, may: ['http', 'report'] },
}

/** Doors stand beside the folders on the top floor and open what they like; only cli and http/node.ts come through them. */
const isDoor = (path: string): boolean => folderOf(path) === '' && !ground.has(path)
const throughDoors = (path: string): boolean =>
  isDoor(path) || folderOf(path) === 'cli' || folderOf(path) === 'report' || path === 'http/node.ts'

function mayImport(from: string, to: string): boolean {
  if (ground.has(to)) return true
  if (ground.has(from)) return false
  if (isDoor(to)) return throughDoors(from)
  if (isDoor(from) || folderOf(from) === folderOf(to)) return true
  return floors[folderOf(from)]?.may.includes(folderOf(to)) ?? false
}

describe('the house', () => {
  test('every import leads to a file of src', () => {
    const lost = files.flatMap(({ path, imports }) =>
      imports.filter((to) => !known.has(to)).map((to) => `${path} -> ${to}`),
    )
    expect(lost).toEqual([])
  })

  test('every folder has its floor, and floors may only import floors below', () => {
    expect(
      [...new Set(files.map(({ path }) => folderOf(path)))].filter((folder) => folder !== '' && !floors[folder]),
    ).toEqual([])
    for (const [folder, { floor, may }] of Object.entries(floors)) {
      for (const below of may) {
        expect(floors[below]!.floor, `${folder} -> ${below}`).toBeLessThan(floor)
      }
    }
  })

  test('imports lead downward', () => {
    const upward = files.flatMap(({ path, imports }) =>
      imports.filter((to) => !mayImport(path, to)).map((to) => `${path} -> ${to}`),
    )
    expect(upward).toEqual([])
  })

  test('the three interfaces stay apart, but for legacy, which may use v4', () => {
    const part = (path: string): string => /^operations\/(v5|v4|legacy)\//.exec(path)?.[1] ?? ''
    const mixed = files.flatMap(({ path, imports }) =>
      imports
        .filter((to) => part(path) !== '' && part(to) !== '' && part(path) !== part(to))
        .filter((to) => !(part(path) === 'legacy' && part(to) === 'v4'))
        .map((to) => `${path} -> ${to}`),
    )
    expect(mixed).toEqual([])
  })

  test('no import leads back to where it came from', () => {
    const state = new Map<string, 'open' | 'done'>()
    const cycles: string[] = []
    const visit = (path: string, trail: readonly string[]): void => {
      if (state.get(path) === 'done') return
      if (state.get(path) === 'open') {
        cycles.push([...trail.slice(trail.indexOf(path)), path].join(' -> '))
        return
      }
      state.set(path, 'open')
      for (const next of known.get(path)?.needs ?? []) visit(next, [...trail, path])
      state.set(path, 'done')
    }
    for (const { path } of files) visit(path, [])
    expect(cycles).toEqual([])
  })

  test('nothing in src imports tests or benches', () => {
    const outside = files.flatMap(({ path, imports }) =>
      imports.filter((to) => to.startsWith('..')).map((to) => `${path} -> ${to}`),
    )
    expect(outside).toEqual([])
  })

  test('only the package root and ./http are doors of the package', () => {
    const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      exports: Record<string, unknown>
    }
    expect(Object.keys(exports)).toEqual(['.', './http', './package.json'])
  })
})

describe('habits', () => {
  test('SQL is spoken in storage alone', () => {
    const speakers = files
      .filter(({ path, packages }) => folderOf(path) !== 'storage' && packages.includes('better-sqlite3'))
      .map(({ path }) => path)
    expect(speakers).toEqual([])
    const statements = files
      .filter(({ path }) => folderOf(path) !== 'storage')
      .filter(({ text }) =>
        /['"`]\s*(?:SELECT\s.+\sFROM|INSERT\s+INTO|DELETE\s+FROM|CREATE\s+TABLE|PRAGMA)\s/i.test(text),
      )
      .map(({ path }) => path)
    expect(statements).toEqual([])
  })

  test('only floors 4 and above refuse a caller', () => {
    const low = files
      .filter(({ path }) => !ground.has(path) && (floors[folderOf(path)]?.floor ?? 6) < 4)
      .filter(({ text }) => /\bnew EngineError\(|\binvalidParams\(/.test(text))
      .map(({ path }) => path)
    expect(low).toEqual([])
  })

  test('every operation names the section that specifies it', () => {
    expect(operations.length).toBeGreaterThan(0)
    const unnamed = operations
      .filter(({ operation }) => !/^(?:v5|v4-identity|v4-legacy) \d+(?:\.\d+)*/.test(operation.spec))
      .map(({ name }) => name)
    expect(unnamed).toEqual([])
  })

  test('exports have names, but for the one that a thread is started with', () => {
    const nameless = files.filter(({ text }) => /^export default\b/m.test(text)).map(({ path }) => path)
    expect(nameless.filter((path) => path !== 'worker.ts')).toEqual([])
  })
})

describe('src/README.md', () => {
  const map = readFileSync(join(source, 'README.md'), 'utf8')
  const paragraphs = [...map.matchAll(/^- `([\w/]+)\/`/gm)].map((match) => match[1]!)

  test('has one paragraph for every folder, and none for folders that are not there', () => {
    const folders = [...new Set(files.map(({ path }) => folderOf(path)).filter((folder) => folder !== ''))]
    expect([...paragraphs].sort()).toEqual(folders.sort())
  })

  test('names no file that does not exist', () => {
    const named = [...map.matchAll(/`([\w/]+\.ts)`/g)].map((match) => match[1]!)
    expect(named.filter((path) => !known.has(path))).toEqual([])
  })
})
