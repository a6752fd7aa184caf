import { createRequire } from 'node:module'
import type BetterSqlite from 'better-sqlite3'
import { applyMigrations, type Migration } from './migrations.js'

/** An open database. Only this folder speaks SQL. */
export type Database = BetterSqlite.Database

/** Milliseconds to wait for another process's write. */
const BUSY_MILLISECONDS = 5_000

/**
 * Opens a database file, or one in memory when no path is given, and brings it to the newest schema.
 *
 * Write-ahead logging, so that readers never wait; synchronous FULL, so that what was acknowledged survives a loss of
 * power too: an upload pays one sync for its whole batch.
 */
export function openDatabase(path: string | undefined, migrations: readonly Migration[]): Database {
  const Sqlite = loadBinding()
  const database = new Sqlite(path ?? ':memory:', { timeout: BUSY_MILLISECONDS })
  try {
    database.pragma('journal_mode = WAL')
    database.pragma('synchronous = FULL')
    database.pragma('foreign_keys = ON')
    applyMigrations(database, migrations)
  } catch (error) {
    database.close()
    throw error
  }
  return database
}

/** Runs `work` in one transaction that holds the write lock from its start; a throw leaves nothing of it. */
export function transaction<T>(database: Database, work: () => T): T {
  if (database.inTransaction) return work()
  return database.transaction(work).immediate()
}

let binding: typeof BetterSqlite | undefined

/** Loaded when first used, and with an explanation when the native part is missing. */
function loadBinding(): typeof BetterSqlite {
  if (binding !== undefined) return binding
  const require = createRequire(import.meta.url)
  try {
    const loaded = require('better-sqlite3') as typeof BetterSqlite
    new loaded(':memory:').close()
    binding = loaded
    return loaded
  } catch (cause) {
    throw new Error(
      'The native part of better-sqlite3 cannot be loaded. npm may have skipped its install script: add ' +
        '"allowScripts": { "better-sqlite3": true } to the package.json of your project and run npm rebuild better-sqlite3.',
      { cause },
    )
  }
}
