import type { Database } from '../database.js'
import { transaction, unsynced } from '../sqlite.js'
import { type Holder, hasDied, newHolder, retire, seconds } from './processLiveness.js'

/**
 * The right to build a project, held by one engine at a time among all that have its file open. A holder renews it; it
 * lapses when its process has died or when it has not been renewed in time. Who builds must ask `isHeldBy` in the
 * transaction that publishes: a computer that slept may have lost the lease without noticing.
 */
export interface Lease {
  /** Takes the lease if it is free or lapsed and gives the holder's name; undefined when another holds it. */
  take(): string | undefined
  /** Holds it for longer; false when another has taken it since. */
  renew(holder: string): boolean
  release(holder: string): void
  /** Whether someone alive holds it. */
  isHeld(): boolean
  isHeldBy(holder: string): boolean
  /** Who holds it, or held it until death. */
  holder(): string | undefined
  /** This file is held no more by who took it here. */
  retire(): void
}

/** Seconds until a lease that nobody renews lapses; holders renew many times as often. */
const LEASE_SECONDS = 30
/** A lease that lasts longer than any can was taken before the clock was set back. */
const LONGEST_SECONDS = 2 * LEASE_SECONDS

export function openLease(database: Database): Lease {
  const get = database.prepare('SELECT holder, host, process, expires FROM lease')
  const put = database.prepare('INSERT OR REPLACE INTO lease VALUES (1, @holder, @host, @process, @expires)')
  const renew = database.prepare('UPDATE lease SET expires = ? WHERE holder = ?')
  const release = database.prepare('DELETE FROM lease WHERE holder = ?')
  const current = () => get.get() as (Holder & { readonly expires: number }) | undefined
  const taken = new Set<string>()
  const isHeld = (): boolean => {
    const row = current()
    if (row === undefined || hasDied(row)) return false
    const left = row.expires - seconds()
    return left > 0 && left < LONGEST_SECONDS
  }
  return {
    take: () =>
      transaction(database, () => {
        if (isHeld()) return undefined
        const taker = newHolder()
        taken.add(taker.holder)
        put.run({ ...taker, expires: seconds() + LEASE_SECONDS })
        return taker.holder
      }),
    renew: (holder) => unsynced(database, () => renew.run(seconds() + LEASE_SECONDS, holder)).changes > 0,
    release: (holder) => {
      retire(holder)
      taken.delete(holder)
      release.run(holder)
    },
    isHeld,
    isHeldBy: (holder) => current()?.holder === holder,
    holder: () => current()?.holder,
    retire: () => {
      for (const holder of taken) retire(holder)
      taken.clear()
    },
  }
}
