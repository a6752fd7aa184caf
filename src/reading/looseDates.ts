import { parseDate, SECONDS_A_DAY, SECONDS_OF_400_YEARS } from '../dates.js'
import { lazily } from '../lazily.js'

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
 * A time of day behind a date, with seconds, AM or PM (`p. m.`), and the offset or the name of a zone: `, 9:24:17 PM GMT-3`, `T04:18:00.5Z`,
 * `:04:18:00 +0000`, ` 04.18.00 GMT+0100 (CET)`.
 */
const TIME = String.raw`(?:[,:T\s]+(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:[.,]\d+)?)?\s?([ap]\.?\s?m\.?)?\s?((?:UTC|GMT)?[+-]\d{1,2}(?::?\d{2})?|[a-z]{1,5})?(?: \(.+\))?)?$`
const WEEKDAY = String.raw`^(?:[\p{L}-]+\.?,?\s+)?`
const datePattern = (parts: string): RegExp => new RegExp(parts + TIME, 'iu')

/** A month alone, also `05/2024` with two digits, stands for its first day; its year is of these centuries, since `1234-05` is a number of something. */
const monthPattern = /^(0[1-9]|1[0-2])[/.]((?:19|20)\d{2})$/
const isoPattern = datePattern(
  String.raw`^(\d{4}(?=(?:[-/.年]|\. )\d{1,2}(?:[-/.月]|\. )\d)|(?:19|20)\d{2}(?=-\d{2}$))[-/.年] ?(\d{1,2})(?:[-/.月] ?(\d{1,2})[.日]?)?`,
)
const partsPattern = datePattern(String.raw`${WEEKDAY}(\d{1,2})[./ -](\d{1,2})(?:[./-]|, )(\d{4}|\d{2})`)
const dayMonthPattern = datePattern(
  String.raw`${WEEKDAY}(\d{1,2})(?:st|nd|rd|th|er|\.)?[\s/-]+(?:de\s+)?(\p{L}{3,12})\.?,?[\s/-]+(?:del?\s+)?(\d{4}|\d{2})`,
)
const monthDayPattern = datePattern(
  String.raw`${WEEKDAY}(\p{L}{3,12})\.?[\s-]+(\d{1,2})(?:st|nd|rd|th)?,?[\s-]+(\d{4})`,
)
/** `Tue Feb 11 04:18:00 +0000 2014`, as C and Twitter write it. */
const yearLastPattern = /^(\p{L}+ \p{L}+ +\d+)( \d+:\d+:\d+.*) (\d{4})$/u
const compactPattern = /^((?:19|20)\d{2})(\d{2})(\d{2})(?:(\d{2})(\d{2})(\d{2})?)?$/
/** `March 2021`, `marzo de 2021`; years of two digits only as spreadsheets and people write them, `Mar-21` and `Mar '21`. */
const monthYearPattern = /^(\p{L}{3,12})\.?,?(?:[\s/-]+(?:del?\s+)?(?=(?:19|20)\d{2}$)|(?:-|\s?['’])(?=\d{2}$))(\d+)$/u
/** Quarters, and weeks by ISO 8601, in either order: `Q3 2021`, `2021-Q3`, `2014-W17`, `KW 17/2014`. */
const periodPattern = /^((?:19|20)\d{2})[-\s/]?(Q|K?W)(\d{1,2})$/i
const yearLastPeriod = /^(Q|K?W)[\s-]?(\d{1,2})[\s/-]+(\d{4})$/i
const matchPeriod = (text: string): RegExpExecArray | null => periodPattern.exec(text.replace(yearLastPeriod, '$3$1$2'))
/** What sites of shops write before a date: `Reviewed in the United States on`, `Rezension aus Deutschland vom`. */
const placePattern = /^(?:[\p{L}()]+\s){2,9}(?:on|vom|am|le|el|il|em|op|den|dnia)\s/iu
/** Languages whose names of months are known in full. Croatian is not among them: its October is November in Polish and Czech. */
const MONTH_LANGUAGES = 'en de fr es it pt nl sv da nb fi pl cs sk ru uk tr hu ro sl el bg lt lv et'
/** The numbers of months by their names without accents, in full and cut. */
const monthNames = lazily(() => {
  // As spreadsheets cut the German März.
  const names = new Map([['mrz', 3]])
  for (const language of MONTH_LANGUAGES.split(' ')) {
    for (const options of [{ month: 'long' }, { month: 'long', day: 'numeric' }, { month: 'short' }] as const) {
      const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
      for (let month = 0; month < 12; month++) {
        const name = format.formatToParts(Date.UTC(2024, month, 1)).find(({ type }) => type === 'month')!.value
        const plain = withoutAccents(name.replace('.', '')).toLowerCase()
        if (!names.has(plain)) names.set(plain, month + 1)
      }
    }
  }
  return names
})
const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{Mn}/gu, '')

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
    const period = matchPeriod(text)
    if (period !== null) return periodStart(period[1]!, period[2]!, Number(period[3]))
    const [, year, month, day = '1', ...time] = isoPattern.exec(text.replace(monthPattern, '$2-$1')) ?? []
    return utc(year, month, day, time)
  }
  if (form === 'dmy' || form === 'mdy') {
    const [, first, second, year, ...time] = partsPattern.exec(text) ?? []
    // With dots, the month never comes first.
    if (form === 'mdy' && /^\d+\./.test(text)) return undefined
    return form === 'dmy' ? utc(year, second, first, time) : utc(year, first, second, time)
  }
  if (form === 'words') {
    const plain = withoutAccents(text).replace(placePattern, '').replace(yearLastPattern, '$1 $3$2')
    const [, monthAlone = '', yearOfMonth] = monthYearPattern.exec(plain) ?? []
    if (yearOfMonth !== undefined) return utc(yearOfMonth, String(monthNames().get(monthAlone.toLowerCase())), '1', [])
    const dayFirst = dayMonthPattern.exec(plain)
    const [, first, second, year, ...time] = dayFirst ?? monthDayPattern.exec(plain) ?? []
    const [day, name = ''] = dayFirst === null ? [second, first] : [first, second]
    const month = monthNames().get(name.toLowerCase()) ?? monthNames().get(name.slice(0, 3).toLowerCase())
    return utc(year, String(month), day, time)
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

/** The first moment after the day, week, month or quarter that a text names and that begins at `start`, in seconds since 1970. */
export function endOfPeriod(text: string, start: number): number {
  const letter = matchPeriod(text)?.[2]
  if (letter !== undefined && /w/i.test(letter)) return start + 7 * SECONDS_A_DAY
  const isMonth = monthPattern.test(text) || monthYearPattern.test(withoutAccents(text))
  if (!isMonth && letter === undefined) return start + SECONDS_A_DAY
  const first = new Date(start * 1000)
  return Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + (isMonth ? 1 : 3), 1) / 1000
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

/** Seconds since 1970 of the first day of a quarter or a week of a year; undefined for one that the year does not have. */
function periodStart(year: string, letter: string, count: number): number | undefined {
  if (/q/i.test(letter)) return count <= 4 ? utc(year, String(3 * count - 2), '1', []) : undefined
  // The week of 4 January is the first, and the Thursday of each is in its year.
  const fourth = new Date(Date.UTC(Number(year), 0, 4))
  const monday = 4 - ((fourth.getUTCDay() + 6) % 7) + 7 * (count - 1)
  const thursday = new Date(Date.UTC(Number(year), 0, monday + 3))
  return thursday.getUTCFullYear() === Number(year) ? Date.UTC(Number(year), 0, monday) / 1000 : undefined
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
