import papaparse from 'papaparse'
import { InputError } from './inputError.js'
import type { RecordOptions, SourceRecord } from './sourceRecord.js'
import { HEAD_ROWS, readTableHead, usualWidth } from './tableHead.js'

const DELIMITERS = [',', ';', '\t', '|']

/** Delimiter for a file with a single column: a character that never occurs in a text. */
const NO_DELIMITER = '\u001f'

/** A first line in which spreadsheet programs declare the delimiter: `sep=;`. */
const declaredDelimiter = /^sep=([^\n"])\n/i

/**
 * A row that is incomplete after this many characters most likely has an unclosed quote, since a text has at most
 * 500,000.
 */
const LONGEST_ROW = 4_000_000

/**
 * The rows of CSV or TSV below its header, as records by column name. Quoted fields may contain delimiters, quotes and
 * line ends. A row whose number of fields differs from the header is reported and skipped.
 */
export async function* readDelimited(
  chunks: AsyncIterable<string>,
  head: string,
  options: RecordOptions,
): AsyncGenerator<SourceRecord> {
  const declared = declaredDelimiter.exec(head)?.[1]
  const delimiter = options.delimiter ?? declared ?? guessDelimiter(head, options.name)
  const rows = readRows(chunks, delimiter, options)
  if (declared !== undefined) await rows.next()
  yield* toRecords(rows, options)
}

/** One row of a table: its cells, and the line of the file on which it begins, from 1. */
export interface TableRow {
  readonly cells: readonly unknown[]
  readonly line: number
}

/** The records below the header of a table. The first rows determine the header. */
export async function* toRecords(
  rows: AsyncIterator<TableRow>,
  { onNote, onWrongRow }: RecordOptions,
): AsyncGenerator<SourceRecord> {
  const first: TableRow[] = []
  for (let next = await rows.next(); !next.done; next = await rows.next()) {
    first.push(next.value)
    if (first.length === HEAD_ROWS) break
  }
  const tableHead = readTableHead(first.map(({ cells }) => cells.map((cell) => (cell ?? '').toString())))
  for (const note of tableHead.notes) onNote?.(note)
  const { columns } = tableHead
  const toRecord = ({ cells, line }: TableRow): SourceRecord | undefined => {
    if (cells.length === 1 && String(cells[0] ?? '').trim() === '') return undefined
    if (cells.length === columns.length) return { values: valuesOf(cells, columns), line }
    onWrongRow(
      line,
      `${cells.length} ${cells.length === 1 ? 'field' : 'fields'} where the header has ${columns.length}`,
    )
    return undefined
  }
  for (const row of first.slice(tableHead.rows)) {
    const record = toRecord(row)
    if (record !== undefined) yield record
  }
  for (let next = await rows.next(); !next.done; next = await rows.next()) {
    const record = toRecord(next.value)
    if (record !== undefined) yield record
  }
}

/** The cells of a row by column; several columns with the same name make a list. */
function valuesOf(row: readonly unknown[], columns: readonly string[]): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (let place = 0; place < columns.length; place++) {
    const name = columns[place]!
    const cell = row[place]
    values[name] = Object.hasOwn(values, name) ? [values[name], cell].flat() : cell
  }
  return values
}

/** All rows of a file, including blank ones. */
async function* readRows(
  chunks: AsyncIterable<string>,
  delimiter: string,
  options: RecordOptions,
): AsyncGenerator<TableRow> {
  let line = 1
  let pending = ''
  const place = (cells: readonly string[]): TableRow => {
    const row = { cells, line }
    line += 1 + cells.reduce((sum, field) => sum + countLineEnds(field), 0)
    return row
  }
  for await (const chunk of chunks) {
    pending += chunk
    const parsed = parse(pending, delimiter, true)
    pending = pending.slice(parsed.end)
    for (const row of parsed.rows) yield place(row)
    if (pending.length > LONGEST_ROW) {
      throw new InputError(
        `Line ${line}: a row begins here that does not end within ${LONGEST_ROW} characters, perhaps in an open quote.`,
      )
    }
  }
  const rest = parse(pending, delimiter, false)
  if (rest.openQuote) {
    options.onWrongRow(
      line,
      'it has a quoted field that does not end, so the lines after it are left out, too; a quotation mark inside a field is written twice',
    )
    return
  }
  for (const row of rest.rows) yield place(row)
}

/**
 * The delimiter with which most rows of the head have the same number of fields, at least two. Among equals, the one
 * with more columns. If none qualifies, the file has a single column.
 */
function guessDelimiter(head: string, name = ''): string {
  if (/\.(tsv|tab)(\.gz)?$/i.test(name)) return '\t'
  let best = { delimiter: NO_DELIMITER, share: 0, width: 0 }
  for (const delimiter of DELIMITERS) {
    const complete = parse(head, delimiter, true).rows
    const rows = (complete.length > 0 ? complete : parse(head, delimiter, false).rows)
      .slice(0, HEAD_ROWS)
      .filter((row) => row.length > 1 || row[0]?.trim() !== '')
    const width = usualWidth(rows)
    if (width < 2) continue
    const share = rows.filter((row) => row.length === width).length / rows.length
    if (share > best.share || (share === best.share && width > best.width)) best = { delimiter, share, width }
  }
  // Commas inside unquoted sentences give a number of fields by chance, but hardly any row then agrees with the others.
  return best.share >= 0.5 ? best.delimiter : NO_DELIMITER
}

interface Parsed {
  readonly rows: string[][]
  /** End of the last complete row. */
  readonly end: number
  readonly openQuote: boolean
}

/** `partial` leaves out the last row, which the next piece of the file may continue. */
function parse(text: string, delimiter: string, partial: boolean): Parsed {
  const result = new papaparse.Parser({ delimiter, newline: '\n' }).parse(text, 0, partial) as {
    data: string[][]
    errors: { code: string }[]
    meta: { cursor: number }
  }
  return {
    rows: result.data,
    end: result.meta.cursor,
    openQuote: result.errors.some((error) => error.code === 'MissingQuotes'),
  }
}

function countLineEnds(field: string): number {
  let count = 0
  for (let at = field.indexOf('\n'); at !== -1; at = field.indexOf('\n', at + 1)) count++
  return count
}
