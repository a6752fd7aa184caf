import { countNumbers, type DateForm, type DecimalMark, guessDecimalMark, sumOf } from './looseValues.js'
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
  readonly decimal: DecimalMark
  /** Whether the values are numbers, with few exceptions. */
  readonly numeric: boolean
}

/** Profiles the column `name` of some rows. */
export function profileColumn(name: string, sample: readonly Readonly<Record<string, unknown>>[]): ColumnProfile {
  const values = sample.flatMap((record) => cellsOf(record[name]))
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const decimal = guessDecimalMark(counts)
  const average = (measure: (value: string) => number): number => sumOf(counts, measure) / Math.max(1, values.length)
  return {
    name,
    values,
    counts,
    distinct: counts.size,
    dates: new Map(),
    averageLength: average((value) => value.length),
    averageWords: average((value) => value.split(/\s+/u).length),
    decimal,
    numeric: fitsType(countNumbers(counts, decimal), values.length),
  }
}

/** Whether a type fits a column: `fitting` of its `count` values have it. */
export const fitsType = (fitting: number, count: number): boolean =>
  fitting > 0 && count - fitting <= Math.max(MISFIT_SHARE * count, count >= 3 ? 1 : 0)
