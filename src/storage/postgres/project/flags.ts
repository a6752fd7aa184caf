import type { DocumentFlags, FlagChange, FlagStore } from '../../port/project/flags.js'
import { documentConditions, UNMARKED } from './documentConditions.js'
import type { Session } from './session.js'
import { encodeText } from './texts.js'

/** Documents changed by one page. */
const PAGE_DOCUMENTS = 1_000

export function openFlagStore(session: Session): FlagStore {
  const { schema } = session
  return {
    keysOf: async (docIds) => {
      const rows = await session.all<{ key: number }>(
        `SELECT key FROM unnest($2::text[]) WITH ORDINALITY AS requested (id, place)
         JOIN ${schema}.documents ON project = $1 AND doc_id = id ORDER BY place, key`,
        docIds.map(encodeText),
      )
      return rows.map(({ key }) => key)
    },
    change: (keys, change) =>
      session.atomically(async (inside) => {
        const all = Array.from(keys)
        if (all.length <= PAGE_DOCUMENTS && (await firstPage(inside)) === undefined) {
          await carryOut(inside, change, all)
          return
        }
        for (let from = 0; from < all.length; from += PAGE_DOCUMENTS) {
          await inside.run(
            `INSERT INTO ${schema}.flag_changes (project, change, keys) VALUES ($1, $2, $3)`,
            change,
            all.slice(from, from + PAGE_DOCUMENTS),
          )
        }
      }),
    anyLeaving: async (keys) => {
      const { isLeaving, live } = documentConditions(schema)
      const found = await session.get(
        `SELECT 1 FROM ${schema}.documents
         WHERE project = $1 AND key = ANY($2::bigint[]) AND ${isLeaving} AND superseded_by IS NULL AND ${live} LIMIT 1`,
        Array.from(keys),
      )
      return found !== undefined
    },
    read: async (keys) => {
      const { erasable } = documentConditions(schema)
      const rows = await session.all<DocumentFlags & { readonly key: number }>(
        `SELECT key, favorite, marked > ${erasable} AS marked FROM ${schema}.documents
         WHERE project = $1 AND key = ANY($2::bigint[])`,
        keys,
      )
      const found = new Map(rows.map(({ key, favorite, marked }) => [key, { favorite, marked }]))
      return keys.map((key) => found.get(key))
    },
    step: async () => (await firstPage(session)) !== undefined && (await session.atomically(carryOutPage)),
    finish: () => session.atomically(finishFlags),
  }
}

/** Applies all pending changes in the transaction of the caller. */
export async function finishFlags(session: Session): Promise<void> {
  while (await carryOutPage(session));
}

interface Page {
  readonly page: number
  readonly change: FlagChange
}

const firstPage = ({ schema, get }: Session): Promise<Page | undefined> =>
  get<Page>(`SELECT page, change FROM ${schema}.flag_changes WHERE project = $1 ORDER BY page LIMIT 1`)

async function carryOutPage(session: Session): Promise<boolean> {
  const next = await firstPage(session)
  if (next === undefined) return false
  const [removed] = await session.returning<{ keys: string[] }>(
    `DELETE FROM ${session.schema}.flag_changes WHERE project = $1 AND page = $2 RETURNING keys`,
    next.page,
  )
  await carryOut(session, next.change, removed!.keys)
  return true
}

async function carryOut(session: Session, change: FlagChange, keys: readonly (number | string)[]): Promise<void> {
  const { schema } = session
  const { total, isMarked, live } = documentConditions(schema)
  const newest = `superseded_by IS NULL AND ${live}`
  const changes: Readonly<Record<FlagChange, string>> = {
    mark: `marked = ${total('generation')} WHERE marked = ${UNMARKED} AND ${newest}`,
    unmark: `marked = ${UNMARKED} WHERE ${isMarked} AND ${newest}`,
    favor: 'favorite = true WHERE NOT favorite',
    disfavor: 'favorite = false WHERE favorite',
  }
  await session.run(
    `UPDATE ${schema}.documents SET ${changes[change]} AND project = $1 AND key = ANY($2::bigint[])`,
    keys,
  )
}
