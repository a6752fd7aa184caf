import { z } from 'zod'
import { associateConcepts, correlateMean } from '../../answers/associations/associations.js'
import { meanVectors, oneGroup, timeBuckets } from '../../answers/counts/timeBuckets.js'
import { meanOfAll } from '../../answers/meanDocument.js'
import { textConcept, topicAsDocument } from '../../answers/texts/vectorizeText.js'
import { mapYielding, recordInSteps } from '../../compute/eventLoopBudget.js'
import { allDocuments } from '../../snapshot/filter.js'
import { answerContext } from '../answerContext.js'
import { LONGEST_QUERY, requireFewCorrelations, requireFewGroups, requireVectorizable } from '../limits.js'
import { operation } from '../operation.js'
import { exactlyOneOf } from '../params.js'
import type { RawAnswer } from '../rawAnswer.js'
import { ALL_DOCUMENTS, stringList, subsetParam, timeInterval } from './params.js'
import { dateColumn, groupBySubset, subsetDocuments } from './resolveQuestion.js'
import { type ByTopic, byTopic, names, resolveTopics } from './resolveTopics.js'
import { tableOrJson, tableShape } from './tables.js'

/**
 * Cosines of texts with topics. Texts and topics are analyzed in the same way as documents, so a text correlates
 * perfectly with a topic of the same text. Our choice: 0 for a text or topic without a known word. Spec v4-legacy 4.4.
 */
export const textCorrelation = operation({
  methods: ['PUT'],
  path: '/v4/projects/:account/:project_id/topics/text_correlation/',
  spec: 'v4-legacy 4.4',
  access: 'read',
  needs: 'build',
  params: () =>
    z
      .strictObject({ text: z.string().max(LONGEST_QUERY).optional(), texts: stringList.optional() })
      .superRefine(exactlyOneOf('text', 'texts')),
  summary: 'Correlates texts with the topics.',
  result: 'Numbers by topic id, for `texts` an array of such objects.',
  handle: async (context, { text, texts }): Promise<ByTopic<number> | ByTopic<number>[]> => {
    requireVectorizable(texts ?? [], 'texts')
    const answers = await answerContext(context)
    const topics = await context.project.topics.all()
    requireFewCorrelations(texts?.length ?? 1, topics.length, 'texts')
    const concepts = await mapYielding(topics, (topic) => topicAsDocument(answers, topic), context.signal)
    const correlate = (each: string): ByTopic<number> => {
      const scores = correlateMean(concepts, textConcept(answers, each).vector ?? [])
      return byTopic(topics, (index) => scores[index]!)
    }
    return texts === undefined ? correlate(text!) : await mapYielding(texts, correlate, context.signal)
  },
})

/** Cosines of each topic with each other. Spec v4-legacy 4.4. */
export const topicCorrelation = operation({
  methods: ['GET'],
  path: '/v4/projects/:account/:project_id/topics/correlation/',
  spec: 'v4-legacy 4.4',
  access: 'read',
  needs: 'build',
  params: () => z.strictObject(tableShape),
  summary: 'Correlates the topics with each other.',
  result: 'A CSV file, or an object by topic id of correlations by topic id.',
  handle: async (context, question): Promise<RawAnswer | ByTopic<ByTopic<number>>> => {
    const { answers, topics, concepts } = await resolveTopics(context)
    const scores = await associateConcepts(answers, concepts)
    const row = (index: number) => scores.subarray(index * topics.length, (index + 1) * topics.length)
    const correlations = (of: Float64Array) => byTopic(topics, (other) => of[other]!)
    return await tableOrJson(
      question,
      () => ({
        columns: ['topic', ...names(topics)],
        items: topics,
        cells: ({ name }, index) => [name, ...row(index)],
      }),
      async () => {
        const byRow = await mapYielding(topics, (_, index) => correlations(row(index)), context.signal)
        return byTopic(topics, (index) => byRow[index]!)
      },
    )
  },
})

/**
 * Cosines of topics with the mean document of each subset, `__all__` first. Our choice: only the mean of `__all__`
 * includes the common direction of all documents (`meanOfAll`). Spec v4-legacy 4.4.
 */
export const subsetCorrelation = operation({
  methods: ['GET'],
  path: '/v4/projects/:account/:project_id/topics/subset_correlation/',
  spec: 'v4-legacy 4.4',
  access: 'read',
  needs: 'build',
  params: () => z.strictObject(tableShape),
  summary: 'Correlates the topics with the subsets.',
  result: 'A CSV file, or an object by subset of correlations by topic id.',
  handle: async (context, question): Promise<RawAnswer | Record<string, ByTopic<number>>> => {
    const { answers, topics, concepts } = await resolveTopics(context)
    const { snapshot } = context
    const every = allDocuments(snapshot)
    const named = await groupBySubset(answers)
    const subsets = [ALL_DOCUMENTS, ...named.values]
    requireFewGroups(subsets.length)
    requireFewCorrelations(subsets.length, topics.length)
    const all = await meanVectors(answers, oneGroup(snapshot), every)
    const { means } = await meanVectors(answers, named, every)
    const scores = await mapYielding(
      [...all.means.map((mean) => meanOfAll(snapshot.space, mean)), ...means],
      (mean) => correlateMean(concepts, mean),
      context.signal,
    )
    return await tableOrJson(
      question,
      () => ({
        columns: ['subset', ...names(topics)],
        items: subsets,
        cells: (name, subset) => [name, ...scores[subset]!],
      }),
      () => recordInSteps(subsets, (subset) => byTopic(topics, (index) => scores[subset]![index]!), context.signal),
    )
  },
})

/** Spec v4-legacy 4.4. */
export interface BucketCorrelation {
  /** Seconds since 1970. */
  start: number
  /** Number of documents. */
  count: number
  /** Correlation with each topic, from -1 to 1. */
  correlations: ByTopic<number>
}

/**
 * Cosines of topics with the mean document of each time bucket; buckets without documents are left out. Spec v4-legacy
 * 4.4.
 */
export const timelineCorrelation = operation({
  methods: ['GET'],
  path: '/v4/projects/:account/:project_id/topics/timeline_correlation/',
  spec: 'v4-legacy 4.4',
  access: 'read',
  needs: 'build',
  params: () => z.strictObject({ subset: subsetParam, interval: timeInterval.default('document'), ...tableShape }),
  summary: 'Correlates the topics with the documents over time.',
  result: 'A CSV file, or an array of `start`, `count` and `correlations` by topic id.',
  handle: async (context, question): Promise<RawAnswer | BucketCorrelation[]> => {
    const { answers, topics, concepts } = await resolveTopics(context)
    const { snapshot } = context
    const set = await subsetDocuments(answers, question.subset)
    const buckets = await timeBuckets(answers, dateColumn(snapshot), { interval: question.interval }, set)
    requireFewGroups(buckets.size, 'interval')
    requireFewCorrelations(buckets.size, topics.length, 'interval')
    const { counts, means } = await meanVectors(answers, buckets, set)
    const filled = [...counts.keys()].filter((bucket) => counts[bucket]! > 0)
    const rowOf = (bucket: number) => ({
      start: buckets.starts[bucket]!,
      count: counts[bucket]!,
      scores: correlateMean(concepts, means[bucket]!),
    })
    const rows = await mapYielding(filled, rowOf, context.signal)
    return await tableOrJson(
      question,
      () => ({
        columns: ['start', 'count', ...names(topics)],
        items: rows,
        cells: ({ start, count, scores }) => [start, count, ...scores],
      }),
      () => {
        const record = ({ scores, ...row }: (typeof rows)[number]): BucketCorrelation => ({
          ...row,
          correlations: byTopic(topics, (index) => scores[index]!),
        })
        return mapYielding(rows, record, context.signal)
      },
    )
  },
})
