import { endpoint, type NoParams } from './endpoint.js'
import type { TokenRecord } from './people.js'

/** The valid tokens of the caller. */
export const listTokens = endpoint<NoParams, readonly TokenRecord[]>('GET', '/api/v5/tokens/')

/** Makes a token that stays valid until it is deleted. */
export const createToken = endpoint<{ readonly password: string; readonly description: string }, TokenRecord>(
  'POST',
  '/api/v5/tokens/',
)

export const deleteToken = endpoint<{ readonly token: string }, null>('DELETE', '/api/v5/tokens/:token/')
