import type { PackedStrings } from '../compute/shared.js'
import type { SlotCache } from '../compute/slotCache.js'
import type { DocumentVectors } from './documentVectors.js'

/**
 * What a build leaves behind: immutable typed arrays that every answer reads. Documents, terms, fields are dense
 * numbers here; identifiers appear only at the edge.
 *
 * Documents are numbered in upload order. Terms are numbered by `totalDocCount`, most frequent first (equal counts by
 * first appearance), so the terms that have a vector are the first `space.termCount`.
 */
export interface Snapshot {
  readonly info: SnapshotInfo
  readonly documents: DocumentTable
  readonly terms: TermTable
  readonly phrases: PhraseTable
  readonly postings: Postings
  readonly columns: Columns
  readonly space: Space
  /** Vectors of documents in the space. */
  readonly documentVectors: DocumentVectors
  /** What answers derive from the snapshot; it goes with the snapshot. */
  readonly cache: SlotCache
  /** Every occurrence of every term with its place in the text; loaded when first asked for. */
  occurrences(): Promise<Occurrences>
  /** What hybrid ranking needs beside the public vectors; loaded when first asked for. */
  ranking(): Promise<Ranking>
  /** Undefined until a sentiment build of this snapshot has succeeded; loaded when first asked for. */
  sentiment(): Promise<SentimentLayer | undefined>
  /** `usages` of the sentiment, without the rest of it. */
  usages(): Promise<Uint8Array | undefined>
}

/** General word vectors as a build records them. */
export interface BackgroundRecord {
  readonly name?: string | undefined
  readonly fingerprint: string
  /** False in a project of so many documents that only terms which it does not know take their meaning from them. */
  readonly joined?: boolean
}

export interface SnapshotInfo {
  /** Number of the build that made it. */
  readonly number: number
  readonly scienceVersion: string
  /** Two-letter code. */
  readonly language: string
  /** Codes of the languages that only some documents have, ascending; undefined where all have that of the project. */
  readonly otherLanguages?: readonly string[]
  readonly documentCount: number
  /** Term management the build was made with: a query is analysed the same way. */
  readonly management: TermManagement
  /** Name of the caller's tokenizer that found the words; undefined for ours. A query is read by the same. */
  readonly tokenizer?: string | undefined
  /** The general word vectors of the build, if any. Their axes stand behind the project's own unless `joined` is false. */
  readonly background?: BackgroundRecord
  /** Fingerprint of everything besides documents that shaped the answers (language, management, science, tokenizer, options). */
  readonly influences: string
  /** Documents that have come or gone since all documents were last read together; undefined when nothing has. */
  readonly changedDocuments?: number
}

/** Changes by term id, v5 2.6. */
export type TermManagement = Readonly<Record<string, TermChange>>
export interface TermChange {
  readonly action?: 'ignore' | 'notice'
  readonly new_term_id?: string
  /** The ids are stems, as terms were named before science 2.0. */
  readonly naming?: 'stem'
}

interface DocumentTable {
  readonly count: number
  /** Key of each document in the project's storage, ascending. */
  readonly keys: Float64Array
  /** Number of words of each document, function words included. */
  readonly wordCounts: Uint32Array
}

/** One row a term. Arrays have `count` entries unless said otherwise. */
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
  /** Words in the term: 1 for a single word, up to 7. */
  readonly wordCounts: Uint8Array
  /** Documents with the term, as a term or as a fragment. */
  readonly totalDocCounts: Uint32Array
  /** Documents with the term standing for itself, not as a fragment of a phrase. */
  readonly distinctDocCounts: Uint32Array
  /** Discounted document count, v5 2.4. */
  readonly relevances: Float32Array
  /** Share of all words in general text of the language. */
  readonly backgroundFrequencies: Float32Array
  /** Hash of the stem of a term of one word, which words derived from each other share; of a phrase that of its id. */
  readonly stemHashes: Uint32Array
  /** Term numbers, most relevant first (equal relevance by number). */
  readonly byRelevance: Uint32Array
}

/**
 * The accepted phrases as a trie over single-word terms, for recognising them in a text. Node 0 is the root; edges are
 * (node, gap, term) -> node; `phrase[node]` is the phrase's term number or -1.
 */
export interface PhraseTable {
  readonly edgeFrom: Uint32Array
  /** What may stand before the word: a gap code of the language (text/gaps.ts). */
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
  /** 1 where the term stands for itself at least once in the document, 0 where it is only a fragment. */
  readonly distinct: Uint8Array
}

export type FieldType = 'string' | 'number' | 'score' | 'date'

/** Metadata by document, one column a field; names are unique, sorted by code unit. */
export interface Columns {
  readonly fields: readonly Column[]
}

/** Values of document d: entries offsets[d] to offsets[d+1], each distinct value once, ascending. */
export type Column = StringColumn | NumberColumn
export interface StringColumn {
  readonly name: string
  readonly type: 'string'
  readonly offsets: Uint32Array
  /** Index into `dictionary`. */
  readonly values: Uint32Array
  /** Distinct values, sorted by code unit. */
  readonly dictionary: PackedStrings
}
export interface NumberColumn {
  readonly name: string
  readonly type: 'number' | 'score' | 'date'
  readonly offsets: Uint32Array
  /** Numbers, or for dates seconds since 1970 (with a fraction down to microseconds). */
  readonly values: Float64Array
}

/** The concept space. Rows have unit length, or are all zero where nothing is known. */
export interface Space {
  /** Axes of a vector. */
  readonly axes: number
  /** Terms 0 to termCount-1 have a row. */
  readonly termCount: number
  readonly termVectors: Float32Array
  /** Natural length of each term's vector before it was made unit: its weight in sums. */
  readonly termLengths: Float32Array
  /** Unit direction removed from documents and queries. */
  readonly commonDirection: Float32Array
  /** Length of the mean of documents before it was removed, 0 to 1; not there in snapshots before science version 1.2. */
  readonly commonLength?: number | undefined
  /** Least cosine of a related term. */
  readonly relatedFloor: number
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

export interface Ranking {
  /** Words that are not function words, by document. */
  readonly contentWordCounts: Uint32Array
  /** Latent axes of the documents, used for ranking only. */
  readonly axes: number
  readonly termCount: number
  readonly termVectors: Float32Array
  readonly documentVectors: DocumentVectors
}

/** Labels of -1 (negative), 0 (neutral), 1 (positive); confidences are shares of 255. */
export interface SentimentLayer {
  /** Aligned with `Occurrences`. */
  readonly occurrenceLabels: Int8Array
  readonly occurrenceConfidences: Uint8Array
  /** Aligned with `Postings`: mean of label x confidence over the term's occurrences in the document (`postingSentiment.ts`). */
  readonly postingSentiments: Int8Array
  /** By document: label and confidence of its text as a whole. */
  readonly documentLabels: Int8Array
  readonly documentConfidences: Uint8Array
  /** What the company of each term in this project says about it, by term; undefined from an analyser of the user's. */
  readonly learnedPolarities?: Float32Array
  /** By term, how the project's sentences use it: a code of `text/sentiment/usage.ts`. Undefined where nothing was learned. */
  readonly usages?: Uint8Array
}
