import type { Caller, Client } from '../caller.js'
import { EngineError } from '../errors.js'
import type { CatalogRecords } from '../storage/port/catalog/catalog.js'
import type { UserRecord } from '../storage/port/catalog/users.js'
import type { Access } from './access.js'
import type { AccountContext } from './accountContext.js'
import type { Token, TokenService } from './tokens.js'

export interface Credentials {
  readonly username: string
  readonly password: string
}

export interface PasswordChange {
  readonly oldPassword: string
  readonly newPassword: string
}

/** Logins with a password, and changes of passwords. */
export interface Logins {
  /**
   * Returns a short-lived token. Throws AUTH_CREDS_INVALID for a wrong user or password, and TOO_MANY_REQUESTS for
   * clients that have guessed too often.
   */
  login(credentials: Credentials, client: Client | undefined): Promise<Token>
  /** Throws AUTH_CREDS_INVALID for a wrong password, and TOO_MANY_REQUESTS as for a login. */
  requirePassword(caller: Caller, password: string, client: Client | undefined): Promise<void>
  /** Ends the user's sessions; long-lived tokens remain. A wrong old password gives the errors of a login. */
  changePassword(caller: Caller, change: PasswordChange, client: Client | undefined): Promise<void>
}

export function createLogins(context: AccountContext, access: Access, tokens: TokenService): Logins {
  const { catalog, passwords, attempts } = context
  const { users } = catalog
  /** The user with these credentials. Renews a hash whose parameters are outdated. */
  const checkCredentials = async (
    { username, password }: Credentials,
    client: Client | undefined,
  ): Promise<UserRecord> => {
    const attempt = attempts.begin(client, username)
    for (;;) {
      const user = await users.find(username)
      const { isRight, renewed } = await passwords.verify(password, user?.password ?? null, attempt.failures)
      if (user === undefined || !isRight) throw new EngineError('AUTH_CREDS_INVALID')
      const isCurrent = await catalog.atomically(async ({ users }) => {
        const current = await users.find(username)
        if (current?.userId !== user.userId || current.password !== user.password) return false
        if (renewed !== undefined) await users.update(user.userId, { password: renewed })
        return true
      })
      // The user was deleted, or their password was set or hashed again, during this check.
      if (!isCurrent) continue
      attempt.succeeded()
      return { ...user, password: renewed ?? user.password }
    }
  }
  return {
    login: async (credentials, client) => await tokens.issue(await checkCredentials(credentials, client)),
    async requirePassword(caller, password, client) {
      await checkCredentials({ username: (await access.userOf(caller)).username, password }, client)
    },
    async changePassword(caller, { oldPassword, newPassword }, client) {
      const { username } = await access.userOf(caller)
      const user = await checkCredentials({ username, password: oldPassword }, client)
      const isSet = await replacePassword(
        context,
        user,
        { password: newPassword, parameter: 'new_password' },
        ({ tokens }) => tokens.removeShortLived(user.userId),
      )
      if (!isSet) throw new EngineError('AUTH_CREDS_INVALID')
    },
  }
}

/**
 * Sets a user's password and runs `alongside` in the same transaction. False, and nothing is set, when the password has
 * changed meanwhile. Throws INVALID_PARAMS when the policy refuses the new one.
 */
export async function replacePassword(
  { catalog, passwords }: Pick<AccountContext, 'catalog' | 'passwords'>,
  { userId, username, password: old }: UserRecord,
  { password, parameter }: { readonly password: string; readonly parameter: string },
  alongside: (records: CatalogRecords) => Promise<void>,
): Promise<boolean> {
  const hashed = await passwords.hashNew(password, { username }, parameter)
  return await catalog.atomically(async (records) => {
    if ((await records.users.find(username))?.password !== old) return false
    await records.users.update(userId, { password: hashed })
    await alongside(records)
    return true
  })
}
