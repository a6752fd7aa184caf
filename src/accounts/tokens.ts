import type { Caller } from '../caller.js'
import { SECONDS_A_DAY } from '../dates.js'
import { EngineError, invalidParams } from '../errors.js'
import type { TokenKind, TokenRecord } from '../storage/port/catalog/tokens.js'
import type { UserRecord } from '../storage/port/catalog/users.js'
import { type Access, createAccess } from './access.js'
import type { AccountContext } from './accountContext.js'
import { createServerTokens, type Token } from './serverTokens.js'

export type { Token } from './serverTokens.js'

export interface TokenService {
  /** The caller behind an `Authorization` header. Throws NO_TOKEN or INVALID_TOKEN. Spec v5 5.1. */
  resolve(authorization: string | undefined): Promise<Caller>
  /**
   * Accepts a token as the local owner until it is revoked or deleted; creates one if none is given. It is a long-lived
   * token that is not stored.
   */
  admit(token?: string): { readonly token: string; readonly revoke: () => void }
  /** A short-lived token for one session. AUTH_CREDS_INVALID if the user has got another password, or was deleted, meanwhile. */
  issue(user: UserRecord): Promise<Token>
  /** Creates a long-lived token in addition to existing ones (v5). */
  create(caller: Caller, description: string): Promise<Token>
  /**
   * Creates the only long-lived token of the user (v4). INVALID_PARAMS if there is one already, whichever interface
   * created it.
   */
  createOnly(caller: Caller): Promise<Token>
  list(caller: Caller): Promise<Token[]>
  /** INADEQUATE_PERMISSION for an unknown token, or one of another user. */
  get(caller: Caller, token: string): Promise<Token>
  /**
   * INVALID_PARAMS for the token of the request, and for a long-lived token if the request itself uses a long-lived
   * one.
   */
  delete(caller: Caller, token: string): Promise<void>
  /** Deletes the short-lived token of the request; INVALID_PARAMS for a token of another kind. */
  logout(caller: Caller): Promise<void>
}

/** 24 bytes are 32 characters of URL-safe base64. */
const TOKEN_BYTES = 24
/** Two weeks. Spec v4-identity section 8. */
const SHORT_LIFE_SECONDS = 14 * SECONDS_A_DAY

/** Every rule of v4-identity section 3 about tokens. */
export function createTokens(context: AccountContext, access: Access, owner: Caller): TokenService {
  const { catalog, now, cached } = context
  const findToken = cached((token) => catalog.tokens.find(token))
  const admitted = createServerTokens()
  const { newTokenText, newToken, render } = createTokenRecords(context)
  const admittedOf = (user: UserRecord): Token[] => (user.isOwner ? admitted.list() : [])
  /** A valid token of the caller. */
  const own = async (caller: Caller, token: string): Promise<Token> => {
    const user = await access.userOf(caller)
    const admittedToken = user.isOwner ? admitted.find(token) : undefined
    if (admittedToken !== undefined) return admittedToken
    const record = await catalog.tokens.find(token)
    if (record === undefined || !isGood(record, now()) || record.userId !== user.userId) {
      throw new EngineError('INADEQUATE_PERMISSION')
    }
    return render(record, token)
  }
  return {
    async resolve(authorization) {
      const value = tokenIn(authorization)
      if (admitted.find(value) !== undefined) return { ...owner, token: { kind: 'long_lived', value } }
      const record = await findToken(value)
      if (record === undefined || !isGood(record, now())) throw new EngineError('INVALID_TOKEN')
      const { username, isOwner, kind } = record
      return { username, isOwner, token: { kind, value } }
    },
    admit: (token = newTokenText()) => admitted.admit(token),
    issue(user) {
      const { token, record, answer } = newToken(user, 'short_lived', '')
      return catalog.atomically(async ({ users, tokens }) => {
        const current = await users.find(user.username)
        const isSame = current?.userId === user.userId && current.password === user.password
        if (!isSame) throw new EngineError('AUTH_CREDS_INVALID')
        await tokens.removeExpired(now())
        await tokens.add(token, record)
        return answer
      })
    },
    create: (caller, description) =>
      catalog.atomically(async (records) => {
        const user = await createAccess(records).userOf(caller)
        const { token, record, answer } = newToken(user, 'long_lived', description)
        await records.tokens.add(token, record)
        return answer
      }),
    createOnly: (caller) =>
      catalog.atomically(async (records) => {
        const user = await createAccess(records).userOf(caller)
        const { token, record, answer } = newToken(user, 'long_lived', '')
        if (admittedOf(user).length === 0 && (await records.tokens.addOnlyLongLived(token, record))) return answer
        throw invalidParams('There is a long-lived token already. Delete it before you create another.')
      }),
    async list(caller) {
      const user = await access.userOf(caller)
      const stored = await catalog.tokens.list(user.userId, now())
      return [...admittedOf(user), ...stored.map((record) => render(record))]
    },
    get: own,
    async delete(caller, token) {
      if (caller.token?.value === token) {
        throw invalidParams('A request cannot delete the token that authenticates it.', 'token')
      }
      if ((await own(caller, token)).kind === 'long_lived' && caller.token?.kind === 'long_lived') {
        throw invalidParams('To delete a long-lived token, log in and use the short-lived one.', 'token')
      }
      if (!admitted.delete(token)) await catalog.tokens.remove(token)
    },
    async logout({ token }) {
      if (token?.kind !== 'short_lived') {
        throw invalidParams('Only a session that began with a login can log out; a long-lived token stays.')
      }
      await catalog.tokens.remove(token.value)
    },
  }
}

/** Creates tokens and their records, and shows stored ones. */
function createTokenRecords({ now, randomBytes, secret }: AccountContext) {
  const newTokenText = (): string => Buffer.from(randomBytes(TOKEN_BYTES)).toString('base64url')
  return {
    newTokenText,
    newToken({ userId }: UserRecord, kind: TokenKind, description: string) {
      const token = newTokenText()
      const expiration = kind === 'short_lived' ? now() + SHORT_LIFE_SECONDS : null
      const record = { userId, kind, description, creationDate: now(), expiration, sealed: secret.seal(token) }
      return { token, record, answer: { token, kind, description, expiration } }
    },
    render: ({ kind, description, expiration, sealed }: TokenRecord, token?: string): Token => ({
      // A token encrypted with another secret, as in a catalog without its secret.key, works but cannot be shown.
      token: token ?? (sealed === null ? '' : (secret.unseal(sealed) ?? '')),
      kind,
      description,
      expiration,
    }),
  }
}

/** The token of an `Authorization` header. NO_TOKEN, INVALID_TOKEN. */
function tokenIn(authorization: string | undefined): string {
  if (authorization === undefined || authorization.trim() === '') throw new EngineError('NO_TOKEN')
  const token = /^\s*Token\s+(\S+)\s*$/i.exec(authorization)?.[1]
  if (token === undefined) {
    throw new EngineError('INVALID_TOKEN', 'The header Authorization is not "Token ...".')
  }
  return token
}

const isGood = ({ expiration }: TokenRecord, now: number): boolean => expiration === null || expiration > now
