import { SECONDS_A_DAY } from '../../../dates.js'
import { monthOfDay } from '../../port/catalog/months.js'
import type { DayOfUsage, Space, UsageStore } from '../../port/catalog/usage.js'
import type { Statements } from '../database.js'

/** Uploads by day. They outlive projects, documents and workspaces, since they were used. */
export function openUsageStore({ schema, all, get, run }: Statements): UsageStore {
  const days = `SELECT workspace_id AS "workspaceId", day, documents FROM ${schema}.usage`
  return {
    countUpload: async (workspaceId, time, documents) => {
      if (documents === 0) return
      await run(
        `INSERT INTO ${schema}.usage AS u (workspace_id, organization_id, day, documents)
         SELECT workspace_id, organization_id, $2, $3 FROM ${schema}.workspaces WHERE workspace_id = $1
         ON CONFLICT (workspace_id, day) DO UPDATE SET documents = u.documents + excluded.documents`,
        [workspaceId, Math.floor(time / SECONDS_A_DAY), documents],
      )
    },
    ofWorkspace: (workspaceId) => all<DayOfUsage>(`${days} WHERE workspace_id = $1 ORDER BY day`, [workspaceId]),
    ofOrganization: (organizationId) =>
      all<DayOfUsage>(`${days} WHERE organization_id = $1 ORDER BY day, workspace_id`, [organizationId]),
    countCalls: async ({ workspaceId, day, kind, calls }) => {
      await run(
        `WITH used AS (INSERT INTO ${schema}.used_days VALUES ($1, $2) ON CONFLICT DO NOTHING)
         INSERT INTO ${schema}.calls AS c VALUES ($1, $3, $4, $5)
         ON CONFLICT (workspace_id, month, kind) DO UPDATE SET calls = c.calls + excluded.calls`,
        [workspaceId, day, monthOfDay(day), kind, calls],
      )
    },
    calledDays: async (workspaceId) =>
      (
        await all<{ day: number }>(`SELECT day FROM ${schema}.used_days WHERE workspace_id = $1 ORDER BY day`, [
          workspaceId,
        ])
      ).map(({ day }) => day),
    callsOf: async (workspaceId, month) => {
      const rows = await all<{ kind: string; calls: number }>(
        `SELECT kind, calls FROM ${schema}.calls WHERE workspace_id = $1 AND month = $2`,
        [workspaceId, month],
      )
      return Object.fromEntries(rows.map(({ kind, calls }) => [kind, calls]))
    },
    noteSpace: async (workspaceId, projectId, bytes, time) => {
      await run(noteSpaceSql(schema), [
        workspaceId,
        projectId,
        monthOfDay(Math.floor(time / SECONDS_A_DAY)),
        bytes,
        time,
      ])
    },
    spaceOf: async (workspaceId, month) => {
      const last = await get<{ month: number; most: number; time: number }>(
        `SELECT month, most, time FROM ${schema}.space WHERE workspace_id = $1 AND month <= $2
         ORDER BY month DESC LIMIT 1`,
        [workspaceId, month],
      )
      const projects = await all<Space['projects'][number]>(
        `SELECT "projectId", bytes, time FROM (${lastSizesSql(schema, '$2')}) sizes WHERE bytes > 0
         ORDER BY "projectId"`,
        [workspaceId, month],
      )
      const total = projects.reduce((sum, { bytes }) => sum + bytes, 0)
      return { total, most: last?.month === month ? last.most : total, time: last?.time, projects }
    },
  }
}

/** The last known size of each project of the workspace `$1` until a month. */
const lastSizesSql = (schema: string, month: string): string => `
  SELECT DISTINCT ON (project_id) project_id AS "projectId", bytes, time FROM ${schema}.project_space
  WHERE workspace_id = $1 AND month <= ${month} ORDER BY project_id, month DESC`

/** Records the size of project `$2` in month `$3`, unless it is known, and the most bytes of its workspace. */
const noteSpaceSql = (schema: string): string => `
  WITH sizes AS (${lastSizesSql(schema, '$3')}), change AS (
    SELECT coalesce(sum(bytes), 0) AS before,
      coalesce(sum(bytes) FILTER (WHERE "projectId" <> $2), 0) + $4::bigint AS total
    FROM sizes
    HAVING max(bytes) FILTER (WHERE "projectId" = $2) IS DISTINCT FROM $4::bigint
  ), noted AS (
    INSERT INTO ${schema}.project_space (workspace_id, project_id, month, bytes, time)
    SELECT $1, $2, $3, $4, $5 FROM change
    ON CONFLICT (workspace_id, project_id, month) DO UPDATE SET bytes = excluded.bytes, time = excluded.time
  )
  INSERT INTO ${schema}.space AS s (workspace_id, month, most, time)
  SELECT $1, $3, greatest(before, total), $5 FROM change
  ON CONFLICT (workspace_id, month) DO UPDATE SET most = greatest(s.most, excluded.most), time = excluded.time`
