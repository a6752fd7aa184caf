import { createHash, timingSafeEqual } from 'node:crypto'
import type { Database } from '../sqlite.js'

export type TokenKind = 'long_lived' | 'short_lived'

/** A token as it is kept: everything but the token itself. Times are seconds since 1970. */
export interface TokenRecord {
  readonly userId: number
  readonly username: string
  readonly isOwner: boolean
  readonly kind: TokenKind
  readonly description: string
  readonly creationDate: number
  /** Null for one that never expires. */
  readonly expiration: number | null
}

export interface NewToken {
  readonly userId: number
  readonly kind: TokenKind
  readonly description?: string
  readonly creationDate: number
  readonly expiration?: number | null
}

export interface TokenStore {
  /** Stores a token by its hash; one that is there already stays as it is. */
  add(token: string, record: NewToken): void
  /** The record behind a token, expired ones too; undefined when there is none. */
  find(token: string): TokenRecord | undefined
  /** Whether there was such a token. */
  remove(token: string): boolean
}

/** Tokens by the SHA-256 of their text: who reads the file cannot speak for anyone. */
export function openTokenStore(database: Database): TokenStore {
  const add = database.prepare(`
    INSERT INTO tokens (token_hash, user_id, kind, description, creation_date, expiration)
    VALUES (@hash, @userId, @kind, @description, @creationDate, @expiration) ON CONFLICT DO NOTHING`)
  const find = database.prepare(`
    SELECT t.token_hash AS hash, t.user_id AS userId, u.username, u.is_installation_owner AS isOwner, t.kind,
           t.description, t.creation_date AS creationDate, t.expiration
    FROM tokens t JOIN users u USING (user_id) WHERE t.token_hash = ?`)
  const remove = database.prepare('DELETE FROM tokens WHERE token_hash = ?')
  return {
    add: (token, record) => void add.run({ description: '', expiration: null, ...record, hash: hashOf(token) }),
    find: (token) => {
      const hash = hashOf(token)
      const row = find.get(hash) as (TokenRecord & { hash: Buffer }) | undefined
      // The look-up compares hashes, whose bytes nobody can choose; the last word is in constant time all the same.
      if (row === undefined || !timingSafeEqual(row.hash, hash)) return undefined
      const { hash: _, ...record } = row
      return { ...record, isOwner: Boolean(record.isOwner) }
    },
    remove: (token) => remove.run(hashOf(token)).changes > 0,
  }
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
