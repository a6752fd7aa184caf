import type { z } from 'zod'
import { definitionOf, type SchemaDefinition } from './schemaShape.js'

/** Returned for a value that a schema may refuse: the schema itself finds its faults. */
export const UNREAD: unique symbol = Symbol('unread')

/** Returns what a schema makes of a valid value: a copy with defaults. */
export type Reader = (value: unknown) => unknown

const readers = new WeakMap<z.core.$ZodType, Reader>()

/**
 * The reader of a schema, compiled once. Of a valid value it gives what parsing gives, without an object and a list of issues for each
 * value and each layer of a schema. A question has some fifteen parameters, most of which are not sent.
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
    case 'optional':
      return isBare(schema) && innerType?._zod.optin === undefined ? optional(readerOf(innerType!)) : parsed(schema)
    case 'default':
      return isBare(schema) ? withDefault(definition, readerOf(innerType!)) : parsed(schema)
    case 'array':
      return checked(checks, list(readerOf(element!)))
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

const list =
  (read: Reader): Reader =>
  (value) => {
    if (!Array.isArray(value)) return UNREAD
    const entries: unknown[] = Array(value.length)
    for (let i = 0; i < entries.length; i++) {
      const entry = read(value[i])
      if (entry === UNREAD) return UNREAD
      entries[i] = entry
    }
    return entries
  }

function record({ shape = {} }: SchemaDefinition): Reader {
  const fields = Object.entries(shape).map(([name, schema]) => {
    const { optin, optout } = schema._zod
    return { name, read: readerOf(schema), optin, isOmitted: optin === 'optional' && optout === 'optional' }
  })
  const known = new Set(Object.keys(shape))
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return UNREAD
    for (const name in value) if (!known.has(name)) return UNREAD
    const fresh: Record<string, unknown> = {}
    for (const { name, read, optin, isOmitted } of fields) {
      const isHere = name in value
      if (!isHere && isOmitted) continue
      const field = isHere || optin !== undefined ? read((value as Record<string, unknown>)[name]) : UNREAD
      if (field === UNREAD) return UNREAD
      if (field !== undefined || isHere) fresh[name] = field
    }
    return fresh
  }
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
