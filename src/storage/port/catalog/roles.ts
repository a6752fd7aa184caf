export type RoleName = 'viewer' | 'editor' | 'creator' | 'admin'

export interface RoleHolder {
  readonly username: string
  readonly fullName: string
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
  /** Workspaces on which a user has a role, directly or through the workspace's organization. */
  workspacesOf(userId: number): Promise<string[]>
  /** Organizations on which a user has a role. */
  organizationsOf(userId: number): Promise<string[]>
}
