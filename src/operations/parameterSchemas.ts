import { z } from 'zod'
import type { Operation } from './operation.js'
import { parameterTexts } from './parameterTexts.js'

/** The parts of zod's JSON Schema that are read here. */
export interface JsonSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  /** Of results that are no JSON. */
  readonly contentType?: 'text'
  readonly title?: string
  readonly description?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly default?: unknown
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly maxProperties?: number
  readonly maxLength?: number
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
}

export interface ParameterSchemas {
  /** The object of all parameters. */
  readonly params: JsonSchema
  /** Schemas that it refers to as `#/components/schemas/Name`. */
  readonly shared: Readonly<Record<string, JsonSchema>>
}

/** The parameters of an operation as JSON Schema 2020-12: accepted values, with the defaults of optional ones. */
export function parameterSchemas({ params }: Operation): ParameterSchemas {
  const written = z.toJSONSchema(params, { io: 'input', unrepresentable: 'any' })
  const text = JSON.stringify(written).replaceAll('"#/$defs/', '"#/components/schemas/')
  const { $schema: _, $defs = {}, ...schema } = JSON.parse(text)
  for (const shape of Object.values($defs as Record<string, Record<string, unknown>>)) {
    delete shape.id
    addTexts(shape)
  }
  addTexts(schema)
  return { params: schema, shared: $defs }
}

/** Gives properties without a description that of their name. */
function addTexts(schema: unknown): void {
  if (typeof schema !== 'object' || schema === null) return
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties') {
      for (const [name, property] of Object.entries(value as Record<string, { description?: string }>)) {
        const text = Object.hasOwn(parameterTexts, name) ? parameterTexts[name] : undefined
        if (property.description === undefined && text !== undefined) property.description = text
      }
    }
    addTexts(value)
  }
}

const entries = (count: number): string => (count === 1 ? 'one entry' : `${count} entries`)

/** The bounds of a value in words; empty if it has none. */
export function limitsOf(schema: JsonSchema): string {
  const { minimum, exclusiveMinimum, maximum, maxItems, minItems, maxProperties, maxLength } = schema
  const parts: string[] = []
  // Integers are bounded by the largest exact JSON number; that bound does not help a reader.
  if (minimum !== undefined && minimum > 0) parts.push(`at least ${minimum}`)
  if (exclusiveMinimum !== undefined) parts.push(`more than ${exclusiveMinimum}`)
  if (maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER) parts.push(`at most ${maximum}`)
  if (minItems !== undefined) parts.push(`at least ${entries(minItems)}`)
  if (maxItems !== undefined) parts.push(`at most ${entries(maxItems)}`)
  if (maxLength !== undefined) parts.push(`at most ${maxLength} characters`)
  if (maxProperties !== undefined) parts.push(`at most ${maxProperties} names`)
  return parts.join(', ')
}
