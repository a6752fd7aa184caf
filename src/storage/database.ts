/**
 * A statement prepared once. Values are numbers, strings, bytes, bigints or null. `Row` is what it returns: one row, or
 * the first column after `pluck`.
 */
export interface Statement<Row = unknown> {
  run(...values: unknown[]): { readonly changes: number; readonly lastInsertRowid: number | bigint }
  get(...values: unknown[]): Row | undefined
  all(...values: unknown[]): Row[]
  iterate(...values: unknown[]): IterableIterator<Row>
  columns(): { readonly name: string }[]
  /** Makes the statement return the first column instead of rows. */
  pluck(): Statement<Row>
  /** Makes the statement return arrays of values instead of rows. */
  raw(): Statement<Row>
}

/** How far a copy is. */
export interface CopyProgress {
  readonly totalPages: number
  readonly remainingPages: number
}

/**
 * An open database. Only this folder uses SQL. These are our own types of the parts of better-sqlite3 that we use:
 * public types refer to them, and users of the package need no further type package.
 */
export interface Database {
  readonly name: string
  readonly inTransaction: boolean
  /** The caller states the type of the rows next to the statement. */
  prepare<Row = unknown>(sql: string): Statement<Row>
  exec(sql: string): unknown
  pragma(sql: string, options?: { readonly simple?: boolean }): unknown
  transaction<T>(work: () => T): { immediate(): T }
  /** Copies page by page; `progress` returns the number of pages to copy before the next turn of the event loop. */
  backup(path: string, options?: { readonly progress: (copied: CopyProgress) => number }): Promise<unknown>
  serialize(): Buffer
  close(): unknown
}
