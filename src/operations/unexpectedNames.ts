import type { z } from 'zod'
import { bareSchema, definitionOf, optionFor } from './schemaShape.js'
import { MOST_FAULTS } from './sentBounds.js'

/**
 * Whether `parsed`, the first entries of the list for a parameter, has enough entries with unexpected names to refuse the request:
 * the message names no more of them. Asked again and again while the list grows.
 */
export function createRefusal(schema: z.core.$ZodType | undefined): (parsed: readonly unknown[]) => boolean {
  const bare = bareSchema(schema)
  const element = bare && bareSchema(definitionOf(bare).element)
  let [seen, refused] = [0, 0]
  return (parsed) => {
    if (element === undefined) return false
    for (; seen < parsed.length && refused < MOST_FAULTS; seen++)
      if (hasUnexpectedName(parsed[seen], element)) refused++
    return refused >= MOST_FAULTS
  }
}

/** Whether an object, or one in a list of it, has a name that its schema refuses. */
function hasUnexpectedName(value: unknown, schema: z.core.$ZodType): boolean {
  if (Array.isArray(value)) {
    const element = bareSchema(definitionOf(schema).element)
    return value.some((entry) => {
      const option = element && optionFor(element, entry)
      return option !== undefined && hasUnexpectedName(entry, option)
    })
  }
  if (typeof value !== 'object' || value === null) return false
  const { shape, catchall } = definitionOf(schema)
  if (shape === undefined || catchall === undefined || definitionOf(catchall).type !== 'never') return false
  for (const [name, item] of Object.entries(value)) {
    if (!Object.hasOwn(shape, name)) return true
    if (Array.isArray(item) && hasUnexpectedName(item, bareSchema(shape[name])!)) return true
  }
  return false
}
