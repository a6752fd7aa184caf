export type RoleName = 'viewer' | 'editor' | 'creator' | 'admin'

export interface RoleHolder {
  readonly userId: number
  readonly username: string
  readonly fullName: string
  /** Whether this is the local owner. */
  readonly isOwner: boolean
  readonly role: RoleName
}

/** Roles as granted. What a role on an organization means for its workspaces is decided elsewhere. */
export interface RoleStore {
  onWorkspace(userId: number, workspaceId: string): Promise<RoleName | undefined>
  onOrganization(userId: number, organizationId: string): Promise<RoleName | undefined>
  /** Undefined removes the role. */
  setOnWorkspace(userId: number, workspaceId: string, role: RoleName | undefined): Promise<void>
  setOnOrganization(userId: number, organizationId: string, role: RoleName | undefined): Promise<void>
  /** Users with a direct role on a workspace, by login. */
  holders(workspaceId: string): Promise<RoleHolder[]>
  /** Users with a role on an organization, with their roles. */
  usersOf(organizationId: string): Promise<ReadonlyMap<number, RoleName>>
  /** Workspaces on which a user has a direct role, with their roles. */
  workspacesOf(userId: number): Promise<ReadonlyMap<string, RoleName>>
  /** Organizations on which a user has a role, with their roles. */
  organizationsOf(userId: number): Promise<ReadonlyMap<string, RoleName>>
}
