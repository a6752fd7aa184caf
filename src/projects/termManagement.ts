import { forEachYielding } from '../compute/eventLoopBudget.js'
import type { TermChange, TermManagement } from '../snapshot/snapshot.js'
import type { ContentHost } from './projectHost.js'

/** Term management of one project for the next build. Spec v5 2.6, 4.3. */
export interface Management {
  /** All stored entries, whether or not a build has applied them. */
  all(): Promise<TermManagement>
  /** Calls `visit` for each of them, in the order of the ids. Yields at intervals. */
  forEach(visit: (termId: string, change: TermChange) => void): Promise<void>
  /** The entry of one term. */
  get(termId: string): Promise<TermChange | undefined>
  /** Replaces the given entries. An empty entry deletes its term; `overwrite` deletes all others. */
  change(entries: TermManagement, overwrite: boolean): Promise<void>
  /** Replaces one entry by what `next` makes of it. */
  changeOne(termId: string, next: (entry: TermChange | undefined) => TermChange): Promise<void>
}

export function createManagement({ records, touch }: Omit<ContentHost, 'newId'>): Management {
  const forEach: Management['forEach'] = async (visit) => {
    await forEachYielding(await records.management.entries(), (entry) => {
      const [termId, change] = JSON.parse(entry) as [string, TermChange]
      visit(termId, change)
    })
  }
  return {
    forEach,
    async all() {
      const all: Record<string, TermChange> = {}
      await forEach((termId, change) => {
        all[termId] = change
      })
      return all
    },
    get: (termId) => records.management.get(termId),
    async change(entries, overwrite) {
      await records.management.change(entries, overwrite)
      await touch()
    },
    async changeOne(termId, next) {
      await records.atomically(async ({ management }) => {
        await management.change({ [termId]: next(await management.get(termId)) }, false)
      })
      await touch()
    },
  }
}
