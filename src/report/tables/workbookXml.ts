/** A value of a cell. */
export type WorkbookCell = string | number | Date | null

/** Limits of Excel. */
export const MOST_ROWS = 1_048_576
export const LONGEST_CELL = 32_767

/** Characters given at a time. */
const CHUNK = 1 << 16

/** What is counted while a sheet is written. */
export interface SheetTally {
  /** Texts that were too long. */
  cut: number
}

/** The XML of a sheet in chunks. The head is bold and stays in view. */
export async function* sheetXml(
  columns: readonly string[],
  rows: AsyncIterable<readonly WorkbookCell[]>,
  tally: SheetTally = { cut: 0 },
): AsyncGenerator<string> {
  const letters = columns.map((_, place) => columnLetters(place))
  const rowXml = (number: number, cells: readonly WorkbookCell[], style?: number): string =>
    `<row r="${number}">${cells.map((cell, place) => cellXml(`${letters[place]}${number}`, cell, { tally, style })).join('')}</row>`
  let number = 1
  let text = `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>${rowXml(1, columns, HEAD_STYLE)}`
  for await (const row of rows) {
    text += rowXml(++number, row)
    if (text.length < CHUNK) continue
    yield text
    text = ''
  }
  yield `${text}</sheetData></worksheet>`
}

/** Places in the list of styles below. */
const DATE_STYLE = 1
const HEAD_STYLE = 2

/** The letters of a column, from 0: A to Z, then AA. */
const columnLetters = (place: number): string =>
  (place < 26 ? '' : columnLetters(Math.floor(place / 26) - 1)) + String.fromCharCode(65 + (place % 26))

/** One cell; an empty one is left out. */
function cellXml(
  at: string,
  cell: WorkbookCell,
  { tally, style }: { readonly tally: SheetTally; readonly style: number | undefined },
): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? `<c r="${at}"><v>${cell}</v></c>` : ''
  if (cell instanceof Date) return dateXml(at, cell)
  if (cell.length > LONGEST_CELL) tally.cut++
  return textXml(at, cell.slice(0, LONGEST_CELL), style)
}

const textXml = (at: string, text: string, style?: number): string =>
  `<c r="${at}" t="inlineStr"${style === undefined ? '' : ` s="${style}"`}><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`

const DAY_MILLISECONDS = 86_400_000
/** Day 0 of Excel, which believes that 1900 was a leap year: right from March 1900. */
const EPOCH = Date.UTC(1899, 11, 30)

/** A time as days since the epoch; times that Excel does not have as text. */
function dateXml(at: string, date: Date): string {
  const days = (date.getTime() - EPOCH) / DAY_MILLISECONDS
  if (Number.isNaN(days)) return ''
  if (days >= 61 && days < 2_958_466) return `<c r="${at}" s="${DATE_STYLE}"><v>${days}</v></c>`
  return textXml(at, date.toISOString())
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' }

/** Text for XML 1.0: what it cannot hold is left out, and what looks like an escape of Excel (`_x000D_`) is escaped. */
function escapeXml(text: string): string {
  return (
    text
      .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML 1.0 forbids.
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/_(?=x[0-9a-fA-F]{4}_)/g, '_x005F_')
      .replace(/[&<>\r]/g, (character) => entities[character]!)
  )
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const numbered = (count: number, xml: (number: number) => string): string =>
  Array.from({ length: count }, (_, place) => xml(place + 1)).join('')

/** The files of a workbook other than its sheets, which are `xl/worksheets/sheet1.xml` and so on. */
export const workbookParts = (sheets: readonly string[]): readonly (readonly [path: string, text: string])[] => [
  ['xl/workbook.xml', workbookXml(sheets)],
  ['xl/_rels/workbook.xml.rels', relationsXml(sheets.length)],
  ['xl/styles.xml', STYLES],
  ['_rels/.rels', ROOT_RELATIONS],
  ['[Content_Types].xml', contentTypesXml(sheets.length)],
]

const workbookXml = (sheets: readonly string[]): string =>
  `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets
    .map((name, place) => `<sheet name="${escapeXml(name)}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`)
    .join('')}</sheets></workbook>`

const relationsXml = (sheets: number): string =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${numbered(
    sheets,
    (n) => `<Relationship Id="rId${n}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
  )}<Relationship Id="rId${sheets + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`

const ROOT_RELATIONS = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

const contentTypesXml = (sheets: number): string =>
  `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${numbered(
    sheets,
    (n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${TYPE}.worksheet+xml"/>`,
  )}</Types>`

/** Styles of cells: usual, a time (format 22 of Excel: date, hours and minutes), and the bold head. */
const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="22" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`
