import type { Database } from '../../database.js'
import type { Dashboard, DashboardStore } from '../../port/project/dashboards.js'
import type { Synchronous } from '../synchronous.js'

export function openDashboardStore(database: Database): Synchronous<DashboardStore> {
  const all = database.prepare<string>('SELECT record FROM dashboards ORDER BY dashboard').pluck()
  const get = database.prepare<string>('SELECT record FROM dashboards WHERE dashboard_id = ?').pluck()
  const insert = database.prepare('INSERT INTO dashboards (dashboard_id, record) VALUES (?, ?)')
  return {
    all: () => all.all().map((record) => JSON.parse(record) as Dashboard),
    get: (dashboardId) => {
      const record = get.get(dashboardId)
      return record === undefined ? undefined : (JSON.parse(record) as Dashboard)
    },
    insert: (dashboard) => void insert.run(dashboard.dashboardId, JSON.stringify(dashboard)),
  }
}
