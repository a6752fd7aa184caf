import { formatPeriodStart } from '../../dates.js'

/** A calendar period, in UTC. */
export type Period = 'year' | 'quarter' | 'month' | 'week' | 'day' | 'hour'

/** Converts between values and the numbers of the intervals that contain them. */
export interface Scale {
  readonly stepOf: (value: number) => number
  /** The same function, faster for many values from `minimum` to `maximum`. Default: `stepOf`. */
  readonly stepsWithin?: ((minimum: number, maximum: number) => (value: number) => number) | undefined
  readonly labelOf: (step: number) => string
}

/** Relative error of the quotient of two rounded numbers, at most: 0.3 / 0.1 lies in the interval that starts at 0.3. */
const QUOTIENT_ERROR = 2 ** -50

/** Intervals of numbers; labels are their lower bounds. */
export function numberScale(interval: number): Scale {
  return {
    stepOf(value) {
      const quotient = value / interval
      const nearest = Math.round(quotient)
      return Math.abs(quotient - nearest) <= Math.abs(nearest) * QUOTIENT_ERROR ? nearest : Math.floor(quotient)
    },
    // Rounding to fifteen digits removes the error of the product: 3 x 0.1, 6 x 1e99. Exact whole numbers have none.
    labelOf: (step) =>
      String(Number.isSafeInteger(interval) ? step * interval : Number((step * interval).toPrecision(15))),
  }
}

const HOUR = 3600
const DAY = 24 * HOUR
/** 1970-01-05 was a Monday. */
const FIRST_MONDAY = 4 * DAY

/** Days from 1 March 0000 to 1970, and in the 400 years after which the calendar repeats itself. */
const DAYS_BEFORE_1970 = 719_468
const DAYS_OF_CYCLE = 146_097

/**
 * Months since year 0, from days since 1970. Years start in March, so that a leap day is the last day. Source: Hinnant,
 * chrono-compatible low-level date algorithms, civil_from_days. It takes a tenth of the time of `Date`.
 */
function monthOfDay(day: number): number {
  const shifted = day + DAYS_BEFORE_1970
  const cycle = Math.floor(shifted / DAYS_OF_CYCLE)
  const inCycle = shifted - cycle * DAYS_OF_CYCLE
  const year = Math.floor(
    (inCycle - Math.floor(inCycle / 1_460) + Math.floor(inCycle / 36_524) - Math.floor(inCycle / 146_096)) / 365,
  )
  const inYear = inCycle - (365 * year + Math.floor(year / 4) - Math.floor(year / 100))
  const monthFromMarch = Math.floor((5 * inYear + 2) / 153)
  return (cycle * 400 + year) * 12 + monthFromMarch + 2
}

/** Days of a table of steps at most: two centuries. */
const MOST_DAYS = 75_000

/** Periods by number; labels are their starts. */
export function dateScale(period: Period): Scale {
  const months = { year: 12, quarter: 3, month: 1 }[period as string]
  if (months !== undefined) {
    const stepOfDay = (day: number): number => Math.floor(monthOfDay(day) / months)
    const stepOf = (seconds: number): number => stepOfDay(Math.floor(Math.floor(seconds) / DAY))
    return {
      stepOf,
      stepsWithin(minimum, maximum) {
        const first = Math.floor(Math.floor(minimum) / DAY)
        const days = Math.floor(Math.floor(maximum) / DAY) - first + 1
        if (days > MOST_DAYS) return stepOf
        const steps = Int32Array.from({ length: days }, (_, day) => stepOfDay(first + day))
        return (seconds) => steps[Math.floor(Math.floor(seconds) / DAY) - first] ?? stepOf(seconds)
      },
      labelOf: (step) => {
        const start = new Date(0)
        start.setUTCFullYear(Math.floor((step * months) / 12), (step * months) % 12, 1)
        return formatPeriodStart(start.getTime() / 1000)
      },
    }
  }
  const width = period === 'week' ? 7 * DAY : period === 'day' ? DAY : HOUR
  const origin = period === 'week' ? FIRST_MONDAY : 0
  return {
    stepOf: (seconds) => Math.floor((seconds - origin) / width),
    labelOf: (step) => formatPeriodStart(step * width + origin),
  }
}
