/** An organization, which has workspaces and members. Times are seconds since 1970. */
export interface OrganizationRecord {
  readonly organizationId: string
  readonly name: string
  readonly creationDate: number
}

/** A workspace, which has projects. It is the account of the version-4 interface. */
export interface WorkspaceRecord {
  readonly workspaceId: string
  readonly organizationId: string
  readonly name: string
  /** Address for notices about the account. */
  readonly email: string
  readonly defaultLanguage: string
  readonly creationDate: number
}

export type WorkspaceChanges = Partial<Pick<WorkspaceRecord, 'name' | 'email' | 'defaultLanguage'>>

export interface WorkspaceStore {
  organization(organizationId: string): Promise<OrganizationRecord | undefined>
  renameOrganization(organizationId: string, name: string): Promise<void>
  find(workspaceId: string): Promise<WorkspaceRecord | undefined>
  /** All workspaces, or those of an organization, oldest first. */
  list(organizationId?: string): Promise<WorkspaceRecord[]>
  insert(workspace: WorkspaceRecord): Promise<void>
  update(workspaceId: string, changes: WorkspaceChanges): Promise<void>
  /** Removes a workspace, unless it has projects or is the only one; returns which. */
  remove(workspaceId: string): Promise<'removed' | 'hasProjects' | 'isLast'>
}
