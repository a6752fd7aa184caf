import type { Caller, Permission } from '../caller.js'
import { EngineError, invalidParams } from '../errors.js'
import type { RoleHolder } from '../storage/catalog/roles.js'
import type { UserRecord } from '../storage/catalog/users.js'
import type { Access } from './access.js'
import type { AccountContext } from './accountContext.js'
import { type Role, roleOf, strongerRole } from './roles.js'

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
  holders(workspaceId: string): RoleHolder[]
  /**
   * Sets or removes the role of users. Unknown users are ignored. Users with an unconfirmed address get no role on a
   * workspace where they have none, unless the caller may delete them. Spec v5 4.9.
   */
  setRole(caller: Caller, workspaceId: string, usernames: readonly string[], role: Role | undefined): void
  /** Members, whom the account owns, and guests, who have a direct role on it. */
  listUsers(workspaceId: string): { readonly members: ListedUser[]; readonly guests: ListedUser[] }
  /**
   * Adds or replaces permissions of a user. INVALID_PARAMS for a user without permission on the account, for removing
   * all permissions of a user whom it owns, and for a user whose role on the organization grants more: that role also
   * counts for other accounts, so it is not changed here. Spec v4-identity 4.2.
   */
  changePermissions(workspaceId: string, username: string, permissions: readonly Permission[], reset: boolean): void
  /** A user whom the account owns; INADEQUATE_PERMISSION for any other. */
  ownedUser(workspaceId: string, username: string): UserRecord
}

export function createWorkspaceMembers({ catalog }: Pick<AccountContext, 'catalog'>, access: Access): WorkspaceMembers {
  const { users, workspaces, roles } = catalog
  const { atomically } = catalog.projects
  const listed = (user: UserRecord, workspaceId: string): ListedUser => ({
    username: user.username,
    fullName: user.fullName,
    isOwner: user.isOwner,
    permissions: access.onWorkspace(user, workspaceId),
  })
  return {
    holders: (workspaceId) => roles.holders(workspaceId),
    setRole: (caller, workspaceId, usernames, role) =>
      atomically(() => {
        if (workspaces.find(workspaceId) === undefined) throw new EngineError('INADEQUATE_PERMISSION')
        const manager = access.userOf(caller)
        for (const user of usernames.map((username) => users.find(username))) {
          if (user === undefined) continue
          const isTrusted =
            role === undefined ||
            user.isConfirmed ||
            access.roleOnWorkspace(user, workspaceId) !== undefined ||
            access.mayDelete(manager, user)
          if (isTrusted) roles.setOnWorkspace(user.userId, workspaceId, role)
        }
      }),
    listUsers: (workspaceId) => {
      const members = users.ownedBy(workspaceId)
      const owned = new Set(members.map(({ username }) => username))
      const guests = roles
        .holders(workspaceId)
        .filter(({ username }) => !owned.has(username))
        .map(({ username }) => users.find(username))
        .filter((user) => user !== undefined)
      return {
        members: members.map((user) => listed(user, workspaceId)),
        guests: guests.map((user) => listed(user, workspaceId)),
      }
    },
    changePermissions: (workspaceId, username, permissions, reset) =>
      atomically(() => {
        const user = users.find(username)
        const before = user && access.roleOnWorkspace(user, workspaceId)
        // Our choice: a login that does not exist gives the same message, so that the answer does not reveal who has one.
        if (user === undefined || before === undefined) {
          throw invalidParams('This user has no permission on the account. Send an invitation instead.', 'email')
        }
        const given = roleOf(permissions)
        const role = reset ? given : strongerRole(roles.onWorkspace(user.userId, workspaceId), given)
        if (role === undefined && reset && user.ownerWorkspaceId === workspaceId) {
          throw invalidParams(
            'The account owns this user, who must keep a permission. Delete the user instead.',
            'permissions',
          )
        }
        roles.setOnWorkspace(user.userId, workspaceId, role)
        if (reset && access.roleOnWorkspace(user, workspaceId) !== role) {
          throw invalidParams(
            'The user has more permissions on the account by a role on its organization. Change that role first.',
            'permissions',
          )
        }
      }),
    ownedUser: (workspaceId, username) => {
      const user = users.find(username)
      if (user?.ownerWorkspaceId !== workspaceId) throw new EngineError('INADEQUATE_PERMISSION')
      return user
    },
  }
}
