import type { ColumnPlan, FieldColumn } from './columnPlan.js'
import type { DateForm } from './looseDates.js'

/** One line that says what the columns were taken for. */
export function describeColumns(plan: ColumnPlan): string {
  const several = plan.texts.length > 1 ? ' (each answer is a document of its own)' : ''
  const parts = [`text = ${joinNames(plan.texts.map(quote))}${several}`]
  if (plan.title !== undefined) parts.push(`title = ${quote(plan.title)}`)
  for (const type of ['date', 'score', 'number', 'string'] as const) {
    const names = plan.fields.filter((field) => field.type === type)
    if (names.length === 0) continue
    parts.push(`${type} = ${joinNames(names.map((field) => quote(field.column) + noteOf(field)))}`)
  }
  if (plan.leftOut.length > 0) parts.push(`left out = ${joinNames(plan.leftOut.map(quote))}`)
  return `Columns: ${parts.join('; ')}`
}

/** How dates of a form are read, in words behind the name of their column. */
export const formNotes: Readonly<Record<DateForm, string>> = {
  iso: '',
  words: '',
  compact: '',
  dmy: ' (day first)',
  mdy: ' (month first)',
  seconds: ' (seconds since 1970)',
  milliseconds: ' (milliseconds since 1970)',
  serial: ' (days of a spreadsheet)',
}

function noteOf(field: FieldColumn): string {
  if (field.type === 'date') return formNotes[field.form]
  return field.type === 'string' && field.separator !== undefined ? ' (several choices)' : ''
}

/** The longest name that is said in full. */
const NAME_LENGTH = 60

/** The name of a column in quotation marks, on one line; a long one is cut. */
export function quote(name: string): string {
  const characters = [...name.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()]
  const cut =
    characters.length > NAME_LENGTH ? `${characters.slice(0, NAME_LENGTH - 1).join('')}…` : characters.join('')
  return `"${cut}"`
}

/** Columns that are named in one list at most. */
const LISTED_COLUMNS = 50

/** Names separated by commas; of many names the first ones, and how many more there are. */
export function joinNames(names: readonly string[]): string {
  const listed = names.slice(0, LISTED_COLUMNS).join(', ')
  const more = names.length - LISTED_COLUMNS
  return more > 0 ? `${listed} and ${more.toLocaleString('en')} more` : listed
}
