// The declarations of the package: what the entry points name, and what that refers to, with their texts. Types of functions are
// written out (functionTypes.mjs); of all other modules only the statements remain that something refers to.
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { eachOperation, withCompiler } from './compiler.mjs'
import { functionTypes, resultTypes } from './functionTypes.mjs'

const dist = fileURLToPath(new URL('../dist', import.meta.url))
const load = (path) => import(new URL(`../dist/${path}.js`, import.meta.url).href)

/** The declaration file of `operations/functionTypes`. */
export async function writeFunctionTypes() {
  const { operations, registry } = await load('operations/registry')
  const { openApiDocument } = await load('operations/openapi')
  const { sectionOf } = await load('operations/sections')
  const { pathTexts } = await load('operations/parameterTexts')
  const { pathNames } = await load('operations/functions')
  const { limitsOf, parameterSchemas } = await load('operations/parameterSchemas')
  const schemas = new Map(
    operations.map(({ operation }) => [
      operation,
      parameterSchemas({ params: operation.functionParams ?? operation.params }),
    ]),
  )
  const reader = {
    schemasOf: (operation) => schemas.get(operation),
    errorsOf: (operation) => {
      const [path] = Object.values(openApiDocument([{ name: '', operation }], '').paths)
      const [{ responses }] = Object.values(path)
      return Object.entries(responses).flatMap(([status, { description }]) => (status < 400 ? [] : description.split(', ')))
    },
    headingOf: ({ spec }) => sectionOf(spec),
    limitsOf,
    pathNames,
    pathTexts,
  }
  return withCompiler(join(dist, 'operations/registry.d.ts'), (checker, file) =>
    functionTypes(registry, reader, resultTypes(checker, (visit) => eachOperation(checker, file, visit), dist)),
  )
}

/** The declaration files that these modules need, by their paths without `.d.ts`. */
export async function declarationsOf(doors) {
  const functions = await writeFunctionTypes()
  const files = new Map()
  const fileOf = (path) => {
    if (!files.has(path)) {
      const text = path === 'operations/functionTypes' ? functions : readFileSync(join(dist, `${path}.d.ts`), 'utf8')
      files.set(path, readFile(path, text))
    }
    return files.get(path)
  }
  for (const door of doors) needAll(fileOf, door)
  return [...files].map(([path, file]) => [path, textOf(file)])
}

const STARTS = /^(?=\/\*\*|export |import |declare |type |interface )/m
const COMMENTS = /^\/\*\*[\s\S]*?\*\/\n/gm
const COMMENT = /^\/\*\*[\s\S]*?\*\/\n/
const DECLARED = /^(?:export )?(?:declare )?(?:abstract )?(?:const|function|class|interface|type|enum) (\w+)/m
const FROM = /^(import|export) (type )?(\*|\{[^}]*\})(?: as \w+)? from '([^']+)';/m

/** A declaration file as its statements: what it declares, imports and passes on. Each comment belongs to what follows. */
function readFile(path, text) {
  const file = { path, declared: new Map(), imported: new Map(), passed: new Map(), all: [], kept: new Set() }
  const normal = text.replace(/ from "([^"]+)";$/gm, " from '$1';")
  for (const statement of statementsOf(normal)) {
    const part = statement.replaceAll(COMMENTS, '')
    const [, kind, type = '', names, module] = FROM.exec(part) ?? []
    if (kind !== undefined) link(file, { kind, type, names, module: moduleOf(path, module) })
    const name = DECLARED.exec(part)?.[1]
    if (name !== undefined) file.declared.set(name, [...(file.declared.get(name) ?? []), statement])
  }
  return file
}

/** The statements of a file, each with the comment before it. A comment inside one can begin a line. */
function statementsOf(text) {
  const statements = []
  let comment = ''
  for (const part of text.split(STARTS)) {
    const isComment = part.startsWith('/**')
    if (isComment && part.replace(COMMENT, '') === '') comment += part
    else if (isComment && statements.length > 0) statements.push(statements.pop() + comment + part)
    else statements.push(comment + part)
    if (!isComment || part.replace(COMMENT, '') !== '') comment = ''
  }
  return statements
}

/** A module of the package as a path in dist/, any other by its name. */
const moduleOf = (path, module) =>
  module.startsWith('.') ? posix.join(posix.dirname(path), module).replace(/\.js$/, '') : { foreign: module }

function link(file, { kind, type, names, module }) {
  if (names === '*') return void file.all.push(module)
  for (const each of names.slice(1, -1).split(',')) {
    const name = each.trim().replace(/^type /, '')
    const [exported, local = exported] = name.split(' as ')
    const text = kind === 'export' && (type !== '' || each.includes('type ')) ? `type ${name}` : name
    if (exported !== '') (kind === 'import' ? file.imported : file.passed).set(local, { module, exported, text })
  }
}

/** Everything that a module exports. */
function needAll(fileOf, path) {
  const file = fileOf(path)
  for (const [name, statements] of file.declared) if (/^export /m.test(statements[0])) need(fileOf, path, name)
  for (const name of file.passed.keys()) need(fileOf, path, name)
  for (const module of file.all) {
    file.kept.add(module)
    needAll(fileOf, module)
  }
}

/** A name of a module, and all that its declaration names. */
function need(fileOf, path, name) {
  const file = fileOf(path)
  if (file.kept.has(name)) return
  const from = file.imported.get(name) ?? file.passed.get(name)
  const statements = file.declared.get(name)
  if (from === undefined && statements === undefined) return
  file.kept.add(name)
  if (from !== undefined && from.module.foreign === undefined) need(fileOf, from.module, from.exported)
  for (const statement of statements ?? []) {
    const code = statement.replace(/\/\*\*[\s\S]*?\*\//g, '')
    for (const [, module, inner] of code.matchAll(/import\("([^"]+)"\)\.(\w+)/g)) {
      const other = moduleOf(path, module)
      if (other.foreign === undefined) need(fileOf, other, inner)
    }
    // Names of fields, parameters and methods name nothing else.
    const used = code.replace(/"[^"]*"|'[^']*'|\b\w+\??(?=:)|\b\w+(?=\()/g, '')
    for (const [word] of used.matchAll(/\b\w+\b/g)) need(fileOf, path, word)
  }
}

/** What is needed of a file, with tabs for its indentation. */
function textOf({ path, declared, imported, passed, all, kept }) {
  const lines = []
  for (const [kind, names] of [['import', imported], ['export', passed]]) {
    const modules = new Map()
    for (const [name, { module, text }] of names) {
      if (kept.has(name)) modules.set(module.foreign ?? module, [...(modules.get(module.foreign ?? module) ?? []), { text, module }])
    }
    for (const parts of modules.values()) {
      const [{ module }] = parts
      const list = parts.map(({ text }) => text).join(', ')
      lines.push(`${kind}${kind === 'import' ? ' type' : ''} { ${list} } from '${module.foreign ?? relativeTo(path, module)}';\n`)
    }
  }
  for (const module of all) lines.push(`export type * from '${relativeTo(path, module)}';\n`)
  for (const [name, statements] of declared) if (kept.has(name)) lines.push(...statements)
  const text = lines.join('')
  return (/^(?:import|export) /m.test(text) ? text : `${text}export {};\n`).replace(/^(?: {4})+/gm, (indent) =>
    '\t'.repeat(indent.length / 4),
  )
}

const relativeTo = (path, module) => {
  const relative = posix.relative(posix.dirname(path), `${module}.js`)
  return relative.startsWith('.') ? relative : `./${relative}`
}
