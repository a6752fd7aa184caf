import type { FieldStore, FieldType } from '../../port/project/fields.js'
import type { Session } from './session.js'
import { decodeText, encodeText } from './texts.js'

export function openFieldStore(session: Session): FieldStore {
  const fields = `${session.schema}.fields`
  return {
    types: async ({ after, limit } = {}) =>
      byName(
        await session.all(
          `SELECT name, type FROM ${fields} WHERE project = $1 AND ($2::text IS NULL OR name > $2)
           ORDER BY name LIMIT $3`,
          after === undefined ? null : encodeText(after),
          limit ?? null,
        ),
      ),
    typesOf: async (names) => {
      if (names.length === 0) return new Map()
      return byName(
        await session.all(
          `SELECT name, type FROM ${fields} WHERE project = $1 AND name = ANY($2::text[])`,
          names.map(encodeText),
        ),
      )
    },
    add: async (counts) => {
      if (counts.size === 0) return
      const all = [...counts]
      await session.run(
        `INSERT INTO ${fields} SELECT $1, * FROM unnest($2::text[], $3::text[], $4::bigint[])
         ON CONFLICT (project, name) DO UPDATE SET entries = fields.entries + excluded.entries`,
        all.map(([name]) => encodeText(name)),
        all.map(([, { type }]) => type),
        all.map(([, { entries }]) => entries),
      )
    },
    subtract: (counts) => session.atomically((inside) => subtractEntries(inside, counts)),
  }
}

const byName = (rows: readonly { readonly name: string; readonly type: FieldType }[]): Map<string, FieldType> =>
  new Map(rows.map(({ name, type }) => [decodeText(name), type]))

/** Subtracts entries in the transaction of the caller. */
export async function subtractEntries(session: Session, counts: ReadonlyMap<string, number>): Promise<void> {
  const fields = `${session.schema}.fields`
  await session.run(
    `UPDATE ${fields} SET entries = fields.entries - less.entries
     FROM unnest($2::text[], $3::bigint[]) AS less (name, entries)
     WHERE project = $1 AND fields.name = less.name`,
    [...counts.keys()].map(encodeText),
    [...counts.values()],
  )
  await session.run(
    `DELETE FROM ${fields} WHERE project = $1 AND name = ANY($2::text[]) AND entries <= 0`,
    [...counts.keys()].map(encodeText),
  )
}
