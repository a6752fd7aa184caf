import type { Caller, Client } from '../caller.js'
import { EngineError } from '../errors.js'
import type { UserRecord } from '../storage/catalog/users.js'
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
   * A short-lived token. AUTH_CREDS_INVALID, whether the user or the password is wrong; TOO_MANY_REQUESTS for a client, or
   * many together, that have guessed too often.
   */
  login(credentials: Credentials, client: Client | undefined): Promise<Token>
  /** AUTH_CREDS_INVALID when it is not the caller's password, TOO_MANY_REQUESTS as for a login. */
  requirePassword(caller: Caller, password: string, client: Client | undefined): Promise<void>
  /** Ends the user's sessions; long-lived tokens stay. Errors for a wrong old password as for a login. */
  changePassword(caller: Caller, change: PasswordChange, client: Client | undefined): Promise<void>
}

export function createLogins(context: AccountContext, access: Access, tokens: TokenService): Logins {
  const { catalog, passwords, attempts } = context
  const { users } = catalog
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
  return {
    login: async (credentials, client) => tokens.issue(await check(credentials, client)),
    async requirePassword(caller, password, client) {
      await check({ username: access.userOf(caller).username, password }, client)
    },
    async changePassword(caller, { oldPassword, newPassword }, client) {
      const { username } = access.userOf(caller)
      const user = await check({ username, password: oldPassword }, client)
      await replacePassword(context, user, { password: newPassword, parameter: 'new_password' }, () =>
        catalog.tokens.removeShortLived(user.userId),
      )
    },
  }
}

/**
 * Sets a user's password; `alongside` happens in the same transaction. AUTH_CREDS_INVALID when another password has been set
 * meanwhile; INVALID_PARAMS names the parameter of a password that the policy refuses.
 */
export async function replacePassword(
  { catalog, passwords }: Pick<AccountContext, 'catalog' | 'passwords'>,
  { userId, username, password: old }: UserRecord,
  { password, parameter }: { readonly password: string; readonly parameter: string },
  alongside: () => void,
): Promise<void> {
  const hashed = await passwords.hashNew(password, { username }, parameter)
  catalog.projects.atomically(() => {
    if (catalog.users.find(username)?.password !== old) throw new EngineError('AUTH_CREDS_INVALID')
    catalog.users.update(userId, { password: hashed })
    alongside()
  })
}
