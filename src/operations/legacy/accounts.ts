import { z } from 'zod'
import { roleOf } from '../../accounts/roles.js'
import type { ListedUser } from '../../accounts/workspaceMembers.js'
import { PERMISSIONS, type Permission } from '../../caller.js'
import { invalidParams } from '../../errors.js'
import { MOST_PEOPLE } from '../limits.js'
import { invitationAnswer, recoveryAnswer } from '../linkPages.js'
import { operation } from '../operation.js'
import { displayName, emailAddress, integer, newPassword, noParams } from '../params.js'
import type { RawAnswer } from '../rawAnswer.js'
import { getAccount as getFullAccount, listAccounts as listFullAccounts } from '../v4/accounts.js'
import { invitationLink, recoveryLink } from '../v4/links.js'
import { LOCAL_PLAN } from './billing.js'

const permission = z.enum(PERMISSIONS)
const permissionList = z.array(permission).min(1).max(MOST_PEOPLE).describe('A JSON list of permissions')

/** Sends a recovery link if the user exists; as in version 5. EMAIL_NOT_ENABLED. Spec v4-legacy 4.7. */
export const recoverPassword = operation({
  methods: ['GET'],
  path: '/v4/user/password/',
  spec: 'v4-legacy 4.7',
  access: 'none',
  params: () => z.strictObject({ email: z.string() }),
  summary: 'Sends a mail with a link to set a new password, if the login exists.',
  result: '`Email sent.`',
  handle: async ({ services, caller, client }, { email }): Promise<string> => {
    await services.accounts.users.recoverPassword({ email, linkOf: recoveryLink('/v4') }, caller, client)
    return 'Email sent.'
  },
})

/** The parameters of an emailed link for a new password. */
const recoveryShape = {
  email: z.string(),
  expiration: integer().describe('From the emailed link'),
  signature: z.string().describe('From the emailed link'),
}

/** Sets a password with an emailed link, which works once. INVALID_PARAMS names the fault. Spec v4-legacy 4.7. */
export const resetPassword = operation({
  methods: ['POST'],
  path: '/v4/user/password/',
  spec: 'v4-legacy 4.7',
  access: 'none',
  params: () => z.strictObject({ ...recoveryShape, password: newPassword }),
  summary: 'Sets a new password with the link of a recovery mail.',
  result: '`Password set.`',
  handle: async ({ services, client }, { password, ...link }): Promise<string> => {
    await services.accounts.users.resetPassword(link, password, client)
    return 'Password set.'
  },
})

/**
 * The form of a recovery link, which posts `email`, `expiration`, `signature` and `password` to `user/password/`.
 * Extension: the specification names the form, not its path.
 */
export const resetPage = operation({
  methods: ['GET'],
  path: '/v4/user/password/reset/',
  spec: 'v4-legacy 4.7',
  extension: true,
  access: 'none',
  params: () => z.strictObject(recoveryShape),
  summary: 'Shows the form to set a new password.',
  result: 'An HTML page.',
  handle: (_context, { email }): RawAnswer => recoveryAnswer(email, '../'),
})

/** The accounts of a caller. */
export interface AccountList {
  /** Accounts on which the caller has a permission. */
  accounts: AccountEntry[]
  /** Account of new projects; null without one. */
  default_account: string | null
}

/** An account. */
export interface AccountDetails {
  /** The account as people know it. */
  account_name: string
  /** Address of its owner; only for those who manage the account. */
  email?: string
  /** Name of the billing plan. */
  billing_plan: string
}

/** Permissions of the users of an account, by login. */
export interface AccountUsers {
  /** Users who manage the account. */
  owners: UserPermissions
  /** Other users whom the account owns. */
  members: UserPermissions
  /** Users whom another account owns. */
  guests: UserPermissions
}

/** Spec v4-legacy 4.7. */
export interface AccountEntry {
  /** Identifier of the account. */
  account_id: string
  /** Name of the account. */
  account_name: string
  /** What the caller may do there. */
  permissions: Permission[]
}

/** The accounts on which the caller has a permission. Spec v4-legacy 4.7. */
export const listAccounts = operation({
  methods: ['GET'],
  path: '/v4/accounts/',
  spec: 'v4-legacy 4.7',
  access: 'caller',
  params: () => listFullAccounts.params,
  summary: 'Lists the accounts on which the caller has a permission.',
  result: 'The accounts, and the default one.',
  handle: async (context, question): Promise<AccountList> => {
    const { accounts, default_account } = await listFullAccounts.handle(context, question)
    const entries = accounts.map(({ account_id, account_name, permissions }) => ({
      account_id,
      account_name,
      permissions,
    }))
    return { accounts: entries, default_account }
  },
})

/** One account; as in v4-identity, only those who manage it see its email address. Spec v4-legacy 4.7. */
export const getAccount = operation({
  methods: ['GET'],
  path: '/v4/accounts/:account/',
  spec: 'v4-legacy 4.7',
  access: 'read',
  params: noParams,
  summary: 'Reads an account.',
  result: 'The account, with `email` for callers who manage it.',
  handle: async (context): Promise<AccountDetails> => {
    const { account_id: _id, permissions: _permissions, ...account } = await getFullAccount.handle(context, {})
    return { ...account, billing_plan: LOCAL_PLAN }
  },
})

/** Maximum number of days for which an invitation is valid. */
const MOST_DAYS = 365

/** Sends an invitation with a link that is valid for some days. EMAIL_NOT_ENABLED, EMAIL_ERROR. Spec v4-legacy 4.7. */
export const inviteUser = operation({
  methods: ['POST'],
  path: '/v4/accounts/:account/invite/',
  spec: 'v4-legacy 4.7',
  access: 'account_manage',
  params: () =>
    z.strictObject({
      email: emailAddress,
      permissions: permissionList,
      expiration_days: integer(1, MOST_DAYS).default(7),
    }),
  summary: 'Invites a person to an account by mail.',
  result: '`Email sent.`',
  handle: async (
    { services: { accounts }, caller, path },
    { email, permissions, expiration_days },
  ): Promise<string> => {
    const invited = { workspaceId: path.account, email, role: roleOf(permissions)! }
    await accounts.invitations.send(caller, invited, { days: expiration_days, link: invitationLink('/v4') })
    return 'Email sent.'
  },
})

/** Permissions by email. */
type UserPermissions = Record<string, Permission[]>

/**
 * Permissions by user: `members` are the users that the account owns, `guests` are others. The owner of the
 * installation is listed under `owners` instead. Spec v4-legacy 4.7.
 */
export const listUsers = operation({
  methods: ['GET'],
  path: '/v4/accounts/:account/users/',
  spec: 'v4-legacy 4.7',
  access: 'account_manage',
  params: noParams,
  summary: 'Lists the users of an account.',
  result: 'An object with `owners`, `members` and `guests`, permissions by email.',
  handle: async ({ services: { accounts }, path }): Promise<AccountUsers> => {
    const { members, guests } = await accounts.workspaces.listUsers(path.account)
    const render = (users: readonly ListedUser[]): UserPermissions =>
      Object.fromEntries(users.map(({ username, permissions }) => [username, [...permissions]]))
    return {
      owners: render([...members, ...guests].filter(({ isOwner }) => isOwner)),
      members: render(members.filter(({ isOwner }) => !isOwner)),
      guests: render(guests.filter(({ isOwner }) => !isOwner)),
    }
  },
})

/** The parameters of an emailed invitation. */
const invitationShape = {
  email: z.string().describe('Email address of the invited person'),
  permissions: permissionList,
  expiration: integer().describe('From the invitation'),
  signature: z.string().describe('From the invitation'),
}

const invitationOf = (
  account: string,
  { email, permissions, expiration, signature }: z.output<z.ZodObject<typeof invitationShape>>,
) => ({ workspaceId: account, email, role: roleOf(permissions)!, expiration, signature })

/**
 * The page of an invitation: its form posts to `join/`, or to `users/` if the invited person has no login. Extension:
 * the specification names the URL of the invitation, not its path.
 */
export const invitationPage = operation({
  methods: ['GET'],
  path: '/v4/accounts/:account/invitation/',
  spec: 'v4-legacy 4.7',
  extension: true,
  access: 'none',
  params: () => z.strictObject(invitationShape),
  summary: 'Shows the form to accept an invitation.',
  result: 'An HTML page.',
  handle: async ({ services: { accounts }, path }, question): Promise<RawAnswer> => {
    const needs = await accounts.invitations.needs(invitationOf(path.account, question))
    return invitationAnswer({
      needs,
      workspace: (await accounts.workspaces.get(path.account)).name,
      email: question.email,
      as: roleOf(question.permissions)!,
      action: needs === 'login' ? '../users/' : '../join/',
    })
  },
})

/**
 * Accepts an invitation for a person with a login. If the address of the login has not been confirmed, somebody else
 * may have created that login, so it gets `password`, and its sessions and tokens end. INVALID_PARAMS names what is
 * wrong. Our choice: the signature is enough, no token is needed. Spec v4-legacy 4.7.
 */
export const joinAccount = operation({
  methods: ['POST'],
  path: '/v4/accounts/:account/join/',
  spec: 'v4-legacy 4.7',
  access: 'none',
  params: () =>
    z.strictObject({
      ...invitationShape,
      password: newPassword
        .optional()
        .describe('Extension: a new password, required for a login whose address is not confirmed'),
    }),
  summary: 'Joins an account with the link of an invitation.',
  result: '`Joined account.`',
  handle: async ({ services: { accounts }, path }, question): Promise<string> => {
    await accounts.invitations.join(invitationOf(path.account, question), question.password)
    return 'Joined account.'
  },
})

/** Creates a login for an invited person. INVALID_PARAMS names the fault. Spec v4-legacy 4.7. */
export const createUser = operation({
  methods: ['POST'],
  path: '/v4/accounts/:account/users/',
  spec: 'v4-legacy 4.7',
  access: 'none',
  params: () => z.strictObject({ ...invitationShape, full_name: displayName, password: newPassword }),
  summary: 'Creates a user that the account owns, with the link of an invitation.',
  result: '`User created.`',
  handle: async ({ services: { accounts }, path }, question): Promise<string> => {
    const { full_name, password } = question
    if (!emailAddress.safeParse(question.email).success)
      throw invalidParams('`email` is not an email address.', 'email')
    await accounts.invitations.createUser(invitationOf(path.account, question), { fullName: full_name, password })
    return 'User created.'
  },
})
