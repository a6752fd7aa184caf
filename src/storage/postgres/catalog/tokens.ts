import { timingSafeEqual } from 'node:crypto'
import type { NewToken, TokenRecord, TokenStore } from '../../port/catalog/tokens.js'
import { tokenHash } from '../../tokenHash.js'
import type { CatalogStatements } from './catalogStatements.js'

/** Stores tokens by the SHA-256 hash of their text: a reader of the database cannot use them. */
export function openTokenStore(statements: CatalogStatements): TokenStore {
  const { schema, all, get, run, atomically } = statements
  const from = `${schema}.tokens`
  const select = `
    SELECT t.token_hash AS hash, t.user_id AS "userId", u.username, u.is_installation_owner AS "isOwner", t.kind,
      t.description, t.creation_date AS "creationDate", t.expiration, t.sealed
    FROM ${from} t JOIN ${schema}.users u USING (user_id)`
  const insert = async (
    { run }: Pick<CatalogStatements, 'run'>,
    token: string,
    { userId, kind, description = '', creationDate, expiration = null, sealed = null }: NewToken,
  ): Promise<void> => {
    await run(`INSERT INTO ${from} VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`, [
      tokenHash(token),
      userId,
      kind,
      description,
      creationDate,
      expiration,
      sealed && Buffer.from(sealed),
    ])
  }
  return {
    add: (token, record) => insert(statements, token, record),
    addOnlyLongLived: (token, record) =>
      atomically(async (locked) => {
        const known = await locked.get(`SELECT 1 FROM ${from} WHERE user_id = $1 AND kind = 'long_lived'`, [
          record.userId,
        ])
        if (known !== undefined) return false
        await insert(locked, token, record)
        return true
      }),
    find: async (token) => {
      const hash = tokenHash(token)
      const row = await get<Row>(`${select} WHERE t.token_hash = $1`, [hash])
      // The lookup compares hashes, which nobody can choose; the final comparison is in constant time as well.
      return row === undefined || !timingSafeEqual(row.hash, hash) ? undefined : readToken(row)
    },
    list: async (userId, now) =>
      (
        await all<Row>(
          `${select} WHERE t.user_id = $1 AND (t.expiration IS NULL OR t.expiration > $2)
           ORDER BY t.creation_date, t.token_hash`,
          [userId, now],
        )
      ).map(readToken),
    remove: async (token) => (await run(`DELETE FROM ${from} WHERE token_hash = $1`, [tokenHash(token)])).changes > 0,
    removeShortLived: async (userId) =>
      void (await run(`DELETE FROM ${from} WHERE user_id = $1 AND kind = 'short_lived'`, [userId])),
    removeAll: async (userId) => void (await run(`DELETE FROM ${from} WHERE user_id = $1`, [userId])),
    removeExpired: async (now) => void (await run(`DELETE FROM ${from} WHERE expiration <= $1`, [now])),
  }
}

type Row = TokenRecord & { readonly hash: Buffer }

const readToken = ({ hash: _, ...record }: Row): TokenRecord => record
