import { createHash, timingSafeEqual } from 'node:crypto'
import type { Database } from '../database.js'
import { transaction } from '../sqlite.js'

export type TokenKind = 'long_lived' | 'short_lived'

/** A stored token, without the token itself. Times are seconds since 1970. */
export interface TokenRecord {
  readonly userId: number
  readonly username: string
  readonly isOwner: boolean
  readonly kind: TokenKind
  readonly description: string
  readonly creationDate: number
  /** Null for one that never expires. */
  readonly expiration: number | null
  /** The token, encrypted with a key outside of this file; null for a token that cannot be read again. */
  readonly sealed: Uint8Array | null
}

export interface NewToken {
  readonly userId: number
  readonly kind: TokenKind
  readonly description?: string
  readonly creationDate: number
  readonly expiration?: number | null
  readonly sealed?: Uint8Array | null
}

export interface TokenStore {
  /** Stores a token by its hash; an existing one is unchanged. */
  add(token: string, record: NewToken): void
  /** The same, unless the user has a long-lived token; then returns false. */
  addOnlyLongLived(token: string, record: NewToken): boolean
  /** The record of a token, expired or not; undefined for an unknown one. */
  find(token: string): TokenRecord | undefined
  /** Tokens of a user that are valid at a time, oldest first. */
  list(userId: number, now: number): TokenRecord[]
  /** Whether the token existed. */
  remove(token: string): boolean
  removeShortLived(userId: number): void
  /** Long-lived ones too. */
  removeAll(userId: number): void
  removeExpired(now: number): void
}

/** Stores tokens by the SHA-256 hash of their text: a reader of the file cannot use them. */
export function openTokenStore(database: Database): TokenStore {
  const insert = database.prepare(`
    INSERT INTO tokens (token_hash, user_id, kind, description, creation_date, expiration, sealed)
    VALUES (@hash, @userId, @kind, @description, @creationDate, @expiration, @sealed) ON CONFLICT DO NOTHING`)
  const columns = `
    t.token_hash AS hash, t.user_id AS userId, u.username, u.is_installation_owner AS isOwner, t.kind,
    t.description, t.creation_date AS creationDate, t.expiration, t.sealed`
  const find = database.prepare<Row>(
    `SELECT ${columns} FROM tokens t JOIN users u USING (user_id) WHERE t.token_hash = ?`,
  )
  const list = database.prepare<Row>(`
    SELECT ${columns} FROM tokens t JOIN users u USING (user_id)
    WHERE t.user_id = ? AND (t.expiration IS NULL OR t.expiration > ?) ORDER BY t.creation_date, t.token_hash`)
  const longLived = database.prepare(`SELECT count(*) FROM tokens WHERE user_id = ? AND kind = 'long_lived'`).pluck()
  const remove = database.prepare('DELETE FROM tokens WHERE token_hash = ?')
  const removeShortLived = database.prepare(`DELETE FROM tokens WHERE user_id = ? AND kind = 'short_lived'`)
  const removeAll = database.prepare('DELETE FROM tokens WHERE user_id = ?')
  const removeExpired = database.prepare('DELETE FROM tokens WHERE expiration <= ?')
  const add = (token: string, record: NewToken): void =>
    void insert.run({ description: '', expiration: null, sealed: null, ...record, hash: hashOf(token) })
  return {
    add,
    addOnlyLongLived: (token, record) =>
      transaction(database, () => {
        if (longLived.get(record.userId) !== 0) return false
        add(token, record)
        return true
      }),
    find: (token) => {
      const hash = hashOf(token)
      const row = find.get(hash)
      // The lookup compares hashes, which nobody can choose; the final comparison is in constant time as well.
      return row === undefined || !timingSafeEqual(row.hash, hash) ? undefined : readToken(row)
    },
    list: (userId, now) => list.all(userId, now).map(readToken),
    remove: (token) => remove.run(hashOf(token)).changes > 0,
    removeShortLived: (userId) => void removeShortLived.run(userId),
    removeAll: (userId) => void removeAll.run(userId),
    removeExpired: (now) => void removeExpired.run(now),
  }
}

type Row = TokenRecord & { readonly hash: Buffer }

const readToken = ({ hash: _, ...record }: Row): TokenRecord => ({ ...record, isOwner: Boolean(record.isOwner) })

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
