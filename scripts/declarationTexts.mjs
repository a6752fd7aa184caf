// Editors show what is beside a declaration, but the compiler writes the types of operation records without their texts. This puts
// them back as JSDoc: above each function its summary, result, permission and errors, above each parameter its description, range and
// default. All of it is read from the records, so that the texts of the interface description and of the types are the same.

/** A member of a declaration: its text, the members of a group of functions, and the objects in its type, in order. */
const nothing = { text: '', members: new Map(), objects: [] }

/**
 * `text` is a declaration file, `exported` has what the module exports: operation trees, operations and schemas of
 * parameters. `reader` gives the facts: `schemaOf(operation)`, `errorsOf(operation)`, `limitsOf(schema)`,
 * `headingOf(operation)`, and `shapes`, the schemas that others refer to.
 */
export function withTexts(text, exported, reader) {
  // What a module exports has a comment of its own.
  const members = Object.entries(exported).map(([name, value]) => [name, { ...memberOf(value, reader), text: '' }])
  const open = [{ members: new Map(members) }]
  const lines = []
  for (const line of text.split('\n')) {
    const inside = open.at(-1)
    const [, indent, name] = /^([ \t]*)(?:export declare const |readonly )?"?([\w ]+)"?\??: /.exec(line) ?? []
    if (name !== undefined) {
      inside.member = inside.members.get(name) ?? nothing
      if (inside.member.text !== '' && !lines.at(-1)?.endsWith('*/')) lines.push(comment(inside.member.text, indent))
      inside.rest = [...inside.member.objects]
    }
    lines.push(line)
    follow(line, open, reader)
  }
  return lines.join('\n')
}

/** Keeps track of the braces that are open after a line. */
function follow(line, open, reader) {
  for (const [brace] of line.matchAll(/ZodObject<\{|\{|\}/g)) {
    const inside = open.at(-1)
    if (brace === '}') open.pop()
    else if (brace === '{') open.push({ members: inside.member?.members ?? new Map() })
    else open.push({ members: propertiesOf(inside.rest?.shift(), reader) })
  }
}

function memberOf(value, reader) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return nothing
  if (Array.isArray(value.methods)) {
    return { ...nothing, text: functionText(value, reader), objects: [reader.schemaOf(value)] }
  }
  if ('_zod' in value) return { ...nothing, objects: objectsIn(reader.jsonOf(value), reader) }
  const members = new Map(Object.entries(value).map(([name, each]) => [name, memberOf(each, reader)]))
  return { ...nothing, text: groupText(value, reader), members }
}

function propertiesOf(schema, reader) {
  const properties = Object.entries(schema?.properties ?? {})
  return new Map(
    properties.map(([name, each]) => [
      name,
      { ...nothing, text: propertyText(each, reader), objects: objectsIn(each, reader) },
    ]),
  )
}

/** The objects that a schema names, without those inside them. */
function objectsIn(schema, reader) {
  if (schema === undefined || typeof schema !== 'object') return []
  if (schema.$ref !== undefined) return objectsIn(reader.shapes[schema.$ref.split('/').at(-1)], reader)
  if (schema.properties !== undefined) return [schema]
  const parts = [...(schema.anyOf ?? schema.oneOf ?? []), schema.items, schema.additionalProperties]
  return parts.flatMap((part) => objectsIn(part, reader))
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

/** Codes of requests alone: functions have neither tokens nor, by themselves, rate limits. */
const requestCodes = new Set(['NO_TOKEN', 'TOO_MANY_REQUESTS'])

function functionText(operation, { errorsOf }) {
  const { summary, result, access, needs, spec, extension } = operation
  const facts = [
    access === 'none' || access === 'caller' ? '' : `permission \`${access}\``,
    needs === undefined ? '' : needs === 'sentiment' ? 'needs a sentiment build' : 'needs a build',
    `${extension ? 'extension beside' : 'specification'} ${spec}`,
  ]
  const errors = errorsOf(operation).filter((code) => !requestCodes.has(code))
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
  const first = firstOperation(group)
  return first === undefined ? '' : `${headingOf(first)}: ${names.join(', ')}.`
}

function firstOperation(group) {
  const [first] = Object.values(group)
  if (typeof first !== 'object' || first === null) return undefined
  return Array.isArray(first.methods) ? first : firstOperation(first)
}

function comment(text, indent) {
  const lines = text.replaceAll('*/', '*\\/').split('\n')
  if (lines.length === 1) return `${indent}/** ${lines[0]} */`
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`), `${indent} */`].join('\n')
}

/** A function that gives declarations of these modules of dist/ their texts, and leaves others as they are. */
export async function textsOfRecords(modules) {
  const dist = (path) => import(new URL(`../dist/${path}.js`, import.meta.url).href)
  const { operations } = await dist('operations/registry')
  const { openApiDocument, sectionOf } = await dist('operations/openapi')
  const { limitsOf, parameterSchemas } = await dist('operations/schemas')
  const reader = {
    shapes: Object.assign({}, ...operations.map(({ operation }) => parameterSchemas(operation).shared)),
    schemaOf: (operation) => parameterSchemas(operation).params,
    jsonOf: (schema) => parameterSchemas({ params: schema }).params,
    errorsOf: (operation) => {
      const [path] = Object.values(openApiDocument([{ name: '', operation }], '').paths)
      const [{ responses }] = Object.values(path)
      return Object.entries(responses).flatMap(([status, { description }]) => (status < 400 ? [] : description.split(', ')))
    },
    headingOf: ({ spec }) => sectionOf(spec),
    limitsOf,
  }
  const exported = new Map()
  for (const module of modules) exported.set(module, await dist(module))
  return (path, text) => (exported.has(path) ? withTexts(text, exported.get(path), reader) : text)
}
