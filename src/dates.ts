/**
 * The two date forms of v5 2.3: `YYYY-MM-DDTHH:MM:SS[.f]Z` with one to six fraction digits, and seconds since
 * 1970-01-01T00:00:00Z. Inside, a date is always the number of seconds, rounded to microseconds.
 */
const isoForm = /^(\d{4})-(\d{2})-(\d{2})[Tt](\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,6}))?[Zz]$/

/** Seconds of 0000-01-01 and of the end of 9999: what four digits of a year can say. */
const EARLIEST = Date.UTC(2000, 0, 1) / 1000 - 730_485 * 86_400
const LATEST = Date.UTC(10_000, 0, 1) / 1000

/** Seconds since 1970 of a date in either form, or undefined when it is none (also for the 30th of February). */
export function parseDate(value: string | number): number | undefined {
  if (typeof value === 'number') {
    return Number.isFinite(value) && value >= EARLIEST && value < LATEST ? roundToMicroseconds(value) : undefined
  }
  const match = isoForm.exec(value)
  if (match === null) return undefined
  const [year, month, day, hours, minutes, seconds] = match.slice(1, 7).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  if (hours > 23 || minutes > 59 || seconds > 59) return undefined
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined
  const fraction = match[7] === undefined ? 0 : Number(`0.${match[7]}`)
  return roundToMicroseconds(date.getTime() / 1000 + hours * 3600 + minutes * 60 + seconds + fraction)
}

/** A date in the form the service returns: `2024-05-01T00:00:00Z`, with `.ffffff` when there is a fraction. */
export function formatDate(seconds: number): string {
  const whole = Math.floor(seconds)
  const micros = Math.round((seconds - whole) * 1e6)
  if (micros === 1_000_000) return formatDate(whole + 1)
  const base = new Date(whole * 1000).toISOString().slice(0, 19)
  return micros === 0 ? `${base}Z` : `${base}.${String(micros).padStart(6, '0')}Z`
}

const roundToMicroseconds = (seconds: number): number => Math.round(seconds * 1e6) / 1e6
