import type { Database } from '../database.js'
import { transaction, unsynced } from '../sqlite.js'
import { type Holder, hasDied, newHolder, retire, seconds } from './processLiveness.js'

/**
 * The lease for builds of a project, held by at most one engine among all that have its file open. The holder renews
 * it. It expires when its process has died or when it is not renewed in time. A build must check `isHeldBy` in the
 * transaction that publishes, since a computer that slept may have lost the lease.
 */
export interface Lease {
  /**
   * Acquires the lease if it is free or expired and returns the name of the holder; undefined when another holds it.
   */
  take(): string | undefined
  /** Renews it; false when another has acquired it since. */
  renew(holder: string): boolean
  release(holder: string): void
  /** Whether a live process holds it. */
  isHeld(): boolean
  isHeldBy(holder: string): boolean
  /** The last holder. */
  holder(): string | undefined
  /** Releases the lease of this holder. */
  retire(): void
}

/** Seconds until an unrenewed lease expires; holders renew it several times in this period. */
const LEASE_SECONDS = 30
/** A lease that ends later than any can was acquired before the clock was set back. */
const LONGEST_SECONDS = 2 * LEASE_SECONDS

export function openLease(database: Database): Lease {
  const get = database.prepare<Holder & { readonly expires: number }>(
    'SELECT holder, host, process, expires FROM lease',
  )
  const put = database.prepare('INSERT OR REPLACE INTO lease VALUES (1, @holder, @host, @process, @expires)')
  const renew = database.prepare('UPDATE lease SET expires = ? WHERE holder = ?')
  const release = database.prepare('DELETE FROM lease WHERE holder = ?')
  const current = () => get.get()
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
