import type { z } from 'zod'
import { definitionOf, mostEntries, type SchemaDefinition, tagsOf, unwrapped } from './schemaShape.js'

/**
 * Counts the values in a request, including the outermost. Returns Infinity if there are more than `room`, or if it
 * cannot confirm that every string is well-formed, every type is as expected, and every list is short enough. What the
 * operation checks itself counts as one value. Most requests pass; the others are walked value by value to find the fault, if there
 * is one.
 */
type Measure = (value: unknown, room: number) => number

const UNCLEAR = Number.POSITIVE_INFINITY

const measures = new WeakMap<z.core.$ZodType, Measure>()

/** The measure of the values of a schema, compiled once. */
export function measureOf(schema: z.core.$ZodType): Measure {
  let measure = measures.get(schema)
  if (measure === undefined) {
    measure = compile(unwrapped(schema))
    measures.set(schema, measure)
  }
  return measure
}

function compile(schema: z.core.$ZodType): Measure {
  const definition = definitionOf(schema)
  const { type } = definition
  switch (type) {
    case 'string':
      return (value) => (typeof value === 'string' ? measureText(value) : measureAbsent(value))
    case 'number':
      return (value) => (typeof value === 'number' ? 1 : measureAbsent(value))
    case 'boolean':
      return (value) => (typeof value === 'boolean' ? 1 : measureAbsent(value))
    case 'any':
      return () => 1
    case 'custom':
      return measureDate
    case 'array':
      return compileList(definition, mostEntries(schema))
    case 'object':
      return compileObject(definition)
    case 'union':
      return compileUnion(definition)
    default:
      return measureScalar
  }
}

const measureText = (text: string): number => (text.isWellFormed() ? 1 : UNCLEAR)

/** A `Date` given to a function; other values of such schemas are left to the walk. */
const measureDate = (value: unknown): number => (value instanceof Date ? 1 : measureAbsent(value))

const measureAbsent = (value: unknown): number => (value === undefined ? 1 : UNCLEAR)

/** Literals, enumerations and free-form JSON. Lists and objects in the latter are left to the walk. */
function measureScalar(value: unknown): number {
  if (typeof value === 'string') return measureText(value)
  return typeof value === 'object' && value !== null ? UNCLEAR : 1
}

function compileList({ element }: SchemaDefinition, most = Number.POSITIVE_INFINITY): Measure {
  const measure = element === undefined ? measureScalar : measureOf(element)
  return (value, room) => {
    if (!Array.isArray(value)) return measureAbsent(value)
    if (value.length > most) return UNCLEAR
    let values = 1
    for (let i = 0; i < value.length; i++) {
      values += measure(value[i], room - values)
      if (values > room) return UNCLEAR
    }
    return values
  }
}

/** Names that the schema does not have are left to the walk. */
function compileObject({ shape = {} }: SchemaDefinition): Measure {
  const fields = new Map(Object.entries(shape).map(([name, schema]) => [name, measureOf(schema)]))
  return (value, room) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return measureAbsent(value)
    let values = 1
    for (const name in value) {
      const measure = fields.get(name)
      if (measure === undefined) return UNCLEAR
      values += measure((value as Record<string, unknown>)[name], room - values)
      if (values > room) return UNCLEAR
    }
    return values
  }
}

/** Selects the option with the tag of the value, or the first option that is a list or an object like the value. */
function compileUnion(definition: SchemaDefinition): Measure {
  const { discriminator, options = [] } = definition
  const scalar = measureEither(options)
  const byTag = new Map(
    options.toReversed().flatMap((each) => tagsOf(definition, each).map((tag) => [tag, measureOf(each)] as const)),
  )
  const firstOf = (type: string): Measure => {
    const option = options.find((each) => definitionOf(unwrapped(each)).type === type)
    return option === undefined ? measureAbsent : measureOf(option)
  }
  const [list, record] = [firstOf('array'), firstOf('object')]
  return (value, room) => {
    if (typeof value !== 'object' || value === null || value instanceof Date) return scalar(value, room)
    if (Array.isArray(value)) return list(value, room)
    if (discriminator === undefined) return record(value, room)
    const measure = byTag.get((value as Record<string, unknown>)[discriminator])
    return measure === undefined ? UNCLEAR : measure(value, room)
  }
}

function measureEither(options: readonly z.core.$ZodType[]): Measure {
  const all = options.map(measureOf)
  return (value, room) => {
    for (const measure of all) {
      const values = measure(value, room)
      if (values !== UNCLEAR) return values
    }
    return UNCLEAR
  }
}
