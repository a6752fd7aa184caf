import type { PackedStrings } from '../../compute/shared.js'

/** The content words of one page of documents, with a vocabulary of its own. */
export interface ShardWords {
  /** Words of document d: entries documentOffsets[d] to documentOffsets[d+1]. */
  readonly documentOffsets: Uint32Array
  /** All words of each document, function words included. */
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
  /** The surfaces of each language, one after the other: a word form that two languages have is two surfaces. */
  readonly readings: readonly ShardReading[]
  /** Place of each document's language among those of the build; undefined where all have the first. */
  readonly languageIndexes?: Uint8Array | undefined
}

/** The surfaces of a page that are of one language. */
export interface ShardReading {
  /** Place of the language. */
  readonly language: number
  /** Who read them, and its own numbers of the surfaces: what one reader numbers alike is alike in all its pages. */
  readonly reader: string
  readonly readerSurfaces: Uint32Array
}

/** The words of one shard as terms of the whole vocabulary; what phrases are found in. */
export interface ShardUnits {
  readonly documentOffsets: Uint32Array
  /** Unit (word or, later, phrase) number. */
  readonly units: Int32Array
  /** Gap before each unit. */
  readonly gaps: Uint8Array
}
