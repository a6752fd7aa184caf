import type { Database } from '../../database.js'
import type { FlagChange, FlagStore } from '../../port/project/flags.js'
import { transaction, unsynced } from '../../sqlite.js'
import type { Synchronous } from '../synchronous.js'
import { ERASABLE, IS_LEAVING, IS_MARKED, LIVE, NEW_MARK, UNMARKED } from './documentConditions.js'

/** Documents changed by one page: some ten milliseconds. */
const PAGE_DOCUMENTS = 1_000

/** Text of a page: JSON of its keys. */
interface Page {
  readonly page: number
  readonly change: FlagChange
  readonly keys: string
}

export function openFlagStore(database: Database): Synchronous<FlagStore> {
  const keysOf = database.prepare<number>('SELECT key FROM documents WHERE doc_id = ?').pluck()
  const given = 'key IN (SELECT value FROM json_each(?))'
  const newest = `superseded_by IS NULL AND ${LIVE}`
  const changes = {
    mark: database.prepare(
      `UPDATE documents SET marked = ${NEW_MARK} WHERE ${given} AND marked = ${UNMARKED} AND ${newest}`,
    ),
    unmark: database.prepare(`UPDATE documents SET marked = ${UNMARKED} WHERE ${given} AND ${IS_MARKED} AND ${newest}`),
    favor: database.prepare(`UPDATE documents SET favorite = 1 WHERE ${given} AND favorite = 0`),
    disfavor: database.prepare(`UPDATE documents SET favorite = 0 WHERE ${given} AND favorite = 1`),
  }
  const flags = database.prepare<{ key: number; favorite: number; marked: number }>(
    `SELECT key, favorite, marked > ${ERASABLE} AS marked FROM documents WHERE ${given}`,
  )
  const leaving = database.prepare(`SELECT 1 FROM documents WHERE ${given} AND ${IS_LEAVING} AND ${newest} LIMIT 1`)
  const add = database.prepare('INSERT INTO flag_changes (change, keys) VALUES (?, ?)')
  const first = database.prepare<Page>('SELECT page, change, keys FROM flag_changes ORDER BY page LIMIT 1')
  const remove = database.prepare('DELETE FROM flag_changes WHERE page = ?')
  const carryOut = (): boolean => {
    const next = first.get()
    if (next === undefined) return false
    changes[next.change].run(next.keys)
    remove.run(next.page)
    return true
  }
  return {
    keysOf: (docIds) => docIds.flatMap((docId) => keysOf.all(docId)),
    change: (keys, change) =>
      transaction(database, () => {
        const pageAt = (from: number): string =>
          JSON.stringify(Array.prototype.slice.call(keys, from, from + PAGE_DOCUMENTS))
        if (keys.length <= PAGE_DOCUMENTS && first.get() === undefined) changes[change].run(pageAt(0))
        else for (let from = 0; from < keys.length; from += PAGE_DOCUMENTS) add.run(change, pageAt(from))
      }),
    anyLeaving: (keys) => leaving.get(JSON.stringify(Array.from(keys))) !== undefined,
    read: (keys) => {
      const found = new Map(flags.all(JSON.stringify(keys)).map((row) => [row.key, row]))
      return keys.map((key) => {
        const row = found.get(key)
        return row && { favorite: row.favorite === 1, marked: row.marked === 1 }
      })
    },
    step: () => first.get() !== undefined && unsynced(database, carryOut),
    finish: () => {
      while (carryOut());
    },
  }
}
