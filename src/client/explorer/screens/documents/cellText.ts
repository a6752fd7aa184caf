import { MINUS, scoreDigits, scoreText } from '../../../figures.js'
import { texts } from '../../../texts.js'
import type { FieldValue } from '../../api/documents.js'
import type { FieldRecord } from '../../api/projects.js'
import { valueText } from '../../parts/valueText.js'

/** Whether values of a type are numbers, which stand at the right of their column. */
export const isNumeric = (type: FieldRecord['type']): boolean => type === 'score' || type === 'number'

/** A value of a field in a table: scores with the digits of their scale, numbers with marks between thousands. */
export function cellText(field: FieldValue, scale: Parameters<typeof scoreDigits>[0]): string {
  if (field.type === 'score') return scoreText(Number(field.value), scoreDigits(scale))
  return field.type === 'number' ? numberText(Number(field.value)) : valueText(field)
}

/** Digits behind the point of a number of 1 and more, and digits of one between 0 and 1. */
const DIGITS = 3

/** Four digits are not divided: many of them are years. */
function numberText(value: number): string {
  const size = Math.abs(value)
  const digits = size < 1 ? { maximumSignificantDigits: DIGITS } : { maximumFractionDigits: DIGITS }
  const text = size.toLocaleString(texts.locale, { ...digits, useGrouping: 'min2' })
  return value < 0 ? MINUS + text : text
}
