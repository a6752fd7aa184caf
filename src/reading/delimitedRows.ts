/** How rows of CSV are cut into fields. */
export interface RowForm {
  readonly delimiter: string
  /** Fields of most rows; undefined while that is not known, which then decides about no row. */
  readonly width: number | undefined
}

export interface DelimitedRow {
  /** Undefined where the quotation marks of the row leave open which fields it has. */
  readonly cells: string[] | undefined
  /** Whether quotation marks that are not written twice were taken as part of the text. */
  readonly isRepaired: boolean
  /** Place behind the row and its line end. */
  readonly end: number
}

/**
 * A row that is incomplete after this many characters most likely has an unclosed quote, since a text has at most
 * 500,000.
 */
export const LONGEST_ROW = 4_000_000

/** Lines of a row with wrong quotation marks at most, so that a file in which every row has them is read in linear time. */
const MOST_LINES = 50

/**
 * The rows at the beginning of a text. Quoted fields may contain delimiters, quotes written twice, and line ends. A row
 * with other quotes inside a quoted field, or with a quoted field that does not end, is read with these quotes as part of
 * its text, if it then has as many fields as most rows. Otherwise it has no cells. Either way the next row begins
 * on the next line, so that one wrong quote never takes further rows along. Unless the text `isWhole`, the last row
 * is left for the next piece of the file to continue.
 */
export function* cutRows(text: string, form: RowForm, isWhole: boolean): Generator<DelimitedRow> {
  for (let start = 0; start < text.length; ) {
    const row = rowAt(text, start, form, isWhole)
    if (row === undefined) return
    yield row
    start = row.end
  }
}

/** The row that begins at a place, or undefined where the next piece of the file must be known first. */
function rowAt(text: string, start: number, form: RowForm, isWhole: boolean): DelimitedRow | undefined {
  const lineEnd = text.indexOf('\n', start)
  if (lineEnd === -1 && !isWhole) return undefined
  const line = text.slice(start, lineEnd === -1 ? text.length : lineEnd)
  if (!line.includes('"')) {
    return { cells: line.split(form.delimiter), isRepaired: false, end: start + line.length + 1 }
  }
  const canWait = !isWhole && text.length - start <= LONGEST_ROW
  const fields = readFields(text, start, form.delimiter, 'refuse')
  if (typeof fields === 'object') {
    return fields.end > text.length && !isWhole ? undefined : { ...fields, isRepaired: false }
  }
  if (fields === 'open' && canWait) return undefined
  if (form.width !== undefined && hasOddQuotes(line)) {
    const block = continuedLines(text, start, form, canWait)
    if (block === undefined) return undefined
    const several = readFields(block, 0, form.delimiter, 'keep')
    if (typeof several === 'object' && several.cells.length === form.width) {
      return { cells: several.cells, isRepaired: true, end: start + several.end }
    }
  }
  const cells = readLine(line, form)
  return { cells, isRepaired: cells !== undefined, end: start + line.length + 1 }
}

/**
 * The line at a place with those lines after it that are no rows of their own, which a quoted field may hold. Undefined
 * where the text ends before, and its next piece can be waited for.
 */
function continuedLines(text: string, start: number, form: RowForm, canWait: boolean): string | undefined {
  let end = text.indexOf('\n', start)
  for (let lines = 1; lines < MOST_LINES && end !== -1; lines++) {
    const next = text.indexOf('\n', end + 1)
    if (next === -1 && canWait) return undefined
    const line = text.slice(end + 1, next === -1 ? text.length : next)
    if (!hasOddQuotes(line) && readLine(line, form) !== undefined) break
    end = next
  }
  return text.slice(start, end === -1 ? text.length : end)
}

/**
 * The fields of a line with wrong quotation marks: those inside a quoted field are part of its text; if this does not
 * give as many fields as most rows have, those around it are, too.
 */
function readLine(line: string, { delimiter, width }: RowForm): string[] | undefined {
  for (const wrongQuotes of ['keep', 'literal'] as const) {
    const fields = readFields(line, 0, delimiter, wrongQuotes)
    if (typeof fields === 'object' && (width === undefined || fields.cells.length === width)) return fields.cells
  }
  return undefined
}

interface Fields {
  readonly cells: string[]
  /** Place behind the line end; one more than the length of a text that ends without one. */
  readonly end: number
}

/** A quotation mark inside a quoted field that is not written twice, or a quoted field that does not end. */
type QuoteFault = 'stray' | 'open'

/**
 * The fields of the row at a place. Quotes that are not written twice inside a quoted field end the reading (`refuse`), are
 * part of its text (`keep`), or make it a field without quotes (`literal`).
 */
function readFields(
  text: string,
  start: number,
  delimiter: string,
  wrongQuotes: 'refuse' | 'keep' | 'literal',
): Fields | QuoteFault {
  const cells: string[] = []
  let lineEnd = -1
  for (let at = start; ; at += delimiter.length) {
    if (text[at] === '"') {
      const quoted = readQuoted(text, at, delimiter, wrongQuotes === 'keep')
      if (typeof quoted === 'object') {
        cells.push(quoted.value)
        at = quoted.end
        if (!text.startsWith(delimiter, at)) return { cells, end: at + 1 }
        continue
      }
      if (wrongQuotes !== 'literal') return quoted
    }
    if (lineEnd < at) {
      const next = text.indexOf('\n', at)
      lineEnd = next === -1 ? text.length : next
    }
    const rest = text.slice(at, lineEnd)
    const length = rest.indexOf(delimiter)
    if (length === -1) {
      cells.push(rest)
      return { cells, end: lineEnd + 1 }
    }
    cells.push(rest.slice(0, length))
    at += length
  }
}

/** A quoted field ends with a quote before a delimiter or line end; there may be spaces between. */
function readQuoted(
  text: string,
  start: number,
  delimiter: string,
  keepsStray: boolean,
): { readonly value: string; readonly end: number } | QuoteFault {
  let quote = text.indexOf('"', start + 1)
  while (quote !== -1) {
    const isWrittenTwice = text[quote + 1] === '"'
    if (!isWrittenTwice) {
      let end = quote + 1
      while (isSpace(text[end]) && !text.startsWith(delimiter, end)) end++
      if (end === text.length || text[end] === '\n' || text.startsWith(delimiter, end)) {
        return { value: text.slice(start + 1, quote).replaceAll('""', '"'), end }
      }
      if (!keepsStray) return 'stray'
    }
    quote = text.indexOf('"', quote + (isWrittenTwice ? 2 : 1))
  }
  return 'open'
}

const isSpace = (character: string | undefined): boolean =>
  character !== undefined && character !== '\n' && character.trim() === ''

function hasOddQuotes(line: string): boolean {
  let isOdd = false
  for (let at = line.indexOf('"'); at !== -1; at = line.indexOf('"', at + 1)) isOdd = !isOdd
  return isOdd
}
