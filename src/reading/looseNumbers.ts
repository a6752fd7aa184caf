import { LARGEST_METADATA_NUMBER } from '../finiteNumber.js'

/** Which character stands before the decimals of a column: `1,234.5` or `1.234,5`. */
export type DecimalMark = '.' | ','

/** How the numbers of a column are written. */
export interface NumberForm {
  readonly decimal: DecimalMark
  /** The best value, where cells name one and all the same: `4/5`, `4 out of 5 stars`. */
  readonly scale?: number | undefined
  /** Whether parentheses, or a minus sign behind a number, make it negative, as in accounts; not where most cells have them. */
  readonly hasNegatives?: boolean | undefined
}

/** Signs and abbreviations of currencies. Other words before or behind a number may mean anything. */
const CURRENCY = String.raw`(?:[A-Z]{0,2}\p{Sc}|USD|EUR|GBP|CHF|JPY|CNY|INR|BRL|MXN|CAD|AUD|SEK|NOK|DKK|PLN|CZK|HUF|TRY|ZAR|Fr\.?|kr\.?|zł|Kč|Ft|TL|руб\.?)`
const currencyBefore = new RegExp(String.raw`^([-+\u2212]?)(?:${CURRENCY}|%)\s?`, 'u')
const currencyBehind = new RegExp(String.raw`\s?(?:${CURRENCY}|%)$`, 'u')

/**
 * A number with an optional sign, groups of thousands (`1,234`, `1 234`, `1'234`, `1,00,000`), a sign of per cent, and a currency
 * before or behind it (`CHF 12.50`, `12,50 EUR`, `25,-`), or undefined.
 */
export function readNumber(value: string, decimal: DecimalMark = '.'): number | undefined {
  const text = value
    .trim()
    .replace(currencyBefore, '$1')
    .replace(currencyBehind, '')
    .replace(/(?<=\d)[.,][-–—]{1,2}$/, '')
    .replace(/^\u2212/, '-')
  const plain = decimal === '.' ? text : text.replaceAll('.', '\u0000').replace(',', '.').replaceAll('\u0000', ',')
  if (/^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d{1,3})?$/.test(plain)) return finite(Number(plain))
  if (/^[-+]?[1-9](?:\d{0,2}([,\s'’])\d{3}(?:\1\d{3})*|\d?(?:,\d{2})+,\d{3})(?:\.\d+)?$/.test(plain))
    return finite(Number(plain.replace(/[,\s'’]/g, '')))
  return undefined
}

/** Numbers that no metadata field may have count as missing. */
const finite = (number: number): number | undefined =>
  Math.abs(number) <= LARGEST_METADATA_NUMBER ? number : undefined

/** No rating or label of a scale is longer. */
const LONGEST_RATING = 80
const RATED = String.raw`^(?:rated )?(\d{1,3}(?:[.,]\d+)?)`
const STARS = String.raw`(?:stars?|Sternen?|étoiles?|estrellas?|estrelas?|stell[ae]|sterren|stjärnor|gwiazd\p{L}*|bubbles?|星)`
/** `4/5`, `4.0 out of 5`, `4,0 von 5 Sternen`. */
const onScale = new RegExp(
  String.raw`${RATED}\s?(?:/|(?:out )?of|von|de|sur|su|van|av|z)\s?(\d{1,3})(?:[ -]${STARS})?$`,
  'iu',
)
/** `5 stars`, `Rated 5 stars out of five stars`, `4.5 star rating`. */
const inStars = new RegExp(String.raw`${RATED}[\s-]?${STARS}(?: rating| out of (?:five|5) stars)?$`, 'iu')
/** `★★★★☆`, with or without the selector of a picture. */
const drawnStars = /^(?:[★⭐]\uFE0F?)+☆*$/u
/** A value with its label: `5 - Very satisfied`, `1 = nie`, `Very likely (10)`. */
const labelled = /^(\d{1,2})\s?(?:[-–—=:.)]|\()\s?\p{L}.*$|^\p{L}[^()\d]*\((\d{1,2})\)$/u

/** What the cell of a scale says. */
interface Rating {
  readonly value: number
  /** The best value, where the cell names it. */
  readonly scale?: number
  /** Whether the cell says by itself that it is a rating: `4/5` may be anything. */
  readonly isCertain: boolean
}

/** The rating of a cell that has more than a number, or undefined. */
function readRating(value: string): Rating | undefined {
  const text = value.trim()
  if (text.length > LONGEST_RATING) return undefined
  if (drawnStars.test(text)) return { value: text.match(/[★⭐]/gu)!.length, isCertain: true }
  const [, onOne, scale] = onScale.exec(text) ?? []
  if (onOne !== undefined) {
    const rating = { value: numberOf(onOne), scale: Number(scale), isCertain: !text.includes('/') }
    return rating.value <= rating.scale ? rating : undefined
  }
  const [, stars] = inStars.exec(text) ?? []
  if (stars !== undefined) return { value: numberOf(stars), isCertain: true }
  const [, before, behind = before] = labelled.exec(text) ?? []
  return behind === undefined ? undefined : { value: Number(behind), isCertain: false }
}

const numberOf = (digits: string): number => Number(digits.replace(',', '.'))

/** A number in thousands or millions, as sites write how many like something: `1.2K`, `3M`. A letter alone may also be a size. */
function readAbbreviated(value: string, decimal: DecimalMark): number | undefined {
  const [, digits = '', letter] = /^(.*\d) ?([kKM])$/.exec(value.trim()) ?? []
  const number = readNumber(digits, decimal)
  // No product: 1.1 * 1,000 is not 1,100.
  return number === undefined ? undefined : finite(Number(`${number}e${letter === 'M' ? 6 : 3}`))
}

/** The number of a cell in a column whose numbers have this form, also where it is a rating (`4 out of 5 stars`). */
export function readColumnNumber(value: string, { decimal, scale, hasNegatives }: NumberForm): number | undefined {
  const number = readNumber(value, decimal)
  if (number !== undefined) return number
  const negative = hasNegatives ? readNumber(negatedPart(value), decimal) : undefined
  if (negative !== undefined) return -negative
  const abbreviated = readAbbreviated(value, decimal)
  if (abbreviated !== undefined) return abbreviated
  const rating = readRating(value)
  return rating?.scale === undefined || rating.scale === scale ? rating?.value : undefined
}

/** What stands in parentheses, `(1,234.50)`, or before a minus sign, `12,50-`, if it has no sign itself; otherwise an empty text. */
const negatedPart = (value: string): string => {
  const [, inner, before] = /^\s*(?:\(([^-+()]+)\)|([^-+()]*\d)-)\s*$/.exec(value) ?? []
  return inner ?? before ?? ''
}

/** How many cells of a column have each value. */
export type ValueCounts = ReadonlyMap<string, number>

/** The sum of a measure over all cells. It is called once for each value. */
export function sumOf(counts: ValueCounts, measure: (value: string) => number): number {
  let sum = 0
  for (const [value, count] of counts) sum += count * measure(value)
  return sum
}

const countNumbers = (counts: ValueCounts, read: (value: string) => number | undefined): number =>
  sumOf(counts, (value) => Number(read(value) !== undefined))

/**
 * The form of the numbers of a column, how many of its cells are numbers, and how many of these are numbers whatever the column is
 * called. The decimal mark is the one under which more of them are numbers; a point where both read as many.
 */
export function guessNumberForm(counts: ValueCounts): { form: NumberForm; found: number; certain: number } {
  const plain = (mark: DecimalMark): number => countNumbers(counts, (value) => readNumber(value, mark))
  const decimal: DecimalMark = plain(',') > plain('.') ? ',' : '.'
  const negatives = countNumbers(counts, (value) => readNumber(negatedPart(value), decimal))
  const scales = new Set([...counts.keys()].flatMap((value) => readRating(value)?.scale ?? []))
  const form = {
    decimal,
    scale: scales.size === 1 ? [...scales][0] : undefined,
    hasNegatives: negatives > 0 && negatives <= plain(decimal) ? true : undefined,
  }
  const read = (value: string): number | undefined => readColumnNumber(value, form)
  const isUncertain = (value: string): boolean =>
    readRating(value)?.isCertain === false || readAbbreviated(value, decimal) !== undefined
  return {
    form,
    found: countNumbers(counts, read),
    certain: countNumbers(counts, (value) => (isUncertain(value) ? undefined : read(value))),
  }
}
