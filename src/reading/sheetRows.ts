import type { Sheet } from 'hucre'
import { formatDate, parseGivenDate } from '../dates.js'
import type { TableRow } from './delimited.js'
import { UsageError } from './inputError.js'

export interface SheetOptions {
  /** Name of a sheet, or its number from 1; undefined: the sheet with the most rows. */
  readonly sheet: string | undefined
  readonly onNote: (note: string) => void
}

/** The rows of one sheet of a workbook, all of the same width. Throws UsageError for a sheet that does not exist. */
export function* rowsOfSheet(sheets: readonly Sheet[], { sheet, onNote }: SheetOptions): Generator<TableRow> {
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

/** A cell in the form of text files: dates as the interface writes them; empty cells, and dates that are none, as an empty string. */
function toCell(value: Sheet['rows'][number][number] | undefined): unknown {
  if (!(value instanceof Date)) return value ?? ''
  const seconds = parseGivenDate(value)
  return seconds === undefined ? '' : formatDate(seconds)
}
