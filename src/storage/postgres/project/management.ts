import type { ManagementStore, StoredChange } from '../../port/project/management.js'
import type { Session } from './session.js'
import { decodeText, encodeText } from './texts.js'

export function openManagementStore(session: Session): ManagementStore {
  const entries = `${session.schema}.term_management`
  const columns = `SELECT term_id AS id, changes FROM ${entries} WHERE project = $1`
  interface Row {
    readonly id: string
    readonly changes: string
  }
  const some = async ({ all }: Session, ids: readonly string[]): Promise<Record<string, StoredChange>> => {
    const rows = await all<Row>(`${columns} AND term_id = ANY($2::text[])`, ids.map(encodeText))
    return Object.fromEntries(rows.map(({ id, changes }) => [decodeText(id), JSON.parse(changes) as StoredChange]))
  }
  return {
    async entries() {
      const rows = await session.all<Row>(`${columns} ORDER BY term_id`)
      return rows.map(({ id, changes }) => `[${JSON.stringify(decodeText(id))},${changes}]`)
    },
    get: async (id) => (await some(session, [id]))[id],
    change: (changes, overwrite) =>
      session.atomically(async (inside) => {
        const sent = Object.entries(changes)
        const before = await some(
          inside,
          sent.map(([id]) => id),
        )
        const empty = sent.filter(([, change]) => Object.keys(change).length === 0)
        if (overwrite) await inside.run(`DELETE FROM ${entries} WHERE project = $1`)
        else {
          await inside.run(
            `DELETE FROM ${entries} WHERE project = $1 AND term_id = ANY($2::text[])`,
            empty.map(([id]) => encodeText(id)),
          )
        }
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
