import type { Project } from '../../serviceFunctions.js'
import type { FilterConstraint } from '../reportOptions.js'
import type { FieldDescription, TableAsk } from './table.js'

export type Interval = 'year' | 'quarter' | 'month' | 'week' | 'day' | 'hour'

/** A period, from `start` inclusive to `end` exclusive. */
export interface TablePeriod {
  readonly start: Date
  readonly end: Date
  /** Documents of the period. */
  readonly filter: FilterConstraint[]
}

/** The periods of a date field, oldest first. */
export interface Timeline {
  readonly dateField: string
  readonly interval: Interval
  readonly periods: readonly TablePeriod[]
}

/** Days of each interval, the finest first. */
const intervals: readonly (readonly [Interval, number])[] = [
  ['hour', 1 / 24],
  ['day', 1],
  ['week', 7],
  ['month', 30.44],
  ['quarter', 91.31],
  ['year', 365.25],
]

/** Most periods of a table, unless even years are more. */
const MOST_PERIODS = 24

const DAY_MILLISECONDS = 86_400_000

/** The finest interval with at most 24 periods between two times in milliseconds. */
export function fittingInterval(first: number, last: number): Interval {
  const fitting = intervals.find(([, days]) => (last - first) / (days * DAY_MILLISECONDS) < MOST_PERIODS - 1)
  return fitting?.[0] ?? 'year'
}

interface PeriodsRequest {
  readonly fields: readonly FieldDescription[]
  readonly filter: FilterConstraint[]
  readonly dateField: string | undefined
  readonly ask: TableAsk
}

/** The periods of a date field that have documents; undefined without one. */
export async function choosePeriods(
  project: Project,
  { fields, filter, dateField, ask }: PeriodsRequest,
): Promise<Timeline | undefined> {
  const field = fields.find(({ name, type }) => type === 'date' && (dateField === undefined || name === dateField))
  if (field?.minimum === undefined || field.maximum === undefined) return undefined
  const interval = fittingInterval(Date.parse(String(field.minimum)), Date.parse(String(field.maximum)))
  const { name } = field
  // The periods of any concept are those of the filter.
  const asked = { texts: ['-'], filter, date_field: name, interval }
  const { buckets } = await project.summary.volume(asked, ask)
  const periods = buckets
    .filter((bucket) => bucket.filter_count > 0)
    .map((bucket) => {
      const [start, end] = [new Date(bucket.start), new Date(bucket.end)]
      // Bounds are inclusive, and dates have microseconds.
      const last = end.getTime() / 1_000 - 1e-6
      return { start, end, filter: [...filter, { name, minimum: start.getTime() / 1_000, maximum: last }] }
    })
  return periods.length === 0 ? undefined : { dateField: name, interval, periods }
}

/** The columns that say which period a row is of. */
export const PERIOD_COLUMNS = ['start_date', 'end_date', 'range_type'] as const

export const periodCells = ({ interval }: Timeline, { start, end }: TablePeriod) => ({
  start_date: start,
  end_date: end,
  range_type: interval,
})
