import type { Database } from '../../database.js'
import type { ManagementStore, StoredChange } from '../../port/project/management.js'
import { transaction } from '../../sqlite.js'
import type { Synchronous } from '../synchronous.js'

export function openManagementStore(database: Database): Synchronous<ManagementStore> {
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
