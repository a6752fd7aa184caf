// Makes lib/, what the package ships, of dist/: the modules gathered in a few files, since opening hundreds is most of what
// starting costs, and the declarations that the doors refer to. Chunks lie one folder deep, as src/compute/ does, so
// that paths beside a module (`../worker.js`, `../../package.json`) hold in both. Code is minified and long texts are compressed,
// which halves the package. Comments stay in the repository and with the declarations that users meet, whose four spaces become a
// tab. The sample is packed for both.
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { textsOfRecords } from './scripts/declarationTexts.mjs'
import { packTexts } from './scripts/packTexts.mjs'

const at = (path) => fileURLToPath(new URL(path, import.meta.url))
const doors = ['index', 'http/node', 'testing/fakeService', 'worker', 'cli/main']
const { dependencies, peerDependencies } = createRequire(import.meta.url)('./package.json')
const foreign = [...Object.keys(dependencies), ...Object.keys(peerDependencies)]

rmSync(at('lib'), { recursive: true, force: true })
// Word lists are indented to be read.
const unindented = (text, id) =>
  /[\\/](?:lexicons|functionWords|frequencies)[\\/]/u.test(id) ? text.replace(/\n +/gu, '\n') : text
const bundle = await rolldown({
  plugins: [packTexts(unindented)],
  input: Object.fromEntries(doors.map((door) => [door, at(`dist/${door}.js`)])),
  platform: 'node',
  external: (id) => id.startsWith('node:') || foreign.some((name) => id === name || id.startsWith(`${name}/`)),
})
// Names of functions and classes stay, for stack traces.
const minify = {
  compress: { target: 'es2022', keepNames: { function: true, class: true } },
  mangle: { toplevel: false, keepNames: { function: true, class: true } },
  codegen: { removeWhitespace: true },
}
const comments = { legal: true, annotation: true, jsdoc: false }
await bundle.write({ dir: at('lib'), format: 'esm', chunkFileNames: 'chunks/[name].js', comments, minify })

/** Inferred types name their modules at each place, some a thousand times: one import a file says it once. */
const named = (text) => {
  const names = new Map()
  const body = text.replace(/\bimport\(("[^"]+")\)\./gu, (_, module) => {
    if (!names.has(module)) names.set(module, `m${names.size}`)
    return `${names.get(module)}.`
  })
  return [...names].map(([module, name]) => `import type * as ${name} from ${module};\n`).join('') + body
}

const declaredDoors = ['index', 'http/node', 'testing/fakeService']
const textOf = (path) => readFileSync(at(`dist/${path}.d.ts`), 'utf8')
/** The modules that a declaration names. */
const namedBy = (path, text) =>
  Array.from(text.matchAll(/['"](\.\.?\/[^'"]+)\.js['"]/g), ([, other]) =>
    new URL(other, `file:///${path}`).pathname.slice(1),
  )
/** Users meet what the doors name and what operations take and give; what lies behind is there for its types alone. */
const met = new Set()
const meet = (path) => {
  if (met.has(path)) return
  met.add(path)
  const passedOn = Array.from(textOf(path).matchAll(/^export .* from .*$/gmu), ([line]) => line).join('\n')
  for (const module of namedBy(path, passedOn)) meet(module)
}
for (const door of declaredDoors) meet(door)
const told = (name, text) =>
  met.has(name) || name.startsWith('operations/') ? text : text.replace(/^ *\/\*\*.*?\*\/\n/gmsu, '')

/** Modules whose types callers meet as those of functions and parameters. */
const texts = await textsOfRecords(['operations/registry', 'operations/v5/params'])

const declared = new Set()
const declare = (path) => {
  const name = `${path}.d.ts`
  if (declared.has(name) || !existsSync(at(`dist/${name}`))) return
  declared.add(name)
  const text = textOf(path)
  mkdirSync(at(`lib/${name.slice(0, name.lastIndexOf('/') + 1)}`), { recursive: true })
  writeFileSync(
    at(`lib/${name}`),
    texts(path, named(told(path, text))).replace(/^(?: {4})+/gmu, (indent) => '\t'.repeat(indent.length / 4)),
  )
  for (const module of namedBy(path, text)) declare(module)
}
for (const door of declaredDoors) declare(door)

// What the status of the service calls its build date; a build that is to give the same bytes sets its time.
const built = process.env.SOURCE_DATE_EPOCH === undefined ? new Date() : new Date(process.env.SOURCE_DATE_EPOCH * 1000)
writeFileSync(at('lib/build.json'), JSON.stringify({ date: built.toISOString().slice(0, 10) }))

const sample = gzipSync(readFileSync(at('fixtures/sample.jsonl')), { level: 9 })
for (const folder of ['dist', 'lib']) writeFileSync(at(`${folder}/sample.jsonl.gz`), sample)
for (const file of ['general.br', 'results.br']) copyFileSync(at(`dist/${file}`), at(`lib/${file}`))
cpSync(at('dist/client'), at('lib/client'), { recursive: true })
