import { type Database, transaction, unsynced } from '../sqlite.js'
import type { FieldCounts, FieldStore } from './fields.js'
import { type Holder, hasDied, newHolder, retire } from './holders.js'

/** What an upload adds up to. */
export interface ArrivalSummary {
  readonly documents: number
  /** UTF-16 code units. */
  readonly characters: number
  readonly fields: FieldCounts
}

/**
 * Uploads under way. The documents of one arrive in slices, so that a large upload does not hold up everything else;
 * they count, all at once, when the arrival ends. One that never ends leaves nothing.
 */
export interface ArrivalStore {
  begin(): number
  /** From here on its documents count. Part of the caller's transaction, which makes them last. */
  end(arrival: number, summary: ArrivalSummary): void
  /** Takes away up to `limit` documents of an arrival that is given up; false when none is left. */
  dropSome(arrival: number, limit: number): boolean
  /** Whether any upload is under way, or was when its process died. */
  any(): boolean
  /** An arrival whose process has died, if there is one. */
  abandoned(): number | undefined
}

export function openArrivalStore(database: Database, fields: FieldStore): ArrivalStore {
  const begin = database.prepare(`
    INSERT INTO arrivals (holder, host, process, first_key)
    VALUES (@holder, @host, @process, (SELECT coalesce(max(key), 0) + 1 FROM documents))`)
  const end = database.prepare('DELETE FROM arrivals WHERE arrival = ?')
  const count = database.prepare('UPDATE totals SET documents = documents + ?, characters = characters + ?')
  const drop = database.prepare(`
    DELETE FROM documents WHERE key IN (
      SELECT key FROM documents
      WHERE key >= (SELECT first_key FROM arrivals WHERE arrival = @arrival) AND arrival = @arrival
      ORDER BY key LIMIT @limit)`)
  const all = database.prepare('SELECT arrival, holder, host, process FROM arrivals')
  const holders = new Map<number, string>()
  const close = (arrival: number): void => {
    end.run(arrival)
    retire(holders.get(arrival) ?? '')
    holders.delete(arrival)
  }
  return {
    begin: () =>
      unsynced(database, () => {
        const taker = newHolder()
        const arrival = Number(begin.run(taker).lastInsertRowid)
        holders.set(arrival, taker.holder)
        return arrival
      }),
    end: (arrival, { documents, characters, fields: counts }) =>
      transaction(database, () => {
        fields.add(counts)
        count.run(documents, characters)
        close(arrival)
      }),
    dropSome: (arrival, limit) =>
      unsynced(database, () => {
        if (drop.run({ arrival, limit }).changes > 0) return true
        close(arrival)
        return false
      }),
    any: () => all.get() !== undefined,
    abandoned: () => (all.all() as (Holder & { arrival: number })[]).find(hasDied)?.arrival,
  }
}
