import type { Topic } from '../storage/project/topics.js'
import type { ConceptListHost } from './conceptLists.js'

export type { Topic } from '../storage/project/topics.js'

/** A complete topic: a change replaces the whole topic (v4-legacy 4.4). */
export type TopicRequest = Omit<Topic, 'topicId'>

/** The topics of one project. They need no build. Spec v4-legacy 2, 4.4. */
export interface Topics {
  /** In their order. */
  all(): Topic[]
  get(topicId: string): Topic | undefined
  /** Inserts a topic before the one at `position`, or at the end when there are fewer. */
  create(request: TopicRequest, position: number): Topic
  /** Replaces a topic and, with `position`, moves it; undefined for an unknown id. */
  update(topicId: string, request: TopicRequest, position?: number): Topic | undefined
  /** Returns false for an unknown id. */
  remove(topicId: string): boolean
  /** Puts the named topics first in that order; the others follow in theirs. Returns the new order of ids. */
  reorder(topicIds: readonly string[]): string[]
}

export function createTopics({ file, newId, touch }: ConceptListHost): Topics {
  const change = <T>(work: (topics: Topic[]) => T): T => {
    const result = file().atomically(() => work(file().topics.all()))
    touch()
    return result
  }
  const write = (topics: readonly Topic[]): void => file().topics.write(topics)
  return {
    all: () => file().topics.all(),
    get: (topicId) => file().topics.get(topicId),
    create: (request, position) =>
      change((topics) => {
        const topic = { ...request, topicId: newId() }
        write(topics.toSpliced(position, 0, topic))
        return topic
      }),
    update: (topicId, request, position) =>
      change((topics) => {
        const index = topics.findIndex((topic) => topic.topicId === topicId)
        if (index < 0) return undefined
        const topic = { ...request, topicId }
        write(topics.toSpliced(index, 1).toSpliced(position ?? index, 0, topic))
        return topic
      }),
    remove: (topicId) =>
      change((topics) => {
        const rest = topics.filter((topic) => topic.topicId !== topicId)
        if (rest.length < topics.length) write(rest)
        return rest.length < topics.length
      }),
    reorder: (topicIds) =>
      change((topics) => {
        const rest = new Map(topics.map((topic) => [topic.topicId, topic]))
        const first = topicIds.flatMap((id) => {
          const topic = rest.get(id)
          rest.delete(id)
          return topic === undefined ? [] : [topic]
        })
        const ordered = [...first, ...rest.values()]
        write(ordered)
        return ordered.map(({ topicId }) => topicId)
      }),
  }
}
