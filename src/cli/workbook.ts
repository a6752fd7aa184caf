import { open, readFile } from 'node:fs/promises'
import type { Sheet } from 'hucre'
import { formatDate } from '../dates.js'
import type { TableRow } from './delimited.js'
import { InputError, UsageError } from './inputError.js'

/** The first bytes of a zip file, the format of Excel (.xlsx) and OpenDocument (.ods) workbooks. */
const ZIP = [0x50, 0x4b, 0x03, 0x04]

/** Whether a file is a workbook by its first bytes. False for a file that cannot be opened, and for standard input. */
export async function isWorkbook(path: string): Promise<boolean> {
  if (path === '-') return false
  const file = await open(path).catch(() => undefined)
  if (file === undefined) return false
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(ZIP.length), 0, ZIP.length, 0)
    return bytesRead === ZIP.length && ZIP.every((byte, place) => buffer[place] === byte)
  } catch {
    // For example a folder: the code that reads the file as text reports the error.
    return false
  } finally {
    await file.close()
  }
}

export interface WorkbookOptions {
  /** Name of a sheet, or its number from 1; undefined: the sheet with the most rows. */
  readonly sheet: string | undefined
  readonly onNote: (note: string) => void
}

/**
 * The rows of one sheet of a workbook (.xlsx, .ods), loaded into memory as a whole. Throws InputError for a file that
 * is not a workbook, and UsageError for a sheet that does not exist.
 */
export async function* readWorkbook(path: string, { sheet, onNote }: WorkbookOptions): AsyncGenerator<TableRow> {
  const sheets = await readSheets(path)
  const chosen = chooseSheet(sheets, sheet)
  if (sheets.length > 1) {
    const others = sheets.filter((each) => each !== chosen).map(({ name }) => JSON.stringify(name))
    onNote(`Sheet: ${JSON.stringify(chosen.name)}; choose with --sheet: ${others.join(', ')}`)
  }
  const width = chosen.rows.reduce((most, row) => Math.max(most, row.length), 0)
  for (const [place, row] of chosen.rows.entries()) {
    const cells = Array.from({ length: width }, (_, column) => toCell(row[column]))
    yield { cells, line: place + 1 }
  }
}

async function readSheets(path: string): Promise<readonly Sheet[]> {
  const bytes = await readFile(path)
  const { read } = await import('hucre')
  try {
    return (await read(bytes)).sheets
  } catch (error) {
    throw new InputError(`Cannot read ${path}: it is no workbook of Excel (.xlsx) or OpenDocument (.ods).`, {
      cause: error,
    })
  }
}

function chooseSheet(sheets: readonly Sheet[], requested: string | undefined): Sheet {
  const named =
    requested === undefined
      ? sheets.reduce<Sheet | undefined>(
          (best, each) => (best && best.rows.length >= each.rows.length ? best : each),
          undefined,
        )
      : (sheets.find(({ name }) => name === requested) ?? sheets[Number(requested) - 1])
  if (named !== undefined) return named
  const names = sheets.map(({ name }) => JSON.stringify(name)).join(', ')
  throw new UsageError(
    `There is no sheet ${JSON.stringify(requested ?? '')}. Sheets: ${names === '' ? 'none' : names}.`,
  )
}

/** A cell in the form of text files: dates as the interface writes them, empty cells as an empty string. */
const toCell = (value: Sheet['rows'][number][number] | undefined): unknown =>
  value instanceof Date ? formatDate(value.getTime() / 1_000) : (value ?? '')
