import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What callers of the package import, and where a thread starts. */
const entryPoints = new Set(['src/index.ts', 'src/http/node.ts', 'src/testing/fakeService.ts', 'src/worker.ts'])

interface Module {
  readonly path: string
  /** Without comments. */
  readonly text: string
}

/** Paths of TypeScript below a folder; AssemblyScript is another language. */
const pathsBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts') && !path.includes('/wasm/assembly/'))

const modules: Module[] = ['src', 'test', 'bench', 'campaign'].flatMap(pathsBelow).map((path) => ({
  path,
  text: readFileSync(join(root, path), 'utf8').replace(/\/\*\*?[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm, ''),
}))

interface Export {
  readonly name: string
  readonly isType: boolean
  readonly isKernel: boolean
}

function exportsOf(text: string): Export[] {
  const declared = [
    ...text.matchAll(
      /^export (?:async )?(const|let|function\*?|class|interface|type) (\w+)(?:[^\n]*= (?:kernel|fillKernel)\()?/gm,
    ),
  ].map(([whole, kind, name]) => ({
    name: name!,
    isType: kind === 'interface' || kind === 'type',
    isKernel: whole.endsWith('('),
  }))
  const passedOn = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, names]) =>
    namesIn(names!, 'last').map((name) => ({ name, isType: false, isKernel: false })),
  )
  return [...declared, ...passedOn]
}

/** Names in the braces of an import or export; of `a as b` the first or the last. */
const namesIn = (braces: string, which: 'first' | 'last'): string[] =>
  braces
    .split(',')
    .map((part) => part.trim().replace(/^type /, ''))
    .filter((part) => part !== '')
    .map((part) =>
      part
        .split(' as ')
        .at(which === 'first' ? 0 : -1)!
        .trim(),
    )

/** Each import of a module of ours: the path, and the names; undefined where all of them may be used. */
function* importsOf({ path, text }: Module): Generator<readonly [from: string, names: readonly string[] | undefined]> {
  // Benches import what was compiled.
  const resolve = (specifier: string): string => {
    const named = join(dirname(path), specifier.replace(/\.js$/, '')).replace(/^dist\//, 'src/')
    return existsSync(join(root, `${named}.tsx`)) ? `${named}.tsx` : `${named}.ts`
  }
  for (const [, names, from] of text.matchAll(/^(?:import|export)(?: type)?\s*\{([^}]*)\}\s*from '(\.[^']*)'/gm)) {
    yield [resolve(from!), namesIn(names!, 'first')]
  }
  for (const [, alias, from] of text.matchAll(/^import(?: type)? \* as (\w+) from '(\.[^']*)'/gm)) {
    const members = [...text.matchAll(new RegExp(`(?<![\\w./])${alias}\\.(\\w+)`, 'g'))].map(([, name]) => name!)
    // Passed on as a whole, it may use every member.
    const isPassedOn = new RegExp(`(?<![\\w./])${alias}(?![\\w.]| from )`).test(text)
    yield [resolve(from!), isPassedOn ? undefined : members]
  }
  for (const [, from] of text.matchAll(/\bimport\(\s*'(\.[^']*)'/g)) yield [resolve(from!), undefined]
  for (const [, from] of text.matchAll(/^export \* from '(\.[^']*)'/gm)) yield [resolve(from!), undefined]
}

/** For `path#name` the top folders of the files that import it. */
const users = new Map<string, Set<string>>()
for (const module of modules) {
  const folder = module.path.slice(0, module.path.indexOf('/'))
  for (const [from, names] of importsOf(module)) {
    const target = modules.find(({ path }) => path === from)
    // Threads take the kernels of the listed modules, and nothing else.
    const all = (): string[] =>
      exportsOf(target?.text ?? '')
        .filter(({ isKernel }) => isKernel || !module.path.endsWith('/kernels.ts'))
        .map(({ name }) => name)
    for (const name of names ?? all()) {
      const key = `${from}#${name}`
      users.set(key, (users.get(key) ?? new Set()).add(folder))
    }
  }
}

const exported = modules
  .filter(({ path }) => path.startsWith('src/') && !entryPoints.has(path))
  .flatMap(({ path, text }) =>
    exportsOf(text).map((one) => ({
      ...one,
      path,
      users: users.get(`${path}#${one.name}`) ?? new Set<string>(),
      isUsedHere: [...text.matchAll(new RegExp(`(?<!\\w|(?<!\\.)\\.)${one.name}(?!\\w)`, 'g'))].length > 1,
    })),
  )

test('the exports and imports are found', () => {
  const text = `
export const a = kernel('x.a', () => 1)
export type B = string
export { c, type d as e } from './f.js'`
  expect(exportsOf(text)).toEqual([
    { name: 'a', isType: false, isKernel: true },
    { name: 'B', isType: true, isKernel: false },
    { name: 'c', isType: false, isKernel: false },
    { name: 'e', isType: false, isKernel: false },
  ])
  expect([...importsOf({ path: 'src/x/y.ts', text })]).toEqual([['src/x/f.ts', ['c', 'd']]])
  expect(exported.length).toBeGreaterThan(1_500)
})

/** A type of its own file's exports must be exported for their declarations, even if nobody else writes its name. */
test('an export is used in another file, a type at least in its own', () => {
  const unused = exported
    .filter(({ users, isType, isUsedHere }) => users.size === 0 && !(isType && isUsedHere))
    .map(({ path, name }) => `${path} ${name}`)
  expect(unused).toEqual([])
})

/** The table of languages in README.md is compared with `stemsBy`. */
const excepted = new Set([
  // Used by scripts/compileGeneral.mjs.
  'src/wordVectors/general/fitGroups.ts fitGroups',
  'src/wordVectors/general/cognates.ts findCognates',
  'src/wordVectors/general/generalFile.ts encodeGroups',
  'src/wordVectors/general/groupSimilarity.ts featuresOf',
  'src/wordVectors/general/groupSimilarity.ts similarityOf',
  'src/wordVectors/general/groupTable.ts quantizeGroups',
  'src/wordVectors/general/groupTable.ts withoutLanguage',
  'src/wordVectors/general/wordGroups.ts parseGroupWords',
  'src/wordVectors/general/wordGroups.ts parseWordGroups',
  'src/text/morphology/stem.ts stemsBy',
])

test('what tests or benches import from src is used in src as well', () => {
  const testedOnly = exported
    .filter(({ users, isType, isUsedHere }) => users.size > 0 && !users.has('src') && !isUsedHere && !isType)
    .map(({ path, name }) => `${path} ${name}`)
    .filter((name) => !excepted.has(name))
  expect(testedOnly).toEqual([])
})
