import { operation } from '../operation.js'
import { noParams } from '../params.js'
import { renderToken, type TokenRecord } from './records.js'

/**
 * The valid tokens of the caller. Our choice: there may be several long-lived ones, which version 5 can create; all of them must be
 * deleted before version 4 creates one. Spec v4-identity 4.3.
 */
export const listTokens = operation({
  methods: ['GET'],
  path: '/api/v4/user/tokens/',
  spec: 'v4-identity 4.3',
  access: 'caller',
  params: noParams,
  summary: "Lists the caller's tokens.",
  result: 'An array of token objects.',
  handle: async ({ services, caller }): Promise<TokenRecord[]> =>
    (await services.accounts.tokens.list(caller)).map(renderToken),
})

/**
 * Creates the long-lived token of a user. INVALID_PARAMS if there is one already, which must be deleted first. Spec
 * v4-identity 4.3.
 */
export const createToken = operation({
  methods: ['POST'],
  path: '/api/v4/user/tokens/',
  spec: 'v4-identity 4.3',
  access: 'caller',
  params: noParams,
  summary: 'Creates a long-lived token for a caller who has none.',
  result: 'A token object.',
  handle: async ({ services, caller }): Promise<TokenRecord> =>
    renderToken(await services.accounts.tokens.createOnly(caller)),
})

/** A token of the caller. INADEQUATE_PERMISSION for any other. Spec v4-identity 4.3. */
export const getToken = operation({
  methods: ['GET'],
  path: '/api/v4/user/tokens/:token/',
  spec: 'v4-identity 4.3',
  access: 'caller',
  params: noParams,
  summary: 'Reads a token.',
  result: 'A token object.',
  handle: async ({ services, caller, path }): Promise<TokenRecord> =>
    renderToken(await services.accounts.tokens.get(caller, path.token)),
})

/**
 * Deletes a token of the caller. INVALID_PARAMS for the token of this request, and for a long-lived token if the
 * request itself uses a long-lived one. Spec v4-identity section 3.
 */
export const deleteToken = operation({
  methods: ['DELETE'],
  path: '/api/v4/user/tokens/:token/',
  spec: 'v4-identity 4.3',
  access: 'caller',
  params: noParams,
  summary: 'Deletes a token.',
  result: '`Deleted.`',
  handle: async ({ services, caller, path }): Promise<string> => {
    await services.accounts.tokens.delete(caller, path.token)
    return 'Deleted.'
  },
})
