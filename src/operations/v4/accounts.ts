import { z } from 'zod'
import { roleOf } from '../../accounts/roles.js'
import { PERMISSIONS } from '../../caller.js'
import { MOST_PEOPLE } from '../limits.js'
import { operation } from '../operation.js'
import { atLeastOneOf, displayName, emailAddress, noParams } from '../params.js'
import { invitationLink } from './links.js'
import {
  type AccountRecord,
  type AccountsRecord,
  type AccountUsersRecord,
  type ProfileRecord,
  renderAccount,
  renderProfile,
  renderUsage,
  renderUsers,
  type UsageRecord,
} from './records.js'

const permission = z.enum(PERMISSIONS)
const permissionList = z.array(permission).max(MOST_PEOPLE)

/** The accounts on which the caller has a permission. Spec v4-identity 4.2. */
export const listAccounts = operation({
  methods: ['GET'],
  path: '/api/v4/accounts/',
  spec: 'v4-identity 4.2',
  access: 'caller',
  params: () => z.strictObject({ permission: permission.default('read') }),
  summary: 'Lists the accounts on which the caller has a permission.',
  result: 'The accounts, and the default one.',
  handle: async ({ services: { accounts }, caller }, question): Promise<AccountsRecord> => {
    const { workspaces, defaultWorkspaceId } = await accounts.profile(await accounts.access.userOf(caller))
    return {
      accounts: workspaces
        .filter(({ permissions }) => permissions.includes(question.permission))
        .map((workspace) => renderAccount(workspace, workspace.permissions)),
      default_account: defaultWorkspaceId ?? null,
    }
  },
})

/** One account. Spec v4-identity 4.2. */
export const getAccount = operation({
  methods: ['GET'],
  path: '/api/v4/accounts/:account/',
  spec: 'v4-identity 4.2',
  access: 'read',
  params: noParams,
  summary: 'Reads an account.',
  result: 'The account, with `email` for callers who manage it.',
  handle: async ({ services: { accounts }, caller, path }): Promise<AccountRecord> => {
    const permissions = await accounts.access.onWorkspace(await accounts.access.userOf(caller), path.account)
    return renderAccount(await accounts.workspaces.get(path.account), permissions)
  },
})

/** Changes the name or address. Spec v4-identity 4.2. */
export const updateAccount = operation({
  methods: ['PUT'],
  path: '/api/v4/accounts/:account/',
  spec: 'v4-identity 4.2',
  access: 'account_manage',
  params: () =>
    z
      .strictObject({ account_name: displayName.optional(), email: emailAddress.optional() })
      .superRefine(atLeastOneOf('account_name', 'email')),
  summary: 'Changes an account.',
  result: '`Account updated.`',
  handle: async ({ services: { accounts }, path }, { account_name, email }): Promise<string> => {
    await accounts.workspaces.update(path.account, {
      ...(account_name !== undefined && { name: account_name }),
      ...(email !== undefined && { email }),
    })
    return 'Account updated.'
  },
})

/**
 * All months and billing periods, latest first. Our choices: only those who manage the account may read it; a billing
 * period is a year from the day on which the account was created. Spec v4-identity 2.8 and 4.2.
 */
export const accountUsage = operation({
  methods: ['GET'],
  path: '/api/v4/accounts/:account/usage/',
  spec: 'v4-identity 4.2',
  access: 'account_manage',
  params: noParams,
  summary: 'Reports the documents uploaded to an account, by month and billing period.',
  result: 'The usage report, latest months and periods first.',
  handle: async ({ services: { accounts }, path }): Promise<UsageRecord> =>
    renderUsage(await accounts.usage.ofWorkspace(path.account)),
})

/**
 * Sends an invitation with a link that is valid for seven days. EMAIL_NOT_ENABLED, EMAIL_ERROR. Spec v4-identity 4.2.
 */
export const inviteUser = operation({
  methods: ['POST'],
  path: '/api/v4/accounts/:account/invite/',
  spec: 'v4-identity 4.2',
  access: 'account_manage',
  params: () => z.strictObject({ email: emailAddress, permissions: permissionList.min(1) }),
  summary: 'Invites a person to an account by mail.',
  result: '`Email sent.`',
  handle: async ({ services: { accounts }, caller, path }, { email, permissions }): Promise<string> => {
    // At least one permission is specified, and each belongs to a role.
    const invited = { workspaceId: path.account, email, role: roleOf(permissions)! }
    await accounts.invitations.send(caller, invited, { link: invitationLink('/api/v4') })
    return 'Email sent.'
  },
})

/**
 * Permissions by user: `members` are the users that the account owns, `guests` are others. Our choice: only those who
 * manage the account may list them. Spec v4-identity 2.7.
 */
export const listUsers = operation({
  methods: ['GET'],
  path: '/api/v4/accounts/:account/users/',
  spec: 'v4-identity 4.2',
  access: 'account_manage',
  params: noParams,
  summary: 'Lists the users of an account.',
  result: 'An object with `members` and `guests`, each by email.',
  handle: async ({ services: { accounts }, path }): Promise<AccountUsersRecord> => {
    const { members, guests } = await accounts.workspaces.listUsers(path.account)
    return { members: renderUsers(members), guests: renderUsers(guests) }
  },
})

/** Deletes a user that the account owns; INADEQUATE_PERMISSION for any other. Spec v4-identity 4.2. */
export const deleteUser = operation({
  methods: ['DELETE'],
  path: '/api/v4/accounts/:account/users/:email/',
  spec: 'v4-identity 4.2',
  access: 'account_manage',
  params: noParams,
  summary: 'Deletes a user that the account owns.',
  result: '`User deleted.`',
  handle: async ({ services: { accounts }, caller, path }): Promise<string> => {
    const { username } = await accounts.workspaces.ownedUser(path.account, path.email)
    await accounts.users.delete(caller, [username])
    return 'User deleted.'
  },
})

/** The profile of a user that the account owns; INADEQUATE_PERMISSION for any other. Spec v4-identity 4.2. */
export const getUserProfile = operation({
  methods: ['GET'],
  path: '/api/v4/accounts/:account/users/:email/profile/',
  spec: 'v4-identity 4.2',
  access: 'account_manage',
  params: noParams,
  summary: 'Reads the profile of a user that the account owns.',
  result: 'The user profile.',
  handle: async ({ services: { accounts }, path }): Promise<ProfileRecord> =>
    renderProfile(await accounts.profile(await accounts.workspaces.ownedUser(path.account, path.email))),
})

/** Changes the profile of a user that the account owns; INADEQUATE_PERMISSION for any other. Spec v4-identity 4.2. */
export const updateUserProfile = operation({
  methods: ['PUT'],
  path: '/api/v4/accounts/:account/users/:email/profile/',
  spec: 'v4-identity 4.2',
  access: 'account_manage',
  params: () =>
    z
      .strictObject({ full_name: displayName.optional(), default_account: z.string().optional() })
      .superRefine(atLeastOneOf('full_name', 'default_account')),
  summary: 'Changes the profile of a user that the account owns.',
  result: '`User updated.`',
  handle: async ({ services: { accounts }, path }, { full_name, default_account }): Promise<string> => {
    const user = await accounts.workspaces.ownedUser(path.account, path.email)
    await accounts.users.updateProfile(user, { fullName: full_name, defaultWorkspaceId: default_account })
    return 'User updated.'
  },
})

/**
 * Adds permissions of a user on an account, or replaces them with `reset`. INVALID_PARAMS for a user without
 * permissions there, for removing all permissions of a user that the account owns, and for a user whose role on the
 * organization grants more than the given permissions. Spec v4-identity 4.2.
 */
export const setPermissions = operation({
  methods: ['PUT'],
  path: '/api/v4/accounts/:account/users/:email/permissions/',
  spec: 'v4-identity 4.2',
  access: 'account_manage',
  params: () => z.strictObject({ permissions: permissionList, reset: z.boolean().default(false) }),
  summary: 'Changes the permissions of a user on an account.',
  result: '`Permissions changed.`',
  handle: async ({ services: { accounts }, path }, { permissions, reset }): Promise<string> => {
    await accounts.workspaces.changePermissions(path.account, path.email, permissions, reset)
    return 'Permissions changed.'
  },
})
