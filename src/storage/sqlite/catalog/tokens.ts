import { timingSafeEqual } from 'node:crypto'
import type { Database } from '../../database.js'
import type { NewToken, TokenRecord, TokenStore } from '../../port/catalog/tokens.js'
import { transaction } from '../../sqlite.js'
import { tokenHash } from '../../tokenHash.js'
import type { Synchronous } from '../synchronous.js'

/** Stores tokens by the SHA-256 hash of their text: a reader of the file cannot use them. */
export function openTokenStore(database: Database): Synchronous<TokenStore> {
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
    void insert.run({ description: '', expiration: null, sealed: null, ...record, hash: tokenHash(token) })
  return {
    add,
    addOnlyLongLived: (token, record) =>
      transaction(database, () => {
        if (longLived.get(record.userId) !== 0) return false
        add(token, record)
        return true
      }),
    find: (token) => {
      const hash = tokenHash(token)
      const row = find.get(hash)
      // The lookup compares hashes, which nobody can choose; the final comparison is in constant time as well.
      return row === undefined || !timingSafeEqual(row.hash, hash) ? undefined : readToken(row)
    },
    list: (userId, now) => list.all(userId, now).map(readToken),
    remove: (token) => remove.run(tokenHash(token)).changes > 0,
    removeShortLived: (userId) => void removeShortLived.run(userId),
    removeAll: (userId) => void removeAll.run(userId),
    removeExpired: (now) => void removeExpired.run(now),
  }
}

type Row = TokenRecord & { readonly hash: Buffer }

const readToken = ({ hash: _, ...record }: Row): TokenRecord => ({ ...record, isOwner: Boolean(record.isOwner) })
