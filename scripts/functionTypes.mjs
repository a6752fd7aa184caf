// Writes the types of functions (src/operations/functionTypes.ts) for the package: one member for each operation record, with its
// parameters and its result, and with the texts of the record as JSDoc, which editors show. Derived types say the same to the
// compiler, but take it long and show nothing.
import { posix } from 'node:path'

/** Types of parameters that others refer to, by their name in schemas, and how the package calls them. */
const shapeNames = { ConceptSelector: 'SelectorInput', GivenDocument: 'UploadDocumentInput', GivenField: 'MetadataFieldInput' }
/** What these types are. */
const shapeTexts = {
  ConceptInput: 'A concept as functions take it',
  SelectorInput: 'Which concepts to use: a kind of selection with its parameters',
  UploadDocumentInput: 'A document to upload',
  KeywordExpansionInput: 'Which concepts a build adds to documents as keywords',
  SearchPartInput: 'A part of a search: the sum of any of these',
}

/** Types that are written by hand, with their modules. */
const handWritten = {
  BreakdownInput: './v5/inputs.js',
  FilterInput: './v5/inputs.js',
  ConstraintInput: './v5/inputs.js',
  MetadataFieldInput: './v5/inputs.js',
  LanguageCode: '../text/languages.js',
}
const shapeName = (ref) => {
  const name = ref.split('/').at(-1)
  if (name === 'LanguageCode') return name
  return name === 'TextLanguage' ? 'LanguageCode | (string & {})' : (shapeNames[name] ?? `${name}Input`)
}

/** Long types are not to be shortened to `...`. */
const NO_TRUNCATION = 1

/**
 * The declaration file. `registry` is the tree of records; `reader` gives the facts of a record: `schemasOf`, `errorsOf`,
 * `limitsOf`, `headingOf`, `pathTexts`; `results` their types (`resultTypes`).
 */
export function functionTypes(registry, reader, results) {
  const writer = { reader, results, imports: new Map(), shapes: new Map(), paths: new Set() }
  const { project, ...engine } = registry
  const groups = (tree, known, prefix) =>
    Object.entries(tree)
      .map(([name, node]) => member(name, node, { writer, known, prefix, indent: '\t' }))
      .join('')
  const { legacy, ...others } = engine
  const body = [
    '/** The functions of an engine, by group. */\nexport interface EngineFunctions {\n',
    groups(others, ['project_id'], ''),
    groups({ legacy }, [], ''),
    '}\n/** The functions on one project. */\nexport interface ProjectFunctions {\n',
    groups(project, ['project_id'], 'project.'),
    '}\n',
    '/** The matches to count: exact ones, those by related terms, or both. */\n',
    "export type MatchType = 'exact' | 'conceptual' | 'both';\n",
  ].join('')
  const shapes = writePaths(writer) + writeShapes(writer)
  return head(writer, body + shapes) + body + shapes
}

function head({ imports }, body) {
  const modules = new Map([['./askOptions.js', new Set(['AskOptions'])]])
  const add = (module, name) => modules.set(module, (modules.get(module) ?? new Set()).add(name))
  for (const [name, module] of Object.entries(handWritten)) if (new RegExp(`\\b${name}\\b`).test(body)) add(module, name)
  for (const [name, { module, exported }] of imports) add(module, exported === name ? name : `${exported} as ${name}`)
  return [...modules]
    .map(([module, names]) => `import type { ${[...names].sort().join(', ')} } from '${module}';\n`)
    .join('')
}

function member(name, node, { writer, known, prefix, indent }) {
  const { reader } = writer
  if (Array.isArray(node.methods)) {
    const text = comment(functionText(node, reader), indent)
    return `${text}\n${indent}readonly ${name}: ${signature(prefix + name, node, { writer, known, indent })};\n`
  }
  const inside = { writer, known, prefix: `${prefix}${name}.`, indent: `${indent}\t` }
  const members = Object.entries(node).map(([each, inner]) => member(each, inner, inside))
  return `${comment(groupText(node, reader), indent)}\n${indent}readonly ${name}: {\n${members.join('')}${indent}};\n`
}

function signature(name, operation, { writer, known, indent }) {
  const { reader, results } = writer
  const { params } = reader.schemasOf(operation)
  addShapes(operation, writer)
  const names = reader.pathNames(operation.path).filter((each) => !known.includes(each))
  const isOptional = names.length === 0 && (params.required ?? []).length === 0
  const { text, fieldOf } = results.get(name)(writer.imports)
  for (const each of names) writer.paths.add(each)
  const own = Object.entries(params.properties ?? {}).map(([each, schema]) => {
    const isRequired = params.required?.includes(each) ?? false
    if (fieldOf === undefined || each !== 'fields') return property(each, schema, isRequired, reader, `${indent}\t`)
    return `${comment(propertyText(schema, reader), `${indent}\t`)}\n${indent}\treadonly fields?: readonly Field[] | undefined;\n`
  })
  const parts = [...names.map(pathName), ...(own.length === 0 ? [] : [`{\n${own.join('')}${indent}}`])]
  const type = parts.length === 0 ? 'Record<string, never>' : parts.join(' & ')
  const generic = fieldOf === undefined ? '' : `<const Field extends keyof ${fieldOf} = keyof ${fieldOf}>`
  return `${generic}(params${isOptional ? '?' : ''}: ${type}, options?: AskOptions) => Promise<${text}>`
}

/** The type of a parameter in the path, which many functions share. */
const pathName = (name) => `${name.split('_').map(upper).join('')}Path`

function writePaths({ paths, reader }) {
  return [...paths].map((name) => {
    const shown = property(name, { type: 'string', description: reader.pathTexts[name] }, true, reader, '\t')
    return `/** The parameter \`${name}\` in the path of an operation. */\nexport interface ${pathName(name)} {\n${shown}}\n`
  }).join('')
}

function property(name, schema, isRequired, reader, indent) {
  const text = propertyText(schema, reader)
  const type = typeOf(schema, reader, indent)
  const shown = text === '' ? '' : `${comment(text, indent)}\n`
  const key = /^\w+$/.test(name) ? name : JSON.stringify(name)
  return `${shown}${indent}readonly ${key}${isRequired ? ': ' : '?: '}${type}${isRequired ? '' : ' | undefined'};\n`
}

/** A schema of parameters as a type. */
function typeOf(schema, reader, indent) {
  if (schema.$ref !== undefined) return shapeName(schema.$ref)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum !== undefined) return schema.enum.map((each) => JSON.stringify(each)).join(' | ')
  const options = schema.anyOf ?? schema.oneOf
  if (options !== undefined) return [...new Set(options.map((each) => typeOf(each, reader, indent)))].join(' | ')
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ ...schema, type }, reader, indent)).join(' | ')
  if (schema.type === 'array') {
    if (schema.prefixItems !== undefined) {
      return `readonly [${schema.prefixItems.map((each) => typeOf(each, reader, indent)).join(', ')}]`
    }
    const item = typeOf(schema.items ?? {}, reader, indent)
    return `readonly ${/[|&]/.test(item) ? `(${item})` : item}[]`
  }
  if (schema.type === 'object') return objectOf(schema, reader, indent)
  if (schema.type === 'integer') return 'number'
  return schema.type ?? 'unknown'
}

function objectOf({ properties, required = [], additionalProperties }, reader, indent) {
  if (properties === undefined) {
    const value = typeof additionalProperties === 'object' ? typeOf(additionalProperties, reader, indent) : 'unknown'
    return `{ readonly [name: string]: ${value} }`
  }
  const members = Object.entries(properties).map(([name, schema]) =>
    property(name, schema, required.includes(name), reader, `${indent}\t`),
  )
  return `{\n${members.join('')}${indent}}`
}

/** Remembers the shapes that the parameters of an operation refer to. */
function addShapes(operation, { reader, shapes }) {
  for (const [name, schema] of Object.entries(reader.schemasOf(operation).shared)) shapes.set(shapeName(name), schema)
}

function writeShapes({ shapes, reader }) {
  return [...shapes]
    .filter(([name]) => handWritten[name] === undefined && !name.includes('|'))
    .map(([name, schema]) => {
      const text = schema.description ?? shapeTexts[name]
      const isObject = schema.type === 'object' && schema.properties !== undefined
      const shown = text === undefined ? '' : `${comment(sentence(text), '')}\n`
      return isObject
        ? `${shown}export interface ${name} ${objectOf(schema, reader, '')}\n`
        : `${shown}export type ${name} = ${typeOf(schema, reader, '')};\n`
    })
    .join('')
}

const sentence = (text) => (/[.!?]$/.test(text) ? text : `${text}.`)
const upper = (text) => text.charAt(0).toUpperCase() + text.slice(1)

function propertyText(schema, { limitsOf }) {
  const { description = '', default: initial } = schema
  if (description === '') return ''
  const limits = limitsOf(schema)
  const range = limits === '' ? '' : ` ${sentence(upper(limits))}`
  const ready = initial === undefined || /default:/i.test(description) ? '' : ` Default: ${JSON.stringify(initial)}.`
  return sentence(description) + range + ready
}

/** Codes of tokens, which functions do not have, or by `Engine.as`, which tells of them; of rate limits; and ERROR, which every function can throw. */
const unlisted = new Set(['NO_TOKEN', 'INVALID_TOKEN', 'TOO_MANY_REQUESTS', 'ERROR'])

/** Functions that send a link for a new password wait for the mail; requests do not. */
const awaitsMail = ({ path }) => /\/password\/reset\/$|\/user\/password\/$/.test(path)

function functionText(operation, { errorsOf }) {
  const { summary, result, access, needs, spec, extension } = operation
  const facts = [
    access === 'none' || access === 'caller' ? '' : `permission \`${access}\``,
    needs === undefined ? '' : needs === 'sentiment' ? 'needs a sentiment build' : 'needs a build',
    `${extension ? 'extension beside' : 'specification'} ${spec}`,
  ]
  const errors = errorsOf(operation).filter((code) => !unlisted.has(code))
  if (awaitsMail(operation) && errors.includes('EMAIL_NOT_ENABLED')) errors.push('EMAIL_ERROR')
  return [
    summary,
    result === undefined ? '' : `Result: ${sentence(result)}`,
    sentence(upper(facts.filter(Boolean).join('; '))),
    `@throws EngineError ${errors.join(', ')}`,
  ]
    .filter(Boolean)
    .join('\n')
}

/** A group of functions: the heading of its first one, and their names. */
function groupText(group, { headingOf }) {
  const names = Object.keys(group).map((name) => `\`${name}\``)
  return `${headingOf(firstOperation(group))}: ${names.join(', ')}.`
}

function firstOperation(group) {
  const [first] = Object.values(group)
  return Array.isArray(first.methods) ? first : firstOperation(first)
}

function comment(text, indent) {
  const lines = text.replaceAll('*/', '*\\/').split('\n')
  if (lines.length === 1) return `${indent}/** ${lines[0]} */`
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`), `${indent} */`].join('\n')
}

/**
 * By the name of an operation, a function that gives the text of its result and of the record whose fields callers choose,
 * and adds to `imports` what the text names. `root` is the folder of the declarations.
 */
export function resultTypes(checker, eachOperation, root) {
  const types = new Map()
  eachOperation((name, record) => {
    types.set(name, (imports) => describeResult(checker, checker.getTypeArguments(record)[3], { imports, root }))
  })
  return types
}

function describeResult(checker, type, { imports, root }) {
  const named = new Map()
  const chosen = type.getAliasSymbol()?.name === 'ByFields'
  collect(checker, type, named, new Set())
  // As a whole, a union of marked results would lose the names of its parts.
  const parts = type.isUnionType() && type.getAliasSymbol() === undefined ? type.getTypes() : [type]
  const written = parts.map((part) => checker.typeToString(part, undefined, NO_TRUNCATION))
  const whole = checker.typeToString(type, undefined, NO_TRUNCATION)
  let text = (whole.includes('[import(') ? written.join(' | ') : whole)
    .replace(/import\("[^"]*"\)\./g, '')
    .replace(/\bRawAnswer\b/g, 'string')
  const aliases = new Map()
  for (const [name, file] of named) {
    if (name === 'RawAnswer') continue
    const module = `./${posix.relative(`${root}/operations`, file).replace(/\.d\.ts$/, '.js')}`.replace('./../', '../')
    const alias = aliasOf(imports, name, module)
    aliases.set(name, alias)
    text = text.replace(new RegExp(`\\b${name}\\b`, 'g'), alias)
  }
  if (!text.includes('ByFields<')) return { text }
  imports.set('Unmarked', { module: './onlyFields.js', exported: 'Unmarked' })
  if (!chosen) return { text: text.split(' | ').map((part) => (part.startsWith('ByFields') ? `Unmarked<${part}>` : part)).join(' | ') }
  imports.set('Narrowed', { module: './onlyFields.js', exported: 'Narrowed' })
  const [record] = type.getAliasTypeArguments()
  return { text: `Narrowed<${text}, Field>`, fieldOf: aliases.get(record.getSymbol().name) }
}

/** The name of a type in the file: records of different versions of the interface can have the same. */
function aliasOf(imports, name, module) {
  for (let alias = name, i = 2; ; alias = `${name}${i++}`) {
    const known = imports.get(alias)
    if (known === undefined) imports.set(alias, { module, exported: name })
    if (known === undefined || known.module === module) return alias
  }
}

/** The names of types that the text of a type has, with the files that declare them. */
function collect(checker, type, named, seen) {
  if (seen.has(type.id)) return
  seen.add(type.id)
  const inside = (types) => types.forEach((each) => collect(checker, each, named, seen))
  const alias = type.getAliasSymbol()
  const symbol = alias ?? (type.isClassOrInterface() || type.isTypeReference?.() ? type.getSymbol() : undefined)
  const file = symbol?.declarations[0]?.path ?? ''
  if (alias !== undefined) inside(type.getAliasTypeArguments())
  if (symbol !== undefined && /\/(?:dist|lib)\/(?!.*node_modules)/.test(file) && !file.includes('/node_modules/')) {
    named.set(symbol.name, file)
    return
  }
  if (alias !== undefined) return
  if (type.isUnionType() || type.isIntersectionType()) inside(type.getTypes())
  else if (checker.isArrayType(type) || checker.isTupleType(type)) inside(checker.getTypeArguments(type))
  else if (type.isObjectType()) inside(checker.getPropertiesOfType(type).map((each) => checker.getTypeOfSymbol(each)))
}
