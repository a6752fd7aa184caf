import type { Caller, Permission } from '../caller.js'
import type { Catalog } from '../storage/catalog/catalog.js'
import type { UserRecord } from '../storage/catalog/users.js'
import type { OrganizationRecord, WorkspaceRecord } from '../storage/catalog/workspaces.js'
import { type Access, createAccess } from './access.js'
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
  /** Folder of the secret; undefined for one in memory. */
  readonly directory: string | undefined
  /** Seconds since 1970. */
  readonly now: () => number
  readonly randomBytes: (size: number) => Uint8Array
  /** Generates the identifier of a workspace. */
  readonly newId: () => string
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
  readonly workspaces: readonly { readonly workspace: WorkspaceRecord; readonly permissions: readonly Permission[] }[]
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
  profile(user: UserRecord): Profile
}

/** Opens the accounts of a catalog that has its local owner. */
export function openAccounts(options: AccountOptions): Accounts {
  const { catalog, directory, now, randomBytes, newId, publicUrl } = options
  const passwords = createPasswords(options.passwordCost, randomBytes, createPasswordPolicy(options.passwords))
  const secret = openSecret(directory, randomBytes)
  const mailer = createMailer(options.mail)
  const outbox = createOutbox(options.onMailFailure)
  const context = {
    catalog,
    now,
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
  const access = createAccess(context)
  const owner: Caller = { username: catalog.users.owner().username, isOwner: true }
  const tokens = createTokens(context, access, owner)
  const users = createUsers(context, access, tokens)
  return {
    owner,
    access,
    tokens,
    users,
    workspaces: createWorkspaces(context, access),
    invitations: createInvitations(context, access, users),
    usage: createUsage(context),
    mailer,
    outbox,
    profile: (user) => ({
      user,
      defaultWorkspaceId: access.defaultWorkspaceOf(user),
      workspaces: access
        .workspacesOf(user)
        .map((workspace) => ({ workspace, permissions: access.onWorkspace(user, workspace.workspaceId) })),
      organizations: access.organizationsOf(user).map((organization) => ({
        organization,
        permissions: access.onOrganization(user, organization.organizationId),
      })),
    }),
  }
}
