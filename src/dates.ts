/**
 * Converts dates between text and seconds since 1970-01-01T00:00:00Z. Internally, a date is always a number of seconds,
 * rounded to microseconds, and before 1700 and after 2240 to what a number of that size can hold.
 */

/** An ISO 8601 date, alone or with a time; fractions of one to six digits, zone as `Z` or as an offset from UTC. */
const isoForm =
  /^(\d{4})-(\d{2})-(\d{2})(?:([Tt ])(\d{2}):(\d{2}):(\d{2})(\.\d{1,6})?([Zz]|[+-]\d{2}:\d{2}(?::\d{2})?)?)?$/

/** What may follow the seconds: a fraction and a zone. */
const afterSeconds = /^(\.\d{1,6})?(.+)?$/

/** Characters of `YYYY-MM-DD` and of `YYYY-MM-DDTHH:MM:SS`. */
const DAY_LENGTH = 10
const TIME_LENGTH = 19

export const SECONDS_A_DAY = 86_400

const DAYS_OF_MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
/** The calendar repeats itself after them. */
export const SECONDS_OF_400_YEARS = 146_097 * SECONDS_A_DAY

/** Seconds since 1970 of 0000-01-01 and of the end of 9999: the range of four-digit years. */
const EARLIEST = Date.UTC(2000, 0, 1) / 1000 - 730_485 * SECONDS_A_DAY
const LATEST = Date.UTC(10_000, 0, 1) / 1000

/**
 * Parses one of the two date forms of v5 2.3 to seconds since 1970: `YYYY-MM-DDTHH:MM:SS[.f]Z`, or the seconds
 * themselves. Our choice: an offset of zero, which Python's `isoformat()` writes as `+00:00`, equals the zone `Z`; any
 * other offset, and a time without a zone, is refused. Undefined for invalid dates, such as 30 February.
 */
export function parseDate(value: string | number): number | undefined {
  if (typeof value === 'number') return inRange(value)
  const read = readIso(value)
  if (read?.separator?.toUpperCase() !== 'T' || read.offset !== 0) return undefined
  return read.seconds
}

/** The same for functions, which also take a `Date`, and a day alone: its midnight in UTC. */
export function parseGivenDate(value: string | number | Date): number | undefined {
  if (value instanceof Date) return inRange(value.getTime() / 1000)
  return typeof value === 'string' && value.length === DAY_LENGTH ? readIso(value)?.seconds : parseDate(value)
}

/**
 * The same for interfaces whose specification does not restrict the form (v4-legacy): it also accepts any offset, a
 * space instead of `T`, a time without a zone (in UTC), a day alone (its midnight in UTC), and seconds in a string.
 */
export function parseAnyDate(value: string | number): number | undefined {
  if (typeof value === 'number') return inRange(value)
  const text = value.trim()
  if (/^-?\d+(\.\d+)?$/.test(text)) return inRange(Number(text))
  const read = readIso(text)
  return read && inRange(read.seconds - (read.offset ?? 0))
}

interface IsoDate {
  /** Seconds since 1970 of the time as written, its offset not yet subtracted. */
  readonly seconds: number
  /** Between date and time; undefined for a day alone. */
  readonly separator: string | undefined
  /** Seconds east of UTC; undefined where no zone is written. */
  readonly offset: number | undefined
}

function readIso(text: string): IsoDate | undefined {
  // Most dates are `YYYY-MM-DDTHH:MM:SSZ`: a match with its ten strings is made only for what follows the seconds.
  if (!isoForm.test(text)) return undefined
  const midnight = midnightOf(digitsAt(text, 0, 4), digitsAt(text, 5, 2), digitsAt(text, 8, 2))
  if (midnight === undefined) return undefined
  if (text.length === DAY_LENGTH) return { seconds: midnight, separator: undefined, offset: undefined }
  const [hours, minutes, seconds] = [digitsAt(text, 11, 2), digitsAt(text, 14, 2), digitsAt(text, 17, 2)]
  if (hours > 23 || minutes > 59 || seconds > 59) return undefined
  const time = midnight + hours * 3600 + minutes * 60 + seconds
  const separator = text[DAY_LENGTH]
  if (text.length === TIME_LENGTH) return { seconds: time, separator, offset: undefined }
  if (text.length === TIME_LENGTH + 1) return { seconds: time, separator, offset: 0 }
  const [, fraction = '0', zone] = afterSeconds.exec(text.slice(TIME_LENGTH))!
  const offset = zone === undefined ? undefined : readOffset(zone)
  if (Number.isNaN(offset)) return undefined
  return { seconds: roundToMicroseconds(time + Number(fraction)), separator, offset }
}

/** The number in some decimal digits of a text. */
function digitsAt(text: string, from: number, count: number): number {
  let number = 0
  for (let i = from; i < from + count; i++) number = number * 10 + text.charCodeAt(i) - 0x30
  return number
}

/** Seconds since 1970 at which a day begins in UTC; undefined for a day that its month does not have. */
function midnightOf(year: number, month: number, day: number): number | undefined {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  if (month < 1 || month > 12 || day < 1 || day > DAYS_OF_MONTHS[month - 1]! + (month === 2 && isLeap ? 1 : 0))
    return undefined
  // `Date.UTC` takes years below 100 for those of the twentieth century.
  return Date.UTC(year + 400, month - 1, day) / 1000 - SECONDS_OF_400_YEARS
}

/** Seconds east of UTC of `Z` or `+HH:MM[:SS]`; NaN for an offset of a day or more. */
function readOffset(zone: string): number {
  if (zone.toUpperCase() === 'Z') return 0
  const [hours, minutes, seconds = 0] = zone.slice(1).split(':').map(Number) as [number, number, number?]
  if (hours > 23 || minutes > 59 || seconds > 59) return Number.NaN
  const size = hours * 3600 + minutes * 60 + seconds
  return size === 0 ? 0 : zone.startsWith('-') ? -size : size
}

const inRange = (seconds: number): number | undefined =>
  Number.isFinite(seconds) && seconds >= EARLIEST && seconds < LATEST ? roundToMicroseconds(seconds) : undefined

/** The start of a period in this form. One that begins before year 0 begins with it, one after 9999 with its last second. */
export const formatPeriodStart = (seconds: number): string =>
  formatDate(Math.max(EARLIEST, Math.min(LATEST - 1, seconds)))

/** A date in the form the service returns: `2024-05-01T00:00:00Z`, with `.ffffff` when there is a fraction. */
export function formatDate(seconds: number): string {
  const whole = Math.floor(seconds)
  const micros = Math.round((seconds - whole) * 1e6)
  if (micros === 1_000_000) return formatDate(whole + 1)
  const base = new Date(whole * 1000).toISOString().slice(0, TIME_LENGTH)
  return micros === 0 ? `${base}Z` : `${base}.${String(micros).padStart(6, '0')}Z`
}

/** The day of a date, in UTC: `2024-05-01`. */
export const formatDay = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, DAY_LENGTH)

/** The last number of seconds before the year 10000: numbers of this size are 1 / 2^15 apart. */
const LAST = LATEST - 2 ** -15

/** Rounds the fraction alone: the product of all seconds and a million would have to be rounded itself. */
function roundToMicroseconds(seconds: number): number {
  const whole = Math.floor(seconds)
  const micros = Math.round((seconds - whole) * 1e6)
  return Math.min((whole * 1e6 + micros) / 1e6, LAST)
}
