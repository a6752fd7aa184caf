/** Documents uploaded to a workspace on one day. */
export interface DayOfUsage {
  readonly workspaceId: string
  /** Days since 1 January 1970, in UTC. */
  readonly day: number
  readonly documents: number
}

export interface UsageStore {
  /** Counts an upload. `time` is in seconds since 1970. */
  countUpload(workspaceId: string, time: number, documents: number): Promise<void>
  /** Days with uploads, oldest first. */
  ofWorkspace(workspaceId: string): Promise<DayOfUsage[]>
  /** The same for an organization, deleted workspaces included. */
  ofOrganization(organizationId: string): Promise<DayOfUsage[]>
  /** Counts calls on a day; a loss of power may undo it. */
  countCalls(calls: CallsOfDay): Promise<void>
  /** Days with calls to a workspace, oldest first. */
  calledDays(workspaceId: string): Promise<number[]>
  /** Calls of a month by kind. */
  callsOf(workspaceId: string, month: number): Promise<Record<string, number>>
  /** Records the size of a project in bytes from a time on; 0 for a deleted one. A loss of power may undo it. */
  noteSpace(workspaceId: string, projectId: string, bytes: number, time: number): Promise<void>
  /** The recorded sizes of a month, or the last ones before it. */
  spaceOf(workspaceId: string, month: number): Promise<Space>
}

/** Calls of one kind. */
export interface CallsOfDay {
  readonly workspaceId: string
  /** Days since 1 January 1970, in UTC. */
  readonly day: number
  readonly kind: string
  readonly calls: number
}

/** Bytes in use at the end of a month. Times are seconds since 1970. */
export interface Space {
  readonly total: number
  /** Peak use within the month. */
  readonly most: number
  /** Time of the last change of the total; undefined before the first record. */
  readonly time: number | undefined
  readonly projects: readonly { readonly projectId: string; readonly bytes: number; readonly time: number }[]
}
