import type { Explanation } from '../../answers/search/explainScore.js'
import { type Polarity, polarityOf } from '../../answers/sentiment/countSentiment.js'
import type { SentimentWord, SentimentWordRole } from '../../answers/sentiment/sentimentWords.js'
import type { KeyPhrase } from '../../answers/terms/keyPhrases.js'
import { formatDate } from '../../dates.js'
import type { DocumentFlags, StoredDocument, StoredMetadata } from '../../projects/project.js'
import type { DocumentOccurrences, MentionSentiment, SentimentLayer, TermTable } from '../../snapshot/snapshot.js'
import { termId } from '../../snapshot/termTable.js'
import type { Positions } from '../operation.js'
import { packVector } from '../packVector.js'
import { positionsOf } from '../positions.js'

/** A term in a document; positions count from the start of the text, and `end` is exclusive. Spec v5 2.10. */
export interface TermRecord {
  /** Identifier of the term: its words with their language, as in `battery|en`. */
  term_id: string
  /** Where it starts in the text, as an index; the engine option `positions` sets the unit. */
  start: number
  /** Where it ends in the text, exclusive. */
  end: number
  /** Sentiment of this occurrence, if sentiment was requested. */
  sentiment?: Polarity
  /** Confidence of `sentiment`, from 0 to 1. */
  sentiment_confidence?: number
  /** Extension: the words that carry the sentiment, if they were requested; none where it is neutral. */
  sentiment_words?: SentimentWordRecord[]
}

/** An opinion on the mention, or a negator or word of degree that counts into one; with places like those of terms. */
export interface SentimentWordRecord {
  /** The word or phrase as it is written. */
  text: string
  /** Where it starts in the text, as an index; the engine option `positions` sets the unit. */
  start: number
  /** Where it ends in the text, exclusive. */
  end: number
  /** What the word does to the sentiment. */
  role: SentimentWordRole
}

/** A metadata field of a document, as `upload` takes it. */
export type MetadataRecord = TextMetadataRecord | NumberMetadataRecord

/** A metadata field of a document with a string or a date. */
export interface TextMetadataRecord {
  /** Name of the field. */
  name: string
  /** Type of the field. */
  type: 'string' | 'date'
  /** A string, or a date as `YYYY-MM-DDTHH:MM:SSZ`. */
  value: string
}

/** A metadata field of a document with a number. */
export interface NumberMetadataRecord {
  /** Name of the field. */
  name: string
  /** Type of the field. */
  type: 'number' | 'score'
  /** The number. */
  value: number
}

/** A document of a built project. Spec v5 2.10. */
export interface DocumentRecord {
  /** Identifier of the document. */
  doc_id: string
  /** The text as it was uploaded. */
  text: string
  /** The title; empty if none was given. */
  title: string
  /** The metadata fields of the document. */
  metadata: MetadataRecord[]
  /** Occurrences of terms, in the order of the text. */
  terms: TermRecord[]
  /** Terms that occur inside longer terms, in the order of the text. */
  fragments: TermRecord[]
  /** pack64; an empty string for a document without terms. */
  vector: string
  /** Similarity to the search, higher is better; null without a search. */
  match_score: number | null
  /** Extension: the sentiment of the whole text, if sentiment was requested. */
  sentiment?: Polarity
  /** Confidence of `sentiment`, from 0 to 1. */
  sentiment_confidence?: number
  /** Present if the build had a keyword expansion. Spec v5 2.8. */
  weighted_keyword_expansion?: Record<string, number>
  /** Extension: present if `explain` was requested. */
  explanation?: ExplanationRecord
  /** Extension: at most ten, best first; only where `fields` names it. */
  key_phrases?: KeyPhraseRecord[]
  /** Extension: what was marked since the upload; only where `fields` names it. */
  marks?: DocumentMarksRecord
}

/** Marks of a document. */
export interface DocumentMarksRecord {
  /** Whether it is a favorite. */
  favorite: boolean
  /** Whether the next build removes it. */
  deleted: boolean
}

/** A phrase of a document that names its subject: a noun phrase or a word of one. */
export interface KeyPhraseRecord {
  /** The text of its first occurrence in the document, at `start`; `end` is exclusive. */
  text: string
  /** Where it starts in the text, as an index; the engine option `positions` sets the unit. */
  start: number
  /** Where it ends in the text, exclusive. */
  end: number
  /** Has the form of a term id, but most phrases are not terms of the project. */
  term_id: string
  /** Number of occurrences, including those inside longer phrases. */
  count: number
  /** From 0 to 1, as a share of the highest weight in the document. */
  score: number
}

/** A node of an explanation: its value is the sum of the values of its details, if it has any. */
export interface ExplanationRecord {
  /** What this part contributes to the score, in the unit of the score. */
  value: number
  /** What the part is, in English. */
  description: string
  /** The parts that `value` is made of. */
  details: ExplanationRecord[]
}

export type RequestedKeys = ReturnType<typeof requestedKeys>

/** The requested keys of a document: all, or those of some fields. */
export function requestedKeys(fields: readonly string[] | undefined) {
  const wants = (key: keyof DocumentRecord): boolean => fields === undefined || fields.includes(key)
  return {
    doc_id: wants('doc_id'),
    text: wants('text'),
    title: wants('title'),
    metadata: wants('metadata'),
    terms: wants('terms'),
    fragments: wants('fragments'),
    vector: wants('vector'),
    match_score: wants('match_score'),
    sentiment: wants('sentiment'),
    sentiment_confidence: wants('sentiment_confidence'),
    weighted_keyword_expansion: wants('weighted_keyword_expansion'),
    explanation: wants('explanation'),
    // They cost more than all other keys together, so they are included only if `fields` names them.
    key_phrases: fields?.includes('key_phrases') === true,
    // Another read of storage.
    marks: fields?.includes('marks') === true,
  }
}

/** The data for the record of one document. */
export interface DocumentParts {
  readonly positions: Positions
  /** Adds sentiment to the document, its terms and fragments. */
  readonly sentiment?: SentimentLayer | undefined
  /** The same of its terms and fragments. */
  readonly mentions?: MentionSentiment | undefined
  /** By occurrence of the document, the words that carry its sentiment. */
  readonly sentimentWords?: readonly (readonly SentimentWord[])[] | undefined
  readonly document: number
  readonly stored: Omit<StoredDocument, 'key'>
  readonly occurrences: DocumentOccurrences | undefined
  /** Terms whose occurrences are rendered; undefined: all. */
  readonly onlyTerms: ReadonlySet<number> | undefined
  readonly vector: Float32Array | undefined
  readonly keywords: Iterable<readonly [string, number]> | undefined
  readonly keyPhrases: readonly KeyPhrase[] | undefined
  readonly flags: DocumentFlags | undefined
  readonly score: number | undefined
  readonly explanation: Explanation | undefined
}

/** The record of one document with the requested keys, made in steps of some milliseconds. */
export function* renderDocument(
  terms: TermTable,
  parts: DocumentParts,
  requested: RequestedKeys,
): Generator<void, Partial<DocumentRecord>> {
  const { document, occurrences, onlyTerms, vector, keywords, keyPhrases, explanation } = parts
  const { sentiment, mentions, sentimentWords } = parts
  const { docId, text, title, metadata } = parts.stored
  const positionOf = positionsOf(occurrences === undefined && keyPhrases === undefined ? '' : text, parts.positions)
  const found =
    occurrences && (yield* renderTerms(terms, { occurrences, onlyTerms, mentions, sentimentWords, text, positionOf }))
  const record: Partial<DocumentRecord> = {}
  if (requested.doc_id) record.doc_id = docId
  if (requested.text) record.text = text
  if (requested.title) record.title = title
  if (requested.metadata) record.metadata = metadata.map(renderMetadata)
  if (found !== undefined && requested.terms) record.terms = found.terms
  if (found !== undefined && requested.fragments) record.fragments = found.fragments
  if (vector !== undefined) record.vector = packVector(vector)
  if (requested.match_score) record.match_score = parts.score ?? null
  if (sentiment !== undefined && requested.sentiment) record.sentiment = polarityOf(sentiment.documentLabels[document]!)
  if (sentiment !== undefined && requested.sentiment_confidence) {
    record.sentiment_confidence = sentiment.documentConfidences[document]! / 255
  }
  if (keywords !== undefined) record.weighted_keyword_expansion = Object.fromEntries(keywords)
  if (explanation !== undefined && requested.explanation) record.explanation = renderExplanation(explanation)
  if (keyPhrases !== undefined) record.key_phrases = renderKeyPhrases(keyPhrases, text, positionOf)
  if (parts.flags !== undefined) record.marks = { favorite: parts.flags.favorite, deleted: parts.flags.marked }
  return record
}

export const renderKeyPhrases = (
  phrases: readonly KeyPhrase[],
  text: string,
  positionOf: (unit: number) => number,
): KeyPhraseRecord[] =>
  phrases.map(({ start, end, termId, count, score }) => ({
    text: text.slice(start, end),
    start: positionOf(start),
    end: positionOf(end),
    term_id: termId,
    count,
    score,
  }))

const renderExplanation = ({ value, description, details }: Explanation): ExplanationRecord => ({
  value,
  description,
  details: details.map(renderExplanation),
})

/** Dates are always returned in the first form of v5 2.3, whatever form was uploaded. */
function renderMetadata({ name, type, value }: StoredMetadata): MetadataRecord {
  if (type === 'date') return { name, type, value: formatDate(Number(value)) }
  return { name, type, value } as MetadataRecord
}

const renderWord = (
  { start, end, role }: SentimentWord,
  text: string,
  positionOf: (unit: number) => number,
): SentimentWordRecord => ({ text: text.slice(start, end), start: positionOf(start), end: positionOf(end), role })

interface OccurrenceParts {
  readonly occurrences: DocumentOccurrences
  readonly onlyTerms: ReadonlySet<number> | undefined
  readonly mentions: MentionSentiment | undefined
  readonly sentimentWords: DocumentParts['sentimentWords']
  readonly text: string
  readonly positionOf: (unit: number) => number
}

/** Occurrences that are rendered at a time. */
const OCCURRENCES_A_STEP = 4_096

function* renderTerms(
  table: TermTable,
  { occurrences, onlyTerms, mentions, sentimentWords, text, positionOf }: OccurrenceParts,
): Generator<void, { terms: TermRecord[]; fragments: TermRecord[] }> {
  const { first, terms, starts, lengths, fragments } = occurrences
  const found: { terms: TermRecord[]; fragments: TermRecord[] } = { terms: [], fragments: [] }
  // A text names the same terms again and again; each id is read once.
  const ids = new Map<number, string>()
  for (const [i, term] of terms.entries()) {
    if (i % OCCURRENCES_A_STEP === OCCURRENCES_A_STEP - 1) yield
    if (onlyTerms?.has(term) === false) continue
    const start = starts[i]!
    const id = ids.get(term) ?? termId(table, term)
    ids.set(term, id)
    const record: TermRecord = {
      term_id: id,
      start: positionOf(start),
      end: positionOf(start + lengths[i]!),
    }
    if (mentions !== undefined) {
      record.sentiment = polarityOf(mentions.occurrenceLabels[first + i]!)
      record.sentiment_confidence = mentions.occurrenceConfidences[first + i]! / 255
      const words = sentimentWords?.[i]
      if (words !== undefined) record.sentiment_words = words.map((word) => renderWord(word, text, positionOf))
    }
    ;(fragments[i] === 1 ? found.fragments : found.terms).push(record)
  }
  return found
}
