import type { Caller } from '../caller.js'
import { EngineError, invalidParams } from '../errors.js'
import type { CatalogRecords } from '../storage/port/catalog/catalog.js'
import type { UserRecord } from '../storage/port/catalog/users.js'
import { type Access, createAccess } from './access.js'
import type { AccountContext } from './accountContext.js'
import { endInvitations } from './endInvitations.js'
import { createLogins, type Logins } from './logins.js'
import { removeOwnerLogin } from './ownerLogin.js'
import { createPasswordRecovery, type PasswordRecovery } from './passwordRecovery.js'
import type { Role } from './roles.js'
import type { TokenService } from './tokens.js'

export interface ProfileChanges {
  readonly fullName?: string | undefined
  /** Must be one on which the user has a permission. */
  readonly defaultWorkspaceId?: string | undefined
}

export interface NewPerson {
  readonly username: string
  readonly password: string
  readonly fullName: string
  readonly workspaceId: string
  readonly role: Role
  /** Whether the user has confirmed the address with an emailed link, and thus chosen the password. */
  readonly isConfirmed: boolean
}

/** Users: their logins, passwords and profiles. */
export interface Users extends Logins, PasswordRecovery {
  /** INADEQUATE_PERMISSION for a workspace on which the user has no permission. */
  updateProfile(user: UserRecord, changes: ProfileChanges): Promise<void>
  /**
   * Creates a user that a workspace owns, with a role on it; `alongside` runs in the same transaction and may refuse it
   * by throwing. INVALID_PARAMS for a login that is taken.
   */
  create(person: NewPerson, alongside?: (records: CatalogRecords) => Promise<void>): Promise<UserRecord>
  /**
   * Deletes all or none, with their open invitations to the workspaces that own them: INADEQUATE_PERMISSION for a user
   * who does not exist or whom the caller may not delete. The
   * local owner loses login, tokens and membership, and remains the owner in process only (`nameOwner` gives them a
   * login again).
   */
  delete(caller: Caller, usernames: readonly string[]): Promise<void>
}

export function createUsers(context: AccountContext, access: Access, tokens: TokenService): Users {
  const { catalog, now, passwords } = context
  return {
    ...createLogins(context, access, tokens),
    ...createPasswordRecovery(context),
    updateProfile: (user, { fullName, defaultWorkspaceId }) =>
      catalog.atomically(async (records) => {
        if (defaultWorkspaceId !== undefined) {
          const role = await createAccess(records).roleOnWorkspace(user, defaultWorkspaceId)
          if (role === undefined) throw new EngineError('INADEQUATE_PERMISSION')
        }
        await records.users.update(user.userId, {
          ...(fullName !== undefined && { fullName }),
          ...(defaultWorkspaceId !== undefined && { defaultWorkspaceId }),
        })
      }),
    async create({ username, password, fullName, workspaceId, role, isConfirmed }, alongside = async () => {}) {
      const hashed = await passwords.hashNew(password, { username }, 'password')
      return await catalog.atomically(async (records) => {
        await alongside(records)
        const workspace = await records.workspaces.find(workspaceId)
        if (workspace === undefined) throw new EngineError('INADEQUATE_PERMISSION')
        const user = await records.users.insert({
          username,
          fullName,
          password: hashed,
          isConfirmed,
          organizationId: workspace.organizationId,
          ownerWorkspaceId: workspaceId,
          defaultWorkspaceId: workspaceId,
          creationDate: now(),
        })
        if (user === undefined) throw invalidParams('There is a user with this login already.', 'username')
        await records.roles.setOnWorkspace(user.userId, workspaceId, role)
        return user
      })
    },
    delete: (caller, usernames) =>
      catalog.atomically(async (records) => {
        const access = createAccess(records)
        const manager = await access.userOf(caller)
        const found: UserRecord[] = []
        for (const username of usernames) {
          const user = await records.users.find(username)
          const may = user !== undefined && (await access.mayDelete(manager, user))
          if (!may) throw new EngineError('INADEQUATE_PERMISSION')
          found.push(user)
        }
        for (const { username, ownerWorkspaceId } of found) {
          if (ownerWorkspaceId !== null) await endInvitations(records, ownerWorkspaceId, [username])
        }
        await records.users.remove(found.map(({ userId }) => userId))
        for (const { userId } of found.filter(({ isOwner }) => isOwner)) await removeOwnerLogin(records, userId)
      }),
  }
}
