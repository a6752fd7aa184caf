import { z } from 'zod'
import { associateConcepts } from '../../answers/associations.js'
import type { Concept } from '../../answers/concept.js'
import type { AnswerContext } from '../../answers/context.js'
import { correlateMean } from '../../answers/correlations.js'
import { groupByText, meanVectors, oneGroup, timeBuckets } from '../../answers/timeBuckets.js'
import { countFound, describeTopics, textConcept, topicConcept, topicHistograms } from '../../answers/topics.js'
import { invalidParams } from '../../errors.js'
import type { Topic } from '../../projects/topics.js'
import { allDocuments } from '../../snapshot/filter.js'
import { type BuiltContext, operation, type RawAnswer } from '../operation.js'
import { exactlyOneOf, integer } from '../params.js'
import { ALL_DOCUMENTS, SUBSET_FIELD, stringList, subsetParam, timeInterval } from './params.js'
import { answerContext, dateColumn, subsetDocuments } from './questions.js'
import { tableOrJson, tableShape } from './tables.js'

/** The topics of a project beside what the snapshot makes of them. */
interface AskedTopics {
  readonly answers: AnswerContext
  readonly topics: readonly Topic[]
  readonly concepts: readonly Concept[]
}

async function askTopics(
  context: BuiltContext,
  topics: readonly Topic[] = context.project.topics.all(),
): Promise<AskedTopics> {
  const answers = await answerContext(context)
  return { answers, topics, concepts: topics.map((topic) => topicConcept(answers, topic)) }
}

/** Numbers by the id of their topic. */
type ByTopic<Value> = Record<string, Value>

const byTopic = <Value>(topics: readonly Topic[], read: (place: number) => Value): ByTopic<Value> =>
  Object.fromEntries(topics.map(({ topicId }, place) => [topicId, read(place)]))

const names = (topics: readonly Topic[]): string[] => topics.map(({ name }) => name)

/** Rows of numbers, topics in the columns. */
const rowOf = (values: ArrayLike<number>): number[] => Array.from(values)

/** Spec v4-legacy 4.4. */
export interface TopicStatisticsRecord {
  name: string
  correlation: { mean: number; stdev: number; stderr: number; n: number; Zscore: number }
  distance: number
}

/**
 * Over documents with a vector. Our choices: `stdev` is that of the population, `Zscore` is mean / stderr, `consistency`
 * is the length of the mean document from 0 to 1, `distance` is that between topic and mean document in units of the root
 * mean square distance of documents from it. Spec v4-legacy 4.4.
 */
export const topicStats = operation({
  methods: ['GET'],
  path: '/v4/projects/:account/:project_id/topics/stats/',
  spec: 'v4-legacy 4.4',
  access: 'read',
  needs: 'build',
  params: z.strictObject({ subset: subsetParam }),
  summary: 'How topics are related to the documents of a subset.',
  result: 'Statistics by topic id; under `.all` how much the documents have in common.',
  handle: async (context, { subset }): Promise<Record<string, TopicStatisticsRecord | { consistency: number }>> => {
    const { answers, topics, concepts } = await askTopics(context)
    const described = await describeTopics(answers, concepts, subsetDocuments(answers, subset))
    return {
      '.all': { consistency: described.consistency },
      ...byTopic(topics, (place) => {
        const { correlation, distance } = described.topics[place]!
        const { zScore, ...rest } = correlation
        return { name: topics[place]!.name, correlation: { ...rest, Zscore: zScore }, distance }
      }),
    }
  },
})

/** More bins than anybody draws. */
const MOST_BINS = 1_000

/** Of the cosines of each topic with all documents that have a vector. Spec v4-legacy 4.4. */
export const topicHistogramsOf = operation({
  methods: ['GET'],
  path: '/v4/projects/:account/:project_id/topics/histograms/',
  spec: 'v4-legacy 4.4',
  access: 'read',
  needs: 'build',
  params: z.strictObject({ bins: integer(1, MOST_BINS).default(10) }),
  summary: 'How the correlations of each topic with the documents are distributed.',
  result: 'By topic id a pair: sizes of the bins, and their borders, one more.',
  handle: async (context, { bins }): Promise<ByTopic<[sizes: number[], borders: number[]]>> => {
    const { answers, topics, concepts } = await askTopics(context)
    const histograms = await topicHistograms(answers, concepts, allDocuments(context.snapshot), bins)
    return byTopic(topics, (place) => [[...histograms[place]!.sizes], [...histograms[place]!.borders]])
  },
})

/** Texts are read as documents are. Our choice: 0 for a text or topic without a known word. Spec v4-legacy 4.4. */
export const textCorrelation = operation({
  methods: ['PUT'],
  path: '/v4/projects/:account/:project_id/topics/text_correlation/',
  spec: 'v4-legacy 4.4',
  access: 'read',
  needs: 'build',
  params: z
    .strictObject({ text: z.string().optional(), texts: stringList.max(1_000).optional() })
    .superRefine(exactlyOneOf('text', 'texts')),
  summary: 'How near texts are to the topics.',
  result: 'Numbers by topic id, for `texts` an array of such objects.',
  handle: async (context, { text, texts }): Promise<ByTopic<number> | ByTopic<number>[]> => {
    const { answers, topics, concepts } = await askTopics(context)
    const correlate = (each: string): ByTopic<number> => {
      const scores = correlateMean(concepts, textConcept(answers, each).vector ?? [])
      return byTopic(topics, (place) => scores[place]!)
    }
    return texts === undefined ? correlate(text!) : texts.map(correlate)
  },
})

/** Cosines of topics with topics. Spec v4-legacy 4.4. */
export const topicCorrelation = operation({
  methods: ['GET'],
  path: '/v4/projects/:account/:project_id/topics/correlation/',
  spec: 'v4-legacy 4.4',
  access: 'read',
  needs: 'build',
  params: z.strictObject(tableShape),
  summary: 'How near the topics are to each other.',
  result: 'A CSV file, or numbers by topic id by topic id.',
  handle: async (context, question): Promise<RawAnswer | ByTopic<ByTopic<number>>> => {
    const { answers, topics, concepts } = await askTopics(context)
    const scores = await associateConcepts(answers, concepts)
    const row = (place: number) => scores.subarray(place * topics.length, (place + 1) * topics.length)
    return tableOrJson(
      question,
      () => ({
        columns: ['topic', ...names(topics)],
        rows: topics.map(({ name }, place) => [name, ...rowOf(row(place))]),
      }),
      () => byTopic(topics, (place) => byTopic(topics, (other) => row(place)[other]!)),
    )
  },
})

/** Cosines of topics with the mean document of each subset, `__all__` first. Spec v4-legacy 4.4. */
export const subsetCorrelation = operation({
  methods: ['GET'],
  path: '/v4/projects/:account/:project_id/topics/subset_correlation/',
  spec: 'v4-legacy 4.4',
  access: 'read',
  needs: 'build',
  params: z.strictObject(tableShape),
  summary: 'How near the topics are to the subsets.',
  result: 'A CSV file, or numbers by subset by topic id.',
  handle: async (context, question): Promise<RawAnswer | Record<string, ByTopic<number>>> => {
    const { answers, topics, concepts } = await askTopics(context)
    const { snapshot } = context
    const every = allDocuments(snapshot)
    const named = groupByText(snapshot, SUBSET_FIELD)
    const subsets = [ALL_DOCUMENTS, ...named.values]
    const all = await meanVectors(answers, oneGroup(snapshot), every)
    const { means } = await meanVectors(answers, named, every)
    const scores = [...all.means, ...means].map((mean) => correlateMean(concepts, mean))
    return tableOrJson(
      question,
      () => ({
        columns: ['subset', ...names(topics)],
        rows: subsets.map((name, subset) => [name, ...scores[subset]!]),
      }),
      () =>
        Object.fromEntries(subsets.map((name, subset) => [name, byTopic(topics, (place) => scores[subset]![place]!)])),
    )
  },
})

/** Spec v4-legacy 4.4. */
export interface BucketCorrelation {
  /** Seconds since 1970. */
  start: number
  /** Documents. */
  count: number
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
  params: z.strictObject({ subset: subsetParam, interval: timeInterval.default('document'), ...tableShape }),
  summary: 'How near the topics are to the documents over time.',
  result: 'A CSV file, or an array of `start`, `count` and `correlations` by topic id.',
  handle: async (context, question): Promise<RawAnswer | BucketCorrelation[]> => {
    const { answers, topics, concepts } = await askTopics(context)
    const { snapshot } = context
    const set = subsetDocuments(answers, question.subset)
    const buckets = timeBuckets(snapshot, dateColumn(snapshot), { interval: question.interval }, set)
    const { counts, means } = await meanVectors(answers, buckets, set)
    const filled = [...counts.keys()].filter((bucket) => counts[bucket]! > 0)
    const rows = filled.map((bucket) => ({
      start: buckets.starts[bucket]!,
      count: counts[bucket]!,
      scores: correlateMean(concepts, means[bucket]!),
    }))
    return tableOrJson(
      question,
      () => ({
        columns: ['start', 'count', ...names(topics)],
        rows: rows.map(({ start, count, scores }) => [start, count, ...scores]),
      }),
      () => rows.map(({ scores, ...row }) => ({ ...row, correlations: byTopic(topics, (place) => scores[place]!) })),
    )
  },
})

/** Our choice of shape: what clients read. Spec v4-legacy 4.4. */
export interface FoundRecord {
  num_exact_matches: number
  num_related_matches: number
}

/**
 * Documents with a word of each topic, and further ones found by related terms. INVALID_PARAMS for an unknown topic.
 * Spec v4-legacy 4.4.
 */
export const topicDocCounts = operation({
  methods: ['GET'],
  path: '/v4/projects/:account/:project_id/topics/doc_counts/',
  spec: 'v4-legacy 4.4',
  access: 'read',
  needs: 'build',
  params: z.strictObject({
    ids: stringList.optional().describe('Ids of topics; default all'),
    subset: subsetParam,
    ...tableShape,
  }),
  summary: 'Counts the documents of each topic.',
  result: 'A CSV file, or `num_exact_matches` and `num_related_matches` by topic id.',
  handle: async (context, question): Promise<RawAnswer | ByTopic<FoundRecord>> => {
    const wanted = question.ids?.map((id) => {
      const topic = context.project.topics.get(id)
      if (topic === undefined) throw invalidParams(`The project has no topic ${JSON.stringify(id)}.`, 'ids')
      return topic
    })
    const { answers, topics, concepts } = await askTopics(context, wanted)
    const found = await countFound(answers, concepts, subsetDocuments(answers, question.subset))
    return tableOrJson(
      question,
      () => ({
        columns: ['_id', 'name', 'num_exact_matches', 'num_related_matches'],
        rows: topics.map(({ topicId, name }, place) => [topicId, name, found[place]!.exact, found[place]!.related]),
      }),
      () =>
        byTopic(topics, (place) => ({
          num_exact_matches: found[place]!.exact,
          num_related_matches: found[place]!.related,
        })),
    )
  },
})
