// Puts together the pages of the site: those of docs/, and one for each group of operations, made from the interface
// description. `node build.mjs` writes pages/, which VitePress then builds into .vitepress/dist/.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openEngine } from '../lib/index.js'

const at = (path) => fileURLToPath(new URL(path, import.meta.url))

/** What searches on the web show of a page: its first paragraph of prose, without marks and links. */
const MOST_LETTERS = 160
function descriptionOf(text) {
  const blocks = text.split(/\n{2,}/u).map((block) => block.trim())
  const prose = blocks.find((block, i) => /^[\p{L}`[]/u.test(block) && !/^```/u.test(block) && !isInCode(blocks, i))
  const plain = (prose ?? '').replace(/\[([^\]]+)\]\([^)]*\)/gu, '$1').replace(/[`*]/gu, '').replace(/\s+/gu, ' ')
  return shortened(plain)
}
const shortened = (text) =>
  text.length <= MOST_LETTERS ? text : `${text.slice(0, text.lastIndexOf(' ', MOST_LETTERS))} …`
/** Whether a block lies in a listing that begins before it. */
const isInCode = (blocks, i) => (blocks.slice(0, i).join('\n').match(/^```/gmu) ?? []).length % 2 === 1

/** Writes a page with what is said of it in its head. */
function write(path, text, properties = {}) {
  const head = Object.entries({ description: descriptionOf(text), ...properties })
  const lines = head.filter(([, value]) => value !== '').map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  writeFileSync(at(`pages/${path}`), ['---', ...lines, '---', '', text].join('\n'))
}

rmSync(at('pages'), { recursive: true, force: true })
mkdirSync(at('pages/operations'), { recursive: true })
cpSync(at('../docs'), at('pages'), { recursive: true })

/** Links to files that are no pages of the site name them without a link. */
const known = new Set(readdirSync(at('pages'), { recursive: true, encoding: 'utf8' }))
const localLinks = (text, folder) =>
  text.replace(/(?<!!)\[([^\]]+)\]\((?!https?:|#)([^)#\s]+)(#[^)]*)?\)/gu, (whole, label, target, section = '') => {
    const path = new URL(target, `file:///docs/${folder}`).pathname.slice(1)
    if (path === 'README.md') return `[${label === 'README.md' ? 'Start' : label}](/index.md${section})`
    const page = path.replace('docs/', '')
    return path.startsWith('docs/') && (known.has(page) || known.has(`${page}.md`)) ? whole : label
  })
for (const path of known) {
  if (!path.endsWith('.md')) continue
  const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/') + 1) : ''
  const text = localLinks(readFileSync(at(`pages/${path}`), 'utf8'), folder)
  // What was tried is read page by page, and would hide in searches what is true today.
  write(path, text, folder === 'experiments/' ? { search: false } : {})
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
  const initial = schema.default === undefined ? (required ? 'required' : '') : `default \`${JSON.stringify(schema.default)}\``
  const kind = [typeOf(schema), initial].filter((each) => each !== '').join('; ')
  return `| \`${name}\` | ${cell(told ?? schema.description)} | ${cell(kind)} |`
}
/** One section for each function; an operation with two methods has the parameters of both. */
const sectionOf = (name, forms) => {
  const [{ operation }] = forms
  const parameters = new Map(forms.flatMap((form) => parametersOf(form.operation)).map((each) => [each.name, each]))
  const table = ['| parameter | meaning | type |', '|---|---|---|', ...[...parameters.values()].map(rowOf), '']
  const calls = forms.map(({ path, method }) => `\`${method.toUpperCase()} ${path}\``).join(', ')
  const texts = [calls, cell(operation.summary), cell(operation.description)].flatMap((text) => [text, ''])
  return [`## ${name}`, '', ...texts, ...(parameters.size === 0 ? [] : table)].join('\n')
}
/** The functions of a group by name; an operation with two methods is one function. */
const functionsOf = (operations) =>
  [...groupBy(operations, ({ path, operation }) => `${path} ${operation.summary}`).values()].map((forms) => {
    const { operationId } = forms[0].operation
    return { name: forms.length > 1 ? operationId.slice(0, operationId.lastIndexOf('.')) : operationId, forms }
  })
const overview = []
for (const [group, operations] of groups) {
  const functions = functionsOf(operations)
  const sections = functions.map(({ name, forms }) => sectionOf(name, forms))
  const description = shortened(`${group}: ${functions.map(({ name }) => name).join(', ')}`)
  write(`operations/${slug(group)}.md`, `# ${group}\n\n${sections.join('\n')}`, { description })
  const rows = functions.map(
    ({ name, forms }) => `| [\`${name}\`](./operations/${slug(group)}.md#${slug(name)}) | ${cell(forms[0].operation.summary)} |`,
  )
  overview.push(`## ${group}`, '', '| function | what it does |', '|---|---|', ...rows, '')
}
// In place of the table of docs/, which is wider than a page.
const introduction =
  'Every operation is a function of the engine and an endpoint over HTTP. `project` is the handle of a project: ' +
  '`engine.project(id)`, or what `engine.projects.create` returns; the other functions belong to the engine.'
write('operations.md', ['# Operations', '', introduction, '', ...overview].join('\n'))
const pages = [...groups.keys()].map((group) => ({ text: group, link: `/operations/${slug(group)}` }))
writeFileSync(at('.vitepress/operations.json'), JSON.stringify(pages, undefined, 2))
console.log(`${known.size} files of docs/, ${pages.length} groups of operations`)
