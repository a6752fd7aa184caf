import { isNamedScore } from './columnNames.js'
import type { DateForm } from './looseDates.js'
import { guessNumberForm, type NumberForm, sumOf } from './looseNumbers.js'
import { isMissing } from './missingValues.js'
import { wellFormed } from './wellFormed.js'

/** Share of a column's values that may not fit its type: noise such as `n/a`. From three values on, one may always. */
const MISFIT_SHARE = 0.1

/** The cells of one value as strings: none for a missing one, several for a list. Objects within are passed over. */
export function cellsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => (Array.isArray(item) ? [] : cellsOf(item)))
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)]
  if (typeof value !== 'string') return []
  const text = wellFormed(value).trim()
  return isMissing(text) ? [] : [text]
}

/** What the values of a column are like. */
export interface ColumnProfile {
  readonly name: string
  /** Cells that are not empty. */
  readonly values: readonly string[]
  /** How many cells have a value: what a value is taken for is found once for all of them. */
  readonly counts: ReadonlyMap<string, number>
  /** Number of distinct values. */
  readonly distinct: number
  /** Dates that a column of this form reads, as far as they were counted. */
  readonly dates: Map<DateForm, number>
  /** Average length of a value, in UTF-16 code units. */
  readonly averageLength: number
  /** Average number of words of a value. */
  readonly averageWords: number
  /** How the values are written, as far as they are numbers. */
  readonly numberForm: NumberForm
  /** Whether the values are numbers, with few exceptions. Most are so by themselves, unless the column is named as a score. */
  readonly numeric: boolean
}

/** Profiles the column `name` of some rows. */
export function profileColumn(name: string, sample: readonly Readonly<Record<string, unknown>>[]): ColumnProfile {
  const values = sample.flatMap((record) => cellsOf(record[name]))
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const { form: numberForm, found, certain } = guessNumberForm(counts)
  const average = (measure: (value: string) => number): number => sumOf(counts, measure) / Math.max(1, values.length)
  return {
    name,
    values,
    counts,
    distinct: counts.size,
    dates: new Map(),
    averageLength: average((value) => value.length),
    averageWords: average((value) => value.split(/\s+/u).length),
    numberForm,
    numeric: fitsType(found, values.length) && (2 * certain >= found || isNamedScore(name)),
  }
}

/** Whether a type fits a column: `fitting` of its `count` values have it. */
export const fitsType = (fitting: number, count: number): boolean =>
  fitting > 0 && count - fitting <= Math.max(MISFIT_SHARE * count, count >= 3 ? 1 : 0)
