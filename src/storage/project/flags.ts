import type { Database } from '../database.js'
import { transaction, unsynced } from '../sqlite.js'
import { IS_MARKED, LIVE, NEW_MARK, UNMARKED } from './documentConditions.js'

/** What can be changed of a document without a new version: a mark for deletion, and being a favorite. */
export type FlagChange = 'mark' | 'unmark' | 'favor' | 'disfavor'

/**
 * Changes of flags, each of all its documents or none. A large one is written down whole at first, in pages, and counts
 * from then on whatever happens; its pages are carried out one by one, so that it does not hold up everything else.
 */
export interface FlagStore {
  /** Keys of all versions of documents; unknown ids are left out. */
  keysOf(docIds: readonly string[]): number[]
  /**
   * Makes a change of documents by key, ascending. It is carried out at once when it is small and nothing waits. To be
   * marked or unmarked a document must be the newest version, and not be leaving with a build.
   */
  change(keys: ArrayLike<number>, change: FlagChange): void
  /** Carries out a page of what waits, oldest first; false when nothing is left. */
  step(): boolean
  /** Carries out all that waits, at once. For whoever goes by marks, in his transaction; `step` has left little or nothing. */
  finish(): void
}

/** Documents changed by one page: some ten milliseconds. */
const PAGE_DOCUMENTS = 1_000

/** Text of a page: JSON of its keys. */
interface Page {
  readonly page: number
  readonly change: FlagChange
  readonly keys: string
}

export function openFlagStore(database: Database): FlagStore {
  const keysOf = database.prepare('SELECT key FROM documents WHERE doc_id = ?').pluck()
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
  const add = database.prepare('INSERT INTO flag_changes (change, keys) VALUES (?, ?)')
  const first = database.prepare('SELECT page, change, keys FROM flag_changes ORDER BY page LIMIT 1')
  const remove = database.prepare('DELETE FROM flag_changes WHERE page = ?')
  const carryOut = (): boolean => {
    const next = first.get() as Page | undefined
    if (next === undefined) return false
    changes[next.change].run(next.keys)
    remove.run(next.page)
    return true
  }
  return {
    keysOf: (docIds) => docIds.flatMap((docId) => keysOf.all(docId) as number[]),
    change: (keys, change) =>
      transaction(database, () => {
        const pageAt = (from: number): string =>
          JSON.stringify(Array.prototype.slice.call(keys, from, from + PAGE_DOCUMENTS))
        if (keys.length <= PAGE_DOCUMENTS && first.get() === undefined) changes[change].run(pageAt(0))
        else for (let from = 0; from < keys.length; from += PAGE_DOCUMENTS) add.run(change, pageAt(from))
      }),
    step: () => first.get() !== undefined && unsynced(database, carryOut),
    finish: () => {
      while (carryOut());
    },
  }
}
