import { type Caller, type Client, isInProcess } from '../caller.js'
import { type EngineError, invalidParams } from '../errors.js'
import type { UserRecord } from '../storage/port/catalog/users.js'
import type { AccountContext } from './accountContext.js'
import { replacePassword } from './logins.js'

/** The contents of an emailed password reset link. Times are seconds since 1970. */
export interface RecoveryLink {
  readonly email: string
  readonly expiration: number
  readonly signature: string
}

/** The user who has lost a password. */
export interface RecoveryRequest {
  readonly email: string
  /** Path and query of the reset page, for the interface of the request. */
  readonly linkOf: (link: RecoveryLink) => string
}

/** Resets lost passwords by emailed links. */
export interface PasswordRecovery {
  /**
   * Sends a link that is valid for an hour, if the user exists. EMAIL_NOT_ENABLED. In process it waits for the mail,
   * and throws EMAIL_ERROR. Over HTTP the answer is the same and takes the same time whether or not the user exists,
   * and is given before the mail is sent. TOO_MANY_REQUESTS after too many requests for one address or from one client.
   */
  recoverPassword(request: RecoveryRequest, caller: Caller, client: Client | undefined): Promise<void>
  /**
   * Sets a password with such a link, once, and ends the user's sessions and, unless an option keeps them, long-lived
   * tokens. INVALID_PARAMS names what is wrong with the link or the password.
   */
  resetPassword(link: RecoveryLink, password: string, client: Client | undefined): Promise<void>
}

/** Recovery links are valid for an hour. */
const RECOVERY_SECONDS = 3_600
/** Purpose of these signatures. */
const PURPOSE = 'recovery'

const usedLink = (): EngineError => invalidParams('The link is invalid or has been used.', 'signature')

/** The signed contents. They include the password that the link replaces, so that a link works only once. */
const signedParts = ({ username, password }: Pick<UserRecord, 'username' | 'password'>, expiration: number) => [
  username,
  expiration,
  password ?? '',
]

export function createPasswordRecovery(context: AccountContext): PasswordRecovery {
  const { catalog, now, attempts, secret, mailer, mailRequests, outbox, resetEndsTokens } = context
  const { users } = catalog
  return {
    async recoverPassword(request, caller, client) {
      mailer.requireEnabled()
      if (isInProcess(caller)) return await sendRecoveryLink(context, request)
      mailRequests.begin(client, request.email)
      outbox.later(() => sendRecoveryLink(context, request))
    },
    async resetPassword({ email, expiration, signature }, password, client) {
      const user = await users.find(email)
      const signed = signedParts(user ?? { username: email, password: null }, expiration)
      if (!secret.isSignature(signature, PURPOSE, signed) || user === undefined) throw usedLink()
      if (expiration <= now()) throw invalidParams('The link has expired. Ask for another.', 'expiration')
      const isSet = await replacePassword(
        context,
        user,
        { password, parameter: 'password' },
        async ({ users, tokens }) => {
          await users.update(user.userId, { isConfirmed: true })
          // Somebody else may have created an unconfirmed login and hold its tokens.
          if (user.isConfirmed && !resetEndsTokens) await tokens.removeShortLived(user.userId)
          else await tokens.removeAll(user.userId)
        },
      )
      // Another request has used the link meanwhile.
      if (!isSet) throw usedLink()
      attempts.forgive(client, user.username)
    },
  }
}

async function sendRecoveryLink(
  { catalog, now, secret, mailer, publicUrl }: AccountContext,
  { email, linkOf }: RecoveryRequest,
): Promise<void> {
  const user = await catalog.users.find(email)
  if (user === undefined) return
  const expiration = Math.floor(now()) + RECOVERY_SECONDS
  const signature = secret.sign(PURPOSE, signedParts(user, expiration))
  const link = `${publicUrl()}${linkOf({ email: user.username, expiration, signature })}`
  await mailer.send({
    to: user.username,
    subject: 'A new password',
    text: `Somebody, probably you, wants to set a new password for ${user.username}.\n\nTo do so, open this link within an hour:\n\n${link}\n\nIf it was not you, nothing needs to be done.\n`,
  })
}
