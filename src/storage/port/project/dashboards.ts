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
  all(): Promise<Dashboard[]>
  get(dashboardId: string): Promise<Dashboard | undefined>
  insert(dashboard: Dashboard): Promise<void>
}
