import type { TermChange, TermManagement } from '../snapshot/snapshot.js'
import type { ConceptListHost } from './conceptLists.js'

/** Term management of one project for the next build. Spec v5 2.6, 4.3. */
export interface Management {
  /** All stored entries, whether or not a build has applied them. */
  all(): Promise<TermManagement>
  /** The entry of one term. */
  get(termId: string): Promise<TermChange | undefined>
  /** Replaces the given entries. An empty entry deletes its term; `overwrite` deletes all others. */
  change(entries: TermManagement, overwrite: boolean): Promise<void>
  /** Replaces one entry by what `next` makes of it. */
  changeOne(termId: string, next: (entry: TermChange | undefined) => TermChange): Promise<void>
}

export function createManagement({ records, touch }: Omit<ConceptListHost, 'newId'>): Management {
  return {
    all: () => records.management.all(),
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
