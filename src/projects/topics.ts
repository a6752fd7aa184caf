import { invalidParams } from '../errors.js'
import type { Topic, TopicStore, TopicTotals } from '../storage/port/project/topics.js'
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
   * 10,000 topics, or 5,000,000 characters of all as JSON.
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
const MOST_TOPICS = 10_000

/** Maximum number of characters of all topics of a project as JSON: one answer may analyze them all. */
const MOST_TOPIC_CHARACTERS = 5_000_000

const charactersOf = (topic: Topic | undefined): number => (topic === undefined ? 0 : JSON.stringify(topic).length)

/** Refuses a topic, in place of another one if `replaced` is given, that makes the topics of a project too many or too long. */
function requireRoom(before: TopicTotals, topic: Topic, replaced?: Topic): void {
  if (replaced === undefined && before.count >= MOST_TOPICS) {
    throw invalidParams(`A project has at most ${MOST_TOPICS} topics.`)
  }
  const characters = before.characters + charactersOf(topic) - charactersOf(replaced)
  if (characters > Math.max(MOST_TOPIC_CHARACTERS, before.characters)) {
    throw invalidParams(`All topics of a project have at most ${MOST_TOPIC_CHARACTERS} characters as JSON.`, 'text')
  }
}

export function createTopics({ records, newId, touch }: ContentHost): Topics {
  const change = async <T>(work: (topics: TopicStore) => Promise<T>): Promise<T> => {
    const result = await records.atomically(({ topics }) => work(topics))
    // An unknown topic changes nothing.
    if (result) await touch()
    return result
  }
  return {
    all: () => records.topics.all(),
    get: (topicId) => records.topics.get(topicId),
    create: (request, position) =>
      change(async (topics) => {
        const topic = { ...request, topicId: newId() }
        requireRoom(await topics.totals(), topic)
        await topics.insert(topic, position)
        return topic
      }),
    update: (topicId, request, position) =>
      change(async (topics) => {
        const topic = { ...request, topicId }
        const replaced = await topics.get(topicId)
        if (replaced === undefined) return undefined
        requireRoom(await topics.totals(), topic, replaced)
        if (position === undefined) await topics.replace(topic)
        else {
          await topics.remove(topicId)
          await topics.insert(topic, position)
        }
        return topic
      }),
    remove: (topicId) => change((topics) => topics.remove(topicId)),
    reorder: (topicIds) =>
      change(async (topics) => {
        const rest = new Map((await topics.all()).map((topic) => [topic.topicId, topic]))
        const first = topicIds.flatMap((id) => {
          const topic = rest.get(id)
          rest.delete(id)
          return topic === undefined ? [] : [topic]
        })
        const ordered = [...first, ...rest.values()]
        await topics.write(ordered)
        return ordered.map(({ topicId }) => topicId)
      }),
  }
}
