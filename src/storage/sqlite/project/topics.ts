import type { Database } from '../../database.js'
import { freePlace, type Topic, type TopicStore, type TopicTotals } from '../../port/project/topics.js'
import { transaction } from '../../sqlite.js'
import type { Synchronous } from '../synchronous.js'

export function openTopicStore(database: Database): Synchronous<TopicStore> {
  const records = database.prepare<string>('SELECT record FROM topics ORDER BY place').pluck()
  const get = database.prepare<string>('SELECT record FROM topics WHERE topic_id = ?').pluck()
  const totals = database.prepare<TopicTotals>(
    'SELECT count(*) AS count, coalesce(sum(length(record)), 0) AS characters FROM topics',
  )
  const around = database.prepare<{ readonly before: number | null; readonly after: number | null }>(`
    WITH behind AS (SELECT place FROM topics ORDER BY place LIMIT 1 OFFSET ?)
    SELECT (SELECT place FROM behind) AS after, (
      SELECT max(place) FROM topics WHERE place < coalesce((SELECT place FROM behind), 9e18)
    ) AS before`)
  const clear = database.prepare('DELETE FROM topics')
  const put = database.prepare('INSERT INTO topics (place, topic_id, record) VALUES (?, ?, ?)')
  const change = database.prepare('UPDATE topics SET record = ? WHERE topic_id = ?')
  const remove = database.prepare('DELETE FROM topics WHERE topic_id = ?')
  const all = (): Topic[] => records.all().map((record) => JSON.parse(record) as Topic)
  const write = (topics: readonly Topic[]): void => {
    clear.run()
    for (const [index, topic] of topics.entries()) put.run(index, topic.topicId, JSON.stringify(topic))
  }
  return {
    all,
    get: (topicId) => {
      const record = get.get(topicId)
      return record === undefined ? undefined : (JSON.parse(record) as Topic)
    },
    totals: () => totals.get()!,
    insert: (topic, position) =>
      transaction(database, () => {
        const { before, after } = around.get(position)!
        const place = freePlace({ before: before ?? undefined, after: after ?? undefined })
        if (place === undefined) write(all().toSpliced(position, 0, topic))
        else put.run(place, topic.topicId, JSON.stringify(topic))
      }),
    replace: (topic) => change.run(JSON.stringify(topic), topic.topicId).changes > 0,
    remove: (topicId) => remove.run(topicId).changes > 0,
    write: (topics) => transaction(database, () => write(topics)),
  }
}
