// Puts together the pages of the site: those of docs/, and one for each group of operations, made from the interface
// description. `node build.mjs` writes pages/, which VitePress then builds into .vitepress/dist/.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openEngine } from '../lib/index.js'

const at = (path) => fileURLToPath(new URL(path, import.meta.url))
const write = (path, text) => writeFileSync(at(`pages/${path}`), text)

rmSync(at('pages'), { recursive: true, force: true })
mkdirSync(at('pages/operations'), { recursive: true })
cpSync(at('../docs'), at('pages'), { recursive: true })

/** Links to files that are no pages of the site name them without a link. */
const known = new Set(readdirSync(at('pages'), { recursive: true, encoding: 'utf8' }))
const localLinks = (text, folder) =>
  text.replace(/(?<!!)\[([^\]]+)\]\((?!https?:|#)([^)#\s]+)(#[^)]*)?\)/gu, (whole, label, target) => {
    const path = new URL(target, `file:///${folder}`).pathname.slice(1)
    return known.has(path) || known.has(`${path}.md`) ? whole : label
  })
for (const path of known) {
  if (!path.endsWith('.md')) continue
  const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/') + 1) : ''
  write(path, localLinks(readFileSync(at(`pages/${path}`), 'utf8'), folder))
}

const readme = readFileSync(at('../README.md'), 'utf8').replaceAll('](docs/', '](./')
write('index.md', localLinks(readme, ''))

const engine = await openEngine({ threads: 0 })
const description = await engine.description.openApi()
await engine.close()

const groupBy = (items, keyOf) => {
  const groups = new Map()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}
const all = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)
const groups = groupBy(all, ({ operation }) => operation.tags[0])
const cell = (text) => String(text ?? '').replaceAll('|', '\\|').replaceAll('\n', ' ').replaceAll('<', '&lt;')
const typeOf = (schema) =>
  schema === undefined ? '' : (schema.enum?.map((value) => `\`${value}\``).join(', ') ?? schema.type ?? (schema.anyOf ? 'one of several' : 'object'))
/** Parameters of the path, the query and the body. */
const parametersOf = ({ parameters = [], requestBody }) => {
  const body = requestBody?.content?.['application/json']?.schema
  const required = new Set(body?.required ?? [])
  const named = Object.entries(body?.properties ?? {}).map(([name, schema]) => ({ name, schema, required: required.has(name) }))
  return [...new Map([...parameters, ...named].filter(({ name }) => name).map((each) => [each.name, each])).values()]
}
const slug = (name) => name.toLowerCase().replace(/[^a-z0-9]+/gu, '-')
const rowOf = ({ name, schema = {}, required, description: told }) => {
  const initial = schema.default === undefined ? (required ? 'required' : '') : `\`${JSON.stringify(schema.default)}\``
  return `| \`${name}\` | ${cell(told ?? schema.description)} | ${cell(typeOf(schema))} | ${cell(initial)} |`
}
/** One section for each function; an operation with two methods has the parameters of both. */
const sectionOf = (name, forms) => {
  const [{ operation }] = forms
  const parameters = new Map(forms.flatMap((form) => parametersOf(form.operation)).map((each) => [each.name, each]))
  const table = ['| parameter | meaning | type | default |', '|---|---|---|---|', ...[...parameters.values()].map(rowOf), '']
  const calls = forms.map(({ path, method }) => `\`${method.toUpperCase()} ${path}\``).join(', ')
  const texts = [calls, cell(operation.summary), cell(operation.description)].flatMap((text) => [text, ''])
  return [`## ${name}`, '', ...texts, ...(parameters.size === 0 ? [] : table)].join('\n')
}
for (const [group, operations] of groups) {
  // An operation with two methods is one function.
  const functions = groupBy(operations, ({ path, operation }) => `${path} ${operation.summary}`)
  const sections = [...functions.values()].map((forms) => {
    const { operationId } = forms[0].operation
    return sectionOf(forms.length > 1 ? operationId.slice(0, operationId.lastIndexOf('.')) : operationId, forms)
  })
  write(`operations/${slug(group)}.md`, `# ${group}\n\n${sections.join('\n')}`)
}
const pages = [...groups.keys()].map((group) => ({ text: group, link: `/operations/${slug(group)}` }))
writeFileSync(at('.vitepress/operations.json'), JSON.stringify(pages, undefined, 2))
console.log(`${known.size} files of docs/, ${pages.length} groups of operations`)
