import type { PackedStrings } from '../compute/shared.js'
import type { SlotCache } from '../compute/slotCache.js'
import type { SnapshotBase } from './base.js'
import type { DocumentVectors } from './documentVectors.js'
import type { LaterParts } from './parts.js'
import type { CosineSource } from './postingCosines.js'
import type { RelatedSource } from './relatedLists.js'
import type { TermRows } from './sharedTermVectors.js'
import type { TermVectors } from './termVectorRows.js'

/**
 * The result of a build: immutable typed arrays that all answers read. Documents, terms and fields are dense numbers here;
 * identifiers are used only in the interface.
 *
 * Documents are numbered in upload order. Terms are numbered by `totalDocCounts`, most frequent first (equal counts by first
 * appearance), so the terms with a vector are the first `space.termCount`.
 */
export interface Snapshot {
  readonly info: SnapshotInfo
  readonly documents: DocumentTable
  readonly terms: TermTable
  readonly phrases: PhraseTable
  readonly postings: Postings
  readonly columns: Columns
  readonly space: Space
  /** The related terms of the most frequent terms; undefined in a snapshot without lists, as small ones are. */
  readonly related?: RelatedSource | undefined
  /** Cosines of frequent terms and their documents. Undefined in a snapshot without such terms, and in a snapshot of an earlier version. */
  readonly cosines?: CosineSource | undefined
  /**
   * The full build whose stored entries the snapshot shares, or `itself` for a full build, whose entries the next snapshot can
   * share. Undefined in memory, and in a snapshot of an earlier version that stored entries otherwise.
   */
  readonly base?: SnapshotBase | 'itself' | undefined
  /**
   * The parts that are not read when a snapshot is opened: metadata and postings. Undefined where everything is in memory. Only a
   * search may leave them unread.
   */
  readonly later?: LaterParts | undefined
  /** Vectors of documents in the space. */
  readonly documentVectors: DocumentVectors
  /** Data that answers derive from the snapshot; released together with it. */
  readonly cache: SlotCache
  /** Every occurrence of every term with its position in the text; loaded on first use. */
  occurrences(): Promise<Occurrences>
  /** The occurrences of some documents, in the order of these documents. Where these are few of many, only their occurrences are loaded. */
  occurrencesOf(documents: ArrayLike<number>): Promise<DocumentOccurrences[]>
  /** As `occurrencesOf`, but without `fragments`. */
  positionsOf(documents: ArrayLike<number>): Promise<DocumentPositions[]>
  /** As `occurrencesOf`, but the terms alone, which are a third of the data. */
  occurringTerms(documents: ArrayLike<number>): Promise<Uint32Array[]>
  /** The data of hybrid ranking besides the public vectors; loaded on first use. */
  ranking(): Promise<Ranking>
  /** Undefined until a sentiment build of this snapshot has succeeded; loaded on first use. */
  sentiment(): Promise<SentimentLayer | undefined>
  /** `usages` of the sentiment, without the rest of it. */
  usages(): Promise<Uint8Array | undefined>
  /** `kinds` of the sentiment, without the rest of it. */
  kinds(): Promise<Uint8Array | undefined>
  /** What the sentiment run has learned of terms, without the rest of it; undefined where it has learned nothing. */
  lessons(): Promise<TermLessons | undefined>
}

/** General word vectors as a build records them. */
export interface BackgroundRecord {
  readonly name?: string | undefined
  readonly fingerprint: string
  /** False in a large project, where only unknown terms use the general vectors. */
  readonly joined?: boolean
}

export interface SnapshotInfo {
  /** Number of its build. */
  readonly number: number
  readonly scienceVersion: string
  /** Two-letter code. */
  readonly language: string
  /** Sorted codes of the languages that only some documents have; undefined if all have that of the project. */
  readonly otherLanguages?: readonly string[]
  readonly documentCount: number
  /** Term management of the build; queries are analyzed with the same. */
  readonly management: TermManagement
  /** Name of the caller's tokenizer; undefined for ours. Queries use the same. */
  readonly tokenizer?: string | undefined
  /** Fingerprints of the dictionaries of stems by language; undefined for our rules alone. Queries use the same. */
  readonly dictionaries?: Readonly<Record<string, string>>
  /** The general word vectors of the build, if any. Their axes follow those of the project unless `joined` is false. */
  readonly background?: BackgroundRecord
  /**
   * Fingerprint of everything besides documents that affected the answers (language, management, science, tokenizer,
   * dictionaries, options).
   */
  readonly influences: string
  /** Number of documents added or removed since the last full build; undefined if there are none. */
  readonly changedDocuments?: number
}

/** Changes by term id. Spec v5 2.6. */
export type TermManagement = Readonly<Record<string, TermChange>>
export interface TermChange {
  readonly action?: 'ignore' | 'notice'
  readonly new_term_id?: string
  /** The ids are stems, which named terms before science version 2.0. */
  readonly naming?: 'stem'
}

interface DocumentTable {
  readonly count: number
  /** Key of each document in the project's storage, ascending. */
  readonly keys: StoredNumbers
  /** Number of words of each document, including function words. */
  readonly wordCounts: WholeNumbers
}

/** One row per term. Arrays have `count` entries unless stated otherwise. */
export interface TermTable {
  readonly count: number
  /** `lemma|lang`, several words joined by a space. */
  readonly ids: PackedStrings
  /** The most common surface text. */
  readonly displays: PackedStrings
  /** Surface texts of term t: entries surfaceOffsets[t] to surfaceOffsets[t+1] of surfaceTexts and surfaceCounts. */
  readonly surfaceOffsets: Uint32Array
  readonly surfaceTexts: PackedStrings
  readonly surfaceCounts: Uint32Array
  /** Number of words in the term: 1 for a single word, up to 7. */
  readonly wordCounts: Uint8Array
  /** Documents with the term, as a term or as a fragment. */
  readonly totalDocCounts: Uint32Array
  /** Documents with the term outside longer phrases. */
  readonly distinctDocCounts: Uint32Array
  /** Discounted document count. Spec v5 2.4. */
  readonly relevances: Float32Array
  /** Share of all words in general text of the language. */
  readonly backgroundFrequencies: Float32Array
  /**
   * Hash of the stem of a one-word term, which is the same for words derived from each other; for a phrase, the hash of
   * its id.
   */
  readonly stemHashes: Uint32Array
  /** Term numbers, most relevant first (equal relevance by number). */
  readonly byRelevance: Uint32Array
}

/**
 * The phrases as a trie over single-word terms, to recognize them in a text. Node 0 is the root; edges are (node, gap, term) ->
 * node; `nodeTerm[node]` is the number of the term that the phrase is, or -1.
 */
export interface PhraseTable {
  readonly edgeFrom: Uint32Array
  /** Gap before the word: a gap code of the language (text/tokenization/gaps.ts). */
  readonly edgeGap: Uint8Array
  readonly edgeTerm: Uint32Array
  readonly edgeTo: Uint32Array
  readonly nodeTerm: Int32Array
}

/** Term -> documents. Entries offsets[t] to offsets[t+1] belong to term t, documents ascending. */
export interface Postings {
  readonly offsets: Uint32Array
  readonly documents: Uint32Array
  /** Occurrences in the document, term and fragment, at most 255. */
  readonly frequencies: Uint8Array
  /**
   * 1 if the term occurs at least once outside longer phrases in the document, 0 if it is only a fragment. Few questions need it:
   * in an opened snapshot it is read by `later.readDistinct`.
   */
  readonly distinct: Uint8Array
}

export type FieldType = 'string' | 'number' | 'score' | 'date'

/** Metadata by document, one column per field; names are unique, sorted by code unit. */
export interface Columns {
  readonly fields: readonly Column[]
}

/** Whole numbers of 32 bits; in an opened snapshot in the narrowest type that has them (`narrowNumbers.ts`). */
export type WholeNumbers = Uint8Array | Uint16Array | Uint32Array
/** Numbers of 64 bits, or in an opened snapshot of the narrowest type that has them. */
export type StoredNumbers = Float64Array | WholeNumbers

/** Values of a field: each distinct value of a document once, ascending. */
export type Column = StringColumn | NumberColumn
export type StringColumn = ColumnRows & {
  readonly name: string
  readonly type: 'string'
  /** Index into `dictionary`. */
  readonly values: WholeNumbers
  /** Distinct values, sorted by code unit. */
  readonly dictionary: PackedStrings
}
export type NumberColumn = ColumnRows & {
  readonly name: string
  readonly type: 'number' | 'score' | 'date'
  /** Numbers, or for dates seconds since 1970 (with a fraction down to microseconds). */
  readonly values: StoredNumbers
}

/** Which values belong to a document; see `offsetsOf` in `columns.ts`. */
export type ColumnRows =
  /** The values of document d are entries offsets[d] to offsets[d+1]. */
  | { readonly offsets: Uint32Array; readonly documents?: undefined }
  /** For a field that few documents have: the document of each value, ascending. */
  | { readonly documents: Uint32Array; readonly offsets?: undefined }

/** The concept space. Rows have unit length, or are all zero if unknown. */
export interface Space extends Partial<TermRows> {
  /** Number of axes of a vector. */
  readonly axes: number
  /** Terms 0 to termCount-1 have a row. */
  readonly termCount: number
  readonly termVectors: Float32Array
  /** Length of the vector of each term before normalization: its weight in sums. */
  readonly termLengths: Float32Array
  /** Unit direction removed from documents and queries. */
  readonly commonDirection: Float32Array
  /** Length of the mean of documents before it was removed, 0 to 1; missing in snapshots before science version 1.2. */
  readonly commonLength?: number | undefined
  /** Minimum cosine of a related term. */
  readonly relatedFloor: number
  /** The same for a concept whose terms mean different things; missing without yielding general vectors. */
  readonly diffuseFloor?: number | undefined
  /** Minimum number of documents of a related term without a general vector; missing without yielding general vectors. */
  readonly leastOwnDocuments?: number | undefined
}

/** Occurrences of document d: entries offsets[d] to offsets[d+1], ordered by start, longest first at one start. */
export interface Occurrences {
  readonly offsets: Uint32Array
  readonly terms: Uint32Array
  /** First UTF-16 code unit in the text. */
  readonly starts: Uint32Array
  /** Length in UTF-16 code units. */
  readonly lengths: Uint16Array
  /** 1 for a fragment, 0 for a term. */
  readonly fragments: Uint8Array
}

/** Where the terms of one document are, as in `Occurrences`. */
export interface DocumentPositions {
  readonly terms: Uint32Array
  readonly starts: Uint32Array
  readonly lengths: Uint16Array
}

/** The occurrences of one document, as in `Occurrences`. */
export interface DocumentOccurrences extends DocumentPositions {
  /** Number of the first one among those of all documents. */
  readonly first: number
  readonly fragments: Uint8Array
}

export interface Ranking extends Partial<TermRows> {
  /** Number of words that are not function words, by document. */
  readonly contentWordCounts: WholeNumbers
  /** Latent axes of the documents, used for ranking only. */
  readonly axes: number
  readonly termCount: number
  readonly termVectors: TermVectors
  readonly documentVectors: DocumentVectors
}

/** What a sentiment run learns of terms. */
export type TermLessons = Required<Pick<SentimentLayer, 'learnedPolarities'>> & Pick<SentimentLayer, 'profiles'>

/** Sentiment of occurrences, aligned with `Occurrences`. */
export interface MentionSentiment {
  readonly occurrenceLabels: Int8Array
  readonly occurrenceConfidences: Uint8Array
}

/** Sentiment as a run computes it. */
export type BuiltSentiment = Omit<SentimentLayer, 'mentions'> & MentionSentiment

/** Labels are -1 (negative), 0 (neutral) or 1 (positive); confidences are fractions of 255. */
export interface SentimentLayer {
  /** Sentiment of occurrences, a third of the layer; loaded on first use. */
  mentions(): Promise<MentionSentiment>
  /** Aligned with `Postings`: mean of label x confidence over the term's occurrences in the document (`postingSentiment.ts`). */
  readonly postingSentiments: Int8Array
  /** Label and confidence of the whole text, by document. */
  readonly documentLabels: Int8Array
  readonly documentConfidences: Uint8Array
  /** The polarity of each term learned from this project, by term; undefined for a custom analyser. */
  readonly learnedPolarities?: Float32Array
  /** By term, how the project's sentences use it: a code of `text/sentiment/usage.ts`. Undefined where nothing was learned. */
  readonly usages?: Uint8Array
  /** By term, what it is: a code of `termKinds.ts`. Undefined as above, and in a snapshot of an earlier version. */
  readonly kinds?: Uint8Array
  /** By term, how the project mentions it, in the layout of `text/sentiment/mentions/termProfile.ts`. Undefined as above. */
  readonly profiles?: Uint8Array
  /** Whether the values of the base are stored as the base has them, so that the next run can share them. */
  readonly sharesBase?: boolean
}
