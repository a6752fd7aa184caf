import { realpathSync, statSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../database.js'
import { StorageFailure } from '../failures.js'
import { BLOCKING_MILLISECONDS, BUSY_MILLISECONDS, refuseNewerSchema, widenCache } from '../sqlite.js'

/** Milliseconds between two attempts at what the lock of another process makes fail. */
const PAUSE_MILLISECONDS = 20

/**
 * Orders the work on one connection of SQLite, where every statement belongs to the transaction that is open: while a
 * transaction waits for a promise, no other work may run in between. All connections of this thread to one file share their order: SQLite would
 * wait for the other connection on the thread that has to end its transaction. What another process locks is tried again after pauses in
 * which the event loop is free, for five seconds: one call of a method writes all or nothing.
 */
export interface Gate {
  /** Runs statements: at once if no transaction is open, otherwise after it. They are repeated whole where they find the file locked. */
  enter<T>(work: () => T): Promise<T>
  /** Runs statements after all work that has begun, such as those that close the connection. */
  last<T>(work: () => T): Promise<T>
  /** The same as `enter` for statements that only read: together they lock the file once, which takes longer than a short one. */
  read<T>(work: () => T): Promise<T>
  /**
   * Runs work of several steps in one transaction, which an exception rolls back. Throws `StorageFailure` if the file is no longer
   * where it was opened, or a newer version has changed its schema: what is written would be lost.
   */
  atomically<T>(work: () => Promise<T>): Promise<T>
  /** The same without waiting for the disk, see `unsynced`. */
  unsynced<T>(work: () => Promise<T>): Promise<T>
}

/** By file, the last of those who hold its gate or wait for it. */
const lastByFile = new Map<unknown, Promise<unknown>>()

/** Files whose turn waits for the write lock of another process: no transaction of this thread is open on them. */
const waitingByFile = new Set<unknown>()

/** What identifies a file however its path is written; a database in memory is one of its own. */
const fileOf = (database: Database): unknown => (database.name === ':memory:' ? database : realpathSync(database.name))

/** Throws once the file of a database has been removed, or another one has taken its place. */
function createPlaceCheck(file: unknown): () => void {
  if (typeof file !== 'string') return () => {}
  const stat = () => statSync(file, { bigint: true, throwIfNoEntry: false })
  const opened = stat()
  return () => {
    const found = stat()
    if (found !== undefined && found.ino === opened?.ino && found.dev === opened.dev) return
    throw new StorageFailure(
      'A file of the folder was removed or replaced while it was open. Nothing was stored. Close the engine and open the folder again.',
    )
  }
}

function isBusy(error: unknown): boolean {
  const code = (error as { readonly code?: unknown } | null)?.code
  return typeof code === 'string' && code.startsWith('SQLITE_BUSY')
}

/** Repeats an attempt that the lock of another process makes fail, for as long as SQLite itself would wait, without blocking. */
export async function retryWhileBusy<T>(
  attempt: () => T | Promise<T>,
  wait = (): Promise<void> => pause(PAUSE_MILLISECONDS),
): Promise<T> {
  let until: number | undefined
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      until ??= performance.now() + BUSY_MILLISECONDS
      if (!isBusy(error) || performance.now() >= until) throw error
    }
    await wait()
  }
}

export function createGate(database: Database): Gate {
  const file = fileOf(database)
  const runTransaction = createTransactions(database, file)
  const beginReading = database.prepare('BEGIN')
  const endReading = database.prepare('COMMIT')
  database.pragma(`busy_timeout = ${BLOCKING_MILLISECONDS}`)

  const turn = async <T>(work: () => T): Promise<T> =>
    lastByFile.has(file) && !waitingByFile.has(file) ? await queue(file, async () => work()) : work()
  const enter = async <T>(work: () => T): Promise<T> => {
    // Nearly all calls come here at once, and make no further promise.
    if (lastByFile.has(file)) return await retryWhileBusy(() => turn(work))
    try {
      return work()
    } catch (error) {
      if (!isBusy(error)) throw error
    }
    await pause(PAUSE_MILLISECONDS)
    return await retryWhileBusy(() => turn(work))
  }
  return {
    enter,
    last: (work) => queue(file, async () => work()),
    read: (work) =>
      enter(() => {
        if (database.inTransaction) return work()
        beginReading.run()
        try {
          return work()
        } finally {
          if (database.inTransaction) endReading.run()
        }
      }),
    atomically: (work) => queue(file, () => runTransaction('FULL', work)),
    unsynced: (work) => queue(file, () => runTransaction('NORMAL', work)),
  }
}

/** Runs work after all work on the file that has begun or waits for its turn. */
function queue<T>(file: unknown, work: () => Promise<T>): Promise<T> {
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

/** Value of SQLite's `synchronous`: FULL waits for the disk at the end of a transaction. Outside of transactions it is FULL. */
type DiskWait = 'FULL' | 'NORMAL'

/** Runs work in a transaction on a connection whose turn it is. */
function createTransactions(database: Database, file: unknown) {
  const requirePlace = createPlaceCheck(file)
  const beginWriting = database.prepare('BEGIN IMMEDIATE')
  const commit = database.prepare('COMMIT')
  const rollback = database.prepare('ROLLBACK')

  const begin = (diskWait: DiskWait): void => {
    requirePlace()
    widenCache(database)
    // It cannot be set within a transaction, and other work may come before a second attempt.
    if (diskWait !== 'FULL') database.pragma(`synchronous = ${diskWait}`)
    try {
      beginWriting.run()
    } catch (error) {
      if (diskWait !== 'FULL') database.pragma('synchronous = FULL')
      throw error
    }
  }
  const letOthersIn = async (): Promise<void> => {
    waitingByFile.add(file)
    await pause(PAUSE_MILLISECONDS)
    waitingByFile.delete(file)
  }
  const beginPatiently = async (diskWait: DiskWait): Promise<void> => {
    await letOthersIn()
    await retryWhileBusy(() => begin(diskWait), letOthersIn)
  }
  return async <T>(diskWait: DiskWait, work: () => Promise<T>): Promise<T> => {
    try {
      begin(diskWait)
    } catch (error) {
      if (!isBusy(error)) throw error
      await beginPatiently(diskWait)
    }
    try {
      refuseNewerSchema(database)
      const answer = await work()
      commit.run()
      return answer
    } catch (error) {
      // A failure such as a full disk has already rolled it back.
      if (database.inTransaction) rollback.run()
      throw error
    } finally {
      if (diskWait !== 'FULL') database.pragma('synchronous = FULL')
    }
  }
}
