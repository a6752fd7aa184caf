import { SECONDS_A_DAY } from '../../../dates.js'

/** Months since January 1970, in UTC, of a day. */
export function monthOfDay(day: number): number {
  const date = new Date(day * SECONDS_A_DAY * 1000)
  return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth()
}
