import type { NewDocument, StoredDocument } from './documents.js'

/** A document as the next build reads it. */
export interface NewestVersion {
  readonly document: StoredDocument
  /** Whether the last build has read this version. */
  readonly isBuilt: boolean
  readonly isMarked: boolean
}

/**
 * Documents added, changed and deleted since the last build. A changed document has two versions: the built one, which
 * answers, and the one that replaces it in the next build. The caller wraps several changes in a transaction.
 */
export interface VersionStore {
  /** The newest versions of documents, in the requested order; undefined for unknown ones. */
  newest(docIds: readonly string[]): Promise<(NewestVersion | undefined)[]>
  /** Keys of all versions of each document that a snapshot may contain. */
  keysOf(docIds: readonly string[]): Promise<number[][]>
  /** Keys of documents added or changed since the last build and not marked for deletion, ascending, above `after`. */
  uncommitted(after: number, limit: number): Promise<number[]>
  /**
   * Overwrites versions that no build has read, by key, and removes their marks for deletion. The caller counts their
   * field entries.
   */
  overwrite(versions: ReadonlyMap<number, NewDocument>): Promise<void>
  /** Makes the newest version of each document replace the previous one, which no longer counts, marked or not. */
  replaceOlder(docIds: readonly string[]): Promise<void>
  /** Discards up to `limit` versions that no build has read; false when none is left up to the key. */
  discardSome(upTo: number, limit: number): Promise<boolean>
  /** Removes all marks for deletion. */
  unmarkAll(): Promise<void>
  /** Removes all documents at once. */
  clear(): Promise<void>
  /** Treats all documents as unbuilt. */
  forgetBuilds(): Promise<void>
}
