import { z } from 'zod'
import { topicConcept } from '../../answers/concepts/combineConcept.js'
import { mapYielding } from '../../compute/eventLoopBudget.js'
import { invalidParams } from '../../errors.js'
import type { Topic, TopicRequest } from '../../projects/topics.js'
import type { Snapshot } from '../../snapshot/snapshot.js'
import { answerContext } from '../answerContext.js'
import { LONGEST_LABEL, LONGEST_QUERY } from '../limits.js'
import { operation, type ProjectContext } from '../operation.js'
import { packVector } from '../packVector.js'
import { noParams } from '../params.js'
import { stringList } from './params.js'

/** Spec v4-legacy 2. */
export interface TopicRecord {
  /** Identifier of the topic. */
  _id: string
  /** Name; several topics may share it. */
  name: string
  /** Text that defines the topic. */
  text: string
  /** HTML colour. */
  color: string
  /** The opposite of the topic. */
  negative?: {
    /** Text with the opposite meaning. */
    text: string
  }
  /** What is unrelated to the topic. */
  zero?: {
    /** Text unrelated to the topic. */
    text: string
  }
  /** In pack64 form; empty if no word of the text is known; absent in a project without a build. */
  vector?: string
}

/** An HTML color: digits, also with opacity, or a name, of which the longest has 20 letters. */
const color = z
  .string()
  .trim()
  .regex(/^(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|[a-z]{3,20})$/i, 'expected an HTML colour code')

const topicText = z.string().max(LONGEST_QUERY)
const textObject = z.strictObject({ text: topicText }).meta({ id: 'TopicText' })

const topicShape = {
  name: z.string().max(LONGEST_LABEL).default('New Topic'),
  color: color.default('#808080'),
  text: topicText.default(''),
  negative: textObject.optional().describe('Text with the opposite meaning'),
  zero: textObject.optional().describe('Text unrelated to the topic'),
}

const topicRequestOf = ({
  name,
  color,
  text,
  negative,
  zero,
}: z.output<z.ZodObject<typeof topicShape>>): TopicRequest => ({
  name,
  color,
  text,
  negative: negative?.text,
  zero: zero?.text,
})

/** The snapshot if one can answer questions. Topics do not need it. */
async function usableSnapshot({ project }: ProjectContext): Promise<Snapshot | undefined> {
  const snapshot = await project.openSnapshot()
  return typeof snapshot === 'string' ? undefined : snapshot
}

async function renderTopics(context: ProjectContext, topics: readonly Topic[]): Promise<TopicRecord[]> {
  const snapshot = await usableSnapshot(context)
  const answers = snapshot && (await answerContext({ ...context, snapshot }))
  const render = (topic: Topic): TopicRecord => ({
    _id: topic.topicId,
    name: topic.name,
    text: topic.text,
    color: topic.color,
    ...(topic.negative !== undefined && { negative: { text: topic.negative } }),
    ...(topic.zero !== undefined && { zero: { text: topic.zero } }),
    ...(answers && { vector: packVector(topicConcept(answers, topic).vector) }),
  })
  return await mapYielding(topics, render, context.signal)
}

/** Topics in their order. Spec v4-legacy 4.4. */
export const listTopics = operation({
  methods: ['GET'],
  path: '/v4/projects/:account/:project_id/topics/',
  spec: 'v4-legacy 4.4',
  access: 'read',
  params: () => z.strictObject({ name_only: z.boolean().default(false).describe('Only `_id` and `name`') }),
  summary: 'Lists the topics of a project.',
  result: 'An array of topics in their order.',
  handle: async (context, { name_only }): Promise<(TopicRecord | Pick<TopicRecord, '_id' | 'name'>)[]> => {
    const topics = await context.project.topics.all()
    return name_only ? topics.map(({ topicId, name }) => ({ _id: topicId, name })) : await renderTopics(context, topics)
  },
})

/** Changes the order of the topics. Unknown ids are ignored. Spec v4-legacy 4.4. */
export const orderTopics = operation({
  methods: ['PUT'],
  path: '/v4/projects/:account/:project_id/topics/order/',
  spec: 'v4-legacy 4.4',
  access: 'write',
  params: () => z.strictObject({ order: stringList.describe('Topic ids in the new order; other topics follow') }),
  summary: 'Orders the topics.',
  result: 'The ids of all topics in their new order.',
  handle: ({ project }, { order }): Promise<string[]> => project.topics.reorder(order),
})

/** One topic; null for an unknown id. Spec v4-legacy 4.4. */
export const getTopic = operation({
  methods: ['GET'],
  path: '/v4/projects/:account/:project_id/topics/id/:topic_id/',
  spec: 'v4-legacy 4.4',
  access: 'read',
  params: noParams,
  summary: 'Reads a topic.',
  result: 'The topic, or null.',
  handle: async (context): Promise<TopicRecord | null> => {
    const topic = await context.project.topics.get(context.path.topic_id)
    return topic === undefined ? null : (await renderTopics(context, [topic]))[0]!
  },
})

/**
 * Replaces a topic. Parameters that are not given get their defaults, except `position`, which stays unchanged. Our
 * choices: INVALID_PARAMS for a topic that does not exist, because nothing was replaced; `_id` and `vector` may be sent
 * back as they were read. Spec v4-legacy 4.4.
 */
export const updateTopic = operation({
  methods: ['PUT'],
  path: '/v4/projects/:account/:project_id/topics/id/:topic_id/',
  spec: 'v4-legacy 4.4',
  access: 'write',
  params: () =>
    z.strictObject({
      ...topicShape,
      position: z.int().min(0).optional().describe('Index among the topics; default: its current index'),
      _id: z.string().optional().describe('Ignored'),
      vector: z.string().optional().describe('Ignored'),
    }),
  summary: 'Replaces a topic.',
  result: 'The topic.',
  handle: async (context, question): Promise<TopicRecord> => {
    const topic = await context.project.topics.update(
      context.path.topic_id,
      topicRequestOf(question),
      question.position,
    )
    if (topic === undefined) {
      throw invalidParams(`The project has no topic ${JSON.stringify(context.path.topic_id)}.`, 'topic_id')
    }
    return (await renderTopics(context, [topic]))[0]!
  },
})

/** A topic that was deleted. */
export interface DeletedTopic {
  /** Identifier of the topic. */
  deleted: string
}

/** A topic that does not exist. */
export interface MissingTopic {
  /** The identifier that was given. */
  not_found: string
}

/** Creates a topic at a position. Spec v4-legacy 4.4. */
export const createTopic = operation({
  methods: ['POST'],
  path: '/v4/projects/:account/:project_id/topics/',
  spec: 'v4-legacy 4.4',
  access: 'write',
  params: () =>
    z.strictObject({
      ...topicShape,
      position: z.int().min(0).default(0).describe('Index among the topics; 0 is the first'),
    }),
  summary: 'Creates a topic.',
  result: 'The topic.',
  handle: async (context, question): Promise<TopicRecord> => {
    const topic = await context.project.topics.create(topicRequestOf(question), question.position)
    return (await renderTopics(context, [topic]))[0]!
  },
})

/** Deletes a topic; an unknown id is no error. Spec v4-legacy 4.4. */
export const deleteTopic = operation({
  methods: ['DELETE'],
  path: '/v4/projects/:account/:project_id/topics/id/:topic_id/',
  spec: 'v4-legacy 4.4',
  access: 'write',
  params: noParams,
  summary: 'Deletes a topic.',
  result: 'The id, as `deleted` or `not_found`.',
  handle: async ({ project, path }): Promise<DeletedTopic | MissingTopic> =>
    (await project.topics.remove(path.topic_id)) ? { deleted: path.topic_id } : { not_found: path.topic_id },
})
