import { invalidParams } from '../errors.js'
import type { Topic } from '../storage/port/project/topics.js'
import type { ContentHost } from './projectHost.js'

export type { Topic } from '../storage/port/project/topics.js'

/** A complete topic: a change replaces the whole topic (v4-legacy 4.4). */
export type TopicRequest = Omit<Topic, 'topicId'>

/** The topics of one project. They need no build. Spec v4-legacy 2, 4.4. */
export interface Topics {
  /** In their order. */
  all(): Promise<Topic[]>
  get(topicId: string): Promise<Topic | undefined>
  /**
   * Inserts a topic before the one at `position`, or at the end when there are fewer. INVALID_PARAMS beyond
   * 1,000 topics, or 5,000,000 characters in the texts of all.
   */
  create(request: TopicRequest, position: number): Promise<Topic>
  /** Replaces a topic and, with `position`, moves it; undefined for an unknown id. INVALID_PARAMS as for a new one. */
  update(topicId: string, request: TopicRequest, position?: number): Promise<Topic | undefined>
  /** Returns false for an unknown id. */
  remove(topicId: string): Promise<boolean>
  /** Puts the named topics first in that order; the others follow in theirs. Returns the new order of ids. */
  reorder(topicIds: readonly string[]): Promise<string[]>
}

/** Maximum number of topics of a project: answers have numbers for every two of them, or for each document. */
const MOST_TOPICS = 1_000

/** Maximum number of characters (UTF-16 code units) in the texts of all topics of a project, which one answer may analyze. */
const MOST_TOPIC_CHARACTERS = 5_000_000

const charactersOf = (topics: readonly TopicRequest[]): number =>
  topics.reduce((sum, { text, negative = '', zero = '' }) => sum + text.length + negative.length + zero.length, 0)

/** Refuses a change that makes the topics of a project too many or too long. */
function requireRoom(before: readonly Topic[], after: readonly Topic[]): void {
  if (after.length > Math.max(MOST_TOPICS, before.length)) {
    throw invalidParams(`A project has at most ${MOST_TOPICS} topics.`)
  }
  if (charactersOf(after) > Math.max(MOST_TOPIC_CHARACTERS, charactersOf(before))) {
    throw invalidParams(
      `The texts of all topics of a project have at most ${MOST_TOPIC_CHARACTERS} characters.`,
      'text',
    )
  }
}

export function createTopics({ records, newId, touch }: ContentHost): Topics {
  type Write = (topics: readonly Topic[]) => Promise<void>
  const change = async <T>(work: (topics: Topic[], write: Write) => Promise<T>): Promise<T> => {
    const result = await records.atomically(async ({ topics }) => await work(await topics.all(), topics.write))
    await touch()
    return result
  }
  return {
    all: () => records.topics.all(),
    get: (topicId) => records.topics.get(topicId),
    create: (request, position) =>
      change(async (topics, write) => {
        const topic = { ...request, topicId: newId() }
        const after = topics.toSpliced(position, 0, topic)
        requireRoom(topics, after)
        await write(after)
        return topic
      }),
    update: (topicId, request, position) =>
      change(async (topics, write) => {
        const index = topics.findIndex((topic) => topic.topicId === topicId)
        if (index < 0) return undefined
        const topic = { ...request, topicId }
        const after = topics.toSpliced(index, 1).toSpliced(position ?? index, 0, topic)
        requireRoom(topics, after)
        await write(after)
        return topic
      }),
    remove: (topicId) =>
      change(async (topics, write) => {
        const rest = topics.filter((topic) => topic.topicId !== topicId)
        if (rest.length < topics.length) await write(rest)
        return rest.length < topics.length
      }),
    reorder: (topicIds) =>
      change(async (topics, write) => {
        const rest = new Map(topics.map((topic) => [topic.topicId, topic]))
        const first = topicIds.flatMap((id) => {
          const topic = rest.get(id)
          rest.delete(id)
          return topic === undefined ? [] : [topic]
        })
        const ordered = [...first, ...rest.values()]
        await write(ordered)
        return ordered.map(({ topicId }) => topicId)
      }),
  }
}
