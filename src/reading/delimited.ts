import { cutRows, type DelimitedRow, LONGEST_ROW, type RowForm } from './delimitedRows.js'
import { InputError, sourceName } from './inputError.js'
import type { RecordOptions, SourceRecord } from './sourceRecord.js'
import { HEAD_ROWS, readTableHead, usualWidth } from './tableHead.js'

const DELIMITERS = [',', ';', '\t', '|']

/** Delimiter for a file with a single column: a character that never occurs in a text. */
const NO_DELIMITER = '\u001f'

/** A first line in which spreadsheet programs declare the delimiter: `sep=;`. */
const declaredDelimiter = /^sep=([^\n"])\n/i

const WRONG_QUOTES = 'a quotation mark inside a quoted field is not written twice, or a closing one is missing'

/** Lines that a note names at most. */
const LINES_NAMED = 5

/**
 * The rows of CSV or TSV below its header, as records by column name. Quoted fields may contain delimiters, quotes and
 * line ends. A row whose number of fields differs from the header is reported and skipped, and so is one whose quotation
 * marks do not pair up, unless the usual number of fields tells how it is to be read.
 */
export async function* readDelimited(
  chunks: AsyncIterable<string>,
  head: string,
  options: RecordOptions,
): AsyncGenerator<SourceRecord> {
  const declared = declaredDelimiter.exec(head)?.[1]
  const delimiter = options.delimiter ?? declared ?? guessDelimiter(head, options.name)
  const rows = readRows(chunks, { delimiter, width: shapeOfHead(head, delimiter).width }, options)
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
  const { columns, fewest = columns.length } = tableHead
  const toRecord = ({ cells, line }: TableRow): SourceRecord | undefined => {
    if (cells.every(isBlank)) return undefined
    if (cells.length >= fewest && cells.slice(columns.length).every(isBlank)) {
      return { values: valuesOf(cells, columns), line }
    }
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

const isBlank = (cell: unknown): boolean => String(cell ?? '').trim() === ''

/** The cells of a row by column. A column beyond the end of the row has an empty cell; several columns with one name give a list. */
function valuesOf(row: readonly unknown[], columns: readonly string[]): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (let place = 0; place < columns.length; place++) {
    const name = columns[place]!
    const cell = row[place] ?? ''
    values[name] = Object.hasOwn(values, name) ? [values[name], cell].flat() : cell
  }
  return values
}

/** All rows of a file, including blank ones. Reports rows with wrong quotation marks. */
async function* readRows(
  chunks: AsyncIterable<string>,
  form: RowForm,
  { name, onWrongRow, onNote }: RecordOptions,
): AsyncGenerator<TableRow> {
  let line = 1
  let pending = ''
  let repaired = 0
  const repairedLines: number[] = []
  function* complete(isWhole: boolean): Generator<TableRow> {
    let start = 0
    for (const { cells, isRepaired, end } of cutRows(pending, form, isWhole)) {
      if (isRepaired && ++repaired <= LINES_NAMED) repairedLines.push(line)
      if (cells !== undefined) yield { cells, line }
      else onWrongRow(line, WRONG_QUOTES)
      line += countLineEnds(pending, start, end)
      start = end
    }
    pending = pending.slice(start)
  }
  for await (const chunk of chunks) {
    pending += chunk
    yield* complete(false)
    if (pending.length > LONGEST_ROW) throw new InputError(endlessRow(name, line))
  }
  yield* complete(true)
  if (repaired > 0) onNote?.(noteOfRepaired(repaired, repairedLines))
}

const endlessRow = (name: string, line: number): string =>
  `${sourceName(name)}, line ${line}: a row begins here that does not end within ${LONGEST_ROW.toLocaleString('en')} characters. Of a table with so many columns, keep those that matter. Otherwise put each text on a line of its own.`

function noteOfRepaired(count: number, lines: readonly number[]): string {
  const rows = count === 1 ? '1 row is' : `${count.toLocaleString('en')} rows are`
  const places = `${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}${count > lines.length ? ' …' : ''}`
  return `Quotation marks: ${rows} read with them as part of the text (${places}): ${WRONG_QUOTES}`
}

/**
 * Tab for a file whose name says so. Otherwise the delimiter with which most rows of the head have the same number of fields, at least two. Among equals, the one
 * with more columns. If none qualifies, the file has a single column.
 */
function guessDelimiter(head: string, name: string | undefined): string {
  if (name !== undefined && /\.(tsv|tab)(\.(gz|br))?$/i.test(name)) return '\t'
  let best = { delimiter: NO_DELIMITER, share: 0, width: 0 }
  for (const delimiter of DELIMITERS) {
    const { width, share } = shapeOfHead(head, delimiter)
    if (width < 2) continue
    if (share > best.share || (share === best.share && width > best.width)) best = { delimiter, share, width }
  }
  // Commas inside unquoted sentences give a number of fields by chance, but hardly any row then agrees with the others.
  return best.share >= 0.5 ? best.delimiter : NO_DELIMITER
}

/** The number of fields that most rows of the head have, those with wrong quotation marks aside, and the share that has it. */
function shapeOfHead(head: string, delimiter: string): { readonly width: number; readonly share: number } {
  const rows = headRows(head, { delimiter, width: undefined })
  const sound = rows.filter(({ isRepaired }) => !isRepaired)
  const width = usualWidth(
    (sound.length > 0 ? sound : rows).flatMap(({ cells }) => (cells === undefined ? [] : [cells])),
  )
  const judged = headRows(head, { delimiter, width })
  return { width, share: judged.filter(({ cells }) => cells?.length === width).length / judged.length }
}

/** The first rows of the head that are not blank. The last one may be cut off, and counts only where it is the only one. */
function headRows(head: string, form: RowForm): DelimitedRow[] {
  const rowsOf = (isWhole: boolean): DelimitedRow[] => {
    const rows: DelimitedRow[] = []
    for (const row of cutRows(head, form, isWhole)) {
      if (row.cells === undefined || row.cells.length > 1 || !row.cells.every(isBlank)) rows.push(row)
      if (rows.length === HEAD_ROWS) break
    }
    return rows
  }
  const complete = rowsOf(false)
  return complete.length > 0 ? complete : rowsOf(true)
}

/** Line ends of a text from one place to before another. */
function countLineEnds(text: string, start: number, end: number): number {
  let count = 0
  for (let at = text.indexOf('\n', start); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) count++
  return count
}
