/** A concept of a shared list. Spec v5 2.13. */
export interface SharedConcept {
  readonly sharedConceptId: string
  readonly name: string
  /** `#` and hexadecimal digits. */
  readonly color: string
  readonly texts: readonly string[]
}

export interface ConceptList {
  readonly listId: string
  /** Unique within a project. */
  readonly name: string
  readonly concepts: readonly SharedConcept[]
}

/** The shared concept lists of a project, oldest first. The caller wraps several changes in a transaction. */
export interface ConceptListStore {
  all(): Promise<ConceptList[]>
  get(listId: string): Promise<ConceptList | undefined>
  named(name: string): Promise<ConceptList | undefined>
  insert(list: ConceptList): Promise<void>
  /** Updates the name and the concepts of an existing list. */
  update(list: ConceptList): Promise<void>
  remove(listId: string): Promise<void>
}
