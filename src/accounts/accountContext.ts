import type { Catalog } from '../storage/catalog/catalog.js'
import type { Attempts, MailRequests } from './attempts.js'
import type { Mailer } from './mail.js'
import type { Outbox } from './outbox.js'
import type { Passwords } from './passwords.js'
import type { Secret } from './secret.js'

/** What the parts of this folder share. */
export interface AccountContext {
  readonly catalog: Catalog
  /** Seconds since 1970. */
  readonly now: () => number
  readonly randomBytes: (size: number) => Uint8Array
  readonly passwords: Passwords
  readonly attempts: Attempts
  /** Whether setting a lost password by a link ends long-lived tokens, too. */
  readonly resetEndsTokens: boolean
  readonly secret: Secret
  readonly mailer: Mailer
  readonly mailRequests: MailRequests
  readonly outbox: Outbox
  /** The address that links in mails begin with, without a slash at its end. */
  readonly publicUrl: () => string
}
