import { withoutIsolate } from '../bidi.js'

/** A value in a table file. */
export type Cell = string | number | null | undefined

/** Rows with a byte order mark, for spreadsheets; a cell that would be read as a formula begins with an apostrophe. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string => `\ufeff${csvLines(rows)}`

/** The same without the mark, for files that are written in parts. */
export const csvLines = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')

function cellOf(cell: Cell): string {
  const text = withoutIsolate(String(cell ?? ''))
  const safe = typeof cell === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
