import { fixed } from '../fixedDigits.js'
import { certaintyOf, type DriverTests, driverCertaintyOf } from '../report/certainty.js'
import type { ReportNoun } from '../report/reportDocument.js'
import { texts } from './texts.js'

export { fixed } from '../fixedDigits.js'
export { CLEAR_Q, isOnlyAlone, VERY_CLEAR_Q } from '../report/certainty.js'
export { percent, signedPercent } from '../report/percent.js'
export { scoreDigits } from '../scoreDigits.js'

/** How figures and dates are written. A minus is U+2212, never a hyphen. */

export const MINUS = '−'

/** Tables have one digit more than charts and sentences. */
export const tableDigits = (digits: number): number => digits + 1

/** A score of a document: as it is where it is whole, else with the digits of its scale. */
export const scoreText = (score: number, digits: number): string => fixed(score, Number.isInteger(score) ? 0 : digits)

const withPlus = (text: string): string => (text.startsWith(MINUS) || !/[1-9]/.test(text) ? text : `+${text}`)

/** Also with a plus; a value that rounds to 0 has no sign. */
export const signed = (value: number, digits = 1): string => withPlus(fixed(value, digits))

/** From here on charts, rows and heads write three digits and a letter. */
const BRIEF_FROM = 10_000
const BRIEF_DIGITS = 3
/** From here on there is no letter, and a power of ten stands in its place. */
const POWERS_FROM = 1e15

/** The letters that `signedBrief` needs for any impact, if the largest is this one. */
export const briefLetters = (most: number, digits: number): number =>
  1 +
  Math.min(fixed(most, digits).length, most < POWERS_FROM ? fixed(BRIEF_FROM, digits).length - 1 : '1.23E100'.length)

/**
 * A figure where there is little room. Scores that need no digits behind the point can be long: `8.69M` of 8,690,932, `8.69E18`.
 * Sentences and tables have the whole figure.
 */
export function brief(value: number, digits: number, significant = BRIEF_DIGITS): string {
  if (digits > 0 || Math.abs(value) < BRIEF_FROM) return fixed(value, digits)
  const notation = Math.abs(value) < POWERS_FROM ? 'compact' : 'scientific'
  const options = { notation, maximumSignificantDigits: Math.max(BRIEF_DIGITS, significant) } as const
  return new Intl.NumberFormat(texts.locale, options).format(value).replace('-', MINUS)
}

/** The same with a plus. */
export const signedBrief = (value: number, digits: number, significant?: number): string =>
  withPlus(brief(value, digits, significant))

/** The score of a document where there is little room. */
export const briefScore = (score: number, digits: number): string =>
  digits === 0 ? brief(score, 0) : scoreText(score, digits)

export const count = (value: number): string => value.toLocaleString(texts.locale)

/** `19 comments`. */
export const counted = (n: number, noun: ReportNoun): string => `${count(n)} ${n === 1 ? noun.one : noun.many}`

/** `q .046`: three digits below .1, so that it is not mistaken for .05. */
export function qFigure(q: number): string {
  if (q < 0.001) return 'q < .001'
  return `q ${q > 0.995 ? '1.00' : q.toFixed(q < 0.1 ? 3 : 2).replace(/^0/, '')}`
}

/** What a rate of false discoveries means in words. */
export const certainty = (q: number): string => texts.certainty[certaintyOf(q)]

/** How clear a driver is in words: its `q` judges what it adds beside other concepts, its range the concept by itself. */
export const driverCertainty = (driver: DriverTests): string => texts.certainty[driverCertaintyOf(driver)]

const dayOf = (day: string): number => Number(day.slice(8, 10))

const monthOf = (day: string): string => texts.months[Number(day.slice(5, 7)) - 1] ?? ''

/** `4 Jan 2024`, of `2024-01-04`. */
export const dayName = (day: string): string => texts.dayName(dayOf(day), monthOf(day), day.slice(0, 4))

const quarterOf = (day: string): number => Math.ceil(Number(day.slice(5, 7)) / 3)

/** The name of a bucket by its first day: `Q1 2024`. */
export function bucketName(start: string, interval: string): string {
  const year = start.slice(0, 4)
  if (interval === 'year') return year
  if (interval === 'quarter') return texts.quarterName(quarterOf(start), year)
  return interval === 'month' ? texts.monthName(monthOf(start), year) : dayName(start)
}

/** The same without the year, for axes that name the year below: `Q1`. */
export function shortBucketName(start: string, interval: string): string {
  if (interval === 'year') return start.slice(0, 4)
  if (interval === 'quarter') return texts.shortQuarterName(quarterOf(start))
  return interval === 'month' ? monthOf(start) : texts.shortDayName(dayOf(start), monthOf(start))
}

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
