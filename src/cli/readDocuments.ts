import type { ColumnChoice, ColumnPlan } from '../reading/columnPlan.js'
import { toRecords } from '../reading/delimited.js'
import { describeColumns } from '../reading/describeColumns.js'
import { guessColumns } from '../reading/guessColumns.js'
import { InputError, sourceName, UsageError } from '../reading/inputError.js'
import { isDocument, LONGEST_TEXT, mapRecord, passThrough, type SourceDocument } from '../reading/mapRecord.js'
import { countExclusion, describeTally, newTally, type ReadTally } from '../reading/readTally.js'
import { readRecords } from '../reading/records.js'
import type { SourceRecord } from '../reading/sourceRecord.js'
import { describeSource } from '../report/describeSource.js'
import { openText } from './openText.js'
import { createRepetitionCheck } from './repetitions.js'
import { isWorkbook, readWorkbook } from './workbook.js'

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
  /** Sentences for the user: what was guessed, and questions that an option can answer. */
  readonly onNote: (note: string) => void
  /** A row that was left out, and why. */
  readonly onWrongRow: (line: number, why: string) => void
}

/** Documents of one upload. */
const BATCH_DOCUMENTS = 1_000

/** A batch also ends when its texts reach this many characters, however few documents they are. */
const BATCH_CHARACTERS = 8_000_000

/** Rows that are looked at before the columns are decided. */
const SAMPLE_ROWS = 1_000

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
  if (tally.documents === 0) throw new InputError(await noDocuments(path, tally))
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
    onNote(
      `Encoding: ${guessed} (the file is not ${guessed.startsWith('utf-8') ? 'all ' : ''}in UTF-8; say --encoding to change)`,
    )
  const text = openText(path, { encoding, signal, onEncoding })
  if (sheet !== undefined) await refuseSheet(text, path)
  return readRecords(text, recordOptions)
}

/** Throws UsageError for a file that can be read, but has no sheets. */
async function refuseSheet(text: AsyncIterable<string>, path: string): Promise<never> {
  for await (const _ of text) break
  throw new UsageError(`${sourceName(path)} has no sheets: --sheet is for spreadsheets (.xlsx, .ods).`)
}

async function noDocuments(path: string, tally: ReadTally): Promise<string> {
  const why = describeSource(describeTally(path, tally))
  if (why.length === 0 && /\.(?:xls[xm]?|ods)$/i.test(path) && !(await isWorkbook(path))) {
    return `Cannot read ${path}: it is no workbook of Excel (.xlsx) or OpenDocument (.ods), and no CSV with rows.`
  }
  return `${sourceName(path)} holds no documents${why.length > 0 ? `: ${why.join('; ')}` : ', only a header or an empty list'}.`
}

/** A document, and the line of the file on which its row begins. */
interface LocatedDocument {
  readonly document: SourceDocument
  readonly line: number
}

/** The documents of rows, as they are or mapped by columns, which the first rows decide. */
async function* toDocuments(
  records: AsyncGenerator<SourceRecord>,
  options: ReadOptions,
  tally: ReadTally,
): AsyncGenerator<LocatedDocument> {
  let plan: ColumnPlan | undefined
  const sample: SourceRecord[] = []
  const isRepeated = createRepetitionCheck()
  let repeated = 0
  const documentsInRow = ({ values }: SourceRecord): SourceDocument[] => {
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
  let isFirst = true
  for await (const record of records) {
    if (isFirst && isDocument(record.values)) noteUnused(options)
    isFirst = false
    if (plan === undefined && (!isDocument(record.values) || sample.length > 0)) {
      sample.push(record)
      if (sample.length < SAMPLE_ROWS) continue
    }
    if (sample.length > 0) {
      plan = planColumns(sample, options)
      yield* converted(sample.splice(0))
      continue
    }
    yield* converted([record])
  }
  if (sample.length > 0) {
    plan = planColumns(sample, options)
    yield* converted(sample)
  }
  if (repeated > 0 && !options.unique) options.onNote(noteOfRepeated(repeated))

  function* converted(rows: readonly SourceRecord[]): Generator<LocatedDocument> {
    for (const row of rows) {
      for (const document of documentsInRow(row)) yield { document, line: row.line }
    }
  }
}

/** Decides what the columns of rows are, and tells the user; undefined if all rows are upload documents. */
function planColumns(
  sample: readonly SourceRecord[],
  { columns, onPlan, onNote }: Pick<ReadOptions, 'columns' | 'onPlan' | 'onNote'>,
): ColumnPlan | undefined {
  const flat = sample.filter(({ values }) => !isDocument(values))
  if (flat.length === 0) return undefined
  const plan = guessColumns(
    flat.map(({ values }) => values),
    columns,
  )
  onPlan?.(plan, flat)
  onNote(describeColumns(plan))
  for (const name of plan.ambiguousDates) {
    onNote(`The dates of "${name}" may begin with the day or the month; say --date-order dmy or mdy to use them`)
  }
  return plan
}

/** Says which columns were named in vain, where rows are documents already. */
function noteUnused({ columns, onNote }: Pick<ReadOptions, 'columns' | 'onNote'>): void {
  const named = (['text', 'title', 'date', 'score', 'number', 'string'] as const).filter(
    (role) => (columns[role] ?? []).length > 0,
  )
  if (named.length === 0) return
  const options = named.map((role) => `--${role}`).join(', ')
  onNote(
    `The rows are documents with a list of fields, "metadata", so no columns are read: ${options} ${named.length === 1 ? 'is' : 'are'} not used`,
  )
}

const noteOfRepeated = (count: number): string =>
  `${count.toLocaleString('en')} ${count === 1 ? 'row repeats' : 'rows repeat'} an earlier one in every column; --unique leaves them out`
