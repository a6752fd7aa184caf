/** How figures and dates are written. A minus is U+2212, never a hyphen. */

export const MINUS = '−'

/** A number with a fixed count of digits behind the point. */
export const fixed = (value: number, digits = 1): string => withMinus(value.toFixed(digits))

/** Also with a plus; a value that rounds to 0 has no sign. */
export function signed(value: number, digits = 1): string {
  const text = Math.abs(value).toFixed(digits)
  if (Number(text) === 0) return text
  return (value < 0 ? MINUS : '+') + text
}

const withMinus = (text: string): string => (Number(text) === 0 ? text.replace('-', '') : text.replace('-', MINUS))

/** A share as whole per cent; `<1%` below half a per cent. */
export const percent = (share: number): string => (share > 0 && share < 0.005 ? '<1%' : `${Math.round(share * 100)}%`)

export const count = (value: number): string => value.toLocaleString('en')

/** `q .046`: three digits below .1, so that it is not mistaken for .05. */
export function qFigure(q: number): string {
  if (q < 0.001) return 'q < .001'
  return `q ${q > 0.995 ? '1.00' : q.toFixed(q < 0.1 ? 3 : 2).replace(/^0/, '')}`
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const monthOf = (day: string): string => MONTHS[Number(day.slice(5, 7)) - 1] ?? ''

/** `4 Jan 2024`, of `2024-01-04`. */
export const dayName = (day: string): string => `${Number(day.slice(8, 10))} ${monthOf(day)} ${day.slice(0, 4)}`

const quarterOf = (day: string): number => Math.ceil(Number(day.slice(5, 7)) / 3)

/** The name of a bucket by its first day: `Q1 2024`. */
export function bucketName(start: string, interval: string): string {
  const year = start.slice(0, 4)
  if (interval === 'year') return year
  if (interval === 'quarter') return `Q${quarterOf(start)} ${year}`
  return interval === 'month' ? `${monthOf(start)} ${year}` : dayName(start)
}

/** The same without the year, for axes that name the year below: `Q1`. */
export function shortBucketName(start: string, interval: string): string {
  if (interval === 'year') return start.slice(0, 4)
  if (interval === 'quarter') return `Q${quarterOf(start)}`
  return interval === 'month' ? monthOf(start) : `${Number(start.slice(8, 10))} ${monthOf(start)}`
}

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
