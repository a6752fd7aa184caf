import type { Concept } from '../../answers/concepts/resolveConcept.js'
import type { AnswerContext } from '../../answers/context.js'
import type { Driver } from '../../answers/drivers/scoreDrivers.js'
import type { Explanation } from '../../answers/search/explainScore.js'
import type { SelectedConcept } from '../../answers/selection/selectConcepts.js'
import { type Polarity, polarityOf } from '../../answers/sentiment/countSentiment.js'
import { findKeyPhrases, type KeyPhrase } from '../../answers/terms/keyPhrases.js'
import { type ExpansionQuestion, expandKeywords } from '../../answers/terms/keywordExpansion.js'
import { forEachYielding, mapYielding } from '../../compute/eventLoopBudget.js'
import { formatDate } from '../../dates.js'
import { vectorOf } from '../../snapshot/documentVectors.js'
import type { Occurrences, SentimentLayer } from '../../snapshot/snapshot.js'
import { termId } from '../../snapshot/termTable.js'
import { documentPages } from '../documentPages.js'
import type { Positions } from '../operation.js'
import { packVector } from '../packVector.js'
import { positionsOf } from '../positions.js'
import { createRecordList, type RecordList } from '../recordList.js'
import type { OpenedProject, StoredDocument, StoredMetadata } from '../services.js'

/** A concept as it is returned. Spec v5 2.4. */
export interface ConceptRecord {
  name: string
  texts: string[]
  exact_term_ids: string[]
  excluded_term_ids: string[]
  /** pack64, one for the whole concept; an empty string when nothing is known about it. */
  vectors: string[]
  relevance: number
  color?: string
  shared_concept_id?: string
}

/** A concept as a selector chose it. */
export interface SelectedRecord extends ConceptRecord, Partial<DriverRecord> {
  match_score?: number
  /** Term id that names the cluster; `suggested` only. */
  cluster_label?: string
}

export interface DriverRecord {
  average_score: number | null
  baseline: number | null
  impact: number
  confidence: number
  adjusted_impact: number
  q: number
  importance: number
}

const packed = new WeakMap<Concept, string>()

/**
 * Spec v5 2.4. Our choice: `vectors` holds one vector for the whole concept, also where texts are excluded, since clients
 * read `vectors[0]` as the concept's; `excluded_term_ids` is always there.
 */
export function renderConcept(concept: Concept): ConceptRecord {
  const { texts, name, color, sharedConceptId, exactTerms, excludedTerms, vector, relevance } = concept
  let pack = packed.get(concept)
  if (pack === undefined) {
    pack = packVector(vector)
    packed.set(concept, pack)
  }
  return {
    name: name ?? texts.join(', '),
    texts: [...texts],
    exact_term_ids: exactTerms.map(({ id }) => id),
    excluded_term_ids: excludedTerms.map(({ id }) => id),
    vectors: [pack],
    relevance,
    ...(color !== undefined && { color }),
    ...(sharedConceptId !== undefined && { shared_concept_id: sharedConceptId }),
  }
}

/** A selected concept with the keys that its selector adds. */
export function renderSelected(
  { snapshot }: Pick<AnswerContext, 'snapshot'>,
  { concept, matchScore, clusterLabel, driver, q }: SelectedConcept,
): SelectedRecord {
  return {
    ...renderConcept(concept),
    ...(matchScore !== undefined && { match_score: matchScore }),
    ...(clusterLabel !== undefined && { cluster_label: termId(snapshot.terms, clusterLabel) }),
    ...(driver !== undefined && { ...renderDriver(driver), importance: driver.importance }),
    ...(q !== undefined && { q }),
  }
}

/** Selected concepts one by one, giving way now and then: there may be fifty thousand. */
export async function renderAll(
  context: AnswerContext,
  selected: readonly SelectedConcept[],
): Promise<SelectedRecord[]> {
  return await mapYielding(selected, (one) => renderSelected(context, one), context.signal)
}

/** The numbers of a driver; `importance` stands only where drivers were suggested. Spec v5 2.4. */
export function renderDriver(driver: Driver): Omit<DriverRecord, 'importance'> {
  return {
    average_score: driver.averageScore ?? null,
    baseline: driver.baseline ?? null,
    impact: driver.impact,
    confidence: driver.confidence,
    adjusted_impact: driver.adjustedImpact,
    q: driver.q,
  }
}

/** A term in a document; positions count from the start of the text, `end` being the first one behind. Spec v5 2.10. */
export interface TermRecord {
  term_id: string
  start: number
  end: number
  sentiment?: Polarity
  sentiment_confidence?: number
}

export interface MetadataRecord {
  name: string
  type: 'string' | 'number' | 'score' | 'date'
  value: string | number
}

/** A document of a built project. Spec v5 2.10. */
export interface DocumentRecord {
  doc_id: string
  text: string
  title: string
  metadata: MetadataRecord[]
  terms: TermRecord[]
  fragments: TermRecord[]
  /** pack64; an empty string for a document without terms. */
  vector: string
  match_score: number | null
  /** Extension: how the text speaks as a whole, where sentiment was asked for. */
  sentiment?: Polarity
  sentiment_confidence?: number
  /** Where a build was given a keyword expansion. Spec v5 2.8. */
  weighted_keyword_expansion?: Record<string, number>
  /** Extension: where a search was to be explained. */
  explanation?: ExplanationRecord
  /** Extension: at most ten, best first; only where `fields` names it. */
  key_phrases?: KeyPhraseRecord[]
}

/** What a document is about, in its own words: a noun phrase or a word of one. */
export interface KeyPhraseRecord {
  /** As it first stands in the document, at `start`; `end` is the first position behind. */
  text: string
  start: number
  end: number
  /** As of a term of the project, which most phrases are not. */
  term_id: string
  /** Times that it stands there, inside longer phrases too. */
  count: number
  /** From 0 to 1, as a share of the best one's. */
  score: number
}

/** A node of an explanation: its value is the sum of the values of its details, where it has any. */
export interface ExplanationRecord {
  value: number
  description: string
  details: ExplanationRecord[]
}

export interface DocumentOptions {
  readonly project: OpenedProject
  readonly positions: Positions
  /** Keys wanted; unknown ones are ignored, all others left out. Default: all. */
  readonly fields?: readonly string[] | undefined
  /** Adds sentiment to documents, their terms and fragments. */
  readonly sentiment?: SentimentLayer | undefined
  /** match_score by place; null without a search. */
  readonly scores?: Float64Array | undefined
  /** By place. */
  readonly explanations?: readonly Explanation[] | undefined
  /** The keyword expansion of the build. */
  readonly expansion?: ExpansionQuestion | undefined
  /** Where the records go. Default: a list for functions. */
  readonly records?: RecordList<Partial<DocumentRecord>> | undefined
}

/** Documents by their numbers, in order, as the service returns them. */
export async function renderDocuments(
  context: AnswerContext,
  documents: ArrayLike<number>,
  options: DocumentOptions,
): Promise<Partial<DocumentRecord>[]> {
  const { snapshot } = context
  const { fields, project } = options
  const wanted = wantedKeys(fields)
  const occurrences = wanted.terms || wanted.fragments ? await snapshot.occurrences() : undefined
  // They cost more than all the rest, so they come only where they are named.
  const wantsKeyPhrases = fields?.includes('key_phrases') === true
  const needsAll = wantsKeyPhrases || occurrences !== undefined || wanted.text || wanted.title || wanted.metadata
  const records = options.records ?? createRecordList<Partial<DocumentRecord>>({})
  for (const { from, page } of documentPages(snapshot, documents)) {
    const keys = page.map((document) => snapshot.documents.keys[document]!)
    const stored = needsAll ? await project.documents(keys) : (await project.docIds(keys)).map(withoutContents)
    const { expansion, explanations, scores } = options
    const keywords =
      expansion !== undefined && wanted.weighted_keyword_expansion
        ? await expandKeywords(context, page, expansion)
        : undefined
    const keyPhrases = wantsKeyPhrases
      ? await findKeyPhrases(
          context,
          stored.map(({ text }) => text),
          stored.map(({ language }) => language),
        )
      : undefined
    const vectors = wanted.vector ? await snapshot.documentVectors.of(page) : undefined
    await forEachYielding(
      page,
      (document, i) => {
        const own = { vector: vectors && vectorOf(vectors, snapshot.space.axes, i), score: scores?.[from + i] }
        const record = renderDocument(context, document, stored[i]!, occurrences, wanted, options, own)
        if (keywords !== undefined) record.weighted_keyword_expansion = Object.fromEntries(keywords[i]!)
        if (explanations !== undefined && wanted.explanation) {
          record.explanation = renderExplanation(explanations[from + i]!)
        }
        if (keyPhrases !== undefined) {
          record.key_phrases = renderKeyPhrases(keyPhrases[i]!, stored[i]!.text, options.positions)
        }
        records.add(record)
      },
      context.signal,
    )
  }
  return records.finish()
}

/** Which keys a document is to have: all, or those of some fields. */
function wantedKeys(fields: readonly string[] | undefined) {
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
  }
}

/** A document of whose contents nothing is wanted. */
const withoutContents = (docId: string): Omit<StoredDocument, 'key'> => ({ docId, title: '', text: '', metadata: [] })

function renderDocument(
  { snapshot }: AnswerContext,
  document: number,
  { docId, text, title, metadata }: Omit<StoredDocument, 'key'>,
  occurrences: Occurrences | undefined,
  wanted: ReturnType<typeof wantedKeys>,
  { positions, sentiment }: DocumentOptions,
  { vector, score }: { readonly vector: Float32Array | undefined; readonly score: number | undefined },
): Partial<DocumentRecord> {
  const terms = occurrences && renderTerms(snapshot.terms, document, occurrences, text, positions, sentiment)
  const record: Partial<DocumentRecord> = {}
  if (wanted.doc_id) record.doc_id = docId
  if (wanted.text) record.text = text
  if (wanted.title) record.title = title
  if (wanted.metadata) record.metadata = metadata.map(renderMetadata)
  if (terms !== undefined && wanted.terms) record.terms = terms.terms
  if (terms !== undefined && wanted.fragments) record.fragments = terms.fragments
  if (vector !== undefined) record.vector = packVector(vector)
  if (wanted.match_score) record.match_score = score ?? null
  if (sentiment !== undefined && wanted.sentiment) record.sentiment = polarityOf(sentiment.documentLabels[document]!)
  if (sentiment !== undefined && wanted.sentiment_confidence) {
    record.sentiment_confidence = sentiment.documentConfidences[document]! / 255
  }
  return record
}

function renderKeyPhrases(phrases: readonly KeyPhrase[], text: string, positions: Positions): KeyPhraseRecord[] {
  const place = positionsOf(text, positions)
  return phrases.map(({ start, end, termId, count, score }) => ({
    text: text.slice(start, end),
    start: place(start),
    end: place(end),
    term_id: termId,
    count,
    score,
  }))
}

const renderExplanation = ({ value, description, details }: Explanation): ExplanationRecord => ({
  value,
  description,
  details: details.map(renderExplanation),
})

/** Dates go out in the one form of v5 2.3, whatever was uploaded. */
const renderMetadata = ({ name, type, value }: StoredMetadata): MetadataRecord => ({
  name,
  type,
  value: type === 'date' ? formatDate(Number(value)) : value,
})

function renderTerms(
  table: AnswerContext['snapshot']['terms'],
  document: number,
  { offsets, terms, starts, lengths, fragments }: Occurrences,
  text: string,
  positions: Positions,
  sentiment: SentimentLayer | undefined,
): { terms: TermRecord[]; fragments: TermRecord[] } {
  const place = positionsOf(text, positions)
  const found: { terms: TermRecord[]; fragments: TermRecord[] } = { terms: [], fragments: [] }
  for (let i = offsets[document]!; i < offsets[document + 1]!; i++) {
    const start = starts[i]!
    const record: TermRecord = {
      term_id: termId(table, terms[i]!),
      start: place(start),
      end: place(start + lengths[i]!),
    }
    if (sentiment !== undefined) {
      record.sentiment = polarityOf(sentiment.occurrenceLabels[i]!)
      record.sentiment_confidence = sentiment.occurrenceConfidences[i]! / 255
    }
    ;(fragments[i] === 1 ? found.fragments : found.terms).push(record)
  }
  return found
}
