import type { WriteOptions } from './csv.js'
import { replaceFiles } from './replaceFiles.js'
import { type Cell, cellOf, type Table, type TableRow } from './table.js'
import { LONGEST_CELL, MOST_ROWS, type SheetTally, sheetXml, workbookParts } from './workbookXml.js'
import { createZipFile, type ZipFile } from './zipFile.js'

/** How a workbook is written. */
export interface WorkbookWriteOptions extends WriteOptions {
  /** Told what the limits of Excel have changed, as a sentence. */
  readonly onNote?: ((note: string) => void) | undefined
  /** Rows of a sheet with its head, for tests. Default 1,048,576. */
  readonly rowsPerSheet?: number | undefined
}

/**
 * Writes a workbook with one sheet for each table, row by row, and replaces the file when it is complete. Numbers and times have
 * their types. A table with more rows than a sheet can have goes on in `NAME_2`; texts are cut at 32,767 characters. ERROR where
 * the file cannot be written.
 */
export async function writeXlsxTables(
  tables: readonly Table[],
  path: string,
  options: WorkbookWriteOptions = {},
): Promise<void> {
  await replaceFiles(async (create) => {
    const zip = createZipFile(await create(path))
    const sheets: string[] = []
    for (const table of tables) sheets.push(...(await addTable(zip, { table, first: sheets.length + 1, options })))
    for (const [name, text] of workbookParts(sheets)) await zip.add(name, [text])
    await zip.finish()
  })
}

interface TablePart {
  readonly table: Table
  /** Number of its first sheet. */
  readonly first: number
  readonly options: WorkbookWriteOptions
}

/** Writes the sheets of a table and returns their names. */
async function addTable(zip: ZipFile, { table, first, options }: TablePart): Promise<string[]> {
  const { onNote = () => {}, rowsPerSheet = MOST_ROWS, signal } = options
  const rows = table.rows()[Symbol.asyncIterator]()
  const tally: SheetTally = { cut: 0 }
  const names: string[] = []
  try {
    let next = await rows.next()
    do {
      names.push(names.length === 0 ? table.name : `${table.name}_${names.length + 1}`)
      const some = async function* (): AsyncGenerator<readonly Cell[]> {
        for (let count = 1; count < rowsPerSheet && next.done !== true; count++) {
          signal?.throwIfAborted()
          const row: TableRow = next.value
          yield table.columns.map((column) => cellOf(row, column))
          next = await rows.next()
        }
      }
      const texts = sheetXml(table.columns, some(), tally)
      await zip.add(`xl/worksheets/sheet${first + names.length - 1}.xml`, texts)
    } while (next.done !== true)
  } finally {
    await rows.return?.()
  }
  if (names.length > 1)
    onNote(`${table.name} has more rows than a sheet can have and goes on in ${names.slice(1).join(', ')}`)
  if (tally.cut > 0)
    onNote(`${table.name}: ${tally.cut} texts are cut at ${LONGEST_CELL} characters, the most of a cell`)
  return names
}
