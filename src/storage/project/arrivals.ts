import type { Database } from '../database.js'
import { StorageFailure } from '../failures.js'
import { transaction, unsynced } from '../sqlite.js'
import type { FieldCounts, FieldStore } from './fields.js'
import { type Holder, hasDied, newHolder, retire, seconds } from './processLiveness.js'

/** Totals of an upload. */
export interface ArrivalSummary {
  readonly documents: number
  /** UTF-16 code units. */
  readonly characters: number
  readonly fields: FieldCounts
}

/**
 * Running uploads. Documents of an upload arrive in slices, so that a large upload does not block other work. They
 * become visible together when it ends. An upload that never ends leaves nothing.
 */
export interface ArrivalStore {
  begin(): number
  /** Renews the upload: it is still running. */
  renew(arrival: number): void
  /** Makes its documents visible, in the transaction of the caller. Throws when the upload was abandoned. */
  end(arrival: number, summary: ArrivalSummary): void
  /** Deletes up to `limit` documents of an abandoned upload; false when none is left. */
  dropSome(arrival: number, limit: number): boolean
  /** Marks an upload as abandoned. */
  giveUp(arrival: number): void
  /** Whether any upload is running, or was running when its process died. */
  any(): boolean
  /** An upload of a dead process, if there is one. */
  abandoned(): number | undefined
  /** Abandons all uploads of this process. */
  retire(): void
}

/**
 * Uploads renew themselves with every slice. An upload of another machine that was not renewed for so many seconds is
 * abandoned.
 */
const SILENT_SECONDS = 3_600

export function openArrivalStore(database: Database, fields: FieldStore): ArrivalStore {
  const begin = database.prepare(`
    INSERT INTO arrivals (holder, host, process, seen, first_key)
    VALUES (@holder, @host, @process, @seen, (SELECT coalesce(max(key), 0) + 1 FROM documents))`)
  const renew = database.prepare('UPDATE arrivals SET seen = ? WHERE arrival = ?')
  const end = database.prepare('DELETE FROM arrivals WHERE arrival = ?')
  const count = database.prepare('UPDATE totals SET documents = documents + ?, characters = characters + ?')
  const drop = database.prepare(`
    DELETE FROM documents WHERE key IN (
      SELECT key FROM documents
      WHERE key >= (SELECT first_key FROM arrivals WHERE arrival = @arrival) AND arrival = @arrival
      ORDER BY key LIMIT @limit)`)
  const all = database.prepare<Holder & { arrival: number; seen: number }>(
    'SELECT arrival, holder, host, process, seen FROM arrivals',
  )
  const holders = new Map<number, string>()
  const giveUp = (arrival: number): void => {
    retire(holders.get(arrival) ?? '')
    holders.delete(arrival)
  }
  return {
    begin: () =>
      unsynced(database, () => {
        const taker = newHolder()
        const arrival = Number(begin.run({ ...taker, seen: seconds() }).lastInsertRowid)
        holders.set(arrival, taker.holder)
        return arrival
      }),
    renew: (arrival) => void renew.run(seconds(), arrival),
    end: (arrival, { documents, characters, fields: counts }) =>
      transaction(database, () => {
        if (end.run(arrival).changes === 0) throw new StorageFailure('The upload had shown no life for too long.')
        fields.add(counts)
        count.run(documents, characters)
        giveUp(arrival)
      }),
    dropSome: (arrival, limit) =>
      unsynced(database, () => {
        if (drop.run({ arrival, limit }).changes > 0) return true
        end.run(arrival)
        giveUp(arrival)
        return false
      }),
    giveUp,
    any: () => all.get() !== undefined,
    abandoned: () =>
      all.all().find((arrival) => hasDied(arrival) || arrival.seen < seconds() - SILENT_SECONDS)?.arrival,
    retire: () => {
      for (const arrival of holders.keys()) giveUp(arrival)
    },
  }
}
