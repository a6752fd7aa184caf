import { formatDate } from '../dates.js'
import { RESPONDENT_FIELD } from '../report/reportDocument.js'
import type { ColumnPlan, FieldColumn } from './columnPlan.js'
import { cellsOf } from './columnProfile.js'
import { readColumnDate } from './looseDates.js'
import { readColumnNumber } from './looseNumbers.js'
import { splitChoices } from './multipleChoice.js'
import { countCell, countExclusion, type ReadTally } from './readTally.js'
import { wellFormed } from './wellFormed.js'

/** A document as `project.upload` takes it. Spec v5 2.10. */
export interface SourceDocument {
  readonly text: string
  readonly title: string
  readonly metadata: SourceField[]
}

export type SourceField =
  | { readonly name: string; readonly type: 'string' | 'date'; readonly value: string }
  | { readonly name: string; readonly type: 'number' | 'score'; readonly value: number }

/** Longest text of a document. Spec v5 2.10. */
export const LONGEST_TEXT = 500_000
/** Values of fields that a document may have. */
export const MOST_VALUES = 1_000

/** An upload document, or a document as the service returns it: its further keys are dropped. */
export function isDocument(values: Readonly<Record<string, unknown>>): boolean {
  return typeof values.text === 'string' && Array.isArray(values.metadata)
}

/** The document of a record for which `isDocument` is true, with well-formed texts. */
export function passThrough(values: Readonly<Record<string, unknown>>): SourceDocument {
  const { text, title, metadata } = values as unknown as SourceDocument
  return {
    text: textOf(text),
    title: textOf(title ?? ''),
    metadata: metadata.map((field) => ({ ...field, value: textOf(field?.value) }) as SourceField),
  }
}

/** What is no text is left as it is: the engine says what is wrong with it. */
const textOf = <Value>(value: Value): Value => (typeof value === 'string' ? (wellFormed(value) as typeof value) : value)

/** The field that says which question a document answers, where a row holds answers to several. */
const QUESTION_FIELD = 'question'

/**
 * The documents of a row: one for each text that is not missing. Where a row may give several, each says which question it
 * answers and who gave it. Cells that do not read as their type are counted.
 */
export function mapRecord(
  values: Readonly<Record<string, unknown>>,
  plan: ColumnPlan,
  tally: ReadTally,
): SourceDocument[] {
  const answers = plan.texts.flatMap((column) => {
    const text = cellsOf(values[column]).join('\n')
    return text === '' ? [] : [{ column, text }]
  })
  if (answers.length === 0) {
    countExclusion(tally, plan.texts.some((column) => isFilled(values[column])) ? 'missing_text' : 'empty_text')
    return []
  }
  const title = plan.title === undefined ? '' : cellsOf(values[plan.title]).join(' ')
  const metadata = plan.fields.flatMap((field) => readCells(field, values[field.column], tally))
  if (plan.texts.length === 1) return answers.map(({ text }) => ({ text, title, metadata }))
  const common = [...metadata, ...respondentOf(values, plan, tally)]
  return answers.map(({ column, text }) => {
    const question: SourceField = { name: QUESTION_FIELD, type: 'string', value: column }
    return { text, title, metadata: [...common, question] }
  })
}

/** Who gave the answers of a row: its number, and a hash of it, since rows of several files may come together. */
function respondentOf(
  values: Readonly<Record<string, unknown>>,
  { fields }: ColumnPlan,
  { rows }: ReadTally,
): SourceField[] {
  if (fields.some(({ name }) => name === RESPONDENT_FIELD)) return []
  return [{ name: RESPONDENT_FIELD, type: 'string', value: `${rows}-${hashOf(JSON.stringify(values))}` }]
}

const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

/** FNV-1a of the UTF-16 units of a text, 32 bits in base 36. */
function hashOf(text: string): string {
  let hash = FNV_OFFSET
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), FNV_PRIME)
  return (hash >>> 0).toString(36)
}

function readCells(field: FieldColumn, value: unknown, tally: ReadTally): SourceField[] {
  const entries: SourceField[] = []
  const cells = cellsOf(value)
  if (cells.length === 0) countCell(tally, field.column, field.type, 'missing')
  for (const cell of cells) {
    const found = readField(field, cell)
    entries.push(...found)
    if (found.length === 0) countCell(tally, field.column, field.type, 'unreadable')
  }
  return entries
}

const isFilled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''

function readField(field: FieldColumn, cell: string): SourceField[] {
  const { name } = field
  if (field.type === 'string') {
    const choices = field.separator === undefined ? [cell] : splitChoices(cell, field.separator)
    return choices.map((value) => ({ name, type: field.type, value }))
  }
  if (field.type === 'date') {
    const seconds = readColumnDate(cell, field.form)
    return seconds === undefined ? [] : [{ name, type: field.type, value: formatDate(seconds) }]
  }
  const value = readColumnNumber(cell, field)
  return value === undefined ? [] : [{ name, type: field.type, value }]
}
