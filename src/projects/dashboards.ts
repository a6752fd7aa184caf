import { EngineError } from '../errors.js'
import type { Dashboard } from '../storage/project/dashboards.js'
import type { ConceptListHost } from './conceptLists.js'

export type { Dashboard } from '../storage/project/dashboards.js'

/** The dashboards of one project. Spec v5 2.14 and 4.6. */
export interface Dashboards {
  all(): Dashboard[]
  /** INADEQUATE_PERMISSION for an unknown dashboard. */
  get(dashboardId: string): Dashboard
  create(dashboard: Omit<Dashboard, 'dashboardId'>): Dashboard
}

export function createDashboards({ file, newId, touch }: ConceptListHost): Dashboards {
  return {
    all: () => file().dashboards.all(),
    get(dashboardId) {
      const dashboard = file().dashboards.get(dashboardId)
      if (dashboard === undefined) throw new EngineError('INADEQUATE_PERMISSION')
      return dashboard
    },
    create(request) {
      const dashboard: Dashboard = { dashboardId: newId(), ...request }
      file().dashboards.insert(dashboard)
      touch()
      return dashboard
    },
  }
}
