import { safeParse, type z } from 'zod'
import { decimalNumber } from '../operations/decimalNumber.js'
import { definitionOf, taggedOption, unwrapped } from '../operations/schemaShape.js'

/**
 * Converts a text in a query string or form to a value by the schema of its parameter: strings unchanged, booleans in
 * any letter case, numbers, everything else as JSON, in which numbers may be strings. A text that cannot be converted
 * stays a text, so that the schema refuses it with the name of the parameter; so does a number or boolean where a text is
 * accepted. Spec v5 2.1; where it is silent, existing clients decide.
 */
export function queryValue(schema: z.core.$ZodType, text: string): unknown {
  const bare = unwrapped(schema)
  switch (bare._zod.def.type) {
    case 'string':
    case 'enum':
    case 'literal':
      return text
    case 'boolean':
      return /^(true|false)$/i.test(text) ? text.toLowerCase() === 'true' : text
    case 'number':
      return decimalNumber(text)
    default: {
      const value = parsed(text)
      const isScalar = typeof value === 'number' || typeof value === 'boolean'
      return isScalar && acceptsText(bare) ? text : withNumbers(bare, value)
    }
  }
}

/** Whether one of the forms of a parameter is a text. */
const acceptsText = (schema: z.core.$ZodType): boolean =>
  definitionOf(schema).options?.some((option) => definitionOf(unwrapped(option)).type === 'string') === true

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Whether a schema takes numbers, and not this text. */
function isMistakenNumber(schema: z.core.$ZodType, text: string): boolean {
  const { type, options = [] } = definitionOf(schema)
  if (type === 'number') return true
  return options.some((option) => definitionOf(unwrapped(option)).type === 'number') && !safeParse(schema, text).success
}

/** Converts strings to numbers where the schema expects a number, at any depth. */
function withNumbers(schema: z.core.$ZodType, value: unknown): unknown {
  const bare = unwrapped(schema)
  const def = definitionOf(bare)
  if (typeof value === 'string') return isMistakenNumber(bare, value) ? decimalNumber(value) : value
  if (typeof value !== 'object' || value === null) return value
  if (def.type === 'array') return Array.isArray(value) ? value.map((item) => withNumbers(def.element!, item)) : value
  if (Array.isArray(value)) {
    const { items = [] } = def
    return value.map((item, i) => (items[i] === undefined ? item : withNumbers(items[i], item)))
  }
  if (def.type === 'union' && def.discriminator !== undefined) {
    const option = taggedOption(def, value)
    return option === undefined ? value : withNumbers(option, value)
  }
  if (def.type !== 'object') return value
  const { shape } = def
  // Built from entries, since an assignment to `__proto__` would set the prototype.
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      shape !== undefined && Object.hasOwn(shape, key) ? withNumbers(shape[key]!, item) : item,
    ]),
  )
}
