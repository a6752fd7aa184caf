/**
 * The input of a build. Pages come in ascending order of key; each has `PAGE_DOCUMENTS` documents, except the last. The
 * sequence can be iterated more than once, because sentiment reads the texts a second time.
 */
export interface DocumentSource<Document extends SourceText = SourceDocument> {
  readonly count: number
  /** Total UTF-16 code units of all texts: decides whether threads are worth starting. */
  readonly characters: number
  pages(): AsyncIterable<readonly Document[]>
}

/** The same where only texts are read. */
export type TextSource = DocumentSource<SourceText>

/** Number of documents in a page, and thus in a shard. It is fixed, so that results do not depend on the machine. */
export const PAGE_DOCUMENTS = 512

/** From this much text on, in UTF-16 code units, builds release the memory of a stage when the stage ends. */
export const RELEASED_CHARACTERS = 20_000_000

/**
 * A build after few changes runs on one thread if its changed documents have less text than this, in UTF-16 code units: what a
 * second one compiles anew takes longer than it saves. Our choice: two seconds of reading.
 */
export const ONE_THREAD_CHARACTERS = 1_000_000

export interface SourceText {
  /** Storage key, ascending with upload. */
  readonly key: number
  readonly text: string
  /** Two-letter code of its own language; default: the language of the build. */
  readonly language?: string | undefined
}

export interface SourceDocument extends SourceText {
  readonly title: string
  readonly metadata: readonly SourceMetadata[]
}

interface SourceMetadata {
  readonly name: string
  readonly type: 'string' | 'number' | 'score' | 'date'
  /** A string for `string`, a number for the other types (dates as seconds since 1970). */
  readonly value: string | number
}
