import type { z } from 'zod'
import { definitionOf, type SchemaDefinition } from './schemaShape.js'

/** Returned for a value that a schema may refuse: the schema itself finds its faults. */
export const UNREAD: unique symbol = Symbol('unread')

/** Returns what a schema makes of a valid value: a copy with defaults. */
type Reader = (value: unknown) => unknown

const readers = new WeakMap<z.core.$ZodType, Reader>()

/**
 * The reader of a schema, compiled once. Of a valid value it gives what parsing gives, without an object and a list of issues for each
 * value and each layer of a schema, and without a look at the fields that are not sent: most of the fifteen parameters of a question.
 */
export function readerOf(schema: z.core.$ZodType): Reader {
  let reader = readers.get(schema)
  if (reader === undefined) {
    reader = compile(schema)
    readers.set(schema, reader)
  }
  return reader
}

function compile(schema: z.core.$ZodType): Reader {
  const definition = definitionOf(schema)
  const { type, innerType, element, checks = [] } = definition
  switch (type) {
    case 'string':
      return isBare(schema) ? (value) => (typeof value === 'string' ? value : UNREAD) : parsed(schema)
    case 'boolean':
      return isBare(schema) ? (value) => (typeof value === 'boolean' ? value : UNREAD) : parsed(schema)
    case 'number':
      return integerReader(definition) ?? parsed(schema)
    case 'enum':
      return oneOf(schema._zod.values!)
    case 'optional':
      return isBare(schema) && innerType?._zod.optin === undefined ? optional(readerOf(innerType!)) : parsed(schema)
    case 'default':
      return isBare(schema) ? withDefault(definition, readerOf(innerType!)) : parsed(schema)
    case 'array':
      return list(readerOf(element!), checks)
    case 'object':
      return isClosed(definition) ? checked(checks, record(definition)) : parsed(schema)
    default:
      return parsed(schema)
  }
}

/** Whether a schema tests the type alone. */
const isBare = (schema: z.core.$ZodType): boolean => {
  const { checks, coerce } = definitionOf(schema)
  return coerce !== true && (checks ?? []).length === 0 && !schema._zod.traits.has('$ZodCheck')
}

/** Whether unknown names are refused. */
const isClosed = ({ catchall }: SchemaDefinition): boolean =>
  catchall !== undefined && definitionOf(catchall).type === 'never'

const context = { async: false } as const

/** The value of a payload without issues. */
const validValue = (payload: z.core.ParsePayload | Promise<unknown>): unknown =>
  payload instanceof Promise || payload.issues.length > 0 ? UNREAD : payload.value

const parsed =
  (schema: z.core.$ZodType): Reader =>
  (value) =>
    validValue(schema._zod.run({ value, issues: [] }, context))

const optional =
  (read: Reader): Reader =>
  (value) =>
    value === undefined ? undefined : read(value)

/** A default is read each time, since a list must be another one each time. */
const withDefault =
  (definition: SchemaDefinition, read: Reader): Reader =>
  (value) => {
    const found = value === undefined ? undefined : read(value)
    return found === undefined ? definition.defaultValue : found
  }

const oneOf =
  (values: ReadonlySet<unknown>): Reader =>
  (value) =>
    values.has(value) ? value : UNREAD

/** The definition of a rule that bounds a number or a length. */
type BoundDefinition = z.core.$ZodCheckDef & {
  readonly value?: unknown
  readonly inclusive?: boolean
  readonly minimum?: unknown
  readonly maximum?: unknown
}

const boundOf = ({ _zod: { def } }: z.core.$ZodCheck): BoundDefinition => def

/** Reads integers between inclusive bounds; undefined for a schema with other rules. */
function integerReader({ format, coerce, checks = [] }: SchemaDefinition): Reader | undefined {
  if (format !== 'safeint' || coerce === true) return undefined
  let [least, most] = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]
  for (const { check, value, inclusive } of checks.map(boundOf)) {
    if (typeof value !== 'number' || inclusive !== true) return undefined
    if (check === 'greater_than') least = Math.max(least, value)
    else if (check === 'less_than') most = Math.min(most, value)
    else return undefined
  }
  return (value) => (Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most ? value : UNREAD)
}

/** Rules for the length come before the others, which may change the list. */
function list(read: Reader, checks: readonly z.core.$ZodCheck[]): Reader {
  let [least, most] = [0, Number.POSITIVE_INFINITY]
  let lengths = 0
  for (const { check, minimum, maximum } of checks.map(boundOf)) {
    if (check === 'min_length') least = Math.max(least, Number(minimum))
    else if (check === 'max_length') most = Math.min(most, Number(maximum))
    else break
    lengths++
  }
  return checked(checks.slice(lengths), (value) => {
    if (!Array.isArray(value) || value.length < least || value.length > most) return UNREAD
    const entries: unknown[] = Array(value.length)
    for (let i = 0; i < entries.length; i++) {
      const entry = read(value[i])
      if (entry === UNREAD) return UNREAD
      entries[i] = entry
    }
    return entries
  })
}

/** A field of a record. */
interface Field {
  readonly name: string
  readonly read: Reader
}

/** How records with the same names are read. */
interface Plan {
  /** The fields in the order of the schema, with the defaults of those that are not sent. */
  readonly template: Readonly<Record<string, unknown>>
  readonly sent: readonly Field[]
  /** Fields that are not sent, whose default is another object each time. */
  readonly fresh: readonly Field[]
}

/** Most sets of names that are remembered for a schema. */
const MOST_PLANS = 64

function record({ shape = {} }: SchemaDefinition): Reader {
  const names = Object.keys(shape)
  const numbers = new Map(names.map((name, i) => [name, i]))
  /** By the numbers of the names that are sent, in the order in which they are sent. */
  const plans = new Map<string, Plan | typeof UNREAD>()
  return (value) => {
    if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return UNREAD
    let key = ''
    for (const name in value) {
      const number = numbers.get(name)
      if (number === undefined) return UNREAD
      key += String.fromCharCode(number)
    }
    let plan = plans.get(key)
    if (plan === undefined) {
      if (plans.size === MOST_PLANS) plans.clear()
      plan = planOf(shape, new Set(Object.keys(value)))
      plans.set(key, plan)
    }
    if (plan === UNREAD) return UNREAD
    const found: Record<string, unknown> = { ...plan.template }
    for (const { name, read } of plan.sent) {
      const field = read((value as Record<string, unknown>)[name])
      if (field === UNREAD) return UNREAD
      found[name] = field
    }
    for (const { name, read } of plan.fresh) found[name] = read(undefined)
    return found
  }
}

/** The plan for records with these names; UNREAD where a name is missing. */
function planOf(shape: NonNullable<SchemaDefinition['shape']>, names: ReadonlySet<string>): Plan | typeof UNREAD {
  const template: Record<string, unknown> = {}
  const [sent, fresh]: Field[][] = [[], []]
  for (const [name, schema] of Object.entries(shape)) {
    const { optin, optout } = schema._zod
    const read = readerOf(schema)
    if (names.has(name)) {
      template[name] = undefined
      sent!.push({ name, read })
    } else if (optin === undefined) return UNREAD
    else if (optin !== 'optional' || optout !== 'optional') {
      const value = read(undefined)
      if (value === UNREAD) return UNREAD
      if (value === undefined) continue
      template[name] = value
      if (typeof value === 'object' && value !== null) fresh!.push({ name, read })
    }
  }
  return { template, sent: sent!, fresh: fresh! }
}

/** Runs the rules that a schema adds to its type: lengths, and rules of ours. */
function checked(checks: readonly z.core.$ZodCheck[], read: Reader): Reader {
  if (checks.length === 0) return read
  return (value) => {
    const found = read(value)
    if (found === UNREAD) return UNREAD
    const payload = { value: found as never, issues: [] }
    for (const { _zod } of checks) {
      if (_zod.def.when?.(payload) === false) continue
      if (_zod.check(payload) instanceof Promise || payload.issues.length > 0) return UNREAD
    }
    return payload.value
  }
}
