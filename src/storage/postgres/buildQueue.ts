import type { BuildQueue } from '../port/buildQueue.js'
import { type Holder, hasDied, newHolder, retire } from '../processLiveness.js'
import { NOW } from './clock.js'
import type { PostgresDatabase } from './database.js'
import { LEASE_SECONDS } from './project/lease.js'

/** Builds that wait for a process: their record is open, and no live process has a lease of their project. */
export function openBuildQueue(database: PostgresDatabase): BuildQueue {
  const { schema, run } = database
  return {
    async claim() {
      const taker = newHolder()
      try {
        const projectId = await claimFor(taker, database)
        if (projectId === undefined) retire(taker.holder)
        return projectId === undefined ? undefined : { projectId, holder: taker.holder }
      } catch (error) {
        // The lease may have been taken. It then counts as the lease of a process that has ended.
        retire(taker.holder)
        throw error
      }
    },
    async release({ projectId, holder }) {
      retire(holder)
      await run(`DELETE FROM ${schema}.leases WHERE project = $1 AND holder = $2`, [projectId, holder])
    },
  }
}

/** The condition on a lease is checked again where it is written: another process may have taken it meanwhile. */
async function claimFor(
  { holder, host, process }: Holder,
  { schema, all, run }: PostgresDatabase,
): Promise<string | undefined> {
  const onThisHost = await all<Holder>(`SELECT holder, host, process FROM ${schema}.leases WHERE host = $1`, [host])
  // A lease of a process of this machine that has ended need not expire first.
  const endedHolders = onThisHost.filter(hasDied).map((each) => each.holder)
  const isFree = `l.expires <= ${NOW} OR l.holder = ANY($4::text[])`
  const { rows } = await run<{ projectId: string }>(
    `WITH candidate AS (
       SELECT t.project FROM ${schema}.totals t
       JOIN (SELECT project, min(start_time) AS asked FROM ${schema}.builds
             WHERE stop_time IS NULL OR sentiment_stop_time IS NULL GROUP BY project) b USING (project)
       LEFT JOIN ${schema}.leases l USING (project)
       WHERE l.project IS NULL OR ${isFree}
       ORDER BY b.asked LIMIT 1 FOR UPDATE OF t SKIP LOCKED)
     INSERT INTO ${schema}.leases AS l
     SELECT project, $1, $2, $3::bigint, ${NOW} + ${LEASE_SECONDS} FROM candidate
     ON CONFLICT (project) DO UPDATE SET holder = excluded.holder, host = excluded.host, process = excluded.process,
       expires = excluded.expires WHERE ${isFree}
     RETURNING project AS "projectId"`,
    [holder, host, process, endedHolders],
  )
  return rows[0]?.projectId
}
