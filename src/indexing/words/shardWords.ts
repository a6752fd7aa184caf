import type { PackedStrings } from '../../compute/shared.js'

/** The content words of one page of documents, with a vocabulary of its own. */
export interface ShardWords {
  /** Words of document d: entries documentOffsets[d] to documentOffsets[d+1]. */
  readonly documentOffsets: Uint32Array
  /** Number of words of each document, including function words. */
  readonly wordCounts: Uint32Array
  /** Index into `surfaces`, by word. */
  readonly surfaces: Uint32Array
  readonly starts: Uint32Array
  readonly lengths: Uint16Array
  readonly positions: Uint32Array
  readonly gaps: Uint8Array
  readonly surfaceTexts: PackedStrings
  /** Index into `termIds`, by surface. */
  readonly surfaceTerms: Uint32Array
  readonly termIds: PackedStrings
  /** The surfaces by language; a word form of two languages is two surfaces. */
  readonly readings: readonly ShardReading[]
  /** Index of the language of each document among those of the build; undefined if all have the first. */
  readonly languageIndexes?: Uint8Array | undefined
}

/** The surfaces of a page in one language. */
export interface ShardReading {
  /** Index of the language. */
  readonly language: number
  /**
   * The reader and its own numbers of the surfaces. A reader uses the same number for the same surface in all its
   * pages.
   */
  readonly reader: string
  readonly readerSurfaces: Uint32Array
}

/** The words of one shard as terms of the whole vocabulary; the input of phrase detection. */
export interface ShardUnits {
  readonly documentOffsets: Uint32Array
  /** Unit numbers: words or, later, phrases. */
  readonly units: Int32Array
  /** Gap before each unit. */
  readonly gaps: Uint8Array
}
