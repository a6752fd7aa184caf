/** The owner of this installation, and the default workspace of their projects. */
export interface LocalOwner {
  readonly username: string
  readonly organizationId: string
  readonly workspaceId: string
}

/** Names of what a new installation has; its owner can change them. */
export const FIRST_NAMES = {
  organization: 'Local organization',
  workspace: 'Local workspace',
  user: 'Local owner',
} as const

/** Records of a new installation: one owner in one workspace of one organization. */
export interface AccountStore {
  /** Returns the local owner; creates it from `fresh`, with an organization and a workspace, in a new catalog. */
  ensureOwner(fresh: LocalOwner & { readonly now: number }): Promise<LocalOwner>
  /** Returns the existing local owner. */
  owner(): Promise<LocalOwner>
  /** Whether the workspace exists. */
  hasWorkspace(workspaceId: string): Promise<boolean>
}
