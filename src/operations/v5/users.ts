import { z } from 'zod'
import { operation } from '../operation.js'
import { displayName, emailAddress, newPassword, noParams } from '../params.js'
import { recoveryLink } from './links.js'
import { type ProfileRecord, renderProfile, roleParam, usernames } from './people.js'

/** The profile and permissions of the caller. Spec v5 4.7. */
export const getProfile = operation({
  methods: ['GET'],
  path: '/api/v5/profile/',
  spec: 'v5 4.7',
  access: 'caller',
  params: noParams,
  summary: "Reads the caller's profile and permissions.",
  result: 'The profile.',
  handle: ({ services, caller }): Promise<ProfileRecord> => renderProfile(services, caller),
})

/**
 * Changes the name or default workspace. INADEQUATE_PERMISSION for a workspace on which the caller has no permission.
 * Spec v5 4.7.
 */
export const updateProfile = operation({
  methods: ['PUT'],
  path: '/api/v5/profile/',
  spec: 'v5 4.7',
  access: 'caller',
  params: () => z.strictObject({ full_name: displayName.optional(), default_workspace: z.string().optional() }),
  summary: "Changes the caller's name or default workspace.",
  handle: async ({ services: { accounts }, caller }, { full_name, default_workspace }): Promise<null> => {
    const user = await accounts.access.userOf(caller)
    await accounts.users.updateProfile(user, { fullName: full_name, defaultWorkspaceId: default_workspace })
    return null
  },
})

/** Sets a new password: ends the user's sessions, keeps long-lived tokens. AUTH_CREDS_INVALID. Spec v5 4.7. */
export const changePassword = operation({
  methods: ['PUT'],
  path: '/api/v5/profile/password/',
  spec: 'v5 4.7',
  access: 'caller',
  params: () => z.strictObject({ old_password: z.string(), new_password: newPassword }),
  summary: "Changes the caller's password and ends sessions; long-lived tokens stay valid.",
  handle: async ({ services, caller, client }, { old_password, new_password }): Promise<null> => {
    const change = { oldPassword: old_password, newPassword: new_password }
    await services.accounts.users.changePassword(caller, change, client)
    return null
  },
})

/**
 * Sends a recovery link if the user exists; the answer is the same if not. EMAIL_NOT_ENABLED. Our choices: no token is
 * needed, since a user who has lost the password may have none; over HTTP the mail is sent after the answer, so that a
 * failure of the mail server does not reveal whether the login exists; in process a failure throws EMAIL_ERROR. Spec v5
 * 4.7.
 */
export const resetPassword = operation({
  methods: ['POST'],
  path: '/api/v5/profile/password/reset/',
  spec: 'v5 4.7',
  access: 'none',
  params: () => z.strictObject({ email: z.string() }),
  summary: 'Sends a mail with a link to set a new password, if the login exists.',
  handle: async ({ services, caller, client }, { email }): Promise<null> => {
    await services.accounts.users.recoverPassword({ email, linkOf: recoveryLink }, caller, client)
    return null
  },
})

/**
 * Deletes users, all or none. INADEQUATE_PERMISSION if one does not exist or the caller may not delete it. Our choice:
 * the local owner can be deleted like any other user of an account, which ends the login, tokens and memberships;
 * whoever opens the folder in process is still its owner. Spec v5 4.7.
 */
export const deleteUsers = operation({
  methods: ['POST'],
  path: '/api/v5/users/delete/',
  spec: 'v5 4.7',
  access: 'caller',
  params: () => z.strictObject({ usernames }),
  summary: 'Deletes users that belong to workspaces the caller manages; either all or none.',
  handle: async ({ services, caller }, question): Promise<null> => {
    await services.accounts.users.delete(caller, question.usernames)
    return null
  },
})

/** A newly created user. */
export interface UserRecord {
  /** Login, an e-mail address. */
  username: string
  /** Name of the person. */
  full_name: string
  /** Workspace that owns the user. */
  workspace_id: string
  /** Role on that workspace. */
  role: string
}

/**
 * Creates a user who belongs to a workspace and can log in at once. Extension, for installations without mail: the
 * specification has only invitations. INVALID_PARAMS names `username` when the login is taken.
 */
export const createUser = operation({
  methods: ['POST'],
  path: '/api/v5/users/',
  spec: 'v5 4.7',
  extension: true,
  access: 'account_manage',
  params: () =>
    z.strictObject({
      username: emailAddress.describe('Username, an email address'),
      password: newPassword,
      full_name: displayName.optional(),
      workspace_id: z
        .string()
        .optional()
        .describe("Workspace that owns the user; default: the caller's default workspace"),
      role: roleParam.default('viewer'),
    }),
  summary: 'Creates a user who can log in at once.',
  result: 'The user.',
  handle: async ({ services: { accounts }, caller }, question): Promise<UserRecord> => {
    const { username, password, full_name = '', role } = question
    const { access } = accounts
    // `bind` has refused callers without a default workspace.
    const workspaceId = question.workspace_id ?? (await access.defaultWorkspaceOf(await access.userOf(caller)))!
    const user = await accounts.users.create({
      username,
      password,
      fullName: full_name,
      workspaceId,
      role,
      isConfirmed: false,
    })
    return { username: user.username, full_name: user.fullName, workspace_id: workspaceId, role }
  },
})
