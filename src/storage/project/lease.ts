import { hostname } from 'node:os'
import { type Database, transaction } from '../sqlite.js'

/**
 * The right to build a project, held by one process at a time among all that have its file open. A holder renews it; it
 * lapses when the process is gone or, on another machine, when it has not been renewed in time.
 */
export interface Lease {
  /** Takes the lease if it is free or lapsed; false when another holds it. */
  take(holder: string): boolean
  renew(holder: string): void
  release(holder: string): void
  /** Whether someone alive holds it. */
  isHeld(): boolean
}

/** Seconds until a lease that nobody renews lapses; holders renew three times as often. */
export const LEASE_SECONDS = 30

export function openLease(database: Database): Lease {
  const get = database.prepare('SELECT holder, host, process, expires FROM lease')
  const put = database.prepare('INSERT OR REPLACE INTO lease VALUES (1, ?, ?, ?, ?)')
  const renew = database.prepare('UPDATE lease SET expires = ? WHERE holder = ?')
  const release = database.prepare('DELETE FROM lease WHERE holder = ?')
  const isHeld = (): boolean => {
    const held = get.get() as { holder: string; host: string; process: number; expires: number } | undefined
    if (held === undefined) return false
    return held.host === hostname() ? isAlive(held.process) : held.expires > seconds()
  }
  return {
    take: (holder) =>
      transaction(database, () => {
        if (isHeld()) return false
        put.run(holder, hostname(), process.pid, seconds() + LEASE_SECONDS)
        return true
      }),
    renew: (holder) => void renew.run(seconds() + LEASE_SECONDS, holder),
    release: (holder) => void release.run(holder),
    isHeld,
  }
}

/** Life of processes runs by the machine's clock, whatever clock an engine was given. */
const seconds = (): number => Date.now() / 1000

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
