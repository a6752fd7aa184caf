import type { z } from 'zod'
import { measureOf } from './measureSent.js'
import { bareSchema, definitionOf, isUnchecked, mostEntries, optionFor } from './schemaShape.js'

/**
 * Checks input before its schema parses it. A schema records every fault and copies every list and object, which takes
 * seconds and gigabytes for a body of a few megabytes. A measure compiled from the schema accepts most valid input
 * quickly. All other input is walked value by value with its path, and the walk stops after the first few faults.
 */

/**
 * Maximum number of values (entries, fields and the lists and objects around them) in one parameter, or in one entry of
 * a long list.
 */
export const MOST_VALUES = 250_000

/** Maximum nesting of lists and objects in any input. */
export const MAXIMUM_DEPTH = 80

/** Maximum number of names in one object, except where a schema accepts any names. */
export const MOST_NAMES = 1_000

/** Maximum number of faults in a message; an upload could have thousands. */
export const MOST_FAULTS = 10

/**
 * Maximum number of values of a wrong type that the schema is left to report; with more, the walk refuses the input
 * itself.
 */
const MOST_WRONG_TYPES = 1_000

export interface BoundsFault {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** The running totals of one question. */
export interface BoundsCheck {
  /** Number of values checked; callers that check a piece of its own reset it to 0. */
  values: number
  /** Number of values that do not have the type that their schema expects. */
  wrongTypes: number
  readonly faults: BoundsFault[]
}

export const createBoundsCheck = (): BoundsCheck => ({ values: 0, wrongTypes: 0, faults: [] })

/**
 * Checks one parameter, or one entry of a list, against its schema; undefined means free-form JSON. Finds strings that
 * are not well-formed Unicode, lists longer than the schema accepts, nesting deeper than 80, objects with more than
 * 1,000 names, and more than 250,000 values in all. Names count as strings. What its schema leaves unchecked counts as
 * one value.
 */
export function checkBounds(
  check: BoundsCheck,
  value: unknown,
  schema: z.core.$ZodType | undefined,
  at: readonly PropertyKey[],
): void {
  const counted = schema === undefined ? Number.POSITIVE_INFINITY : measureOf(schema)(value, MOST_VALUES - check.values)
  if (check.values + counted <= MOST_VALUES) check.values += counted
  else findFaults(check, value, schema, at)
}

/** A walk through a value. */
interface Walk {
  readonly check: BoundsCheck
  /** Where the walk is, from the root of the input. */
  readonly path: PropertyKey[]
}

/** Walks value by value and records the path of each fault. */
function findFaults(
  check: BoundsCheck,
  sent: unknown,
  schema: z.core.$ZodType | undefined,
  at: readonly PropertyKey[],
): void {
  const walk: Walk = { check, path: [...at] }
  const bare = bareSchema(schema)
  visit(walk, sent, bare && optionFor(bare, sent))
  if (check.values > MOST_VALUES && check.faults.length === 0) addFault(walk, `more than ${MOST_VALUES} values`)
}

function addFault({ check: { faults }, path }: Walk, message: string): void {
  if (faults.length < MOST_FAULTS) faults.push({ path: path.slice(), message })
}

const isOver = ({ faults, values }: BoundsCheck): boolean => faults.length >= MOST_FAULTS || values > MOST_VALUES

function visit(walk: Walk, value: unknown, schema: z.core.$ZodType | undefined): void {
  const { check, path } = walk
  check.values++
  if (schema !== undefined && isUnchecked(schema)) return
  if (schema !== undefined && !fits(value, schema) && ++check.wrongTypes === MOST_WRONG_TYPES) {
    addFault(walk, `${MOST_WRONG_TYPES} values up to this one are not of the type expected`)
    check.values = Number.POSITIVE_INFINITY
  }
  if (typeof value === 'string') {
    if (!value.isWellFormed()) addFault(walk, ILL_FORMED)
  } else if (typeof value === 'object' && value !== null) {
    if (path.length > MAXIMUM_DEPTH) addFault(walk, `nested more than ${MAXIMUM_DEPTH} deep`)
    else if (Array.isArray(value)) visitList(walk, value, schema)
    else visitObject(walk, value, schema)
  }
}

function visitList(walk: Walk, list: readonly unknown[], schema: z.core.$ZodType | undefined): void {
  const most = schema === undefined ? undefined : mostEntries(schema)
  if (most !== undefined && list.length > most) {
    addFault(walk, `Too big: expected array to have <=${most} items`)
    return
  }
  const element = schema === undefined ? undefined : bareSchema(definitionOf(schema).element)
  for (let i = 0; i < list.length && !isOver(walk.check); i++) visitChild(walk, i, list[i], element)
}

function visitObject(walk: Walk, value: object, schema: z.core.$ZodType | undefined): void {
  const shape = schema === undefined ? undefined : definitionOf(schema).shape
  const names = Object.keys(value)
  if (shape !== undefined && names.length > MOST_NAMES) {
    addFault(walk, `Too big: expected object to have <=${MOST_NAMES} names`)
    return
  }
  for (const name of names) {
    if (isOver(walk.check)) return
    if (!name.isWellFormed()) {
      addFault(walk, `the name ${JSON.stringify(shortened(name))} ${ILL_FORMED}`)
      continue
    }
    const known = shape !== undefined && Object.hasOwn(shape, name) ? bareSchema(shape[name]) : undefined
    visitChild(walk, name, (value as Record<string, unknown>)[name], known)
  }
}

/** Visits an entry of a list, or the value of a name. */
function visitChild(walk: Walk, key: PropertyKey, value: unknown, schema: z.core.$ZodType | undefined): void {
  walk.path.push(key)
  visit(walk, value, schema && optionFor(schema, value))
  walk.path.pop()
}

export const ILL_FORMED = 'is not well-formed Unicode: it has half of a surrogate pair'

/** Longest name that is repeated to the caller, in UTF-16 code units. */
const LONGEST_TOLD = 200

/** A name as an error message quotes it; a very long one is cut. */
export const shortened = (name: string): string =>
  name.length <= LONGEST_TOLD ? name : `${name.slice(0, LONGEST_TOLD).toWellFormed()}…`

/** Whether a value has the type that a schema expects, as far as that can be decided without parsing it. */
function fits(value: unknown, schema: z.core.$ZodType): boolean {
  if (value === undefined) return true
  const definition = definitionOf(schema)
  switch (definition.type) {
    case 'string':
      return typeof value === 'string'
    case 'number':
      return typeof value === 'number'
    case 'boolean':
      return typeof value === 'boolean'
    case 'array':
      return Array.isArray(value)
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value)
    case 'union':
      return definition.options?.some((option) => fits(value, bareSchema(option)!)) ?? true
    default:
      return true
  }
}
