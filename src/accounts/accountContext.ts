import type { Catalog } from '../storage/port/catalog/catalog.js'
import type { Attempts, MailRequests } from './attempts.js'
import type { Mailer } from './mail.js'
import type { Outbox } from './outbox.js'
import type { Passwords } from './passwords.js'
import type { Secret } from './secret.js'

/** Shared dependencies of the account services. */
export interface AccountContext {
  readonly catalog: Catalog
  /** Caches values of the catalog until it has changed. */
  readonly cached: <Value>(
    read: (key: string) => Promise<Value | undefined>,
  ) => (key: string) => Value | Promise<Value | undefined>
  /** Seconds since 1970. */
  readonly now: () => number
  readonly randomBytes: (size: number) => Uint8Array
  readonly passwords: Passwords
  readonly attempts: Attempts
  /** Whether a password reset by link also ends long-lived tokens. */
  readonly resetEndsTokens: boolean
  readonly secret: Secret
  readonly mailer: Mailer
  readonly mailRequests: MailRequests
  readonly outbox: Outbox
  /** Base address of links in mails, without a trailing slash. */
  readonly publicUrl: () => string
}
