import type { Lease } from '../../port/project/lease.js'
import { type Holder, hasDied, newHolder, retire } from '../../processLiveness.js'
import { NOW } from '../clock.js'
import type { Session } from './session.js'

/** Seconds until an unrenewed lease expires, by the clock of the database; holders renew it several times meanwhile. */
export const LEASE_SECONDS = 30

/** `taken` are the leases of this process. */
export function openLease(session: Session, taken: Set<string>): Lease {
  const leases = `${session.schema}.leases`
  const current = ({ get }: Pick<Session, 'get'>) =>
    get<Holder & { readonly left: number }>(
      `SELECT holder, host, process, expires - ${NOW} AS left FROM ${leases} WHERE project = $1`,
    )
  const isHeldIn = async (inside: Pick<Session, 'get'>): Promise<boolean> => {
    const row = await current(inside)
    return row !== undefined && !hasDied(row) && row.left > 0
  }
  return {
    take: () =>
      session.atomically(async (inside) => {
        if (await isHeldIn(inside)) return undefined
        const { holder, host, process } = newHolder()
        taken.add(holder)
        await inside.run(
          `INSERT INTO ${leases} VALUES ($1, $2, $3, $4, ${NOW} + ${LEASE_SECONDS})
           ON CONFLICT (project) DO UPDATE SET holder = excluded.holder, host = excluded.host,
             process = excluded.process, expires = excluded.expires`,
          holder,
          host,
          process,
        )
        return holder
      }),
    renew: async (holder) =>
      (await session.run(
        `UPDATE ${leases} SET expires = ${NOW} + ${LEASE_SECONDS} WHERE project = $1 AND holder = $2`,
        holder,
      )) > 0,
    release: async (holder) => {
      retire(holder)
      taken.delete(holder)
      await session.run(`DELETE FROM ${leases} WHERE project = $1 AND holder = $2`, holder)
    },
    isHeld: () => isHeldIn(session),
    isHeldBy: async (holder) => (await current(session))?.holder === holder,
    holder: async () => (await current(session))?.holder,
  }
}
