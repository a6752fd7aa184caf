import { z } from 'zod'
import { knownTerms } from '../../answers/concepts/resolveConcept.js'
import type { AnswerContext } from '../../answers/context.js'
import { countMatches } from '../../answers/counts/matchCounts.js'
import { selectConcepts } from '../../answers/selection/selectConcepts.js'
import {
  countSentiment,
  findExamples,
  type Polarity,
  type SentimentCounts,
  type SentimentExample,
} from '../../answers/sentiment/countSentiment.js'
import { termSpans } from '../../answers/terms/termSpans.js'
import { yieldIfSpent } from '../../compute/eventLoopBudget.js'
import { termId } from '../../snapshot/termTable.js'
import { operation, type SentimentContext } from '../operation.js'
import { createRecordList } from '../recordList.js'
import { type DocumentOptions, listDocuments, namedTerms } from './listDocuments.js'
import { filterParam, onlyTermsParam, selector, sentimentWordsParam } from './params.js'
import { renderAll, type SelectedRecord } from './render.js'
import type { DocumentRecord } from './renderDocuments.js'
import { filteredDocuments, questionContext, resolveSelector } from './resolveQuestion.js'

/** Shares of the documents with the concept, from 0 to 1; all 0 if there are none. Spec v5 2.12. */
export interface SentimentShare {
  /** Share of documents in which it is negative, from 0 to 1. */
  negative: number
  /** Share of documents in which it is neutral, from 0 to 1. */
  neutral: number
  /** Share of documents in which it is positive, from 0 to 1. */
  positive: number
}

/** A document, and the term and polarity that it exemplifies. Spec v5 2.12. */
export interface ExampleRecord extends DocumentRecord {
  /** What the document is an example of. */
  example_details: {
    /** Ids of the terms of the concept in the document. */
    term_ids: string[]
    /** Their forms in the text. */
    texts: string[]
    /** Sentiment of these terms in the document. */
    sentiment: Polarity
  }
}

/** A concept with the sentiment of the documents about it. */
export interface ConceptSentimentRecord extends SelectedRecord {
  /** Number of documents of the filter with an exact or related match. */
  match_count: number
  /** Number of documents of the filter with an exact match. */
  exact_match_count: number
  /** Share of each sentiment among the documents with the concept. */
  sentiment_share: SentimentShare
  /**
   * Counts out of `total` documents. Extension: `mixed` counts the documents with both positive and negative mentions,
   * which also count in one of the three classes.
   */
  sentiment_counts: {
    /** Number of documents in which it is negative. */
    negative: number
    /** Number of documents in which it is neutral. */
    neutral: number
    /** Number of documents in which it is positive. */
    positive: number
    /** Number of documents that were counted. */
    total: number
    /** Number of documents with both positive and negative mentions. */
    mixed: number
  }
  /** For each term a positive, a negative and a neutral document, where there are any; only if requested. */
  example_documents?: ExampleRecord[]
}

/** The sentiment of concepts. */
export interface SentimentResult {
  /** Number of documents in the project. */
  total_count: number
  /** Number of documents that match the filter. */
  filter_count: number
  /** The concepts with their sentiment. */
  match_counts: ConceptSentimentRecord[]
}

/**
 * The sentiment about each concept: the numbers of documents whose mentions of it are positive, negative or neutral.
 * Our choices: shares are fractions, and counts are numbers of documents with an exact match; the deprecated totals of
 * the whole project are not returned (v5 9). Spec v5 4.4.
 */
export const sentiment = operation({
  methods: ['GET', 'POST'],
  path: '/api/v5/projects/:project_id/concepts/sentiment/',
  spec: 'v5 4.4',
  access: 'read',
  needs: 'sentiment',
  summary: 'Counts positive, neutral and negative documents for each concept.',
  result: 'The concepts with match counts, sentiment counts and shares, and example documents if requested.',
  params: () =>
    z.strictObject({
      concept_selector: selector()
        .default({ type: 'sentiment_suggested', limit: 500 })
        .describe('Concepts to use; default: those that carry most sentiment'),
      filter: filterParam,
      include_examples: z
        .boolean()
        .default(false)
        .describe('Adds example documents with positive, negative and neutral occurrences of each term'),
      include_sentiment_words: sentimentWordsParam,
      only_terms: onlyTermsParam.describe(
        'Extension: `terms` and `fragments` of the examples have only the occurrences of these term ids; `matching`: of the terms of the concept; default: all',
      ),
    }),
  handle: async (call, question): Promise<SentimentResult> => {
    const context = await questionContext(call)
    const set = await filteredDocuments(context, question.filter)
    const selection = await selectConcepts(context, await resolveSelector(call, question.concept_selector), set)
    const selected = selection.concepts.map(({ concept }) => concept)
    const counts = await countMatches(context, selected, set)
    const sentiments = await countSentiment(context, call.sentiment, selected, set)
    const records = createRecordList<ConceptSentimentRecord>(call)
    const { include_sentiment_words: sentimentWords, only_terms } = question
    const { terms } = context.snapshot
    const named = typeof only_terms === 'object' ? namedTerms(terms, only_terms) : undefined
    for (const [i, record] of (await renderAll(context, selection.concepts)).entries()) {
      await yieldIfSpent(call.signal)
      const concept = selected[i]!
      const examples = question.include_examples && (await findExamples(context, call.sentiment, concept, set))
      const onlyTerms = only_terms === 'matching' ? new Set(knownTerms(concept.exactTerms)) : named
      records.add({
        ...record,
        match_count: counts.matchCounts[i]!,
        exact_match_count: counts.exactMatchCounts[i]!,
        sentiment_share: shareOf(sentiments[i]!),
        sentiment_counts: { ...sentiments[i]! },
        ...(examples && {
          example_documents: await listExamples(call, context, { examples, sentimentWords, onlyTerms }),
        }),
      })
    }
    return { total_count: context.snapshot.documents.count, filter_count: set.count, match_counts: records.finish() }
  },
})

function shareOf({ negative, neutral, positive, total }: SentimentCounts): SentimentShare {
  const all = Math.max(1, total)
  return { negative: negative / all, neutral: neutral / all, positive: positive / all }
}

/** The documents of a concept's examples, each with the texts of the term that it exemplifies. */
async function listExamples(
  { project, positions, sentiment }: SentimentContext,
  context: AnswerContext,
  {
    examples,
    ...options
  }: Pick<DocumentOptions, 'sentimentWords' | 'onlyTerms'> & {
    readonly examples: readonly SentimentExample[]
  },
): Promise<ExampleRecord[]> {
  const { terms } = context.snapshot
  const numbers = examples.map(({ document }) => document)
  const documents = await listDocuments(context, numbers, { project, positions, sentiment, ...options })
  const occurrences = await context.snapshot.occurrencesOf(numbers)
  return examples.map(({ term, polarity }, i) => {
    const record = documents[i] as DocumentRecord
    const spans = termSpans(occurrences[i]!, new Set([term]))
    const texts = new Set(spans.map(([start, end]) => record.text.slice(start, end)))
    return {
      ...record,
      example_details: { term_ids: [termId(terms, term)], texts: [...texts], sentiment: polarity },
    }
  })
}
