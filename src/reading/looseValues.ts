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

/**
 * A time of day behind a date, with seconds, AM or PM, and the offset or the name of a zone: `, 9:24:17 PM GMT-3`, `T04:18:00.5Z`,
 * `:04:18:00 +0000`, ` 04.18.00 GMT+0100 (CET)`.
 */
const TIME = String.raw`(?:[,:T\s]+(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:[.,]\d+)?)?\s?([ap]m)?\s?((?:UTC|GMT)?[+-]\d{1,2}(?::?\d{2})?|[a-z]{1,5})?(?: \(.+\))?)?$`
const WEEKDAY = String.raw`^(?:[\p{L}-]+\.?,?\s+)?`
const datePattern = (parts: string): RegExp => new RegExp(parts + TIME, 'iu')

/** A month alone stands for its first day; its year is of these centuries, since `1234-05` is a number of something. */
const isoPattern = datePattern(
  String.raw`^(\d{4}(?=[-/.年]\d{1,2}[-/.月]\d)|(?:19|20)\d{2}(?=-\d{2}$))[-/.年](\d{1,2})(?:[-/.月](\d{1,2})[.日]?)?`,
)
const partsPattern = datePattern(String.raw`${WEEKDAY}(\d{1,2})[./ -](\d{1,2})(?:[./-]|, )(\d{4}|\d{2})`)
const dayMonthPattern = datePattern(
  String.raw`${WEEKDAY}(\d{1,2})(?:st|nd|rd|th|er|\.)?[\s/-]+(?:de\s+)?(\p{L}{3,10})\.?,?[\s/-]+(?:del?\s+)?(\d{4}|\d{2})`,
)
const monthDayPattern = datePattern(
  String.raw`${WEEKDAY}(\p{L}{3,10})\.?[\s-]+(\d{1,2})(?:st|nd|rd|th)?,?[\s-]+(\d{4})`,
)
/** `Tue Feb 11 04:18:00 +0000 2014`, as C and Twitter write it. */
const yearLastPattern = /^(\p{L}+ \p{L}+ +\d+)( \d+:\d+:\d+.*) (\d{4})$/u
const compactPattern = /^((?:19|20)\d{2})(\d{2})(\d{2})(?:(\d{2})(\d{2})(\d{2})?)?$/
/** How the names of each month begin without accents, in Germanic and Romance languages. */
const months = [
  'jan|ene|gen',
  'feb|fev',
  'mar|mrz|maa|mrt',
  'apr|avr|abr',
  'may|mai|maj|mei|mag',
  'jun|juin|giu',
  'jul|juil|lug',
  'aug|ago|aou',
  'sep|set',
  'oct|okt|ott|out',
  'nov',
  'dec|dez|des|dic',
].map((names) => new RegExp(`^(?:${names})`))

/** No date of a cell is longer. */
const LONGEST_DATE = 80

/** Days from the origin of the dates of Excel, 1899-12-30, to 1970-01-01, and seconds of a day. */
const SERIAL_EPOCH = 25_569

/** Seconds of 1980 and 2100: a plain number counts as a date only between them. */
const EPOCH_RANGE = [315_532_800, 4_102_444_800] as const

/**
 * Seconds since 1970 of a date as people and programs write it, or undefined when the value does not have this form.
 * A time without zone, or with the name of one, is taken as UTC; two digits of a year are of 1969 to 2068.
 */
export function readDate(value: string, form: DateForm): number | undefined {
  const text = value.trim()
  if (text.length > LONGEST_DATE) return undefined
  if (form === 'iso') {
    const [, year, month, day = '1', ...time] = isoPattern.exec(text) ?? []
    return utc(year, month, day, time)
  }
  if (form === 'dmy' || form === 'mdy') {
    const [, first, second, year, ...time] = partsPattern.exec(text) ?? []
    // With dots, the month never comes first.
    if (form === 'mdy' && /^\d+\./.test(text)) return undefined
    return form === 'dmy' ? utc(year, second, first, time) : utc(year, first, second, time)
  }
  if (form === 'words') {
    const plain = text
      .normalize('NFD')
      .replace(/\p{Mn}/gu, '')
      .replace(yearLastPattern, '$1 $3$2')
    const dayFirst = dayMonthPattern.exec(plain)
    const [, first, second, year, ...time] = dayFirst ?? monthDayPattern.exec(plain) ?? []
    const [day, name = ''] = dayFirst === null ? [second, first] : [first, second]
    return utc(year, String(months.findIndex((names) => names.test(name.toLowerCase())) + 1), day, time)
  }
  if (form === 'compact') {
    const [, year, month, day, ...time] = compactPattern.exec(text) ?? []
    return utc(year, month, day, time)
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

/** Years of two digits from here on are of the last century, as in C. */
const LAST_CENTURY = 69

/** Seconds since 1970 of a date and the groups of `TIME`; undefined when there is no such time. */
function utc(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
  [hours = '0', minutes = '0', seconds = '0', half, zone]: readonly (string | undefined)[],
): number | undefined {
  const fullYear = Number(year) + (year?.length !== 2 ? 0 : Number(year) < LAST_CENTURY ? 2000 : 1900)
  const monthIndex = Number(month) - 1
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (/^p/i.test(half) ? 12 : 0)
  // `Date.UTC` takes years below 100 for those of the twentieth century.
  const date = new Date(Date.UTC(fullYear + 400, monthIndex, Number(day), hour, Number(minutes), Number(seconds)))
  // A day that its month does not have is one of another month.
  if (date.getUTCMonth() !== monthIndex || hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined
  // A zone can lead out of the years that documents may have.
  return parseDate(date.getTime() / 1000 - SECONDS_OF_400_YEARS - zoneSeconds(zone))
}

function zoneSeconds(zone: string | undefined): number {
  const match = /([+-])(\d{1,2}):?(\d{2})?$/.exec(zone ?? '')
  return match === null ? 0 : (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 3600 + Number(match[3] ?? 0) * 60)
}

/** Which character stands before the decimals of a column: `1,234.5` or `1.234,5`. */
export type DecimalMark = '.' | ','

/** A number with an optional sign, groups of thousands (`1,234`, `1 234`, `1'234`), a sign of per cent or of a currency, or undefined. */
export function readNumber(value: string, decimal: DecimalMark = '.'): number | undefined {
  const text = value
    .trim()
    .replace(/^([-+\u2212]?)\p{Sc}\s?|\s?[\p{Sc}%]$/gu, '$1')
    .replace(/^\u2212/, '-')
  const plain = decimal === '.' ? text : text.replaceAll('.', '\u0000').replace(',', '.').replaceAll('\u0000', ',')
  if (/^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d{1,3})?$/.test(plain)) return finite(Number(plain))
  if (/^[-+]?[1-9]\d{0,2}([,\s'’])\d{3}(?:\1\d{3})*(?:\.\d+)?$/.test(plain))
    return finite(Number(plain.replace(/[,\s'’]/g, '')))
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
