import type { Dashboard, DashboardStore } from '../../port/project/dashboards.js'
import { existingProject, type Session } from './session.js'
import { encodeText } from './texts.js'

export function openDashboardStore(session: Session): DashboardStore {
  const dashboards = `${session.schema}.dashboards`
  const read = ({ record }: { readonly record: string }): Dashboard => JSON.parse(record)
  return {
    all: async () =>
      (
        await session.all<{ record: string }>(`SELECT record FROM ${dashboards} WHERE project = $1 ORDER BY dashboard`)
      ).map(read),
    get: async (dashboardId) => {
      const row = await session.get<{ record: string }>(
        `SELECT record FROM ${dashboards} WHERE project = $1 AND dashboard_id = $2`,
        encodeText(dashboardId),
      )
      return row && read(row)
    },
    insert: async (dashboard) =>
      void (await session.run(
        `INSERT INTO ${dashboards} (project, dashboard_id, record)
         SELECT $1, $2, $3 ${existingProject(session.schema)}`,
        encodeText(dashboard.dashboardId),
        JSON.stringify(dashboard),
      )),
  }
}
