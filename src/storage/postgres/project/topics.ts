import type { Topic, TopicStore } from '../../port/project/topics.js'
import type { Session } from './session.js'
import { encodeText } from './texts.js'

export function openTopicStore(session: Session): TopicStore {
  const topics = `${session.schema}.topics`
  const read = ({ record }: { readonly record: string }): Topic => JSON.parse(record)
  return {
    all: async () =>
      (await session.all<{ record: string }>(`SELECT record FROM ${topics} WHERE project = $1 ORDER BY place`)).map(
        read,
      ),
    get: async (topicId) => {
      const row = await session.get<{ record: string }>(
        `SELECT record FROM ${topics} WHERE project = $1 AND topic_id = $2`,
        encodeText(topicId),
      )
      return row && read(row)
    },
    write: (all) =>
      session.atomically(async ({ run }) => {
        await run(`DELETE FROM ${topics} WHERE project = $1`)
        await run(
          `INSERT INTO ${topics} SELECT $1, place, topic_id, record
           FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS sent (topic_id, record, place)`,
          all.map(({ topicId }) => encodeText(topicId)),
          all.map((topic) => JSON.stringify(topic)),
        )
      }),
  }
}
