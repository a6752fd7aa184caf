import type { TermManagement } from '../snapshot/snapshot.js'
import type { ConceptListHost } from './conceptLists.js'

/** Term management of one project, as the next build will take it. Spec v5 2.6, 4.3. */
export interface Management {
  /** Everything stored, built in or not. */
  all(): TermManagement
  /** Replaces the entries given; an empty one takes its term id out, `overwrite` all that are not given. */
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
