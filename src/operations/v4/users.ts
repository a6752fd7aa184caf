import { z } from 'zod'
import { operation } from '../operation.js'
import { atLeastOneOf, displayName, newPassword, noParams } from '../params.js'
import { recoveryLink } from './links.js'
import { type ProfileRecord, renderProfile, renderToken, type TokenRecord } from './records.js'

/** A short-lived token, one per session, valid for two weeks. AUTH_CREDS_INVALID. Spec v4-identity 4.1. */
export const login = operation({
  methods: ['POST'],
  path: '/api/v4/user/login/',
  spec: 'v4-identity 4.1',
  access: 'none',
  params: () =>
    z.strictObject({
      username: z.string(),
      password: z.string(),
      token_auth: z
        .boolean()
        .refine((value) => value, 'must be true, since tokens are the only way')
        .default(true)
        .describe('Deprecated; must be true'),
    }),
  summary: 'Logs in and returns a short-lived token.',
  result: 'A token object.',
  handle: async ({ services, client }, { username, password }): Promise<TokenRecord> =>
    renderToken(await services.accounts.users.login({ username, password }, client)),
})

/** Deletes the short-lived token in use; INVALID_PARAMS with a long-lived one. Spec v4-identity 4.1. */
export const logout = operation({
  methods: ['POST'],
  path: '/api/v4/user/logout/',
  spec: 'v4-identity 4.1',
  access: 'caller',
  params: noParams,
  summary: 'Logs out by deleting the short-lived token of the request.',
  result: '`Logged out.`',
  handle: async ({ services, caller }): Promise<string> => {
    await services.accounts.tokens.logout(caller)
    return 'Logged out.'
  },
})

/** The profile of the caller. Spec v4-identity 4.1. */
export const getProfile = operation({
  methods: ['GET'],
  path: '/api/v4/user/profile/',
  spec: 'v4-identity 4.1',
  access: 'caller',
  params: noParams,
  summary: "Reads the caller's profile and permissions.",
  result: 'The user profile.',
  handle: async ({ services: { accounts }, caller }): Promise<ProfileRecord> =>
    renderProfile(await accounts.profile(await accounts.access.userOf(caller))),
})

/**
 * Changes the name or default account. INADEQUATE_PERMISSION for an account on which the caller has no permission. Spec
 * v4-identity 4.1.
 */
export const updateProfile = operation({
  methods: ['PUT'],
  path: '/api/v4/user/profile/',
  spec: 'v4-identity 4.1',
  access: 'caller',
  params: () =>
    z
      .strictObject({ full_name: displayName.optional(), default_account: z.string().optional() })
      .superRefine(atLeastOneOf('full_name', 'default_account')),
  summary: "Changes the caller's name or default workspace.",
  result: '`User updated.`',
  handle: async ({ services: { accounts }, caller }, { full_name, default_account }): Promise<string> => {
    const user = await accounts.access.userOf(caller)
    await accounts.users.updateProfile(user, { fullName: full_name, defaultWorkspaceId: default_account })
    return 'User updated.'
  },
})

/** Sends a recovery link if the user exists; as in version 5. EMAIL_NOT_ENABLED. Spec v4-identity 4.1. */
export const recoverPassword = operation({
  methods: ['GET'],
  path: '/api/v4/user/password/',
  spec: 'v4-identity 4.1',
  access: 'none',
  params: () => z.strictObject({ email: z.string() }),
  summary: 'Sends a mail with a link to set a new password, if the login exists.',
  result: '`OK`',
  handle: async ({ services, caller, client }, { email }): Promise<string> => {
    await services.accounts.users.recoverPassword({ email, linkOf: recoveryLink('/api/v4') }, caller, client)
    return 'OK'
  },
})

/** Sets a new password: ends the user's sessions, keeps long-lived tokens. AUTH_CREDS_INVALID. Spec v4-identity 4.1. */
export const changePassword = operation({
  methods: ['PUT'],
  path: '/api/v4/user/password/',
  spec: 'v4-identity 4.1',
  access: 'caller',
  params: () => z.strictObject({ old_password: z.string(), new_password: newPassword }),
  summary: "Changes the caller's password and ends sessions; long-lived tokens stay valid.",
  result: '`Password changed.`',
  handle: async ({ services, caller, client }, { old_password, new_password }): Promise<string> => {
    const change = { oldPassword: old_password, newPassword: new_password }
    await services.accounts.users.changePassword(caller, change, client)
    return 'Password changed.'
  },
})
