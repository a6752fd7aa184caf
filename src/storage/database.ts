/** A statement prepared once. Values are numbers, strings, bytes, bigints or null. */
export interface Statement {
  run(...values: unknown[]): { readonly changes: number; readonly lastInsertRowid: number | bigint }
  get(...values: unknown[]): unknown
  all(...values: unknown[]): unknown[]
  iterate(...values: unknown[]): IterableIterator<unknown>
  columns(): { readonly name: string }[]
  /** From now on gives the first column instead of rows. */
  pluck(): Statement
  /** From now on gives lists of values instead of rows. */
  raw(): Statement
}

/**
 * An open database. Only this folder speaks SQL. What we use of better-sqlite3, in types of our own: they stand behind
 * public types, and users of the package need no further type package for them.
 */
export interface Database {
  readonly name: string
  readonly inTransaction: boolean
  prepare(sql: string): Statement
  exec(sql: string): unknown
  pragma(sql: string, options?: { readonly simple?: boolean }): unknown
  transaction<T>(work: () => T): { immediate(): T }
  /** Copies page by page; `progress` says how many to copy before the next turn of the event loop. */
  backup(path: string, options?: { readonly progress: () => number }): Promise<unknown>
  serialize(): Buffer
  close(): unknown
}
