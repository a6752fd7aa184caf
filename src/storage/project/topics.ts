import type { Database } from '../database.js'
import { transaction } from '../sqlite.js'

/** A named concept definition. Spec v4-legacy 2. */
export interface Topic {
  /** UUID4 with dashes. */
  readonly topicId: string
  /** Not unique. */
  readonly name: string
  /** HTML color code. */
  readonly color: string
  readonly text: string
  /** Text with the opposite meaning of the topic. */
  readonly negative?: string | undefined
  /** Text that is unrelated to the topic. */
  readonly zero?: string | undefined
}

/** The topics of a project in their order. The caller wraps several changes in a transaction. */
export interface TopicStore {
  all(): Topic[]
  get(topicId: string): Topic | undefined
  /** Replaces the topics of the project by these, in this order. */
  write(topics: readonly Topic[]): void
}

export function openTopicStore(database: Database): TopicStore {
  const all = database.prepare<string>('SELECT record FROM topics ORDER BY place').pluck()
  const get = database.prepare<string>('SELECT record FROM topics WHERE topic_id = ?').pluck()
  const clear = database.prepare('DELETE FROM topics')
  const put = database.prepare('INSERT INTO topics (place, topic_id, record) VALUES (?, ?, ?)')
  return {
    all: () => all.all().map((record) => JSON.parse(record) as Topic),
    get: (topicId) => {
      const record = get.get(topicId)
      return record === undefined ? undefined : (JSON.parse(record) as Topic)
    },
    write: (topics) =>
      transaction(database, () => {
        clear.run()
        for (const [index, topic] of topics.entries()) put.run(index, topic.topicId, JSON.stringify(topic))
      }),
  }
}
