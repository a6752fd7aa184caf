import type { ManagementStore, StoredChange } from '../../port/project/management.js'
import type { Session } from './session.js'
import { decodeText, encodeText } from './texts.js'

export function openManagementStore(session: Session): ManagementStore {
  const entries = `${session.schema}.term_management`
  const stored = async ({ all }: Session): Promise<Record<string, StoredChange>> => {
    const rows = await all<{ id: string; changes: string }>(
      `SELECT term_id AS id, changes FROM ${entries} WHERE project = $1 ORDER BY term_id`,
    )
    return Object.fromEntries(rows.map(({ id, changes }) => [decodeText(id), JSON.parse(changes) as StoredChange]))
  }
  return {
    all: () => stored(session),
    change: (changes, overwrite) =>
      session.atomically(async (inside) => {
        const before = await stored(inside)
        const sent = Object.entries(changes)
        const empty = sent.filter(([, change]) => Object.keys(change).length === 0)
        const removed = overwrite ? Object.keys(before) : empty.map(([id]) => id)
        await inside.run(
          `DELETE FROM ${entries} WHERE project = $1 AND term_id = ANY($2::text[])`,
          removed.map(encodeText),
        )
        const put = sent.filter(([, change]) => Object.keys(change).length > 0)
        await inside.run(
          `INSERT INTO ${entries} SELECT $1, * FROM unnest($2::text[], $3::text[])
           ON CONFLICT (project, term_id) DO UPDATE SET changes = excluded.changes`,
          put.map(([id]) => encodeText(id)),
          put.map(([id, change]) =>
            JSON.stringify(before[id]?.naming === undefined ? change : { ...change, naming: 'stem' }),
          ),
        )
      }),
  }
}
