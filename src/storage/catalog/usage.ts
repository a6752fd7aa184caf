import { type Database, unsynced } from '../sqlite.js'

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
  /** Counts calls; a loss of power may undo it. Months are counted from January 1970. */
  countCalls(workspaceId: string, month: number, kind: string, calls: number): void
  /** Calls of a month by kind. */
  callsOf(workspaceId: string, month: number): Record<string, number>
  /** Notes bytes in use and gives the most that were ever noted in that month. */
  noteSpace(workspaceId: string, month: number, bytes: number): number
  /** The most bytes noted in a month; 0 when none were. */
  spaceOf(workspaceId: string, month: number): number
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
  const countCalls = database.prepare(`
    INSERT INTO calls VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET calls = calls + excluded.calls`)
  const callsOf = database.prepare('SELECT kind, calls FROM calls WHERE workspace_id = ? AND month = ?')
  const noteSpace = database.prepare(`
    INSERT INTO space VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET most = max(most, excluded.most)`)
  const spaceOf = database.prepare('SELECT most FROM space WHERE workspace_id = ? AND month = ?').pluck()
  const readSpace = (workspaceId: string, month: number): number =>
    (spaceOf.get(workspaceId, month) as number | undefined) ?? 0
  return {
    countUpload: (workspaceId, time, documents) => {
      if (documents > 0) count.run({ workspaceId, day: Math.floor(time / SECONDS_A_DAY), documents })
    },
    ofWorkspace: (workspaceId) => ofWorkspace.all(workspaceId) as DayOfUsage[],
    ofOrganization: (organizationId) => ofOrganization.all(organizationId) as DayOfUsage[],
    countCalls: (workspaceId, month, kind, calls) =>
      unsynced(database, () => void countCalls.run(workspaceId, month, kind, calls)),
    callsOf: (workspaceId, month) => {
      const rows = callsOf.all(workspaceId, month) as { kind: string; calls: number }[]
      return Object.fromEntries(rows.map(({ kind, calls }) => [kind, calls]))
    },
    noteSpace: (workspaceId, month, bytes) =>
      unsynced(database, () => {
        noteSpace.run(workspaceId, month, bytes)
        return readSpace(workspaceId, month)
      }),
    spaceOf: readSpace,
  }
}
