import { type Caller, PERMISSIONS, type Permission } from '../caller.js'
import { EngineError } from '../errors.js'
import type { CatalogRecords } from '../storage/port/catalog/catalog.js'
import type { UserRecord } from '../storage/port/catalog/users.js'
import type { OrganizationRecord, WorkspaceRecord } from '../storage/port/catalog/workspaces.js'
import { permissionsOf, type Role, strongerRole } from './roles.js'

/** A workspace with what a user may do there. */
export interface PermittedWorkspace extends WorkspaceRecord {
  readonly permissions: readonly Permission[]
}

/** The permissions of users on workspaces and organizations. */
export interface Access {
  /** The user behind a caller. Throws INVALID_TOKEN for a user who has been deleted since. */
  userOf(caller: Caller): Promise<UserRecord>
  /**
   * The stronger of the user's role on the workspace and that on its organization; undefined for an unknown workspace.
   */
  roleOnWorkspace(user: UserRecord, workspaceId: string): Promise<Role | undefined>
  onWorkspace(user: UserRecord, workspaceId: string): Promise<readonly Permission[]>
  onOrganization(user: UserRecord, organizationId: string): Promise<readonly Permission[]>
  /** Workspaces on which a user has any permission, oldest first. */
  workspacesOf(user: UserRecord): Promise<PermittedWorkspace[]>
  /** Organizations on which, or on one of whose workspaces, a user has a permission; `permitted` are these workspaces. Spec v5 2.15. */
  organizationsOf(user: UserRecord, permitted: readonly WorkspaceRecord[]): Promise<OrganizationRecord[]>
  /**
   * The workspace of a user's new projects by default. Our choice: where that is deleted or closed to the user, the oldest
   * of their workspaces on which they may create, else the oldest; undefined for a user without any. Spec v5 2.15, 4.1.
   */
  defaultWorkspaceOf(user: UserRecord): Promise<string | undefined>
  /**
   * Whether a user may delete another: with `account_manage` on the workspace that owns the other; if that is deleted,
   * on their organization. The local owner cannot be deleted in this way.
   */
  mayDelete(user: UserRecord, other: UserRecord): Promise<boolean>
}

/** By the records of the catalog, or of a transaction on it. */
export function createAccess({
  users,
  workspaces,
  roles,
}: Pick<CatalogRecords, 'users' | 'workspaces' | 'roles'>): Access {
  const roleOnOrganization = async (user: UserRecord, organizationId: string): Promise<Role | undefined> =>
    user.isOwner ? 'admin' : await roles.onOrganization(user.userId, organizationId)
  const roleOnWorkspace: Access['roleOnWorkspace'] = async (user, workspaceId) => {
    const workspace = await workspaces.find(workspaceId)
    if (workspace === undefined) return undefined
    const direct = await roles.onWorkspace(user.userId, workspaceId)
    return strongerRole(direct, await roleOnOrganization(user, workspace.organizationId))
  }
  const onWorkspace: Access['onWorkspace'] = async (user, workspaceId) =>
    permissionsOf(await roleOnWorkspace(user, workspaceId))
  const onOrganization: Access['onOrganization'] = async (user, organizationId) => {
    if ((await workspaces.organization(organizationId)) === undefined) return []
    const role = await roleOnOrganization(user, organizationId)
    // Our choice: members may see their organization, whatever their role in it.
    return role === undefined && user.organizationId === organizationId ? ['read'] : permissionsOf(role)
  }
  const workspacesOf: Access['workspacesOf'] = async (user) => {
    const direct = await roles.workspacesOf(user.userId)
    const inherited = await roles.organizationsOf(user.userId)
    const roleOn = ({ workspaceId, organizationId }: WorkspaceRecord): Role | undefined =>
      user.isOwner ? 'admin' : strongerRole(direct.get(workspaceId), inherited.get(organizationId))
    return (await workspaces.list())
      .map((workspace) => ({ ...workspace, permissions: permissionsOf(roleOn(workspace)) }))
      .filter(({ permissions }) => permissions.length > 0)
  }
  const mayManage = (permissions: readonly Permission[]): boolean => permissions.length === PERMISSIONS.length
  return {
    userOf: async ({ username, isOwner }) => {
      const user = isOwner ? await users.owner() : await users.find(username)
      if (user === undefined) throw new EngineError('INVALID_TOKEN')
      return user
    },
    roleOnWorkspace,
    onWorkspace,
    onOrganization,
    workspacesOf,
    organizationsOf: async (user, permitted) => {
      const ids = new Set([
        ...(user.organizationId === null ? [] : [user.organizationId]),
        ...(await roles.organizationsOf(user.userId)).keys(),
        ...permitted.map(({ organizationId }) => organizationId),
      ])
      const found = await Promise.all([...ids].map((id) => workspaces.organization(id)))
      return found.filter((each) => each !== undefined)
    },
    defaultWorkspaceOf: async (user) => {
      const { defaultWorkspaceId: requested } = user
      if (requested !== null && (await roleOnWorkspace(user, requested)) !== undefined) return requested
      const left = await workspacesOf(user)
      return (left.find(({ permissions }) => permissions.includes('create')) ?? left[0])?.workspaceId
    },
    mayDelete: async (user, other) => {
      if (other.ownerWorkspaceId !== null) return mayManage(await onWorkspace(user, other.ownerWorkspaceId))
      if (other.isOwner) return false
      if (user.isOwner) return true
      return other.organizationId !== null && mayManage(await onOrganization(user, other.organizationId))
    },
  }
}
