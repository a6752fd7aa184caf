import type { Constraint, Filter } from '../api/filter.js'
import type { FieldRecord } from '../api/projects.js'

/** Parameters of the address that filter by a field: `in.hotel=Harbour` (again for each value), `from.date=2024-01-01`, `to.date=…`. */
export const VALUE = 'in.'
export const MINIMUM = 'from.'
export const MAXIMUM = 'to.'

/** A bound in an address that its field cannot have, such as the day 2024-02-30. */
export interface WrongBound extends Pick<FieldRecord, 'name' | 'type'> {
  readonly text: string
}

/** The filter of an address for the fields of a project, the names in it that the project does not have, and wrong bounds. */
export interface ReadFilter {
  readonly filter: Filter
  readonly unknown: readonly string[]
  readonly wrong: readonly WrongBound[]
}

export function readFilter(fields: readonly FieldRecord[], query: URLSearchParams): ReadFilter {
  const names = [...new Set([...query.keys()].map((key) => key.slice(key.indexOf('.') + 1)))]
  const known = names.flatMap((name) => fields.find((field) => field.name === name) ?? [])
  return {
    filter: known.flatMap((field) => constraintOf(field, query) ?? []),
    unknown: names.filter((name) => !known.some((field) => field.name === name)),
    wrong: known.flatMap((field) => wrongBounds(field, query)),
  }
}

function wrongBounds({ name, type }: FieldRecord, query: URLSearchParams): WrongBound[] {
  if (type === 'string') return []
  const sent = [query.get(MINIMUM + name), query.get(MAXIMUM + name)]
  return sent.flatMap((text) => (text === null || text === '' || isBound(type, text) ? [] : [{ name, type, text }]))
}

function constraintOf({ name, type }: FieldRecord, query: URLSearchParams): Constraint | undefined {
  const values = query.getAll(VALUE + name)
  if (type === 'string') return values.length === 0 ? undefined : { name, values }
  return rangeConstraint({ name, type }, query.get(MINIMUM + name), query.get(MAXIMUM + name))
}

/** A range of a number, a score or a date; undefined without a bound. */
export function rangeConstraint(
  { name, type }: Pick<FieldRecord, 'name' | 'type'>,
  from: string | null,
  to: string | null,
): Constraint | undefined {
  const minimum = boundOf(type, from, 'start')
  const maximum = boundOf(type, to, 'end')
  if (minimum === undefined && maximum === undefined) return undefined
  return { name, ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) }
}

/** Whether a field of this type can have the text of an address as a bound: a number, or a day of the calendar. */
export function isBound(type: FieldRecord['type'], text: string): boolean {
  if (type !== 'date') return text !== '' && Number.isFinite(Number(text))
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  // Date.parse reads the 30th of February as the 1st of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Days include both of their ends. Text that is no number and no day is no bound. */
function boundOf(type: FieldRecord['type'], text: string | null, side: 'start' | 'end'): string | number | undefined {
  if (text === null || !isBound(type, text)) return undefined
  if (type !== 'date') return Number(text)
  return side === 'start' ? `${text}T00:00:00Z` : `${text}T23:59:59.999999Z`
}
