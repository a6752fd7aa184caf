import { formatDay } from '../../dates.js'
import type { ReportInterval } from '../reportTime.js'

/** Number of documents by day, `YYYY-MM-DD`. */
export type DayCounts = ReadonlyMap<string, number>

const INTERVALS: readonly ReportInterval[] = ['day', 'week', 'month', 'quarter', 'year']

/** A chart has no more columns than this. */
const MOST_BUCKETS = 40

/**
 * From how many years on no chart is drawn: such a time comes from a date that stands for none, such as 9999-12-31, and has nearly no
 * column with documents.
 */
const MOST_YEARS = 500

/** Whether there are dates to draw over time, and none far from all others. */
export function fitsChart(days: DayCounts): boolean {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const day of days.keys()) {
    const year = Number(day.slice(0, 4))
    if (year < first) first = year
    if (year > last) last = year
  }
  return last - first < MOST_YEARS && days.size > 0
}

export const DAY_MILLISECONDS = 86_400_000

/**
 * The shortest interval with at most 40 buckets, two at the least, whose median bucket has `least` documents. Where there
 * is none, the longest that still has two buckets; a single bucket is a year.
 */
export function chooseInterval(days: DayCounts, least: number): ReportInterval {
  const usable = INTERVALS.map((interval) => ({ interval, counts: countBuckets(days, interval) })).filter(
    ({ counts }) => counts.length >= 2 && counts.length <= MOST_BUCKETS,
  )
  const fitting = usable.find(({ counts }) => median(counts) >= least)
  return (fitting ?? usable.at(-1))?.interval ?? 'year'
}

function countBuckets(days: DayCounts, interval: ReportInterval): number[] {
  const counts = new Map<string, number>()
  for (const [day, count] of days) {
    const start = startOf(day, interval)
    counts.set(start, (counts.get(start) ?? 0) + count)
  }
  const starts = [...counts.keys()].sort()
  const [first, last] = [starts[0], starts.at(-1)]
  if (first === undefined || last === undefined) return []
  const all: number[] = []
  for (let start = first; start <= last && all.length <= MOST_BUCKETS; start = nextStart(start, interval)) {
    all.push(counts.get(start) ?? 0)
  }
  return all
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** The first day of the bucket of a day. Weeks start on Monday, as in breakdowns. */
export function startOf(day: string, interval: ReportInterval): string {
  const [year, month] = [day.slice(0, 4), Number(day.slice(5, 7))]
  switch (interval) {
    case 'day':
      return day
    case 'week': {
      const time = Date.parse(`${day}T00:00:00Z`)
      const sinceMonday = (new Date(time).getUTCDay() + 6) % 7
      return dayOf(time - sinceMonday * DAY_MILLISECONDS)
    }
    case 'month':
      return `${day.slice(0, 7)}-01`
    case 'quarter':
      return `${year}-${String(month - ((month - 1) % 3)).padStart(2, '0')}-01`
    case 'year':
      return `${year}-01-01`
  }
}

const MONTHS: Readonly<Record<'month' | 'quarter' | 'year', number>> = { month: 1, quarter: 3, year: 12 }

/** The start of the bucket after the one that starts on this day. */
export function nextStart(start: string, interval: ReportInterval): string {
  if (interval === 'day' || interval === 'week') {
    return dayOf(Date.parse(`${start}T00:00:00Z`) + (interval === 'day' ? 1 : 7) * DAY_MILLISECONDS)
  }
  const date = new Date(`${start}T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + MONTHS[interval])
  return dayOf(date.getTime())
}

const dayOf = (milliseconds: number): string => formatDay(milliseconds / 1_000)

/** The constraint of a bucket. */
export const withinBucket = (field: string, start: string, interval: ReportInterval) =>
  withinBuckets(field, { first: start, last: start }, interval)

/** The constraint of the buckets from one to another: bounds are inclusive, so it ends a microsecond before the next one starts. */
export function withinBuckets(
  field: string,
  { first, last }: { readonly first: string; readonly last: string },
  interval: ReportInterval,
) {
  const end = Date.parse(`${nextStart(last, interval)}T00:00:00Z`) - 1_000
  return { name: field, minimum: `${first}T00:00:00Z`, maximum: `${new Date(end).toISOString().slice(0, 19)}.999999Z` }
}
