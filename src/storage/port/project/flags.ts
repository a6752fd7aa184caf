/** Changes of a document that need no new version: a mark for deletion, and the favorite flag. */
export type FlagChange = 'mark' | 'unmark' | 'favor' | 'disfavor'

/** The flags of a document. */
export interface DocumentFlags {
  readonly favorite: boolean
  /** Whether the build under way or the next one removes it. */
  readonly marked: boolean
}

/**
 * Changes of flags, each for all of its documents or none. A large change is first stored in pages and then certain to
 * happen; its pages are applied one by one, so that it does not block other work.
 */
export interface FlagStore {
  /** Keys of all versions of documents; ignores unknown ids. */
  keysOf(docIds: readonly string[]): Promise<number[]>
  /**
   * Changes documents by ascending key. A small change is applied at once if no other is pending. Only the newest
   * version of a document that a build is not removing can be marked or unmarked.
   */
  change(keys: ArrayLike<number>, change: FlagChange): Promise<void>
  /** Whether the build under way removes any of these documents. */
  anyLeaving(keys: ArrayLike<number>): Promise<boolean>
  /** Flags of documents by key, in the requested order; undefined for erased ones. */
  read(keys: readonly number[]): Promise<(DocumentFlags | undefined)[]>
  /** Applies one page of the oldest pending change; false when none is left. */
  step(): Promise<boolean>
  /** Applies all pending changes at once, in the transaction of a caller that reads marks; `step` has left few. */
  finish(): Promise<void>
}
