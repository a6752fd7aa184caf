/**
 * What a build reads. Pages come in ascending order of key, `PAGE_DOCUMENTS` documents each but the last, and the
 * sequence can be read again from the start (sentiment reads the texts a second time).
 */
export interface DocumentSource {
  readonly count: number
  /** Total UTF-16 code units of all texts: decides whether threads are worth starting. */
  readonly characters: number
  pages(): AsyncIterable<readonly SourceDocument[]>
}

/** Documents in one page, and so in one shard: a fixed number, so that results do not depend on the machine. */
export const PAGE_DOCUMENTS = 512

export interface SourceDocument {
  /** Storage key, ascending with upload. */
  readonly key: number
  readonly title: string
  readonly text: string
  /** Two-letter code of its own language; default that of the build. */
  readonly language?: string | undefined
  readonly metadata: readonly SourceMetadata[]
}

interface SourceMetadata {
  readonly name: string
  readonly type: 'string' | 'number' | 'score' | 'date'
  /** Text for `string`, a number for the others (dates as seconds since 1970). */
  readonly value: string | number
}
