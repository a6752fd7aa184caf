import type { Database } from '../database.js'
import { widenCache } from '../sqlite.js'

/**
 * Orders the work on one connection of SQLite, where every statement belongs to the transaction that is open: while a
 * transaction waits for a promise, no other work may slip in.
 */
export interface Gate {
  /** Runs statements: at once if no transaction is open, otherwise after it. */
  enter<T>(work: () => T): Promise<T>
  /** The same for statements that only read: together they lock the file once, which takes longer than a short one. */
  read<T>(work: () => T): Promise<T>
  /** Runs work of several steps in one transaction, which an exception rolls back. */
  atomically<T>(work: () => Promise<T>): Promise<T>
  /** The same without waiting for the disk, see `unsynced`. */
  unsynced<T>(work: () => Promise<T>): Promise<T>
}

export function createGate(database: Database): Gate {
  const begin = database.prepare('BEGIN IMMEDIATE')
  const beginReading = database.prepare('BEGIN')
  const commit = database.prepare('COMMIT')
  const rollback = database.prepare('ROLLBACK')
  /** The last of those who hold the gate or wait for it; undefined when nobody does. */
  let last: Promise<unknown> | undefined

  const queue = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last === undefined ? work() : last.then(work)
    const settled = turn.then(
      () => {},
      () => {},
    )
    last = settled
    void settled.then(() => {
      if (last === settled) last = undefined
    })
    return turn
  }
  const run = async <T>(work: () => Promise<T>): Promise<T> => {
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
  const enter = async <T>(work: () => T): Promise<T> => (last === undefined ? work() : await queue(async () => work()))
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
