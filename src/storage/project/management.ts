import type { Database } from '../database.js'
import { transaction } from '../sqlite.js'

/** The change of a term in the next build. Spec v5 2.6. */
export interface StoredChange {
  readonly action?: 'ignore' | 'notice'
  readonly new_term_id?: string
  /** Ids of the entry are stems, as a version before science 2.0 named terms. */
  readonly naming?: 'stem'
}

/** Term management of a project for the next build. */
export interface ManagementStore {
  /** All entries by term id, in the order of the ids. */
  all(): Record<string, StoredChange>
  /**
   * Stores the given entries and removes those whose change is empty; `overwrite` removes all others. An entry that names
   * stems still does when it is stored again.
   */
  change(entries: Readonly<Record<string, StoredChange>>, overwrite: boolean): void
}

export function openManagementStore(database: Database): ManagementStore {
  const all = database.prepare<{ id: string; changes: string }>(
    'SELECT term_id AS id, changes FROM term_management ORDER BY term_id',
  )
  const put = database.prepare('INSERT OR REPLACE INTO term_management VALUES (?, ?)')
  const remove = database.prepare('DELETE FROM term_management WHERE term_id = ?')
  const clear = database.prepare('DELETE FROM term_management')
  const stored = (): Record<string, StoredChange> => {
    const rows = all.all()
    return Object.fromEntries(rows.map(({ id, changes }) => [id, JSON.parse(changes) as StoredChange]))
  }
  return {
    all: stored,
    change: (entries, overwrite) =>
      transaction(database, () => {
        const before = stored()
        if (overwrite) clear.run()
        for (const [id, changes] of Object.entries(entries)) {
          if (Object.keys(changes).length === 0) remove.run(id)
          else put.run(id, JSON.stringify(before[id]?.naming === undefined ? changes : { ...changes, naming: 'stem' }))
        }
      }),
  }
}
