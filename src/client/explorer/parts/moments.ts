import { dayName } from '../../figures.js'

/** A time of a record, in seconds since 1970, as `4 Jan 2024, 09:12` in the reader's time zone. */
export function momentName(seconds: number): string {
  const date = new Date(1_000 * seconds)
  const two = (part: number): string => String(part).padStart(2, '0')
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${dayName(day)}, ${two(date.getHours())}:${two(date.getMinutes())}`
}
