import { open, readFile } from 'node:fs/promises'
import type { Sheet } from 'hucre'
import type { TableRow } from '../reading/delimited.js'
import { InputError } from '../reading/inputError.js'
import { rowsOfSheet, type SheetOptions } from '../reading/sheetRows.js'

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

/**
 * The rows of one sheet of a workbook (.xlsx, .ods), loaded into memory as a whole. Throws InputError for a file that
 * is not a workbook, and UsageError for a sheet that does not exist.
 */
export async function* readWorkbook(path: string, options: SheetOptions): AsyncGenerator<TableRow> {
  yield* rowsOfSheet(await readSheets(path), options)
}

async function readSheets(path: string): Promise<readonly Sheet[]> {
  const bytes = await readFile(path)
  const { read } = await import('hucre')
  try {
    return (await read(bytes)).sheets
  } catch (error) {
    const why = 'it is no workbook of Excel (.xlsx) or OpenDocument (.ods). Unpack an archive first.'
    throw new InputError(`Cannot read ${path}: ${why}`, { cause: error })
  }
}
