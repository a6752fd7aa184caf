import type { StoredMetadata } from './fields.js'

export type { StoredMetadata } from './fields.js'

export interface NewDocument {
  readonly docId: string
  readonly title: string
  readonly text: string
  readonly metadata: readonly StoredMetadata[]
  /** Two-letter code; default: the language of the build that reads it. */
  readonly language?: string | undefined
  /** JSON that an interface stores with the document in addition to its metadata. */
  readonly extras?: Readonly<Record<string, unknown>> | undefined
}

export interface StoredDocument {
  /** Ascending in upload order; never reused. */
  readonly key: number
  readonly docId: string
  readonly title: string
  readonly text: string
  readonly metadata: readonly StoredMetadata[]
  /** Two-letter code; absent for the language of the build that reads it. */
  readonly language?: string | undefined
  readonly extras?: Readonly<Record<string, unknown>>
}

/** What a sentiment build reads of a document. */
export type StoredText = Pick<StoredDocument, 'key' | 'text' | 'language'>

/** A document without its text. */
export type StoredDescription = Pick<StoredDocument, 'key' | 'docId' | 'title' | 'metadata'>

export interface DocumentTotals {
  /** Uploaded and not yet removed by a build, whether built or marked for deletion or not. */
  readonly documents: number
  /** UTF-16 code units of all texts. */
  readonly characters: number
}

export interface DocumentStore {
  totals(): Promise<DocumentTotals>
  /** Documents marked for deletion, and those that no build has read yet. */
  pending(): Promise<{ readonly marked: number; readonly unbuilt: number }>
  /**
   * Languages of documents that specify one, sorted; including those of removed documents that late readers still see.
   */
  languages(): Promise<string[]>
  /** Adds documents to an arrival; they do not count before it ends. */
  insert(arrival: number, documents: readonly NewDocument[]): Promise<void>
  /** Key of the newest document; 0 when there is none. */
  lastKey(): Promise<number>
  /** What the build under way reads: keys above `after` and up to `last`, ascending, at most `limit`. */
  page(after: number, last: number, limit: number): Promise<StoredDocument[]>
  /** Keys of what the build under way reads, like `page`. */
  keys(after: number, last: number, limit: number): Promise<number[]>
  /**
   * Keys up to `last` of stored documents that were deleted or replaced and that the build under way does not read, in any order, at most
   * `limit`. Found without a look at all others; some may have been gone before the last build.
   */
  leavingKeys(last: number, limit: number): Promise<number[]>
  /** Documents by key in the requested order, also those that only late readers see; undefined for erased ones. */
  read(keys: readonly number[]): Promise<(StoredDocument | undefined)[]>
  /** The same without titles, metadata and extras, in half of the time. */
  texts(keys: readonly number[]): Promise<(StoredText | undefined)[]>
  /** The same without texts, languages and extras: a text is neither read nor compared with its hash. */
  descriptions(keys: readonly number[]): Promise<(StoredDescription | undefined)[]>
  /** Ids of documents by key, in the requested order; undefined for erased documents. */
  docIds(keys: readonly number[]): Promise<(string | undefined)[]>
  /** Keys and ids of all that is stored in these ranges of `length` keys, by the first key of each. */
  idsInRanges(firsts: readonly number[], length: number): Promise<readonly (readonly [key: number, docId: string])[]>
  /**
   * Starts a build: documents that are marked now are removed by it; later marks wait for the next build. Returns what
   * the build will read.
   */
  beginLeaving(): Promise<DocumentTotals>
  /** Keys of all documents that the build under way removes, replaced versions included, in any order. */
  leaving(): Promise<number[]>
  /**
   * The snapshot is published: the documents that leave no longer count, nor do their metadata entries by field (`entries`).
   * Documents up to `builtKey` have been read.
   */
  finishLeaving(builtKey: number, entries: ReadonlyMap<string, number>): Promise<void>
  /** The build failed: they are marked as before. */
  cancelLeaving(): Promise<void>
  /** Erases up to `limit` removed documents; false when none is left. */
  eraseGone(limit: number): Promise<boolean>
}
