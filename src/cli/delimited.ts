import papaparse from 'papaparse'
import { InputError } from './inputError.js'
import type { RecordOptions, SourceRecord } from './sourceRecord.js'

const DELIMITERS = [',', ';', '\t', '|']

/** Delimiter of a file with a single column: it never occurs in a text. */
const NO_DELIMITER = '\u001f'

/** A first line by which spreadsheets tell each other the delimiter: `sep=;`. */
const declaredDelimiter = /^sep=([^\n"])\n/i

/** Rows of the head that a delimiter is judged by. */
const SNIFFED_ROWS = 50

/** A row that is not complete after so many characters is most likely an open quote, since a text has at most 500,000. */
const LONGEST_ROW = 4_000_000

/**
 * The rows of CSV or TSV after its header, as records by column name. Quoted fields may hold delimiters, quotes and
 * line ends. A row with another number of fields than the header is reported and left out.
 */
export async function* readDelimited(
  chunks: AsyncIterable<string>,
  head: string,
  options: RecordOptions,
): AsyncGenerator<SourceRecord> {
  const declared = declaredDelimiter.exec(head)?.[1]
  const delimiter = options.delimiter ?? declared ?? guessDelimiter(head, options.name)
  let declaration = declared !== undefined
  let header: string[] | undefined
  let line = 1
  let pending = ''
  const record = (row: string[]): SourceRecord | undefined => {
    const at = line
    line += 1 + row.reduce((sum, field) => sum + countLineEnds(field), 0)
    if (row.length === 1 && row[0]?.trim() === '') return undefined
    if (declaration) {
      declaration = false
      return undefined
    }
    if (header === undefined) {
      header = nameColumns(row)
      return undefined
    }
    if (row.length !== header.length) {
      options.onWrongRow(
        at,
        `${row.length} ${row.length === 1 ? 'field' : 'fields'} where the header has ${header.length}`,
      )
      return undefined
    }
    const values: Record<string, unknown> = {}
    for (let column = 0; column < row.length; column++) values[header[column]!] = row[column]
    return { values, line: at }
  }
  for await (const chunk of chunks) {
    pending += chunk
    const parsed = parse(pending, delimiter, true)
    pending = pending.slice(parsed.end)
    for (const row of parsed.rows) {
      const found = record(row)
      if (found !== undefined) yield found
    }
    if (pending.length > LONGEST_ROW) {
      throw new InputError(
        `Line ${line}: a row begins here that does not end within ${LONGEST_ROW} characters, perhaps in an open quote.`,
      )
    }
  }
  const rest = parse(pending, delimiter, false)
  if (rest.openQuote) {
    options.onWrongRow(line, 'a quoted field that does not end; everything after it is left out')
    return
  }
  for (const row of rest.rows) {
    const found = record(row)
    if (found !== undefined) yield found
  }
}

/**
 * The delimiter under which most rows of the head have as many fields as the header, and at least two; among equals
 * the one with more columns. A file in which none does that has a single column.
 */
function guessDelimiter(head: string, name = ''): string {
  if (/\.(tsv|tab)(\.gz)?$/i.test(name)) return '\t'
  let best = { delimiter: NO_DELIMITER, share: 0, width: 0 }
  for (const delimiter of DELIMITERS) {
    const rows = parse(head, delimiter, true)
      .rows.slice(0, SNIFFED_ROWS)
      .filter((row) => row.length > 1 || row[0]?.trim() !== '')
    const width = (rows[0] ?? parse(head, delimiter, false).rows[0])?.length ?? 0
    if (width < 2) continue
    const share = rows.length === 0 ? 1 : rows.filter((row) => row.length === width).length / rows.length
    if (share > best.share || (share === best.share && width > best.width)) best = { delimiter, share, width }
  }
  // Commas inside unquoted sentences give a width by chance; hardly any row then agrees with the header.
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

/** Columns without a name are named by their number; repeated names get a number. */
function nameColumns(row: readonly string[]): string[] {
  const taken = new Set<string>()
  const tried = new Map<string, number>()
  return row.map((cell, index) => {
    const base = cell.trim() || `column ${index + 1}`
    let name = base
    let n = tried.get(base) ?? 1
    while (taken.has(name)) name = `${base} ${++n}`
    tried.set(base, n)
    taken.add(name)
    return name
  })
}

function countLineEnds(field: string): number {
  let count = 0
  for (let at = field.indexOf('\n'); at !== -1; at = field.indexOf('\n', at + 1)) count++
  return count
}
