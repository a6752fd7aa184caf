import { SECONDS_A_DAY } from '../../../dates.js'
import type { Database } from '../../database.js'
import { monthOfDay } from '../../port/catalog/months.js'
import type { DayOfUsage, Space, UsageStore } from '../../port/catalog/usage.js'
import { unsynced } from '../../sqlite.js'
import type { Synchronous } from '../synchronous.js'

/** Uploads by day. They outlive projects, documents and workspaces, since they were used. */
export function openUsageStore(database: Database): Synchronous<UsageStore> {
  const count = database.prepare(`
    INSERT INTO usage (workspace_id, organization_id, day, documents)
    SELECT workspace_id, organization_id, @day, @documents FROM workspaces WHERE workspace_id = @workspaceId
    ON CONFLICT DO UPDATE SET documents = documents + excluded.documents`)
  const columns = 'workspace_id AS workspaceId, day, documents'
  const ofWorkspace = database.prepare<DayOfUsage>(`SELECT ${columns} FROM usage WHERE workspace_id = ? ORDER BY day`)
  const ofOrganization = database.prepare<DayOfUsage>(`
    SELECT ${columns} FROM usage WHERE organization_id = ? ORDER BY day, workspace_id`)
  const countCalls = database.prepare(`
    INSERT INTO calls VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET calls = calls + excluded.calls`)
  const callsOf = database.prepare<{ kind: string; calls: number }>(
    'SELECT kind, calls FROM calls WHERE workspace_id = ? AND month = ?',
  )
  const addDay = database.prepare('INSERT INTO used_days VALUES (?, ?) ON CONFLICT DO NOTHING')
  const calledDays = database.prepare<number>('SELECT day FROM used_days WHERE workspace_id = ? ORDER BY day').pluck()
  const putTotal = database.prepare(`
    INSERT INTO space (workspace_id, month, most, total, time) VALUES (@workspaceId, @month, @most, @total, @time)
    ON CONFLICT DO UPDATE SET most = max(most, excluded.most), total = excluded.total, time = excluded.time`)
  const totalOf = database.prepare<{ month: number; most: number; total: number; time: number }>(`
    SELECT month, most, total, time FROM space WHERE workspace_id = ? AND month <= ? ORDER BY month DESC LIMIT 1`)
  const putProject = database.prepare(`
    INSERT INTO project_space VALUES (@workspaceId, @projectId, @month, @bytes, @time)
    ON CONFLICT DO UPDATE SET bytes = excluded.bytes, time = excluded.time`)
  const bytesOf = database
    .prepare<number>(`
      SELECT bytes FROM project_space WHERE workspace_id = ? AND project_id = ? AND month <= ? ORDER BY month DESC LIMIT 1`)
    .pluck()
  // SQLite takes the other columns from the row of the maximum.
  const projectsOf = database.prepare<Space['projects'][number]>(`
    SELECT project_id AS projectId, bytes, time, max(month) FROM project_space WHERE workspace_id = ? AND month <= ?
    GROUP BY project_id ORDER BY project_id`)
  const readTotal = (workspaceId: string, month: number) => totalOf.get(workspaceId, month)
  return {
    countUpload: (workspaceId, time, documents) => {
      if (documents > 0) count.run({ workspaceId, day: Math.floor(time / SECONDS_A_DAY), documents })
    },
    ofWorkspace: (workspaceId) => ofWorkspace.all(workspaceId),
    ofOrganization: (organizationId) => ofOrganization.all(organizationId),
    countCalls: ({ workspaceId, day, kind, calls }) =>
      unsynced(database, () => {
        countCalls.run(workspaceId, monthOfDay(day), kind, calls)
        addDay.run(workspaceId, day)
      }),
    calledDays: (workspaceId) => calledDays.all(workspaceId),
    callsOf: (workspaceId, month) => {
      const rows = callsOf.all(workspaceId, month)
      return Object.fromEntries(rows.map(({ kind, calls }) => [kind, calls]))
    },
    noteSpace: (workspaceId, projectId, bytes, time) =>
      unsynced(database, () => {
        const month = monthOfDay(Math.floor(time / SECONDS_A_DAY))
        const known = bytesOf.get(workspaceId, projectId, month)
        if (known === bytes) return
        const before = readTotal(workspaceId, month)?.total ?? 0
        const total = before - (known ?? 0) + bytes
        putProject.run({ workspaceId, projectId, month, bytes, time })
        putTotal.run({ workspaceId, month, most: Math.max(before, total), total, time })
      }),
    spaceOf: (workspaceId, month) => {
      const last = readTotal(workspaceId, month)
      const projects = projectsOf
        .all(workspaceId, month)
        .filter(({ bytes }) => bytes > 0)
        .map(({ projectId, bytes, time }) => ({ projectId, bytes, time }))
      const total = last?.total ?? 0
      return { total, most: last?.month === month ? last.most : total, time: last?.time, projects }
    },
  }
}
