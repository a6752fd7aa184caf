import type { Database } from '../sqlite.js'

/** Documents uploaded to a workspace on one day. */
export interface DayOfUsage {
  readonly workspaceId: string
  /** Days since 1 January 1970, in UTC. */
  readonly day: number
  readonly documents: number
}

export interface UsageStore {
  /** Counts an upload. `time` is in seconds since 1970. */
  countUpload(workspaceId: string, time: number, documents: number): void
  /** Days with uploads, oldest first. */
  ofWorkspace(workspaceId: string): DayOfUsage[]
  /** The same for a whole organisation, workspaces that are gone included. */
  ofOrganization(organizationId: string): DayOfUsage[]
}

const SECONDS_A_DAY = 86_400

/** What was uploaded when. It outlives projects, documents and workspaces, since it has been used. */
export function openUsageStore(database: Database): UsageStore {
  const count = database.prepare(`
    INSERT INTO usage (workspace_id, organization_id, day, documents)
    SELECT workspace_id, organization_id, @day, @documents FROM workspaces WHERE workspace_id = @workspaceId
    ON CONFLICT DO UPDATE SET documents = documents + excluded.documents`)
  const columns = 'workspace_id AS workspaceId, day, documents'
  const ofWorkspace = database.prepare(`SELECT ${columns} FROM usage WHERE workspace_id = ? ORDER BY day`)
  const ofOrganization = database.prepare(`
    SELECT ${columns} FROM usage WHERE organization_id = ? ORDER BY day, workspace_id`)
  return {
    countUpload: (workspaceId, time, documents) => {
      if (documents > 0) count.run({ workspaceId, day: Math.floor(time / SECONDS_A_DAY), documents })
    },
    ofWorkspace: (workspaceId) => ofWorkspace.all(workspaceId) as DayOfUsage[],
    ofOrganization: (organizationId) => ofOrganization.all(organizationId) as DayOfUsage[],
  }
}
