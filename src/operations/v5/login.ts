import { z } from 'zod'
import { isInProcess } from '../../caller.js'
import { missingParams } from '../explainIssues.js'
import { operation } from '../operation.js'
import { noParams } from '../params.js'
import { renderToken, type TokenRecord } from './people.js'

/**
 * Creates a short-lived token, valid for two weeks. AUTH_CREDS_INVALID, TOO_MANY_REQUESTS. Extension: the specification
 * has this operation in v4 only.
 */
export const login = operation({
  methods: ['POST'],
  path: '/api/v5/login/',
  spec: 'v5 5',
  extension: true,
  access: 'none',
  params: () => z.strictObject({ username: z.string(), password: z.string() }),
  summary: 'Logs in and returns a short-lived token.',
  result: 'A token object.',
  handle: async ({ services, client }, credentials): Promise<TokenRecord> =>
    renderToken(await services.accounts.users.login(credentials, client)),
})

/** Ends the session of the short-lived token in use; INVALID_PARAMS with a long-lived one. Extension. */
export const logout = operation({
  methods: ['POST'],
  path: '/api/v5/logout/',
  spec: 'v5 5',
  extension: true,
  access: 'caller',
  params: noParams,
  summary: 'Logs out by deleting the short-lived token of the request.',
  handle: async ({ services, caller }): Promise<null> => {
    await services.accounts.tokens.logout(caller)
    return null
  },
})

/** The caller's valid tokens. Extension. */
export const listTokens = operation({
  methods: ['GET'],
  path: '/api/v5/tokens/',
  spec: 'v5 5',
  extension: true,
  access: 'caller',
  params: noParams,
  summary: "Lists the caller's tokens.",
  result: 'An array of token objects.',
  handle: async ({ services, caller }): Promise<TokenRecord[]> =>
    (await services.accounts.tokens.list(caller)).map(renderToken),
})

/**
 * Creates a long-lived token; in version 5 a user may have several. AUTH_CREDS_INVALID for a wrong password; the local
 * owner in process needs no password. Extension.
 */
export const createToken = operation({
  methods: ['POST'],
  path: '/api/v5/tokens/',
  spec: 'v5 5',
  extension: true,
  access: 'caller',
  params: () =>
    z.strictObject({
      password: z.string().optional().describe('Password of the caller; optional only for the local owner in process'),
      description: z.string().trim().max(1_000).default('').describe('Purpose of the token'),
    }),
  summary: 'Creates a long-lived token.',
  result: 'A token object.',
  handle: async ({ services: { accounts }, caller, client }, { password, description }): Promise<TokenRecord> => {
    if (password !== undefined) await accounts.users.requirePassword(caller, password, client)
    else if (!isInProcess(caller)) {
      throw missingParams('password')
    }
    return renderToken(await accounts.tokens.create(caller, description))
  },
})

/**
 * Deletes a token of the caller. INVALID_PARAMS for the token of this request, and for a long-lived token if the
 * request itself uses a long-lived one. Extension; spec v4-identity section 3.
 */
export const deleteToken = operation({
  methods: ['DELETE'],
  path: '/api/v5/tokens/:token/',
  spec: 'v5 5',
  extension: true,
  access: 'caller',
  params: noParams,
  summary: 'Deletes a token.',
  handle: async ({ services, caller, path }): Promise<null> => {
    await services.accounts.tokens.delete(caller, path.token)
    return null
  },
})
