import { type Caller, PERMISSIONS, type Permission } from '../caller.js'
import { EngineError } from '../errors.js'
import type { UserRecord } from '../storage/catalog/users.js'
import type { OrganizationRecord, WorkspaceRecord } from '../storage/catalog/workspaces.js'
import type { AccountContext } from './accountContext.js'
import { permissionsOf, type Role, strongerRole } from './roles.js'

/** The permissions of users on workspaces and organizations. */
export interface Access {
  /** The user behind a caller. Throws INVALID_TOKEN for a user who has been deleted since. */
  userOf(caller: Caller): UserRecord
  /**
   * The stronger of the user's role on the workspace and that on its organization; undefined for an unknown workspace.
   */
  roleOnWorkspace(user: UserRecord, workspaceId: string): Role | undefined
  onWorkspace(user: UserRecord, workspaceId: string): readonly Permission[]
  onOrganization(user: UserRecord, organizationId: string): readonly Permission[]
  /** Workspaces on which a user has any permission, oldest first. */
  workspacesOf(user: UserRecord): WorkspaceRecord[]
  /** Organizations on which, or on one of whose workspaces, a user has a permission. Spec v5 2.15. */
  organizationsOf(user: UserRecord): OrganizationRecord[]
  /**
   * The workspace of a user's new projects by default; undefined when it is deleted or the user may not write to it.
   */
  defaultWorkspaceOf(user: UserRecord): string | undefined
  /**
   * Whether a user may delete another: with `account_manage` on the workspace that owns the other; if that is deleted,
   * on their organization. The local owner cannot be deleted in this way.
   */
  mayDelete(user: UserRecord, other: UserRecord): boolean
}

export function createAccess({ catalog: { users, workspaces, roles } }: Pick<AccountContext, 'catalog'>): Access {
  const roleOnOrganization = (user: UserRecord, organizationId: string): Role | undefined =>
    user.isOwner ? 'admin' : roles.onOrganization(user.userId, organizationId)
  const roleOnWorkspace: Access['roleOnWorkspace'] = (user, workspaceId) => {
    const workspace = workspaces.find(workspaceId)
    if (workspace === undefined) return undefined
    return strongerRole(roles.onWorkspace(user.userId, workspaceId), roleOnOrganization(user, workspace.organizationId))
  }
  const onWorkspace: Access['onWorkspace'] = (user, workspaceId) => permissionsOf(roleOnWorkspace(user, workspaceId))
  const onOrganization: Access['onOrganization'] = (user, organizationId) => {
    if (workspaces.organization(organizationId) === undefined) return []
    const role = roleOnOrganization(user, organizationId)
    // Our choice: members may see their organization, whatever their role in it.
    return role === undefined && user.organizationId === organizationId ? ['read'] : permissionsOf(role)
  }
  const workspacesOf: Access['workspacesOf'] = (user) => {
    if (user.isOwner) return workspaces.list()
    const known = new Set(roles.workspacesOf(user.userId))
    return workspaces.list().filter(({ workspaceId }) => known.has(workspaceId))
  }
  const mayManage = (permissions: readonly Permission[]): boolean => permissions.length === PERMISSIONS.length
  return {
    userOf: ({ username, isOwner }) => {
      const user = isOwner ? users.owner() : users.find(username)
      if (user === undefined) throw new EngineError('INVALID_TOKEN')
      return user
    },
    roleOnWorkspace,
    onWorkspace,
    onOrganization,
    workspacesOf,
    organizationsOf: (user) => {
      const ids = new Set([
        ...(user.organizationId === null ? [] : [user.organizationId]),
        ...roles.organizationsOf(user.userId),
        ...workspacesOf(user).map(({ organizationId }) => organizationId),
      ])
      return [...ids].map((id) => workspaces.organization(id)).filter((each) => each !== undefined)
    },
    defaultWorkspaceOf: (user) => {
      const { defaultWorkspaceId: requested } = user
      if (requested !== null && roleOnWorkspace(user, requested) !== undefined) return requested
      // The owner's default may have been deleted. At least one workspace always remains.
      return user.isOwner ? workspaces.list()[0]?.workspaceId : undefined
    },
    mayDelete: (user, other) => {
      if (other.ownerWorkspaceId !== null) return mayManage(onWorkspace(user, other.ownerWorkspaceId))
      if (other.isOwner) return false
      return user.isOwner || (other.organizationId !== null && mayManage(onOrganization(user, other.organizationId)))
    },
  }
}
