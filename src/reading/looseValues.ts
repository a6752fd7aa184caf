import { parseDate, SECONDS_A_DAY, SECONDS_OF_400_YEARS } from '../dates.js'
import { LARGEST_METADATA_NUMBER } from '../finiteNumber.js'

/** How dates of a column are written: a known order of the parts, seconds or milliseconds since 1970, or the days of spreadsheets. */
export type DateForm = 'iso' | 'dmy' | 'mdy' | 'compact' | 'words' | 'seconds' | 'milliseconds' | 'serial'

/** Forms that are told from numbers by the values alone, the safest first. `03/04/2024` fits both `dmy` and `mdy`; a column decides. */
export const PLAIN_DATE_FORMS: readonly DateForm[] = [
  'iso',
  'words',
  'dmy',
  'mdy',
  'compact',
  'seconds',
  'milliseconds',
]

/** All forms. What looks like the days of spreadsheets may be any number, so that a column must be named as a date. */
export const DATE_FORMS: readonly DateForm[] = [...PLAIN_DATE_FORMS, 'serial']

/** Also as Google Forms writes it: `2024/03/05 9:24:17 PM GMT-3`, or with the name of a zone behind, `CET`. */
const isoPattern =
  /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[Tt ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*([AaPp][Mm])?\s*((?:UTC|GMT)?[+-]\d{1,2}(?::?\d{2})?|[A-Za-z]{1,5})?)?$/
const partsPattern =
  /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?:,?[ T]+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([AaPp][Mm])?)?$/
const dayMonthPattern = /^(?:\p{L}+,?\s+)?(\d{1,2})(?:st|nd|rd|th|\.)?[\s-]+(\p{L}{3,9})\.?,?[\s-]+(\d{4}|\d{2})$/u
const monthDayPattern = /^(?:\p{L}+,\s+)?(\p{L}{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/u
const compactPattern = /^(\d{4})(\d{2})(\d{2})$/
/** How the names of each month begin, in English and German. */
const months = [
  ['jan', 'jän'],
  ['feb'],
  ['mar', 'mär', 'mrz'],
  ['apr'],
  ['may', 'mai'],
  ['jun'],
  ['jul'],
  ['aug'],
  ['sep'],
  ['oct', 'okt'],
  ['nov'],
  ['dec', 'dez'],
]

/** Days from the origin of the dates of Excel, 1899-12-30, to 1970-01-01, and seconds of a day. */
const SERIAL_EPOCH = 25_569

/** Seconds of 1980 and 2100: a plain number counts as a date only between them. */
const EPOCH_RANGE = [315_532_800, 4_102_444_800] as const

/**
 * Seconds since 1970 of a date as people and programs write it, or undefined when the value does not have this form.
 * A time without zone, or with the name of one, is taken as UTC; two digits of a year are of this century.
 */
export function readDate(value: string, form: DateForm): number | undefined {
  const text = value.trim()
  if (form === 'iso') {
    const match = isoPattern.exec(text)
    if (match === null) return undefined
    const [, year, month, day, hours, minutes, seconds, half, zone] = match
    const at = utc(year, month, day, half === undefined ? hours : halfDay(hours!, half), minutes, seconds)
    // A zone can lead out of the years that documents may have.
    return at === undefined ? undefined : parseDate(at - zoneSeconds(zone))
  }
  if (form === 'dmy' || form === 'mdy') {
    const match = partsPattern.exec(text)
    if (match === null) return undefined
    const [, first, second, year, hours, minutes, seconds, half] = match
    // With dots, the month never comes first.
    if (form === 'mdy' && /^\d+\./.test(text)) return undefined
    const [day, month] = form === 'dmy' ? [first, second] : [second, first]
    return utc(fullYear(year!), month, day, half === undefined ? hours : halfDay(hours!, half), minutes, seconds)
  }
  if (form === 'words') {
    const composed = text.normalize('NFC')
    const dayFirst = dayMonthPattern.exec(composed)
    const monthFirst = dayFirst === null ? monthDayPattern.exec(composed) : null
    const [day, name, year] =
      dayFirst !== null
        ? [dayFirst[1], dayFirst[2], dayFirst[3]]
        : monthFirst !== null
          ? [monthFirst[2], monthFirst[1], monthFirst[3]]
          : []
    if (name === undefined) return undefined
    const beginning = name.slice(0, 3).toLowerCase()
    const month = months.findIndex((names) => names.includes(beginning)) + 1
    return month === 0 ? undefined : utc(fullYear(year!), String(month), day)
  }
  if (form === 'compact') {
    const match = compactPattern.exec(text)
    return match === null ? undefined : utc(match[1], match[2], match[3])
  }
  if (form === 'serial') {
    const days = /^\d{5}(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
    return inEpochRange(Math.round((days - SERIAL_EPOCH) * SECONDS_A_DAY))
  }
  const number = /^\d{9,13}(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN
  return inEpochRange(form === 'seconds' ? number : number / 1000)
}

/** Forms that nobody reads as another date, whatever the order of day and month. */
export const CERTAIN_DATE_FORMS: readonly DateForm[] = ['iso', 'words']

/**
 * The same for a cell of a column whose dates have this form. Dates that cannot be mistaken may stand among them: a spreadsheet that
 * takes part of a column for dates writes these another way.
 */
export function readColumnDate(value: string, form: DateForm): number | undefined {
  const date = readDate(value, form)
  if (date !== undefined || !(CERTAIN_DATE_FORMS.includes(form) || form === 'dmy' || form === 'mdy')) return date
  for (const certain of CERTAIN_DATE_FORMS) {
    const found = readDate(value, certain)
    if (found !== undefined) return found
  }
  return undefined
}

const inEpochRange = (seconds: number): number | undefined =>
  seconds >= EPOCH_RANGE[0] && seconds < EPOCH_RANGE[1] ? seconds : undefined

const fullYear = (year: string): string => (year.length === 2 ? `20${year}` : year)

/** Seconds since 1970 of year, month, day, hours, minutes and seconds; undefined when there is no such time. */
function utc(
  ...[year, month, day, hours = '0', minutes = '0', seconds = '0']: (string | undefined)[]
): number | undefined {
  const parts = [Number(year), Number(month) - 1, Number(day), Number(hours), Number(minutes), Number(seconds)] as const
  // `Date.UTC` takes years below 100 for those of the twentieth century.
  const date = new Date(Date.UTC(parts[0] + 400, ...parts.slice(1)))
  const [, monthIndex, , hour, minute, second] = parts
  // A day that its month does not have is one of another month.
  if (date.getUTCMonth() !== monthIndex) return undefined
  return hour > 23 || minute > 59 || second > 59 ? undefined : date.getTime() / 1000 - SECONDS_OF_400_YEARS
}

function zoneSeconds(zone: string | undefined): number {
  const match = /([+-])(\d{1,2}):?(\d{2})?$/.exec(zone ?? '')
  return match === null ? 0 : (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 3600 + Number(match[3] ?? 0) * 60)
}

function halfDay(hours: string, half: string): string {
  const hour = Number(hours) % 12
  return String(half.toLowerCase() === 'pm' ? hour + 12 : hour)
}

/** Which character stands before the decimals of a column: `1,234.5` or `1.234,5`. */
export type DecimalMark = '.' | ','

/** A number with an optional sign, groups of thousands and a per cent sign, or undefined. */
export function readNumber(value: string, decimal: DecimalMark = '.'): number | undefined {
  const trimmed = value.trim()
  const text = trimmed.endsWith('%') ? trimmed.slice(0, -1).trimEnd() : trimmed
  const plain = decimal === '.' ? text : text.replaceAll('.', '\u0000').replace(',', '.').replaceAll('\u0000', ',')
  if (/^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d{1,3})?$/.test(plain)) return finite(Number(plain))
  if (/^[-+]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain)) return finite(Number(plain.replaceAll(',', '')))
  return undefined
}

/** Numbers that no metadata field may have count as missing. */
const finite = (number: number): number | undefined =>
  Math.abs(number) <= LARGEST_METADATA_NUMBER ? number : undefined

/** How many cells of a column have each value. */
export type ValueCounts = ReadonlyMap<string, number>

/** The sum of a measure over all cells. It is called once for each value. */
export function sumOf(counts: ValueCounts, measure: (value: string) => number): number {
  let sum = 0
  for (const [value, count] of counts) sum += count * measure(value)
  return sum
}

/** Number of cells that are numbers with this mark. */
export const countNumbers = (counts: ValueCounts, mark: DecimalMark): number =>
  sumOf(counts, (value) => Number(readNumber(value, mark) !== undefined))

/** The mark under which more of the cells are numbers; a point where both read as many. */
export const guessDecimalMark = (counts: ValueCounts): DecimalMark =>
  countNumbers(counts, ',') > countNumbers(counts, '.') ? ',' : '.'
