import { type Caller, type Client, isInProcess } from '../caller.js'
import { EngineError, invalidParams } from '../errors.js'
import type { Catalog } from '../storage/catalog/catalog.js'
import type { UserRecord } from '../storage/catalog/users.js'
import type { Access } from './access.js'
import type { AccountContext } from './accountContext.js'
import type { Role } from './roles.js'
import type { Token, TokenService } from './tokens.js'

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
  /** Whether they have opened an emailed link, and so chosen the password themselves. */
  readonly isConfirmed: boolean
}

export interface Credentials {
  readonly username: string
  readonly password: string
}

export interface PasswordChange {
  readonly oldPassword: string
  readonly newPassword: string
}

/** What an emailed link for a new password carries. Times are seconds since 1970. */
export interface RecoveryLink {
  readonly email: string
  readonly expiration: number
  readonly signature: string
}

/** Whose password has been lost. */
export interface RecoveryRequest {
  readonly email: string
  /** Path and query of the page that sets the password, in the words of the interface that was asked. */
  readonly linkOf: (link: RecoveryLink) => string
}

export interface Users {
  /**
   * A short-lived token. AUTH_CREDS_INVALID, whether the user or the password is wrong; TOO_MANY_REQUESTS for a client, or
   * many together, that have guessed too often.
   */
  login(credentials: Credentials, client: Client | undefined): Promise<Token>
  /** AUTH_CREDS_INVALID when it is not the caller's password, TOO_MANY_REQUESTS as for a login. */
  requirePassword(caller: Caller, password: string, client: Client | undefined): Promise<void>
  /** Ends the user's sessions; long-lived tokens stay. Errors for a wrong old password as for a login. */
  changePassword(caller: Caller, change: PasswordChange, client: Client | undefined): Promise<void>
  /**
   * Sends a link that is good for an hour, if there is such a user. EMAIL_NOT_ENABLED. In process it waits for the letter, or
   * EMAIL_ERROR. Anybody else gets the same answer in the same time whether there is such a user or not, before the letter
   * is sent; TOO_MANY_REQUESTS for too many to one address or from one client.
   */
  recoverPassword(request: RecoveryRequest, caller: Caller, client: Client | undefined): Promise<void>
  /**
   * Sets a password by such a link, once, and ends the user's sessions and, unless an option keeps them, long-lived tokens.
   * INVALID_PARAMS names what is wrong with the link or the password.
   */
  resetPassword(link: RecoveryLink, password: string, client: Client | undefined): Promise<void>
  /** INADEQUATE_PERMISSION for a workspace that the user has no permission on. */
  updateProfile(user: UserRecord, changes: ProfileChanges): void
  /**
   * A user owned by a workspace, with a role on it; `alongside` happens in the same transaction and may refuse it.
   * INVALID_PARAMS for a login that is taken.
   */
  create(person: NewPerson, alongside?: () => void): Promise<UserRecord>
  /**
   * Deletes all or none: INADEQUATE_PERMISSION for one who does not exist or is not the caller's to delete. The local owner
   * loses login, tokens and membership, and stays the owner in process only (`nameOwner` gives them a login again).
   */
  delete(caller: Caller, usernames: readonly string[]): void
}

/** Recovery links are good for an hour: real-clients.md a.5. */
const RECOVERY_SECONDS = 3_600
const RECOVERY = 'recovery'

export function createUsers(context: AccountContext, access: Access, tokens: TokenService): Users {
  const { catalog, now, passwords, attempts, secret, mailer, mailRequests, outbox, resetEndsTokens } = context
  const { users, places, roles } = catalog
  // The password that it replaces is signed too, so that the link dies with it.
  const signedParts = ({ username, password }: Pick<UserRecord, 'username' | 'password'>, expiration: number) => [
    username,
    expiration,
    password ?? '',
  ]
  /** The user whose credentials they are; a hash with other parameters than new ones have is renewed. */
  const check = async ({ username, password }: Credentials, client: Client | undefined): Promise<UserRecord> => {
    const attempt = attempts.begin(client, username)
    for (;;) {
      const user = users.find(username)
      const { isRight, renewed } = await passwords.verify(password, user?.password ?? null, attempt.failures)
      if (user === undefined || !isRight) throw new EngineError('AUTH_CREDS_INVALID')
      const current = users.find(username)
      // Deleted, given another password, or the hash renewed by another login, while this one was being checked.
      if (current?.userId !== user.userId || current.password !== user.password) continue
      if (renewed !== undefined) users.update(user.userId, { password: renewed })
      attempt.succeeded()
      return { ...user, password: renewed ?? user.password }
    }
  }
  /**
   * Replaces a password unless another has been set meanwhile; `alongside` happens in the same transaction. INVALID_PARAMS
   * names the parameter of one that may not be set.
   */
  const setPassword = async (
    { userId, username, password: old }: UserRecord,
    { password, parameter }: { readonly password: string; readonly parameter: string },
    alongside: () => void,
  ): Promise<void> => {
    const hashed = await passwords.hashNew(password, { username }, parameter)
    catalog.projects.atomically(() => {
      if (users.find(username)?.password !== old) throw new EngineError('AUTH_CREDS_INVALID')
      users.update(userId, { password: hashed })
      alongside()
    })
  }
  const sendRecoveryLink = async ({ email, linkOf }: RecoveryRequest): Promise<void> => {
    const user = users.find(email)
    if (user === undefined) return
    const expiration = Math.floor(now()) + RECOVERY_SECONDS
    const signature = secret.sign(RECOVERY, signedParts(user, expiration))
    const link = `${context.publicUrl()}${linkOf({ email: user.username, expiration, signature })}`
    await mailer.send({
      to: user.username,
      subject: 'A new password',
      text: `Somebody, probably you, wants to set a new password for ${user.username}.\n\nTo do so, open this link within an hour:\n\n${link}\n\nIf it was not you, nothing needs to be done.\n`,
    })
  }
  return {
    login: async (credentials, client) => tokens.issue(await check(credentials, client)),
    async requirePassword(caller, password, client) {
      await check({ username: access.userOf(caller).username, password }, client)
    },
    async changePassword(caller, { oldPassword, newPassword }, client) {
      const { username } = access.userOf(caller)
      const user = await check({ username, password: oldPassword }, client)
      await setPassword(user, { password: newPassword, parameter: 'new_password' }, () =>
        catalog.tokens.removeShortLived(user.userId),
      )
    },
    async recoverPassword(request, caller, client) {
      mailer.requireEnabled()
      if (isInProcess(caller)) return await sendRecoveryLink(request)
      mailRequests.begin(client, request.email)
      outbox.later(() => sendRecoveryLink(request))
    },
    async resetPassword({ email, expiration, signature }, password, client) {
      const user = users.find(email)
      const signed = signedParts(user ?? { username: email, password: null }, expiration)
      if (!secret.isSignature(signature, RECOVERY, signed) || user === undefined) {
        throw invalidParams('The link is not good, or has been used.', 'signature')
      }
      if (expiration <= now()) throw invalidParams('The link has expired. Ask for another.', 'expiration')
      await setPassword(user, { password, parameter: 'password' }, () => {
        users.update(user.userId, { isConfirmed: true })
        // Tokens of a login that somebody else has made may be theirs.
        if (user.isConfirmed && !resetEndsTokens) catalog.tokens.removeShortLived(user.userId)
        else catalog.tokens.removeAll(user.userId)
      })
      attempts.forgive(client, user.username)
    },
    updateProfile(user, { fullName, defaultWorkspaceId }) {
      if (defaultWorkspaceId !== undefined && access.roleOnWorkspace(user, defaultWorkspaceId) === undefined) {
        throw new EngineError('INADEQUATE_PERMISSION')
      }
      users.update(user.userId, {
        ...(fullName !== undefined && { fullName }),
        ...(defaultWorkspaceId !== undefined && { defaultWorkspaceId }),
      })
    },
    async create({ username, password, fullName, workspaceId, role, isConfirmed }, alongside = () => {}) {
      const hashed = await passwords.hashNew(password, { username }, 'password')
      return catalog.projects.atomically(() => {
        alongside()
        const workspace = places.workspace(workspaceId)
        if (workspace === undefined) throw new EngineError('INADEQUATE_PERMISSION')
        const user = users.insert({
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
        roles.setOnWorkspace(user.userId, workspaceId, role)
        return user
      })
    },
    delete(caller, usernames) {
      catalog.projects.atomically(() => {
        const manager = access.userOf(caller)
        const found = usernames.map((username) => {
          const user = users.find(username)
          if (user === undefined || !access.mayDelete(manager, user)) throw new EngineError('INADEQUATE_PERMISSION')
          return user
        })
        users.remove(found.map(({ userId }) => userId))
        for (const { userId } of found.filter(({ isOwner }) => isOwner)) removeOwnerLogin(catalog, userId)
      })
    },
  }
}

/** Name of the local owner without a login: nobody receives mail there. */
export const OWNER_WITHOUT_LOGIN = 'owner@localhost'

/** What a deleted user loses, taken from the local owner, whose record stays. */
function removeOwnerLogin({ users, tokens, roles, invitations }: Catalog, userId: number): void {
  const other = users.find(OWNER_WITHOUT_LOGIN)
  users.update(userId, {
    ...((other === undefined || other.userId === userId) && { username: OWNER_WITHOUT_LOGIN }),
    password: null,
    organizationId: null,
    ownerWorkspaceId: null,
    defaultWorkspaceId: null,
  })
  tokens.removeAll(userId)
  invitations.removeOf(userId)
  for (const workspaceId of roles.workspacesOf(userId)) roles.setOnWorkspace(userId, workspaceId, undefined)
  for (const organizationId of roles.organizationsOf(userId)) roles.setOnOrganization(userId, organizationId, undefined)
}
