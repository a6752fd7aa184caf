import type { Project } from '../../serviceFunctions.js'

/** A value of a table: a text, a number, a time, or nothing. */
export type Cell = string | number | Date | null

/** A row: cells by column name. A missing one is empty. */
export type TableRow = Readonly<Record<string, Cell | undefined>>

/** The cell of a row in a column. What every object has, such as `constructor`, is no cell. */
export const cellOf = (row: TableRow, column: string): Cell => (Object.hasOwn(row, column) ? row[column] : null) ?? null

/** A table that is asked row by row, so that it may be longer than memory. */
export interface Table {
  /** The name of its CSV file and of its sheet: lower case and underscores. */
  readonly name: string
  /** Names of the columns, in their order. */
  readonly columns: readonly string[]
  /** Asks the project anew at each call. */
  rows(): AsyncIterable<TableRow>
}

/** A metadata field of a project, with its values where they are not too many. */
export type FieldDescription = Awaited<ReturnType<Project['metadata']>>['result'][number]

/** What the questions for tables are asked with. */
export interface TableAsk {
  /** Ends the question. */
  readonly signal: AbortSignal | undefined
}
