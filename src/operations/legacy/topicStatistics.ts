import { z } from 'zod'
import { describeTopics, topicHistograms } from '../../answers/associations/topics.js'
import { countMatchKinds } from '../../answers/counts/matchCounts.js'
import { invalidParams } from '../../errors.js'
import { allDocuments } from '../../snapshot/filter.js'
import { operation } from '../operation.js'
import { integer } from '../params.js'
import type { RawAnswer } from '../rawAnswer.js'
import { stringList, subsetParam } from './params.js'
import { subsetDocuments } from './resolveQuestion.js'
import { type ByTopic, byTopic, resolveTopics } from './resolveTopics.js'
import { tableOrJson, tableShape } from './tables.js'

/** How much documents have in common. */
export interface ConsistencyRecord {
  /** Length of the mean of their vectors, from 0 to 1. */
  consistency: number
}

/** Spec v4-legacy 4.4. */
export interface TopicStatisticsRecord {
  /** Name of the topic. */
  name: string
  /** Correlation of the documents with the topic. */
  correlation: {
    /** Mean, from -1 to 1. */
    mean: number
    /** Standard deviation. */
    stdev: number
    /** Standard error of the mean. */
    stderr: number
    /** Number of documents. */
    n: number
    /** The mean in standard errors. */
    Zscore: number
  }
  /** Distance from the mean document, in standard deviations. */
  distance: number
}

/**
 * Statistics over the documents with a vector. Our choices: `stdev` is the population standard deviation; `Zscore` is
 * mean / stderr; `consistency` is the length of the mean document, from 0 to 1; `distance` is the distance between the
 * topic and the mean document, in units of the root mean square distance of documents from that mean. Spec v4-legacy
 * 4.4.
 */
export const topicStats = operation({
  methods: ['GET'],
  path: '/v4/projects/:account/:project_id/topics/stats/',
  spec: 'v4-legacy 4.4',
  access: 'read',
  needs: 'build',
  params: () => z.strictObject({ subset: subsetParam }),
  summary: 'Reports the correlations of the topics with the documents of a subset.',
  result: 'Statistics by topic id; under `.all` how much the documents have in common.',
  handle: async (context, { subset }): Promise<Record<string, TopicStatisticsRecord | ConsistencyRecord>> => {
    const { answers, topics, concepts } = await resolveTopics(context)
    const described = await describeTopics(answers, concepts, await subsetDocuments(answers, subset))
    return {
      '.all': { consistency: described.consistency },
      ...byTopic(topics, (index) => {
        const { correlation, distance } = described.topics[index]!
        const { zScore, ...rest } = correlation
        return { name: topics[index]!.name, correlation: { ...rest, Zscore: zScore }, distance }
      }),
    }
  },
})

/** Maximum number of bins. */
const MOST_BINS = 1_000

/** Histograms of the cosines of each topic with all documents that have a vector. Spec v4-legacy 4.4. */
export const topicHistogramsOf = operation({
  methods: ['GET'],
  path: '/v4/projects/:account/:project_id/topics/histograms/',
  spec: 'v4-legacy 4.4',
  access: 'read',
  needs: 'build',
  params: () => z.strictObject({ bins: integer(1, MOST_BINS).default(10) }),
  summary: 'Returns histograms of the correlations between each topic and the documents.',
  result: 'An object by topic id of pairs: the counts of the bins and the edges of the bins (one more).',
  handle: async (context, { bins }): Promise<ByTopic<[sizes: number[], borders: number[]]>> => {
    const { answers, topics, concepts } = await resolveTopics(context)
    const histograms = await topicHistograms(answers, concepts, allDocuments(context.snapshot), bins)
    return byTopic(topics, (index) => [[...histograms[index]!.sizes], [...histograms[index]!.borders]])
  },
})

/** Our choice of shape: the keys that clients read. Spec v4-legacy 4.4. */
export interface FoundRecord {
  /** Number of documents with one of its terms. */
  num_exact_matches: number
  /** Number of further documents with a related term. */
  num_related_matches: number
}

/**
 * Counts of documents with a word of each topic, and of further documents with related terms. INVALID_PARAMS for an
 * unknown topic. Spec v4-legacy 4.4.
 */
export const topicDocCounts = operation({
  methods: ['GET'],
  path: '/v4/projects/:account/:project_id/topics/doc_counts/',
  spec: 'v4-legacy 4.4',
  access: 'read',
  needs: 'build',
  params: () =>
    z.strictObject({
      ids: stringList.optional().describe('Topic ids; default: all'),
      subset: subsetParam,
      ...tableShape,
    }),
  summary: 'Counts the exact and related documents of each topic.',
  result: 'A CSV file, or `num_exact_matches` and `num_related_matches` by topic id.',
  handle: async (context, question): Promise<RawAnswer | ByTopic<FoundRecord>> => {
    const known = new Map((await context.project.topics.all()).map((topic) => [topic.topicId, topic]))
    const requested = question.ids?.map((id) => {
      const topic = known.get(id)
      if (topic === undefined) throw invalidParams(`The project has no topic ${JSON.stringify(id)}.`, 'ids')
      return topic
    })
    const { answers, topics, concepts } = await resolveTopics(context, requested ?? [...known.values()])
    const found = await countMatchKinds(answers, concepts, await subsetDocuments(answers, question.subset))
    return await tableOrJson(
      question,
      () => ({
        columns: ['_id', 'name', 'num_exact_matches', 'num_related_matches'],
        items: topics,
        cells: ({ topicId, name }, index) => [topicId, name, found[index]!.exact, found[index]!.related],
      }),
      () =>
        byTopic(topics, (index) => ({
          num_exact_matches: found[index]!.exact,
          num_related_matches: found[index]!.related,
        })),
    )
  },
})
