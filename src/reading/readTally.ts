import type { ReportSource } from '../report/reportDocument.js'

/** Why a row gives no document. */
export type Exclusion = ReportSource['excluded'][number]['reason']

/** Cells of a column that give no value although their row gives a document. */
export interface ColumnTally {
  readonly type: ReportSource['columns'][number]['type']
  /** Cells that do not read as the type of the column. */
  unreadable: number
  /** Empty cells, and those that say that there is no value. */
  missing: number
}

/** What was read of a file, counted while reading. */
export interface ReadTally {
  rows: number
  documents: number
  readonly excluded: Map<Exclusion, number>
  readonly columns: Map<string, ColumnTally>
}

export const newTally = (): ReadTally => ({ rows: 0, documents: 0, excluded: new Map(), columns: new Map() })

/** Counts a row that gives no document. */
export function countExclusion({ excluded }: ReadTally, reason: Exclusion): void {
  excluded.set(reason, (excluded.get(reason) ?? 0) + 1)
}

/** Counts a cell without a value, or with a value that is not of the type of its column. */
export function countCell({ columns }: ReadTally, column: string, type: ColumnTally['type'], fault: Fault): void {
  const counts = columns.get(column) ?? { type, unreadable: 0, missing: 0 }
  counts[fault]++
  columns.set(column, counts)
}

type Fault = 'unreadable' | 'missing'

/** The order in which reasons are told. */
const REASONS: readonly Exclusion[] = ['empty_text', 'missing_text', 'too_long', 'repeated', 'wrong_form']

/** The counts as the report has them; `file` is the name of the file without folders. */
export const describeTally = (file: string, { rows, documents, excluded, columns }: ReadTally): ReportSource => ({
  file,
  rows,
  documents,
  excluded: REASONS.flatMap((reason) => {
    const count = excluded.get(reason)
    return count === undefined ? [] : [{ reason, rows: count }]
  }),
  columns: [...columns].map(([column, counts]) => ({ column, ...counts })),
})
