import type { Lease } from '../../storage/port/project/lease.js'

/**
 * Whether no live process holds the lease. One that has expired is taken away: its process may go on later, and must then neither renew it
 * nor publish what it has read or written, since others have acted on its death.
 */
export async function isUnheld(lease: Lease): Promise<boolean> {
  if (await lease.isHeld()) return false
  const lapsed = await lease.holder()
  if (lapsed !== undefined) await lease.release(lapsed)
  return true
}
