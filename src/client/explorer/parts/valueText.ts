import { dayName } from '../../figures.js'
import type { FieldValue } from '../api/documents.js'

/** A value of a field as it is shown. */
export const valueText = ({ type, value }: FieldValue): string =>
  type === 'date' ? dayName(String(value).slice(0, 10)) : String(value)
