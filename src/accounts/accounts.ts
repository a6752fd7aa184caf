import type { Caller, Permission } from '../caller.js'
import type { Catalog, CatalogRecords } from '../storage/port/catalog/catalog.js'
import type { UserRecord } from '../storage/port/catalog/users.js'
import type { OrganizationRecord } from '../storage/port/catalog/workspaces.js'
import { type Access, createAccess, type PermittedWorkspace } from './access.js'
import type { AccountContext } from './accountContext.js'
import { createAttempts, createMailRequests } from './attempts.js'
import { createInvitations, type Invitations } from './invitations.js'
import { createMailer, type Mailer, type SendMail } from './mail.js'
import { createOutbox, type Outbox } from './outbox.js'
import { createPasswordPolicy, type PasswordPolicyOptions } from './passwordPolicy.js'
import { createPasswords } from './passwords.js'
import { openSecret } from './secret.js'
import { createTokens, type TokenService } from './tokens.js'
import { createUsage, type UsageMeter } from './usage.js'
import { createUsers, type Users } from './users.js'
import { createWorkspaces, type Workspaces } from './workspaces.js'

export interface AccountOptions {
  readonly catalog: Catalog
  /** Secret key of the installation. */
  readonly key: Uint8Array
  /** Caches values of the catalog until it has changed. */
  readonly cached: AccountContext['cached']
  /** Seconds since 1970. */
  readonly now: () => number
  readonly randomBytes: (size: number) => Uint8Array
  /** Generates an identifier that no workspace has. */
  readonly newId: (records: CatalogRecords) => Promise<string>
  /** scrypt's N for new passwords, a power of two. */
  readonly passwordCost: number
  /** Rules for new passwords, and whether a reset by link also ends long-lived tokens. */
  readonly passwords: PasswordPolicyOptions & { readonly resetEndsTokens: boolean }
  readonly mail: SendMail | string | undefined
  readonly publicUrl: () => string
  /** Receives the error of a mail that is sent after the answer. */
  readonly onMailFailure: (error: unknown) => void
}

/** A user with their permissions. Spec v5 2.15, v4-identity 2.6. */
export interface Profile {
  readonly user: UserRecord
  readonly defaultWorkspaceId: string | undefined
  readonly workspaces: readonly PermittedWorkspace[]
  readonly organizations: readonly {
    readonly organization: OrganizationRecord
    readonly permissions: readonly Permission[]
  }[]
}

/** Users, their permissions, workspaces and organizations, and their usage. */
export interface Accounts {
  /** The default caller. */
  readonly owner: Caller
  readonly access: Access
  readonly tokens: TokenService
  readonly users: Users
  readonly workspaces: Workspaces
  readonly invitations: Invitations
  readonly usage: UsageMeter
  readonly mailer: Mailer
  /** Closing the engine waits until it is empty. */
  readonly outbox: Outbox
  profile(user: UserRecord): Promise<Profile>
}

/** Opens the accounts of a catalog that has its local owner. */
export async function openAccounts(options: AccountOptions): Promise<Accounts> {
  const { catalog, key, now, randomBytes, newId, publicUrl } = options
  const passwords = createPasswords(options.passwordCost, randomBytes, createPasswordPolicy(options.passwords))
  const secret = openSecret(key)
  const mailer = createMailer(options.mail)
  const outbox = createOutbox(options.onMailFailure)
  const context = {
    catalog,
    now,
    cached: options.cached,
    randomBytes,
    newId,
    publicUrl,
    passwords,
    resetEndsTokens: options.passwords.resetEndsTokens,
    secret,
    mailer,
    outbox,
    attempts: createAttempts(now),
    mailRequests: createMailRequests(now),
  }
  const access = createAccess(catalog)
  const owner: Caller = { username: (await catalog.users.owner()).username, isOwner: true }
  const tokens = createTokens(context, access, owner)
  const users = createUsers(context, access, tokens)
  return {
    owner,
    access,
    tokens,
    users,
    workspaces: createWorkspaces(context),
    invitations: createInvitations(context, users),
    usage: createUsage(context),
    mailer,
    outbox,
    profile: (user) => profileOf(access, user),
  }
}

async function profileOf(access: Access, user: UserRecord): Promise<Profile> {
  const workspaces = await access.workspacesOf(user)
  const organizations = (await access.organizationsOf(user, workspaces)).map(async (organization) => ({
    organization,
    permissions: await access.onOrganization(user, organization.organizationId),
  }))
  return {
    user,
    defaultWorkspaceId: await access.defaultWorkspaceOf(user),
    workspaces,
    organizations: await Promise.all(organizations),
  }
}
