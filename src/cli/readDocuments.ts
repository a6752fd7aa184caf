import { formatDate } from '../dates.js'
import { describeSource } from '../report/describeSource.js'
import { toRecords } from './delimited.js'
import {
  type ColumnChoice,
  type ColumnPlan,
  cellsOf,
  describeColumns,
  type FieldColumn,
  guessColumns,
} from './guessColumns.js'
import { InputError, sourceName } from './inputError.js'
import { readDate, readNumber } from './looseValues.js'
import { splitChoices } from './multipleChoice.js'
import { openText } from './openText.js'
import { countCell, countExclusion, describeTally, newTally, type ReadTally } from './readTally.js'
import { readRecords } from './records.js'
import { createRepetitionCheck } from './repetitions.js'
import type { SourceRecord } from './sourceRecord.js'
import { isWorkbook, readWorkbook } from './workbook.js'

/** A document as `project.upload` takes it. Spec v5 2.10. */
export interface SourceDocument {
  readonly text: string
  readonly title: string
  readonly metadata: SourceField[]
}

export type SourceField =
  | { readonly name: string; readonly type: 'string' | 'date'; readonly value: string }
  | { readonly name: string; readonly type: 'number' | 'score'; readonly value: number }

/** Some documents, and the line of the file on which each begins. */
export interface DocumentBatch {
  readonly documents: SourceDocument[]
  readonly lines: readonly number[]
}

export interface ReadOptions {
  readonly columns: ColumnChoice
  readonly delimiter?: string | undefined
  readonly encoding?: string | undefined
  /** Name or number of the sheet of a workbook. */
  readonly sheet?: string | undefined
  /** Whether rows that repeat an earlier one in every column are left out. */
  readonly unique?: boolean | undefined
  readonly signal?: AbortSignal | undefined
  /** Called once the columns are decided; not called for a file of upload documents. */
  readonly onPlan?: ((plan: ColumnPlan, sample: readonly SourceRecord[]) => void) | undefined
  /** Sentences for the user: what was guessed, and a doubt that he can settle. */
  readonly onNote: (note: string) => void
  /** A row that was left out, and why. */
  readonly onWrongRow: (line: number, why: string) => void
}

/** Documents of one upload. */
const BATCH_DOCUMENTS = 1_000

/** A batch also ends when its texts reach so many characters, however few documents they are. */
const BATCH_CHARACTERS = 8_000_000

/** Rows that are looked at before the columns are decided. */
const SAMPLE_ROWS = 1_000

/** Longest text of a document. Spec v5 2.10. */
const LONGEST_TEXT = 500_000

/**
 * The documents of a file in batches for upload, read as a stream: CSV, TSV, JSON array or JSON Lines, also packed with
 * gzip. Rows that are upload documents already pass through as they are; other rows are mapped by columns. `tally` counts
 * along. Throws InputError when the file cannot be read, UsageError when named columns do not fit it.
 */
export async function* readDocuments(
  path: string,
  options: ReadOptions,
  tally: ReadTally = newTally(),
): AsyncGenerator<DocumentBatch> {
  const onWrongRow = (line: number, why: string): void => {
    tally.rows++
    countExclusion(tally, 'wrong_form')
    options.onWrongRow(line, why)
  }
  const records = await openRecords(path, options, onWrongRow)

  let documents: SourceDocument[] = []
  let lines: number[] = []
  let characters = 0
  for await (const { document, line } of toDocuments(records, options, tally)) {
    if (document.text.length > LONGEST_TEXT) {
      countExclusion(tally, 'too_long')
      options.onWrongRow(line, `a text of ${document.text.length} characters, more than ${LONGEST_TEXT}`)
      continue
    }
    documents.push(document)
    lines.push(line)
    characters += document.text.length
    if (documents.length >= BATCH_DOCUMENTS || characters >= BATCH_CHARACTERS) {
      tally.documents += documents.length
      yield { documents, lines }
      documents = []
      lines = []
      characters = 0
    }
  }
  tally.documents += documents.length
  if (documents.length > 0) yield { documents, lines }
  if (tally.documents === 0) throw new InputError(noDocuments(path, tally))
}

/** The rows of a workbook, or of a text file in one of its forms. */
async function openRecords(
  path: string,
  options: ReadOptions,
  onWrongRow: (line: number, why: string) => void,
): Promise<AsyncGenerator<SourceRecord>> {
  const { encoding, signal, delimiter, onNote, sheet } = options
  const recordOptions = { name: path, delimiter, onWrongRow, onNote }
  if (await isWorkbook(path)) return toRecords(readWorkbook(path, { sheet, onNote }), recordOptions)
  const onEncoding = (guessed: string): void =>
    onNote(`Encoding: ${guessed} (it is not valid UTF-8; say --encoding to change)`)
  return readRecords(openText(path, { encoding, signal, onEncoding }), recordOptions)
}

function noDocuments(path: string, tally: ReadTally): string {
  const why = describeSource(describeTally(path, tally))
  return `${sourceName(path)} holds no documents${why.length > 0 ? `: ${why.join('; ')}` : ', only a header or an empty list'}.`
}

async function* toDocuments(
  records: AsyncGenerator<SourceRecord>,
  options: ReadOptions,
  tally: ReadTally,
): AsyncGenerator<{ document: SourceDocument; line: number }> {
  let plan: ColumnPlan | undefined
  const sample: SourceRecord[] = []
  const isRepeated = createRepetitionCheck()
  let repeated = 0
  const documentsOf = ({ values }: SourceRecord): SourceDocument[] => {
    tally.rows++
    if (isRepeated(values)) {
      repeated++
      if (options.unique) {
        countExclusion(tally, 'repeated')
        return []
      }
    }
    return isDocument(values) ? [passThrough(values)] : mapRecord(values, plan!, tally)
  }
  const decide = (): void => {
    const flat = sample.filter((record) => !isDocument(record.values))
    if (flat.length === 0) return
    plan = guessColumns(
      flat.map((record) => record.values),
      options.columns,
    )
    options.onPlan?.(plan, flat)
    options.onNote(describeColumns(plan))
    for (const name of plan.ambiguousDates) {
      options.onNote(
        `The dates of "${name}" may begin with the day or the month; say --date-order dmy or mdy to use them`,
      )
    }
  }
  for await (const record of records) {
    if (plan === undefined && (!isDocument(record.values) || sample.length > 0)) {
      sample.push(record)
      if (sample.length < SAMPLE_ROWS) continue
    }
    if (sample.length > 0) {
      decide()
      yield* converted(sample.splice(0))
      continue
    }
    yield* converted([record])
  }
  if (sample.length > 0) {
    decide()
    yield* converted(sample)
  }
  if (repeated > 0 && !options.unique) {
    options.onNote(
      `${repeated.toLocaleString('en')} ${repeated === 1 ? 'row repeats' : 'rows repeat'} an earlier one in every column; --unique leaves them out`,
    )
  }

  function* converted(rows: readonly SourceRecord[]): Generator<{ document: SourceDocument; line: number }> {
    for (const row of rows) {
      for (const document of documentsOf(row)) yield { document, line: row.line }
    }
  }
}

/** An upload document, or a document as the service returns it: its further keys are dropped. */
function isDocument(values: Readonly<Record<string, unknown>>): boolean {
  return typeof values.text === 'string' && Array.isArray(values.metadata)
}

function passThrough(values: Readonly<Record<string, unknown>>): SourceDocument {
  const { text, title, metadata } = values as unknown as SourceDocument
  return { text, title: title ?? '', metadata }
}

/** The field that says which question a document answers, where a row holds answers to several. */
const QUESTION_FIELD = 'question'

/** The documents of a row: one for each text that is not missing. Cells that do not read as their type are counted. */
function mapRecord(values: Readonly<Record<string, unknown>>, plan: ColumnPlan, tally: ReadTally): SourceDocument[] {
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
  return answers.map(({ column, text }) => {
    const question: SourceField = { name: QUESTION_FIELD, type: 'string', value: column }
    return { text, title, metadata: plan.texts.length > 1 ? [...metadata, question] : metadata }
  })
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
    const seconds = readDate(cell, field.form)
    return seconds === undefined ? [] : [{ name, type: field.type, value: formatDate(seconds) }]
  }
  const value = readNumber(cell, field.decimal)
  return value === undefined ? [] : [{ name, type: field.type, value }]
}
