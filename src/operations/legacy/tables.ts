import { z } from 'zod'
import { forEachYielding } from '../../compute/eventLoopBudget.js'
import { packages } from '../../loadPackages.js'
import { RawAnswer } from '../rawAnswer.js'

/** Parameters of operations that return a table by default, or JSON. Spec v4-legacy 4.4, 4.5. */
export const tableShape = {
  use_json: z.boolean().default(false).describe('JSON instead of a CSV file'),
  format: z.enum(['csv', 'json']).optional().describe('`json` is equivalent to `use_json`'),
}

interface TableRequest {
  readonly use_json: boolean
  readonly format?: 'csv' | 'json' | undefined
}

export type Cell = string | number | null

/** A table whose rows are made one by one. */
interface Table<Item> {
  readonly columns: readonly string[]
  readonly items: readonly Item[]
  readonly cells: (item: Item, index: number) => Cell[]
}

/**
 * A CSV file (RFC 4180, first row the column names), or JSON if requested. Only the requested form is computed. A text that a
 * spreadsheet would run as a formula gets an apostrophe before it. Yields to the event loop between the lines of a long file.
 */
export async function tableOrJson<Value, Item>(
  { use_json, format }: TableRequest,
  table: () => Table<Item>,
  json: () => Value | Promise<Value>,
): Promise<RawAnswer | Value> {
  if (format === 'json' || (use_json && format !== 'csv')) return await json()
  const { columns, items, cells } = table()
  // Loaded on first use, so that engines open faster.
  const { unparse } = packages.papaparse()
  const line = (row: Cell[]): string => `${unparse([row], { escapeFormulae: true })}\r\n`
  const pieces: string[] = []
  let lines = [line([...columns])]
  let length = 0
  await forEachYielding(items, (item, index) => {
    const next = line(cells(item, index))
    lines.push(next)
    length += next.length
    if (length < CHARACTERS_A_PIECE) return
    pieces.push(lines.join(''))
    lines = []
    length = 0
  })
  return new RawAnswer('text/csv; charset=utf-8', [...pieces, lines.join('')])
}

/** Lines are joined some at a time, since the cells of a line are put together only then: some milliseconds. */
const CHARACTERS_A_PIECE = 1 << 18
