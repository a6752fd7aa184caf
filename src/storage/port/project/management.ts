/** The change of a term in the next build. Spec v5 2.6. */
export interface StoredChange {
  readonly action?: 'ignore' | 'notice'
  readonly new_term_id?: string
  /** Ids of the entry are stems, as a version before science 2.0 named terms. */
  readonly naming?: 'stem'
}

/** Term management of a project for the next build. */
export interface ManagementStore {
  /** All entries in the order of the term ids, each as JSON of its id and change: parsing 100,000 of them takes several turns. */
  entries(): Promise<readonly string[]>
  /** The entry of a term id. */
  get(id: string): Promise<StoredChange | undefined>
  /**
   * Stores the given entries and removes those whose change is empty; `overwrite` removes all others. An entry that names
   * stems still does when it is stored again.
   */
  change(entries: Readonly<Record<string, StoredChange>>, overwrite: boolean): Promise<void>
}
