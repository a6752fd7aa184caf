import { formatDate, SECONDS_A_DAY } from '../dates.js'
import { UsageError } from '../reading/inputError.js'
import { DATE_FORMS, endOfPeriod, readDate } from '../reading/looseDates.js'
import { readNumber } from '../reading/looseNumbers.js'
import type { FilterConstraint } from '../report/reportOptions.js'

/** Types of the fields that the documents have. */
export type FieldTypes = ReadonlyMap<string, string>

/** The values of string fields, as far as they are known. */
export type StringValues = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Constraints from what was typed: `hotel=Pinewood Lodge`, several values with bars between (`hotel=A|B`), and for numbers,
 * scores and dates also `rating>=4`, `date<=2025-03-31` (that day included). Names of fields may hold signs, and values
 * that documents have may hold bars. Throws UsageError for what no document can satisfy by its form: an unknown field, a
 * value that is not a number or a date.
 */
export function readFilters(
  typed: readonly string[],
  fields: FieldTypes,
  strings: StringValues = new Map(),
): FilterConstraint[] {
  return typed.map((text) => {
    const { name, sign, value } = splitFilter(text, fields)
    const type = fields.get(name)
    if (type === undefined) {
      const names = [...fields.keys()].map((field) => `"${field}"`).join(', ')
      throw new UsageError(`There is no field "${name}". Fields: ${names === '' ? 'none' : names}.`)
    }
    if (sign === '=') {
      if (type === 'date') return wholePeriod(name, value)
      return { name, values: strings.get(name)?.has(value) === true ? [value] : readValues(value, name, type) }
    }
    if (type === 'string') throw new UsageError(`"${name}" holds strings, which have no ${sign}.`)
    if (type !== 'date') return bound(name, sign, readOne(value, name))
    const { first, last } = readPeriod(value, name)
    return bound(name, sign, sign === '>=' ? first : last)
  })
}

interface TypedFilter {
  readonly name: string
  readonly sign: string
  readonly value: string
}

/** The longest name of a field that a sign follows, else what stands before the first sign. */
function splitFilter(text: string, fields: FieldTypes): TypedFilter {
  const typed = text.trim()
  const named = [...fields.keys()].filter((name) => typed.startsWith(name)).sort((a, b) => b.length - a.length)
  for (const name of named) {
    const match = /^\s*(>=|<=|=)\s*(.*)$/s.exec(typed.slice(name.length))
    if (match !== null) return { name, sign: match[1]!, value: match[2]! }
  }
  const match = /^(.+?)\s*(>=|<=|=)\s*(.*)$/s.exec(typed)
  if (match === null) throw new UsageError(`--filter is FIELD=VALUE, FIELD>=VALUE or FIELD<=VALUE, not "${text}".`)
  return { name: match[1]!, sign: match[2]!, value: match[3]! }
}

function bound(name: string, sign: string, value: string | number): FilterConstraint {
  return sign === '>=' ? { name, minimum: value } : { name, maximum: value }
}

function readValues(value: string, name: string, type: string): (string | number)[] {
  const values = value.split('|').map((one) => one.trim())
  return type === 'string' ? values : values.map((one) => readOne(one, name))
}

function readOne(value: string, name: string): number {
  const number = readNumber(value)
  if (number === undefined) throw new UsageError(`"${name}" holds numbers; "${value}" is none.`)
  return number
}

/** A day, week, month, quarter or year is a range: documents may have any time within it. */
function wholePeriod(name: string, value: string): FilterConstraint {
  const { first, last } = readPeriod(value, name)
  return { name, minimum: first, maximum: last }
}

interface Period {
  readonly first: string
  readonly last: string
}

/** First and last microsecond of what was typed: a year, a quarter, a month, a week, a day, or one moment. */
function readPeriod(value: string, name: string): Period {
  const part = /^(\d{4})(?:-(\d{2}))?$/.exec(value)
  if (part !== null) {
    const [year, month] = [Number(part[1]), part[2] === undefined ? undefined : Number(part[2]) - 1]
    const start = Date.UTC(year, month ?? 0, 1) / 1_000
    const next = month === undefined ? Date.UTC(year + 1, 0, 1) : Date.UTC(year, month + 1, 1)
    if (month === undefined || (month >= 0 && month < 12)) return periodOf(start, next / 1_000)
  }
  for (const form of DATE_FORMS.filter((form) => form === 'iso' || form === 'words')) {
    const start = readDate(value, form)
    if (start === undefined) continue
    if (start % SECONDS_A_DAY === 0 && !value.includes(':')) return periodOf(start, endOfPeriod(value, start))
    return { first: formatDate(start), last: formatDate(start) }
  }
  throw new UsageError(`"${name}" holds dates; "${value}" is none (write 2025-03-31, 2025-03 or 2025).`)
}

const periodOf = (start: number, next: number): Period => ({
  first: formatDate(start),
  last: formatDate(next - 1).replace('Z', '.999999Z'),
})

/** Values that an error lists at most. */
const LISTED_VALUES = 20

/** Throws UsageError for a value that no document has in a string field; `strings` has the values of each such field. */
export function checkValues(filters: readonly FilterConstraint[], strings: StringValues): void {
  for (const { name, values } of filters) {
    const known = strings.get(name)
    const unknown = known && values?.find((value) => !known.has(String(value)))
    if (known === undefined || unknown === undefined) continue
    const listed = [...known].slice(0, LISTED_VALUES).map((value) => JSON.stringify(value))
    const more = known.size > LISTED_VALUES ? ` and ${known.size - LISTED_VALUES} more` : ''
    throw new UsageError(
      `No document has ${JSON.stringify(unknown)} in "${name}". Values: ${listed.join(', ')}${more}.`,
    )
  }
}
