import { EngineError } from '../errors.js'
import type { Dashboard } from '../storage/port/project/dashboards.js'
import type { ContentHost } from './projectHost.js'

export type { Dashboard } from '../storage/port/project/dashboards.js'

/** The dashboards of one project. Spec v5 2.14 and 4.6. */
export interface Dashboards {
  all(): Promise<Dashboard[]>
  /** INADEQUATE_PERMISSION for an unknown dashboard. */
  get(dashboardId: string): Promise<Dashboard>
  create(dashboard: Omit<Dashboard, 'dashboardId'>): Promise<Dashboard>
}

export function createDashboards({ records, newId, touch }: ContentHost): Dashboards {
  return {
    all: () => records.dashboards.all(),
    async get(dashboardId) {
      const dashboard = await records.dashboards.get(dashboardId)
      if (dashboard === undefined) throw new EngineError('INADEQUATE_PERMISSION')
      return dashboard
    },
    async create(request) {
      const dashboard: Dashboard = { dashboardId: newId(), ...request }
      await records.dashboards.insert(dashboard)
      await touch()
      return dashboard
    },
  }
}
