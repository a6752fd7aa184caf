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
  /** Names of the packages that it imports. */
  readonly packages: readonly string[]
}

/** Static and dynamic imports, those of types included. */
const importPattern =
  /(?:^|\n)\s*(?:import|export)(?:\s+type)?\s(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/g

function readSources(): SourceFile[] {
  const paths = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    // AssemblyScript is another language that looks like TypeScript.
    .filter(
      (path) => /\.(?:tsx?|cts)$/.test(path) && !path.endsWith('.d.ts') && !path.startsWith('math/simd/wasm/assembly/'),
    )
  return paths.map((path) => {
    const text = readFileSync(join(source, path), 'utf8')
    const specifiers = [...text.matchAll(importPattern)].map(([, statement, call]) => statement ?? call!)
    const resolve = (specifier: string): string => {
      const named = relative(source, join(source, dirname(path), specifier.replace(/\.js$/, ''))).replaceAll('\\', '/')
      if (named.endsWith('.cjs')) return named.replace(/\.cjs$/, '.cts')
      return paths.includes(`${named}.tsx`) ? `${named}.tsx` : `${named}.ts`
    }
    return {
      path,
      text,
      imports: specifiers.filter((specifier) => specifier.startsWith('.')).map(resolve),
      packages: specifiers.filter((specifier) => !specifier.startsWith('.')),
    }
  })
}

const files = readSources()
const known = new Map(files.map((file) => [file.path, file]))
const folderOf = (path: string): string => (path.includes('/') ? path.slice(0, path.indexOf('/')) : '')

/** Groups of files that import each other in circles (Tarjan 1972), each as its sorted paths in one text. */
function cyclesOf(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const cycles: string[] = []
  const visit = (path: string): void => {
    order.set(path, order.size)
    lowest.set(path, order.get(path)!)
    stack.push(path)
    for (const next of graph.get(path) ?? []) {
      if (!order.has(next)) visit(next)
      if (stack.includes(next)) lowest.set(path, Math.min(lowest.get(path)!, lowest.get(next)!))
    }
    if (lowest.get(path) !== order.get(path)) return
    const group = stack.splice(stack.indexOf(path))
    if (group.length > 1 || graph.get(path)?.has(path)) cycles.push(group.sort().join(' '))
  }
  for (const path of graph.keys()) if (!order.has(path)) visit(path)
  return cycles
}

/** Folders of `answers` in the order in which they build on each other; the empty name is what all of them need. */
const answerParts: readonly string[] = [
  '',
  'concepts',
  'counts',
  'terms',
  'texts',
  'search/hybrid',
  'search',
  'associations',
  'comparison',
  'drivers',
  'sentiment',
  'selection',
  'findings',
]

/** Files that stand beside the folders, below all of them. */
const base = new Set([
  'errors.ts',
  'dates.ts',
  'caller.ts',
  'finiteNumber.ts',
  'findingSentence.ts',
  'fixedDigits.ts',
  'inlineHtml.ts',
  'listenOn.ts',
  'loadPackages.ts',
  'locateModule.ts',
  'makeFolder.ts',
  'refuseBundle.ts',
  'repeatEvery.ts',
  'languageCache.ts',
  'lazily.ts',
  'nearestName.ts',
  'packages.cts',
  'plural.ts',
  'projectFolder.ts',
  'scoreDigits.ts',
  'typedArrays.ts',
])

/** Layers of folders, lowest first, and which folders or files each imports. All may import the base files. */
const layers: Readonly<Record<string, { readonly layer: number; readonly may: readonly string[] }>> = {
  text: { layer: 1, may: [] },
  math: { layer: 1, may: [] },
  compute: { layer: 1, may: [] },
  snapshot: { layer: 2, may: ['text', 'math', 'compute'] },
  wordVectors: { layer: 2, may: ['text', 'math', 'compute'] },
  indexing: { layer: 3, may: ['text', 'math', 'compute', 'snapshot', 'wordVectors'] },
  answers: { layer: 3, may: ['text', 'math', 'compute', 'snapshot', 'wordVectors'] },
  // Chunks are packed by the fast kernels.
  storage: { layer: 3, may: ['snapshot', 'math/simd/arena.ts'] },
  accounts: { layer: 4, may: ['storage'] },
  projects: { layer: 4, may: ['storage', 'indexing', 'snapshot', 'wordVectors', 'compute', 'text'] },
  operations: {
    layer: 5,
    may: [
      'accounts',
      'projects',
      'answers',
      'snapshot',
      // Rendering gives way to the event loop, and one small value is cached with its snapshot.
      'compute/compute.ts',
      'compute/eventLoopBudget.ts',
      'compute/slotCache.ts',
      // The encodings of vectors and of term management are part of the interface.
      'math/pack64.ts',
      'text/termChanges.ts',
      // Codes of languages are types of the interface.
      'text/languages.ts',
      'text/tokenization/customTokenizer.ts',
      'text/morphology/dictionaries/dictionary.ts',
      // The error of a space that the caller implements.
      'wordVectors/wordVectors.ts',
    ],
  },
  http: { layer: 6, may: ['operations', 'compute'] },
  report: { layer: 6, may: ['operations/v5/inputs.ts'] },
  mcp: { layer: 6, may: ['operations'] },
  testing: { layer: 7, may: ['accounts/mail.ts', 'http', 'operations/readOptions.ts'] },
  // Also runs in a browser: it uses nothing of Node.js.
  reading: { layer: 7, may: ['report/reportDocument.ts'] },
  // Runs in a browser: it knows the form of reports, and no code of the engine.
  client: {
    layer: 8,
    may: [
      'reading',
      'report/reportConcepts.ts',
      'report/reportDocument.ts',
      'report/reportScores.ts',
      'report/reportTexts.ts',
      'report/reportTime.ts',
      'report/certainty.ts',
      'report/document/intervals.ts',
      'report/document/mainDays.ts',
      'report/percent.ts',
      'report/suggestScoreField.ts',
      'report/tables/workbookXml.ts',
      'text/detectLanguage.ts',
    ],
  },
  cli: { layer: 8, may: ['reading', 'http', 'mcp', 'report', 'text/detectLanguage.ts', 'text/languages.ts'] },
}

/** Entry points stand beside the folders and may import all of them; only cli, mcp, report, testing and those files of http that serve an engine may import entry points. */
const isEntryPoint = (path: string): boolean => folderOf(path) === '' && !base.has(path)
const throughEntryPoints = (path: string): boolean =>
  isEntryPoint(path) ||
  ['cli', 'report', 'testing', 'mcp'].includes(folderOf(path)) ||
  ['http/node.ts', 'http/listener.ts', 'http/serveBuilds.ts'].includes(path)

function mayImport(from: string, to: string): boolean {
  if (base.has(to)) return true
  if (base.has(from)) return false
  if (isEntryPoint(to)) return throughEntryPoints(from)
  if (isEntryPoint(from) || folderOf(from) === folderOf(to)) return true
  const { may } = layers[folderOf(from)] ?? { may: [] as readonly string[] }
  return may.includes(folderOf(to)) || may.includes(to)
}

describe('layers', () => {
  test('every import leads to a file of src', () => {
    const lost = files.flatMap(({ path, imports }) =>
      imports.filter((to) => !known.has(to)).map((to) => `${path} -> ${to}`),
    )
    expect(lost).toEqual([])
  })

  test('every folder has its layer and imports only lower ones', () => {
    expect(
      [...new Set(files.map(({ path }) => folderOf(path)))].filter((folder) => folder !== '' && !layers[folder]),
    ).toEqual([])
    for (const [folder, { layer, may }] of Object.entries(layers)) {
      for (const below of may) {
        expect(layers[folderOf(below) || below]!.layer, `${folder} -> ${below}`).toBeLessThan(layer)
      }
    }
  })

  test('imports lead downward', () => {
    const upward = files.flatMap(({ path, imports }) =>
      imports.filter((to) => !mayImport(path, to)).map((to) => `${path} -> ${to}`),
    )
    expect(upward).toEqual([])
  })

  test('the table says no more than there is', () => {
    const imported = new Set(
      files.flatMap(({ path, imports }) =>
        imports.flatMap((to) => [`${folderOf(path)} -> ${folderOf(to)}`, `${folderOf(path)} -> ${to}`]),
      ),
    )
    const unused = Object.entries(layers).flatMap(([folder, { may }]) =>
      may.map((below) => `${folder} -> ${below}`).filter((arrow) => !imported.has(arrow)),
    )
    expect(unused).toEqual([])
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

  test('no import leads back to where it came from, types included', () => {
    const graph = new Map(files.map(({ path, imports }) => [path, new Set(imports)]))
    expect(cyclesOf(graph)).toEqual([])
  })

  test('parts of answers import only the parts before them', () => {
    const partOf = (path: string): string => dirname(path).replace(/^answers\/?/, '')
    const upward = files
      // The list of kernels is imported by nothing in the folder.
      .filter(({ path }) => folderOf(path) === 'answers' && path !== 'answers/kernels.ts')
      .flatMap(({ path, imports }) =>
        imports
          .filter((to) => folderOf(to) === 'answers' && partOf(to) !== partOf(path))
          .filter((to) => !(answerParts.indexOf(partOf(to)) < answerParts.indexOf(partOf(path))))
          .map((to) => `${path} -> ${to}`),
      )
    expect(upward).toEqual([])
    const parts = files.filter(({ path }) => folderOf(path) === 'answers').map(({ path }) => partOf(path))
    expect([...new Set(parts)].sort()).toEqual([...answerParts].sort())
  })

  test('nothing in src imports tests or benches', () => {
    const outside = files.flatMap(({ path, imports }) =>
      imports.filter((to) => to.startsWith('..')).map((to) => `${path} -> ${to}`),
    )
    expect(outside).toEqual([])
  })

  test('only the package root, ./http and ./testing are entry points of the package', () => {
    const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      exports: Record<string, unknown>
    }
    expect(Object.keys(exports)).toEqual(['.', './http', './testing', './package.json'])
  })
})

describe('habits', () => {
  test('only storage contains SQL', () => {
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

  test('only layers 4 and above refuse a caller', () => {
    const low = files
      .filter(({ path }) => !base.has(path) && (layers[folderOf(path)]?.layer ?? 6) < 4)
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

  test('names every folder, subfolders included', () => {
    const folders = readdirSync(source, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath }) => relative(source, parentPath).replaceAll('\\', '/'))
    const named = new Set([...map.matchAll(/`([\w/]+)\/`/g)].map((match) => match[1]!))
    expect([...new Set(folders)].filter((folder) => folder !== '' && !named.has(folder))).toEqual([])
    const listed = [...map.matchAll(/^ *- `([\w/]+)\/`/gm)].map((match) => match[1]!)
    expect(listed.filter((folder) => !folders.some((path) => `${path}/`.startsWith(`${folder}/`)))).toEqual([])
  })

  test('names no file that does not exist', () => {
    const named = [...map.matchAll(/`([\w/]+\.ts)`/g)].map((match) => match[1]!)
    expect(named.filter((path) => !known.has(path))).toEqual([])
  })
})
