import { closeSync, openSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import type { CopyProgress, Database } from './database.js'
import { DamagedFile, StorageFailure } from './failures.js'
import { fillFresh } from './freshDatabase.js'
import { compileOnUse } from './lazyStatements.js'
import { applyMigrations, isMigrated, type Migration } from './migrations.js'
import { countMissingPages } from './missingPages.js'
import { loadBinding } from './nativeBinding.js'

/** Milliseconds to wait for a write of another process. */
export const BUSY_MILLISECONDS = 5_000
/** Milliseconds of them for which the opening of a file, and a statement, block the thread: most writes are shorter. */
export const BLOCKING_MILLISECONDS = 10
/** A write-ahead log larger than this is truncated after a checkpoint. */
const LOG_BYTES = 64 << 20
/** Pages of the log per checkpoint: some ten milliseconds. */
const CHECKPOINT_BYTES = 4 << 20
/**
 * Pages that a connection keeps, in KiB. Who only reads meets few pages twice, and new memory for a page can take longer than reading it;
 * the pages that a transaction changes should have room.
 */
const READ_CACHE = 2 << 10
const WRITE_CACHE = 16 << 10

/**
 * Opens a database file, or one in memory without a path (a copy of another, given its bytes), and migrates it to the
 * newest schema.
 *
 * The journal mode is write-ahead logging, so that readers never wait; synchronous is FULL, so that acknowledged
 * changes survive a loss of power: an upload needs one sync for its whole batch. With `mustExist`, a file that is
 * missing, empty or from another program is refused and not changed. Throws DamagedFile for one that SQLite cannot read or that has
 * lost pages, and an error with the code SQLITE_BUSY where another process writes and the schema is to be changed: see `retryWhileBusy`.
 */
export function openDatabase(
  path: string | Buffer | undefined,
  migrations: readonly Migration[],
  { pageBytes, mustExist = false }: { readonly pageBytes?: number; readonly mustExist?: boolean } = {},
): Database {
  const Sqlite = loadBinding()
  if (typeof path === 'string' && !mustExist) createPrivateFile(path)
  if (typeof path === 'string') refuseCutOff(path)
  const database: Database = new Sqlite(path ?? ':memory:', {
    timeout: BLOCKING_MILLISECONDS,
    fileMustExist: mustExist,
  })
  try {
    if (mustExist && !isMigrated(database)) {
      throw new StorageFailure(
        `${basename(database.name)} has lost what was in it, or was never a file of conceptlite.`,
      )
    }
    // Takes effect for a new file only, and only before any other statement.
    if (pageBytes !== undefined) database.pragma(`page_size = ${pageBytes}`)
    database.pragma('journal_mode = WAL')
    database.pragma('synchronous = FULL')
    database.pragma('foreign_keys = ON')
    // What is deleted is overwritten: its bytes would stay in unused parts of the file, and in copies of its pages.
    if (path !== undefined) database.pragma('secure_delete = ON')
    database.pragma(`cache_size = -${READ_CACHE}`)
    database.pragma(`journal_size_limit = ${LOG_BYTES}`)
    database.pragma(
      `wal_autocheckpoint = ${CHECKPOINT_BYTES / (database.pragma('page_size', { simple: true }) as number)}`,
    )
    if (path === undefined) fillFresh(database, migrations)
    else {
      applyMigrations(database, migrations)
      const applied = database.prepare<number>('SELECT count(*) FROM migrations').pluck()
      stepChecks.set(database, () => applied.get() === migrations.length)
    }
  } catch (error) {
    database.close()
    throw typeof path === 'string' ? named(error, path) : error
  }
  return compileOnUse(database)
}

/**
 * Throws DamagedFile for a file that has lost its end while its log has pages. SQLite would write the log back at the next close and fill
 * what is missing with zeros, so this comes before it opens the file for writing.
 */
function refuseCutOff(path: string): void {
  const log = statSync(`${path}-wal`, { throwIfNoEntry: false })
  if (log === undefined || log.size === 0) return
  const Sqlite = loadBinding()
  const database: Database = new Sqlite(path, { timeout: BUSY_MILLISECONDS, fileMustExist: true, readonly: true })
  try {
    const missing = countMissingPages(database)
    if (missing > 0) throw new DamagedFile(basename(path), `has lost its end, ${missing} pages`, 'SQLITE_CORRUPT')
  } catch (error) {
    throw named(error, path)
  } finally {
    database.close()
  }
}

/** The failure to open a damaged file, with the name of the file. */
function named(error: unknown, path: string): unknown {
  const code = (error as { readonly code?: unknown }).code
  if (error instanceof StorageFailure || typeof code !== 'string') return error
  return /^SQLITE_(?:CORRUPT|NOTADB)/.test(code) ? new DamagedFile(basename(path), 'is damaged', code, error) : error
}

/** By connection to a file, whether its schema is still the one with which it was opened. */
const stepChecks = new WeakMap<Database, () => boolean>()

/**
 * To be called in each transaction that writes, at its start: throws once a newer version has added a schema step to the open file. It can
 * give a column another meaning, so what this version writes or removes could be lost.
 */
export function refuseNewerSchema(database: Database): void {
  if (stepChecks.get(database)?.() === false) {
    throw new StorageFailure(
      `${basename(database.name)} is used by a newer version of conceptlite. Nothing was stored. End this process, and start that version.`,
    )
  }
}

/** Connections with room for the pages that a transaction changes. */
const widened = new WeakSet<Database>()

/** To be called before each transaction that writes: gives the connection a larger cache, which it keeps. */
export function widenCache(database: Database): void {
  if (widened.has(database)) return
  database.pragma(`cache_size = -${WRITE_CACHE}`)
  widened.add(database)
}

/**
 * Creates an empty file that only the user of this process can read, whatever the umask; leaves an existing one
 * unchanged. SQLite gives the log and its index the mode of the database. An error is left to SQLite, which reports it
 * better.
 */
export function createPrivateFile(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600))
  } catch {}
}

/**
 * Opens an existing file; statements that change it fail. It is not opened read-only for SQLite, which would then leave
 * the log and its index behind on close.
 */
export function openForReading(path: string): Database {
  const Sqlite = loadBinding()
  refuseCutOff(path)
  const database: Database = new Sqlite(path, { timeout: BUSY_MILLISECONDS, fileMustExist: true })
  try {
    database.pragma('query_only = ON')
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Pages of one step of a copy. */
const COPIED_PAGES = 256

/**
 * Copies a database that other processes may be writing to a new file, as it is at the beginning: their later changes are
 * not in the copy, and they do not wait for it. `onStep` gets the bytes so far after each step, and ends the copy by throwing.
 */
export async function copyDatabase(from: string, to: string, onStep: (bytes: number) => void): Promise<void> {
  const database = openForReading(from)
  try {
    const pageBytes = database.pragma('page_size', { simple: true }) as number
    // The transaction keeps the state of this moment: without it each foreign change would start the copy again.
    database.exec('BEGIN')
    database.prepare('SELECT count(*) FROM sqlite_master').get()
    createPrivateFile(to)
    const progress = ({ totalPages, remainingPages }: CopyProgress): number => {
      onStep((totalPages - remainingPages) * pageBytes)
      return COPIED_PAGES
    }
    await database.backup(to, { progress })
    database.exec('ROLLBACK')
  } finally {
    database.close()
  }
}

/** Whether a file is a database without content, such as after an interrupted creation. Throws for other files. */
export function isEmptyDatabase(path: string): boolean {
  const Sqlite = loadBinding()
  refuseCutOff(path)
  const database: Database = new Sqlite(path, { timeout: BUSY_MILLISECONDS, fileMustExist: true })
  try {
    return database.prepare('SELECT 1 FROM sqlite_master').get() === undefined
  } finally {
    database.close()
  }
}

/**
 * Runs `work` in one transaction that takes the write lock at its start; an exception rolls it back. `work` must not be
 * asynchronous: other calls would write into the same transaction.
 */
export function transaction<T>(database: Database, work: () => T): T {
  if (database.inTransaction) return work()
  widenCache(database)
  return database
    .transaction(() => {
      refuseNewerSchema(database)
      const result = work()
      if (result instanceof Promise) throw new TypeError('A transaction must not wait for anything.')
      return result
    })
    .immediate()
}

/**
 * Writes all of the log to the file and empties it. Throws an error with the code SQLITE_BUSY while another connection reads from the
 * log or writes to it.
 */
export function truncateLog(database: Database): void {
  const [{ busy }] = database.pragma('wal_checkpoint(TRUNCATE)') as [{ readonly busy: number }]
  if (busy !== 0) throw Object.assign(new Error('The log is in use.'), { code: 'SQLITE_BUSY' })
}

/**
 * Runs a transaction without waiting for the disk. It survives the death of the process. A loss of power may undo it
 * until a later, full transaction. Only for changes on which nothing depends before that.
 */
export function unsynced<T>(database: Database, work: () => T): T {
  if (database.inTransaction) return work()
  database.pragma('synchronous = NORMAL')
  try {
    return transaction(database, work)
  } finally {
    database.pragma('synchronous = FULL')
  }
}
