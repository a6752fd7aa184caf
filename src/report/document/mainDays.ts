import { DAY_MILLISECONDS, type DayCounts } from './intervals.js'

/** The days that are drawn over time. */
export interface MainDays {
  readonly days: DayCounts
  /** Number of documents on other days. */
  readonly leftOut: number
}

/** Our choice: the share of the documents that may be left out. */
const MOST_LEFT_OUT = 0.1
/** Our choice: shorter gaps than five years, in days, divide no dates. */
const LEAST_GAP = 5 * 365

/**
 * Leaves out dates of few documents that are far from all others. Programs write such dates where they know none: 0001-01-01,
 * 1900-01-01, 1970-01-01, 9999-12-31. One of them would leave a single column to all others. Our choice: the gap to the others is five
 * years or more, and no shorter than the time of the others.
 */
export function mainDays(days: DayCounts): MainDays {
  const sorted = [...days.keys()].sort()
  const places = sorted.map((day) => Date.parse(`${day}T00:00:00Z`) / DAY_MILLISECONDS)
  const counts = sorted.map((day) => days.get(day)!)
  const most = MOST_LEFT_OUT * sumOf(counts)
  let [from, to] = [0, sorted.length]
  let leftOut = 0
  for (;;) {
    const start = endOfFirst({ places, counts, from, to, most: most - leftOut })
    const end = start > from ? to : startOfLast({ places, counts, from, to, most: most - leftOut })
    leftOut += sumOf(counts.slice(from, start)) + sumOf(counts.slice(end, to))
    if (start === from && end === to) break
    ;[from, to] = [start, end]
  }
  return { days: new Map(sorted.slice(from, to).map((day) => [day, days.get(day)!])), leftOut }
}

/** Days in ascending order, of which those at `from` to `to` - 1 are left. */
interface LeftDays {
  /** In days since 1970. */
  readonly places: readonly number[]
  readonly counts: readonly number[]
  readonly from: number
  readonly to: number
  /** Number of documents that may be left out. */
  readonly most: number
}

/** The end of the first days that are left out; `from` where none are. */
function endOfFirst({ places, counts, from, to, most }: LeftDays): number {
  let end = from
  let count = 0
  for (let at = from + 1; at < to; at++) {
    count += counts[at - 1]!
    if (count > most) break
    const gap = places[at]! - places[at - 1]!
    if (gap >= Math.max(LEAST_GAP, places[to - 1]! - places[at]!)) end = at
  }
  return end
}

/** The start of the last days that are left out; `to` where none are. */
function startOfLast({ places, counts, from, to, most }: LeftDays): number {
  let start = to
  let count = 0
  for (let at = to - 1; at > from; at--) {
    count += counts[at]!
    if (count > most) break
    const gap = places[at]! - places[at - 1]!
    if (gap >= Math.max(LEAST_GAP, places[at - 1]! - places[from]!)) start = at
  }
  return start
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)
