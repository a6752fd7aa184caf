import type { Database } from '../../database.js'
import type { Topic, TopicStore } from '../../port/project/topics.js'
import { transaction } from '../../sqlite.js'
import type { Synchronous } from '../synchronous.js'

export function openTopicStore(database: Database): Synchronous<TopicStore> {
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
