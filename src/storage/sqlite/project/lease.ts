import type { Database } from '../../database.js'
import type { Lease } from '../../port/project/lease.js'
import { type Holder, hasDied, machineSeconds, newHolder, retire } from '../../processLiveness.js'
import { transaction, unsynced } from '../../sqlite.js'
import type { Synchronous } from '../synchronous.js'

/** Seconds until an unrenewed lease expires; holders renew it several times in this period. */
const LEASE_SECONDS = 30
/** A lease that ends later than any can was acquired before the clock was set back. */
const LONGEST_SECONDS = 2 * LEASE_SECONDS

/** The lease as one connection holds it. */
export interface SqliteLease extends Synchronous<Lease> {
  /** Releases the lease of this process. */
  retire(): void
}

export function openLease(database: Database): SqliteLease {
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
    const left = row.expires - machineSeconds()
    return left > 0 && left < LONGEST_SECONDS
  }
  return {
    take: (outlives = false) =>
      transaction(database, () => {
        if (isHeld()) return undefined
        const taker = newHolder()
        if (!outlives) taken.add(taker.holder)
        put.run({ ...taker, expires: machineSeconds() + LEASE_SECONDS })
        return taker.holder
      }),
    renew: (holder) => unsynced(database, () => renew.run(machineSeconds() + LEASE_SECONDS, holder)).changes > 0,
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
