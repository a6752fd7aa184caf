import { columnRange, dictionaryOf } from '../../snapshot/columns.js'
import type { Column, FieldType, Snapshot } from '../../snapshot/snapshot.js'

/** A value of a field and the documents that have it. */
export interface ValueCount {
  readonly value: string | number
  readonly count: number
}

/** One metadata field of the project. Spec v5 2.10. */
export interface FieldDescription {
  readonly name: string
  readonly type: FieldType
  /** Numbers, scores and dates (seconds since 1970). */
  readonly minimum?: number
  readonly maximum?: number
  /** Ascending; undefined for dates, and if there are too many. */
  readonly values?: readonly ValueCount[]
}

/** A number or score field with more distinct values than this has no `values`. Spec v5 section 8. */
const MOST_NUMBER_VALUES = 100

/**
 * The metadata fields of a project, sorted by name. With `maxValues`, string and number fields with more distinct
 * values have no `values`. A document counts once for each of its distinct values. Spec v5 4.1.
 */
export function describeMetadata(snapshot: Snapshot, maxValues = Number.POSITIVE_INFINITY): FieldDescription[] {
  return [...snapshot.columns.fields].sort(byName).map((column) => describeField(snapshot, column, maxValues))
}

/** The same order on every machine, independent of its locale. */
const alphabet = new Intl.Collator('en')

/** Alphabetical: `age` before `Brand`, `item 10` before `item 2`; ties are resolved by code unit. */
const byName = (a: Column, b: Column): number =>
  alphabet.compare(a.name, b.name) || Number(a.name > b.name) - Number(a.name < b.name)

function describeField(snapshot: Snapshot, column: Column, maxValues: number): FieldDescription {
  const { name, type } = column
  if (column.type === 'string') {
    const dictionary = dictionaryOf(snapshot, column)
    if (dictionary.length > maxValues) return { name, type }
    const counts = new Uint32Array(dictionary.length)
    for (let i = 0; i < column.values.length; i++) counts[column.values[i]!]!++
    return { name, type, values: dictionary.map((value, index) => ({ value, count: counts[index]! })) }
  }
  const range = columnRange(column)
  const counts = type === 'date' ? undefined : countValues(column.values, Math.min(maxValues, MOST_NUMBER_VALUES))
  return { name, type, ...range, ...(counts && { values: counts }) }
}

/** Distinct numbers with their counts, ascending; undefined when there are more than `most`. */
function countValues(values: Float64Array, most: number): ValueCount[] | undefined {
  const counts = new Map<number, number>()
  for (let i = 0; i < values.length; i++) {
    counts.set(values[i]!, (counts.get(values[i]!) ?? 0) + 1)
    if (counts.size > most) return undefined
  }
  return [...counts].sort((a, b) => a[0] - b[0]).map(([value, count]) => ({ value, count }))
}
