import type { SpecifiedOperation } from './v5Tables.js'

const organization = '/api/v5/organizations/:organization_id/'
const workspace = '/api/v5/workspaces/:workspace_id/'
const account = '/api/v4/accounts/:account/'
const user = `${account}users/:email/`

const specify = (
  name: string,
  method: string,
  path: string,
  required: readonly string[] = [],
  optional: Readonly<Record<string, unknown>> = {},
): SpecifiedOperation => ({ name, methods: [method], path, required, optional })

/** Spec v5 4.7 to 4.9, then v4-identity 4.1 to 4.3, in the order of their tables. */
export const identity: readonly SpecifiedOperation[] = [
  specify('profile.get', 'GET', '/api/v5/profile/'),
  specify('profile.update', 'PUT', '/api/v5/profile/', [], { full_name: undefined, default_workspace: undefined }),
  specify('profile.changePassword', 'PUT', '/api/v5/profile/password/', ['old_password', 'new_password']),
  specify('profile.resetPassword', 'POST', '/api/v5/profile/password/reset/', ['email']),
  specify('users.delete', 'POST', '/api/v5/users/delete/', ['usernames']),
  specify('organizations.get', 'GET', organization),
  specify('organizations.usage', 'GET', `${organization}usage/`),
  specify('organizations.update', 'PUT', organization, ['name']),
  specify('organizations.setRoles', 'PUT', `${organization}users/`, ['usernames', 'role']),
  specify('workspaces.create', 'POST', '/api/v5/workspaces/', ['organization_id', 'name'], { default_language: 'en' }),
  specify('workspaces.get', 'GET', workspace),
  specify('workspaces.update', 'PUT', workspace, [], { name: undefined, default_language: undefined }),
  specify('workspaces.delete', 'DELETE', workspace),
  specify('workspaces.removeUsers', 'POST', `${workspace}users/remove/`, ['usernames']),
  specify('workspaces.setRoles', 'PUT', `${workspace}users/`, ['usernames', 'role']),
  specify('workspaces.invite', 'POST', `${workspace}invite_user/`, ['email', 'role']),
  specify('v4.user.login', 'POST', '/api/v4/user/login/', ['username', 'password'], { token_auth: true }),
  specify('v4.user.logout', 'POST', '/api/v4/user/logout/'),
  specify('v4.user.profile', 'GET', '/api/v4/user/profile/'),
  specify('v4.user.updateProfile', 'PUT', '/api/v4/user/profile/', [], {
    full_name: undefined,
    default_account: undefined,
  }),
  specify('v4.user.recoverPassword', 'GET', '/api/v4/user/password/', ['email']),
  specify('v4.user.changePassword', 'PUT', '/api/v4/user/password/', ['old_password', 'new_password']),
  specify('v4.accounts.list', 'GET', '/api/v4/accounts/', [], { permission: 'read' }),
  specify('v4.accounts.get', 'GET', account),
  specify('v4.accounts.update', 'PUT', account, [], { account_name: undefined, email: undefined }),
  specify('v4.accounts.usage', 'GET', `${account}usage/`),
  specify('v4.accounts.invite', 'POST', `${account}invite/`, ['email', 'permissions']),
  specify('v4.accounts.users.list', 'GET', `${account}users/`),
  specify('v4.accounts.users.delete', 'DELETE', user),
  specify('v4.accounts.users.profile', 'GET', `${user}profile/`),
  specify('v4.accounts.users.updateProfile', 'PUT', `${user}profile/`, [], {
    full_name: undefined,
    default_account: undefined,
  }),
  specify('v4.accounts.users.setPermissions', 'PUT', `${user}permissions/`, ['permissions'], { reset: false }),
  specify('v4.tokens.list', 'GET', '/api/v4/user/tokens/'),
  specify('v4.tokens.create', 'POST', '/api/v4/user/tokens/'),
  specify('v4.tokens.get', 'GET', '/api/v4/user/tokens/:token/'),
  specify('v4.tokens.delete', 'DELETE', '/api/v4/user/tokens/:token/'),
]

/** Operations that the specification does not have and we offer. */
export const identityExtensions: readonly string[] = [
  'profile.recover',
  'profile.recoveryPage',
  'users.create',
  'users.acceptInvitation',
  'users.invitationPage',
  'workspaces.invitations.list',
  'workspaces.invitations.revoke',
  'login',
  'logout',
  'tokens.list',
  'tokens.create',
  'tokens.delete',
]
