import { createHash } from 'node:crypto'
import type { Database } from '../sqlite.js'

/** Signed links that have been used, so that each works once. */
export interface SpentLinkStore {
  /** Marks a signature as used until it expires anyway; false when it was used before. */
  spend(signature: string, expiration: number, now: number): boolean
}

export function openSpentLinkStore(database: Database): SpentLinkStore {
  const forget = database.prepare('DELETE FROM spent_links WHERE expiration <= ?')
  const insert = database.prepare('INSERT INTO spent_links VALUES (?, ?) ON CONFLICT DO NOTHING')
  return {
    spend: (signature, expiration, now) => {
      forget.run(now)
      return insert.run(createHash('sha256').update(signature).digest(), expiration).changes > 0
    },
  }
}
