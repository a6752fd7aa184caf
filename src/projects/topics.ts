import type { Topic } from '../storage/project/topics.js'
import type { ConceptListHost } from './conceptLists.js'

export type { Topic } from '../storage/project/topics.js'

/** What a topic is to be; all of it, since a change replaces the whole topic (v4-legacy 4.4). */
export type TopicRequest = Omit<Topic, 'topicId'>

/** The topics of one project. They do without a build. Spec v4-legacy 2, 4.4. */
export interface Topics {
  /** In their order. */
  all(): Topic[]
  get(topicId: string): Topic | undefined
  /** Puts a topic in before the one at `position`, behind all others when there are fewer. */
  create(request: TopicRequest, position: number): Topic
  /** Replaces a topic and, with `position`, moves it there; undefined when there is none with that id. */
  update(topicId: string, request: TopicRequest, position?: number): Topic | undefined
  /** False when there is none with that id. */
  remove(topicId: string): boolean
  /** The topics named come first, in that order; the others keep theirs behind them. Gives the ids in the new order. */
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
        const place = topics.findIndex((topic) => topic.topicId === topicId)
        if (place < 0) return undefined
        const topic = { ...request, topicId }
        write(topics.toSpliced(place, 1).toSpliced(position ?? place, 0, topic))
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
