import { rmdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { makeFolder } from '../../makeFolder.js'
import { append, type PendingFile, replaceFiles, throwUnwritableFolder } from './replaceFiles.js'
import { type Cell, cellOf, type Table } from './table.js'

/** Excel reads a file as UTF-8 only with it. */
const BYTE_ORDER_MARK = '\ufeff'

/** Characters written at a time. */
const CHUNK = 1 << 16

/** How tables are written. */
export interface WriteOptions {
  /** Stops the writing; nothing is replaced then, and no folder is left. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Writes each table to `NAME.csv` in a folder, which is made if it is missing; files of these names are replaced when all are
 * complete. UTF-8 with a byte order mark, separated by commas, lines that end in CRLF (RFC 4180). A text that a spreadsheet would
 * run as a formula gets an apostrophe before it. ERROR where the folder or a file cannot be written.
 */
export async function writeCsvTables(
  tables: readonly Table[],
  folder: string,
  { signal }: WriteOptions = {},
): Promise<void> {
  const made = makeMissing(folder)
  try {
    await replaceFiles(async (create) => {
      for (const table of tables) {
        await writeTable(table, await create(join(folder, `${table.name}.csv`)), signal)
      }
    })
  } catch (error) {
    if (made !== undefined) await removeEmpty(resolve(folder), resolve(made)).catch(() => {})
    throw error
  }
}

function makeMissing(folder: string): string | undefined {
  try {
    return makeFolder(folder)
  } catch (error) {
    return throwUnwritableFolder(folder, error)
  }
}

async function writeTable(table: Table, file: PendingFile, signal: AbortSignal | undefined): Promise<void> {
  let text = `${BYTE_ORDER_MARK}${csvLine(table.columns)}`
  for await (const row of table.rows()) {
    signal?.throwIfAborted()
    text += csvLine(table.columns.map((column) => cellOf(row, column)))
    if (text.length < CHUNK) continue
    await append(file, text)
    text = ''
  }
  await append(file, text)
}

/** Removes a folder and those above it up to `first`. Throws where one is not empty. */
async function removeEmpty(folder: string, first: string): Promise<void> {
  await rmdir(folder)
  if (folder !== first) await removeEmpty(dirname(folder), first)
}

const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** One cell of a CSV file. */
export function csvCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().replace('.000Z', 'Z')
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
