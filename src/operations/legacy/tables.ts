import { z } from 'zod'
import { mapYielding } from '../../compute/eventLoopBudget.js'
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

/**
 * A CSV file (RFC 4180, first row the column names), or JSON if requested. Only the requested form is computed. Yields to the event loop
 * between the lines of a long file.
 */
export async function tableOrJson<Value>(
  { use_json, format }: TableRequest,
  table: () => { readonly columns: readonly string[]; readonly rows: readonly (readonly Cell[])[] },
  json: () => Value | Promise<Value>,
): Promise<RawAnswer | Value> {
  if (format === 'json' || (use_json && format !== 'csv')) return await json()
  const { columns, rows } = table()
  // Loaded on first use, so that engines open faster.
  const { unparse } = packages.papaparse()
  const lines = await mapYielding<readonly Cell[], string>([columns, ...rows], (row) => `${unparse([[...row]])}\r\n`)
  return new RawAnswer('text/csv; charset=utf-8', lines.join(''))
}
