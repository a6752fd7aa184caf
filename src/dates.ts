/**
 * Dates as text and as seconds since 1970-01-01T00:00:00Z. Inside, a date is always the number of seconds, rounded to
 * microseconds.
 */

/** An ISO 8601 date, alone or with a time; fractions of one to six digits, zone as `Z` or as an offset from UTC. */
const isoForm =
  /^(\d{4})-(\d{2})-(\d{2})(?:([Tt ])(\d{2}):(\d{2}):(\d{2})(\.\d{1,6})?([Zz]|[+-]\d{2}:\d{2}(?::\d{2})?)?)?$/

/** Seconds of 0000-01-01 and of the end of 9999: the range of four-digit years. */
const EARLIEST = Date.UTC(2000, 0, 1) / 1000 - 730_485 * 86_400
const LATEST = Date.UTC(10_000, 0, 1) / 1000

/**
 * Seconds since 1970 of a date in one of the two forms of v5 2.3: `YYYY-MM-DDTHH:MM:SS[.f]Z`, or the seconds themselves.
 * Our choice: an offset of zero, which Python's `isoformat()` writes as `+00:00`, is the zone `Z`; any other offset, and a
 * time without a zone, is refused. Undefined for what is no date, such as the 30th of February.
 */
export function parseDate(value: string | number): number | undefined {
  if (typeof value === 'number') return inRange(value)
  const read = readIso(value)
  if (read?.separator?.toUpperCase() !== 'T' || read.offset !== 0) return undefined
  return read.seconds
}

/**
 * The same for interfaces whose specification does not restrict the form (v4-legacy): any offset, a space instead of `T`,
 * a time without a zone (in UTC) and a day alone (its midnight in UTC) are read too, and seconds in a string.
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
  const match = isoForm.exec(text)
  if (match === null) return undefined
  const [, year, month, day, separator, hours = '0', minutes = '0', seconds = '0', fraction = '0', zone] = match
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined
  const date = new Date(0)
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day)) return undefined
  const time = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(fraction)
  const offset = zone === undefined ? undefined : readOffset(zone)
  if (Number.isNaN(offset)) return undefined
  return { seconds: roundToMicroseconds(date.getTime() / 1000 + time), separator, offset }
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

/** A date in the form the service returns: `2024-05-01T00:00:00Z`, with `.ffffff` when there is a fraction. */
export function formatDate(seconds: number): string {
  const whole = Math.floor(seconds)
  const micros = Math.round((seconds - whole) * 1e6)
  if (micros === 1_000_000) return formatDate(whole + 1)
  const base = new Date(whole * 1000).toISOString().slice(0, 19)
  return micros === 0 ? `${base}Z` : `${base}.${String(micros).padStart(6, '0')}Z`
}

const roundToMicroseconds = (seconds: number): number => Math.round(seconds * 1e6) / 1e6
