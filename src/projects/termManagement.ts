import type { TermManagement } from '../snapshot/snapshot.js'
import type { ConceptListHost } from './conceptLists.js'

/** Term management of one project for the next build. Spec v5 2.6, 4.3. */
export interface Management {
  /** All stored entries, whether or not a build has applied them. */
  all(): TermManagement
  /** Replaces the given entries. An empty entry deletes its term; `overwrite` deletes all others. */
  change(entries: TermManagement, overwrite: boolean): void
}

export function createManagement({ file, touch }: Omit<ConceptListHost, 'newId'>): Management {
  return {
    all: () => file().management.all(),
    change(entries, overwrite) {
      file().management.change(entries, overwrite)
      touch()
    },
  }
}
