import type { Database } from '../../database.js'
import { StorageFailure } from '../../failures.js'
import type { ArrivalStore } from '../../port/project/arrivals.js'
import type { FieldStore } from '../../port/project/fields.js'
import { type Holder, hasDied, machineSeconds, newHolder, retire } from '../../processLiveness.js'
import { transaction, unsynced } from '../../sqlite.js'
import type { Synchronous } from '../synchronous.js'

/** Uploads renew themselves with every slice. An upload of another machine is abandoned when it was not renewed for this many seconds. */
const SILENT_SECONDS = 3_600

const silent = (): StorageFailure => new StorageFailure('The upload had shown no life for too long.')

/** Uploads of one connection, which ends those of its process when it is closed. */
export interface SqliteArrivals extends Synchronous<ArrivalStore> {
  /** Abandons all uploads of this process. */
  retire(): void
}

export function openArrivalStore(database: Database, fields: Synchronous<FieldStore>): SqliteArrivals {
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
    begin: (endsInTransaction = false) =>
      unsynced(database, () => {
        const taker = newHolder()
        const arrival = Number(begin.run({ ...taker, seen: machineSeconds() }).lastInsertRowid)
        if (endsInTransaction) retire(taker.holder)
        else holders.set(arrival, taker.holder)
        return arrival
      }),
    renew: (arrival) => {
      if (renew.run(machineSeconds(), arrival).changes === 0) throw silent()
    },
    end: (arrival, { documents, characters, fields: counts }) =>
      transaction(database, () => {
        if (end.run(arrival).changes === 0) throw silent()
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
      all.all().find((arrival) => hasDied(arrival) || arrival.seen < machineSeconds() - SILENT_SECONDS)?.arrival,
    retire: () => {
      for (const arrival of holders.keys()) giveUp(arrival)
    },
  }
}
