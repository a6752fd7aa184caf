import { realpathSync, statSync } from 'node:fs'
import type { Database } from '../database.js'
import { StorageFailure } from '../failures.js'
import { widenCache } from '../sqlite.js'

/**
 * Orders the work on one connection of SQLite, where every statement belongs to the transaction that is open: while a
 * transaction waits for a promise, no other work may slip in. All connections of this thread to one file share their order: SQLite would
 * wait for the other connection on the thread that has to end its transaction.
 */
export interface Gate {
  /** Runs statements: at once if no transaction is open, otherwise after it. */
  enter<T>(work: () => T): Promise<T>
  /** The same for statements that only read: together they lock the file once, which takes longer than a short one. */
  read<T>(work: () => T): Promise<T>
  /**
   * Runs work of several steps in one transaction, which an exception rolls back. Throws `StorageFailure` if the file is no longer
   * where it was opened: what is written would be lost with it.
   */
  atomically<T>(work: () => Promise<T>): Promise<T>
  /** The same without waiting for the disk, see `unsynced`. */
  unsynced<T>(work: () => Promise<T>): Promise<T>
}

/** By file, the last of those who hold its gate or wait for it. */
const lastByFile = new Map<unknown, Promise<unknown>>()

/** What identifies a file however its path is written; a database in memory is one of its own. */
const fileOf = (database: Database): unknown => (database.name === ':memory:' ? database : realpathSync(database.name))

/** Throws once the file of a database has been removed, or another one has taken its place. */
function createPlaceCheck(file: unknown): () => void {
  if (typeof file !== 'string') return () => {}
  const look = () => statSync(file, { bigint: true, throwIfNoEntry: false })
  const opened = look()
  return () => {
    const found = look()
    if (found !== undefined && found.ino === opened?.ino && found.dev === opened.dev) return
    throw new StorageFailure(
      'A file of the folder was removed or replaced while it was open. Nothing was stored. Close the engine and open the folder again.',
    )
  }
}

export function createGate(database: Database): Gate {
  const file = fileOf(database)
  const requirePlace = createPlaceCheck(file)
  const begin = database.prepare('BEGIN IMMEDIATE')
  const beginReading = database.prepare('BEGIN')
  const commit = database.prepare('COMMIT')
  const rollback = database.prepare('ROLLBACK')

  const queue = <T>(work: () => Promise<T>): Promise<T> => {
    const last = lastByFile.get(file)
    const turn = last === undefined ? work() : last.then(work)
    const settled = turn.then(
      () => {},
      () => {},
    )
    lastByFile.set(file, settled)
    void settled.then(() => {
      if (lastByFile.get(file) === settled) lastByFile.delete(file)
    })
    return turn
  }
  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    requirePlace()
    widenCache(database)
    begin.run()
    try {
      const result = await work()
      commit.run()
      return result
    } catch (error) {
      // A failure such as a full disk has already rolled it back.
      if (database.inTransaction) rollback.run()
      throw error
    }
  }
  const enter = async <T>(work: () => T): Promise<T> =>
    lastByFile.has(file) ? await queue(async () => work()) : work()
  return {
    enter,
    read: (work) =>
      enter(() => {
        if (database.inTransaction) return work()
        beginReading.run()
        try {
          return work()
        } finally {
          if (database.inTransaction) commit.run()
        }
      }),
    atomically: (work) => queue(() => run(work)),
    unsynced: (work) =>
      queue(async () => {
        database.pragma('synchronous = NORMAL')
        try {
          return await run(work)
        } finally {
          database.pragma('synchronous = FULL')
        }
      }),
  }
}
