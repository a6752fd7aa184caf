import { z } from 'zod'
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

/** A CSV file (RFC 4180, first row the column names), or JSON if requested. Only the requested form is computed. */
export function tableOrJson<Value>(
  { use_json, format }: TableRequest,
  table: () => { readonly columns: readonly string[]; readonly rows: readonly (readonly Cell[])[] },
  json: () => Value,
): RawAnswer | Value {
  if (format === 'json' || (use_json && format !== 'csv')) return json()
  const { columns, rows } = table()
  // Loaded on first use, so that engines open faster.
  const text = packages.papaparse().unparse([[...columns], ...rows.map((row) => [...row])], { newline: '\r\n' })
  return new RawAnswer('text/csv; charset=utf-8', `${text}\r\n`)
}
