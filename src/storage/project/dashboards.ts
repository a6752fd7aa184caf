import type { Database } from '../database.js'

/** A dashboard as it was sent; the client defines the contents of charts, filters and selections. */
export interface Dashboard {
  readonly dashboardId: string
  readonly name: string
  /** Login of its creator. */
  readonly author: string
  readonly description: string
  /** JSON values as they were sent. */
  readonly charts: readonly unknown[]
  readonly topFilters: readonly unknown[]
  readonly topConcepts: readonly unknown[]
  readonly selections: unknown
  /** Empty for none. */
  readonly activeConceptList: string
}

/** The dashboards of a project, oldest first. */
export interface DashboardStore {
  all(): Dashboard[]
  get(dashboardId: string): Dashboard | undefined
  insert(dashboard: Dashboard): void
}

export function openDashboardStore(database: Database): DashboardStore {
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
