import { MOST_ROWS, sheetXml, type WorkbookCell, workbookParts } from '../../../report/tables/workbookXml.js'
import { createZip } from './zip.js'

/** A workbook of one table, compressed as its rows come. More rows than a sheet can have go on in another. */
export async function workbookOf(
  name: string,
  columns: readonly string[],
  rows: AsyncGenerator<readonly WorkbookCell[]>,
): Promise<Blob> {
  const zip = createZip()
  const sheets: string[] = []
  let next = await rows.next()
  do {
    sheets.push(sheets.length === 0 ? name : `${name}_${sheets.length + 1}`)
    const some = async function* (): AsyncGenerator<readonly WorkbookCell[]> {
      for (let count = 1; count < MOST_ROWS && next.done !== true; count++) {
        yield next.value
        next = await rows.next()
      }
    }
    await zip.add(`xl/worksheets/sheet${sheets.length}.xml`, sheetXml(columns, some()))
  } while (next.done !== true)
  for (const [path, text] of workbookParts(sheets)) await zip.add(path, [text])
  return zip.finish('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
}
