import type { Caller, Permission } from '../caller.js'
import { EngineError, invalidParams } from '../errors.js'
import type { CatalogRecords } from '../storage/port/catalog/catalog.js'
import type { RoleHolder } from '../storage/port/catalog/roles.js'
import type { UserRecord } from '../storage/port/catalog/users.js'
import { createAccess } from './access.js'
import type { AccountContext } from './accountContext.js'
import { endInvitations } from './endInvitations.js'
import { permissionsOf, type Role, roleOf, strongerRole } from './roles.js'

/** A user as an account lists them, with their permissions on it. Spec v4-identity 2.7. */
export interface ListedUser {
  readonly username: string
  readonly fullName: string
  /** Whether this is the local owner. */
  readonly isOwner: boolean
  readonly permissions: readonly Permission[]
}

/** Users of a workspace (account) and their roles. The caller's permission has been checked, except where an error says otherwise. */
export interface WorkspaceMembers {
  /** Users with a direct role on a workspace. */
  holders(workspaceId: string): Promise<RoleHolder[]>
  /**
   * Sets or removes the role of users. Unknown users are ignored. Users with an unconfirmed address get no role on a
   * workspace where they have none, unless the caller may delete them. Ends open invitations of the others. Spec v5 4.9.
   */
  setRole(caller: Caller, workspaceId: string, usernames: readonly string[], role: Role | undefined): Promise<void>
  /** Members, whom the account owns, and guests, who have a direct role on it. */
  listUsers(workspaceId: string): Promise<{ readonly members: ListedUser[]; readonly guests: ListedUser[] }>
  /**
   * Adds permissions of a user, or replaces them and ends open invitations. INVALID_PARAMS for a user without permission on the account, for removing
   * all permissions of a user whom it owns, and for a user whose role on the organization grants more: that role also
   * counts for other accounts, so it is not changed here. Spec v4-identity 4.2.
   */
  changePermissions(
    workspaceId: string,
    username: string,
    permissions: readonly Permission[],
    reset: boolean,
  ): Promise<void>
  /** A user whom the account owns; INADEQUATE_PERMISSION for any other. */
  ownedUser(workspaceId: string, username: string): Promise<UserRecord>
}

export function createWorkspaceMembers({ catalog }: Pick<AccountContext, 'catalog'>): WorkspaceMembers {
  const { users, roles, workspaces } = catalog
  return {
    holders: (workspaceId) => roles.holders(workspaceId),
    setRole: (caller, workspaceId, usernames, role) =>
      catalog.atomically((records) => setRole(records, caller, { workspaceId, usernames, role })),
    async listUsers(workspaceId) {
      const members = await users.ownedBy(workspaceId)
      const holders = await roles.holders(workspaceId)
      const workspace = await workspaces.find(workspaceId)
      const inherited = workspace && (await roles.usersOf(workspace.organizationId))
      const direct = new Map(holders.map(({ userId, role }) => [userId, role]))
      const listed = ({ userId, username, fullName, isOwner }: Omit<RoleHolder, 'role'>): ListedUser => ({
        username,
        fullName,
        isOwner,
        permissions: permissionsOf(isOwner ? 'admin' : strongerRole(direct.get(userId), inherited?.get(userId))),
      })
      const owned = new Set(members.map(({ userId }) => userId))
      return {
        members: members.map(listed),
        guests: holders.filter(({ userId }) => !owned.has(userId)).map(listed),
      }
    },
    changePermissions: (workspaceId, username, permissions, reset) =>
      catalog.atomically((records) => changePermissions(records, { workspaceId, username, permissions, reset })),
    ownedUser: async (workspaceId, username) => {
      const user = await users.find(username)
      if (user?.ownerWorkspaceId !== workspaceId) throw new EngineError('INADEQUATE_PERMISSION')
      return user
    },
  }
}

async function setRole(
  records: CatalogRecords,
  caller: Caller,
  {
    workspaceId,
    usernames,
    role,
  }: { readonly workspaceId: string; readonly usernames: readonly string[]; readonly role: Role | undefined },
): Promise<void> {
  if ((await records.workspaces.find(workspaceId)) === undefined) throw new EngineError('INADEQUATE_PERMISSION')
  const access = createAccess(records)
  const manager = await access.userOf(caller)
  const changed: string[] = []
  for (const username of usernames) {
    const user = await records.users.find(username)
    if (user === undefined) continue
    const isTrusted =
      role === undefined ||
      user.isConfirmed ||
      (await access.roleOnWorkspace(user, workspaceId)) !== undefined ||
      (await access.mayDelete(manager, user))
    if (!isTrusted) continue
    await records.roles.setOnWorkspace(user.userId, workspaceId, role)
    changed.push(username)
  }
  await endInvitations(records, workspaceId, changed)
}

interface PermissionChange {
  readonly workspaceId: string
  readonly username: string
  readonly permissions: readonly Permission[]
  /** Whether they replace the earlier ones. */
  readonly reset: boolean
}

async function changePermissions(
  records: CatalogRecords,
  { workspaceId, username, permissions, reset }: PermissionChange,
): Promise<void> {
  const access = createAccess(records)
  const user = await records.users.find(username)
  const before = user && (await access.roleOnWorkspace(user, workspaceId))
  // Our choice: a login that does not exist gives the same message, so that the answer does not reveal who has one.
  if (user === undefined || before === undefined) {
    throw invalidParams('This user has no permission on the account. Send an invitation instead.', 'email')
  }
  const given = roleOf(permissions)
  const direct = await records.roles.onWorkspace(user.userId, workspaceId)
  const role = reset ? given : strongerRole(direct, given)
  if (role === undefined && reset && user.ownerWorkspaceId === workspaceId) {
    throw invalidParams(
      'The account owns this user, who must keep a permission. Delete the user instead.',
      'permissions',
    )
  }
  await records.roles.setOnWorkspace(user.userId, workspaceId, role)
  if (reset) await endInvitations(records, workspaceId, [username])
  if (reset && (await access.roleOnWorkspace(user, workspaceId)) !== role) {
    const fault = user.isOwner
      ? 'The local owner always has all permissions.'
      : 'The user has more permissions on the account by a role on its organization. Change that role first.'
    throw invalidParams(fault, 'permissions')
  }
}
