import { z } from 'zod'
import type { Concept } from '../../answers/concepts/resolveConcept.js'
import { documentsOf } from '../../answers/context.js'
import { searchDocuments } from '../../answers/search/searchDocuments.js'
import { selectConcepts } from '../../answers/selection/selectConcepts.js'
import { type Polarity, polarityOf } from '../../answers/sentiment/countSentiment.js'
import type { KeyPhrase } from '../../answers/terms/keyPhrases.js'
import { type PredictedValues, predictTargets } from '../../answers/texts/predictTargets.js'
import { type ReadText, readTexts, type UnreadText } from '../../answers/texts/readTexts.js'
import { rangeSteps, yieldIfSpent } from '../../compute/eventLoopBudget.js'
import { EngineError, invalidParams } from '../../errors.js'
import type { TermLessons } from '../../snapshot/snapshot.js'
import { termId } from '../../snapshot/termTable.js'
import { requireVectorizable } from '../limits.js'
import { type BuiltContext, operation } from '../operation.js'
import { integer, textLanguageParam } from '../params.js'
import { positionsOf } from '../positions.js'
import { listDocuments } from './listDocuments.js'
import { documentText, selector } from './params.js'
import { renderAll, type SelectedRecord } from './render.js'
import { type KeyPhraseRecord, renderKeyPhrases, type TermRecord } from './renderDocuments.js'
import { type QuestionContext, questionContext, resolveSelector } from './resolveQuestion.js'

/** Concepts that one text matches at most. */
const MOST_MATCHES = 1_000
const MOST_NEAREST = 20
/** Texts in one call; further ones come with the next. */
const MOST_TEXTS = 10_000

const FIELDS = ['terms', 'concepts', 'sentiment', 'key_phrases', 'predictions'] as const
type Field = (typeof FIELDS)[number]
/** Parts that only a request by name gives: they cost more than all others. */
const ON_REQUEST: readonly Field[] = ['key_phrases', 'predictions']

/** A concept of the call that a text matches. */
export interface TextConceptRecord {
  /** Index in `concepts`. */
  index: number
  /** Name of the concept. */
  name: string
  /** Whether a term of the concept itself occurs, or only a related one. */
  match_type: 'exact' | 'conceptual'
  /** The match score that a document with this text would have. */
  match_score: number
  /** Sentiment of the text about the concept; exact matches only. */
  sentiment?: Polarity
}

/** What the project reads in one text. */
export interface AnalyzedTextRecord {
  /** The language in which the text was read. */
  language: string
  /** Sentiment of the whole text. */
  sentiment?: Polarity
  /** Confidence of `sentiment`, from 0 to 1. */
  sentiment_confidence?: number
  /** Occurrences of terms of the project. */
  terms?: TermRecord[]
  /** Terms that occur inside longer terms. */
  fragments?: TermRecord[]
  /** Concepts that the text matches. */
  concepts?: TextConceptRecord[]
  /** Subjects of the text, best first. */
  key_phrases?: KeyPhraseRecord[]
  /** Values that the trained predictors give to the text, by target. */
  predictions?: Record<string, number | string>
  /** Documents of the project with the most similar content, best first. */
  nearest_documents?: NearestRecord[]
}

/** A document of the project that is similar to a text. */
export interface NearestRecord {
  /** Identifier of the document. */
  doc_id: string
  /** Similarity to the text; higher is better. */
  match_score: number
}

/** What a project reads in texts. */
export interface AnalyzedTextsResult {
  /** The concepts that texts were matched with. */
  concepts: SelectedRecord[]
  /** One object for each text, in their order. */
  result: AnalyzedTextRecord[]
}

const textOrObject = z.union([
  documentText,
  z.strictObject({
    text: documentText,
    language: textLanguageParam.optional().describe('Default: the language of the project that fits best'),
  }),
])

/**
 * Reads texts with the last build, as it would have read them as documents; nothing is stored. SENTIMENT_NOT_BUILT if
 * sentiment is requested by name and the project has none, PROJECT_NOT_BUILT if predictions are and no predictor was
 * trained. Extension.
 */
export const analyzeTexts = operation({
  methods: ['POST'],
  path: '/api/v5/projects/:project_id/analyze/',
  spec: 'v5 4.1',
  extension: true,
  access: 'read',
  needs: 'build',
  summary: 'Finds terms, concepts and sentiment of new texts without storing them.',
  result: 'The concepts, and for each text, in the order of the request, what `fields` names.',
  params: () =>
    z.strictObject({
      texts: z.array(textOrObject).max(MOST_TEXTS).describe('Texts, or objects with `text` and `language`'),
      concept_selector: selector()
        .default({ type: 'top', limit: 50 })
        .describe('Concepts to match texts with; default: the 50 top concepts'),
      fields: z
        .array(z.enum(FIELDS))
        .max(FIELDS.length)
        .optional()
        .describe('Parts of the answer; default: terms, concepts, and sentiment if it is built'),
      limit: integer(0, MOST_MATCHES).default(10).describe('Maximum number of concepts of each text'),
      nearest: integer(0, MOST_NEAREST).default(0).describe('Number of most similar documents to find for each text'),
    }),
  handle: async (call, question): Promise<AnalyzedTextsResult> => {
    const texts = question.texts.map((given) => (typeof given === 'string' ? { text: given } : given))
    requireVectorizable(
      texts.map(({ text }) => text),
      'texts',
    )
    const context = await questionContext(call)
    requireLanguages(context, texts)
    const wants = (field: Field): boolean => question.fields?.includes(field) ?? !ON_REQUEST.includes(field)
    const selection = await selectConcepts(
      context,
      await resolveSelector(call, question.concept_selector),
      await documentsOf(context, []),
    )
    const concepts = wants('concepts') ? selection.concepts.map(({ concept }) => concept) : []
    const lessons = wants('sentiment') ? await lessonsOf(context, question.fields) : undefined
    const phrases = wants('key_phrases') ? await phrasesOf(context, texts) : undefined
    const predictions = wants('predictions') ? await predictionsOf(call, context, texts) : undefined
    const records = await renderAll(context, selection.concepts)
    const names = records.map(({ name }) => name)
    const render = createRenderer(context, { wantsTerms: wants('terms'), wantsConcepts: wants('concepts'), names })
    const { limit, nearest } = question
    const vectors: (Float32Array | undefined)[] = []
    const request = { concepts, limit, lessons, ...(nearest > 0 && { withVectors: true }) }
    const result = await readTexts(context, texts, request, function* (read, i) {
      const { text } = texts[i]!
      const position = positionsOf(text, call.positions)
      const record = yield* render(read, position)
      if (phrases !== undefined) record.key_phrases = renderKeyPhrases(phrases[i]!, text, position)
      if (predictions !== undefined) record.predictions = predictions[i]!
      if (nearest > 0) vectors.push(read.vector?.slice())
      return record
    })
    for (const [i, vector] of vectors.entries()) {
      await yieldIfSpent(call.signal)
      result[i]!.nearest_documents = await nearestTo(call, context, vector, nearest)
    }
    return { concepts: records, result }
  },
})

/** Throws INVALID_PARAMS for a text in a language that the project does not have. */
function requireLanguages(
  context: QuestionContext,
  texts: readonly { readonly language?: string | undefined }[],
): void {
  const known = [context.analyzer, ...(context.otherAnalyzers ?? [])].map(({ language }) => language)
  const wrong = texts.findIndex(({ language }) => language !== undefined && !known.includes(language))
  if (wrong < 0) return
  const sent = JSON.stringify(texts[wrong]!.language)
  throw invalidParams(`\`texts[${wrong}].language\`: the project has ${known.join(', ')}, not ${sent}.`, 'texts')
}

/** What the project has learned of its terms; undefined if it has learned nothing and `fields` does not name sentiment. */
async function lessonsOf(
  { snapshot }: QuestionContext,
  fields: readonly Field[] | undefined,
): Promise<TermLessons | undefined> {
  const lessons = await snapshot.lessons()
  if (lessons !== undefined) return lessons
  if (fields !== undefined) throw new EngineError('SENTIMENT_NOT_BUILT')
  return undefined
}

/** The key phrases of each text. */
async function phrasesOf(context: QuestionContext, texts: readonly UnreadText[]): Promise<KeyPhrase[][]> {
  const { findKeyPhrases } = await import('../../answers/terms/keyPhrases.js')
  return await findKeyPhrases(
    context,
    texts.map(({ text }) => text),
    texts.map(({ language }) => language),
  )
}

/** The values that the project's predictors give to each text. */
async function predictionsOf(
  { project, snapshot }: BuiltContext,
  context: QuestionContext,
  texts: readonly UnreadText[],
): Promise<PredictedValues[]> {
  const set = await project.predictors.trained(snapshot)
  if (set === undefined) {
    const message = 'No predictor has been trained. Train one first, with `engine.legacy.prediction.train`.'
    throw new EngineError('PROJECT_NOT_BUILT', message)
  }
  const documents = texts.map(({ text, language }) => ({ title: '', text, language }))
  return await predictTargets(context, set, documents)
}

interface RenderOptions {
  readonly wantsTerms: boolean
  readonly wantsConcepts: boolean
  /** By concept. */
  readonly names: readonly string[]
}

/** Converts a position in UTF-16 code units to the unit of the answer. */
type Position = (unit: number) => number
type TermLists = Required<Pick<AnalyzedTextRecord, 'terms' | 'fragments'>>

/** Terms of a long text that are rendered at a time. */
const TERMS_A_STEP = 4_000

/** Renders what was read in texts; ids of terms are made once for all of them. */
function createRenderer(
  { snapshot }: QuestionContext,
  { wantsTerms, wantsConcepts, names }: RenderOptions,
): (read: ReadText, position: Position) => Generator<void, AnalyzedTextRecord> {
  const ids = new Map<number, string>()
  const idOf = (term: number): string => {
    const known = ids.get(term)
    if (known !== undefined) return known
    const id = termId(snapshot.terms, term)
    ids.set(term, id)
    return id
  }
  const addTerms = (lists: TermLists, { known, sentiment }: ReadText, position: Position, from: number, to: number) => {
    const { terms, starts, lengths, isFragment } = known
    for (let at = from; at < to; at++) {
      const term_id = idOf(terms[at]!)
      const start = position(starts[at]!)
      const end = position(starts[at]! + lengths[at]!)
      const list = isFragment[at] ? lists.fragments : lists.terms
      if (sentiment === undefined) list.push({ term_id, start, end })
      else {
        const label = polarityOf(sentiment.labels[at]!)
        list.push({ term_id, start, end, sentiment: label, sentiment_confidence: sentiment.confidences[at]! })
      }
    }
  }
  return function* (read, position) {
    const record: AnalyzedTextRecord = { language: read.language }
    if (read.sentiment !== undefined) {
      record.sentiment = polarityOf(read.sentiment.whole.label)
      record.sentiment_confidence = read.sentiment.whole.confidence
    }
    if (wantsTerms) {
      const lists: TermLists = { terms: [], fragments: [] }
      Object.assign(record, lists)
      yield* rangeSteps(read.known.terms.length, TERMS_A_STEP, (from, to) => addTerms(lists, read, position, from, to))
    }
    if (wantsConcepts) {
      record.concepts = read.matches.map(({ concept: index, isExact, score: match_score, sentiment }) => {
        const name = names[index]!
        const match_type = isExact ? 'exact' : 'conceptual'
        // Written out: spreading one of them into the other takes a thirtieth of a whole call.
        if (sentiment === undefined) return { index, name, match_type, match_score }
        return { index, name, match_type, match_score, sentiment: polarityOf(sentiment) }
      })
    }
    return record
  }
}

/** The documents whose content is most similar to that of a text. */
async function nearestTo(
  { project, positions }: BuiltContext,
  context: QuestionContext,
  vector: Float32Array | undefined,
  limit: number,
): Promise<NearestRecord[]> {
  if (vector === undefined) return []
  const concept: Concept = { texts: [], exactTerms: [], excludedTerms: [], vector, relevance: 0 }
  const found = await searchDocuments(context, { filter: [], concept, matchType: 'both', limit, offset: 0 })
  const parts = { project, positions, fields: ['doc_id', 'match_score'], scores: found.scores } as const
  return (await listDocuments(context, found.documents, parts)) as NearestRecord[]
}
