import { freePlace, type Topic, type TopicStore } from '../../port/project/topics.js'
import type { Session } from './session.js'
import { encodeText } from './texts.js'

export function openTopicStore(session: Session): TopicStore {
  const topics = `${session.schema}.topics`
  const read = ({ record }: { readonly record: string }): Topic => JSON.parse(record)
  const allOf = async ({ all }: Session): Promise<Topic[]> =>
    (await all<{ record: string }>(`SELECT record FROM ${topics} WHERE project = $1 ORDER BY place`)).map(read)
  const replaceAll = async ({ run }: Session, all: readonly Topic[]): Promise<void> => {
    await run(`DELETE FROM ${topics} WHERE project = $1`)
    await run(
      `INSERT INTO ${topics} SELECT $1, place, topic_id, record
       FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS sent (topic_id, record, place)`,
      all.map(({ topicId }) => encodeText(topicId)),
      all.map((topic) => JSON.stringify(topic)),
    )
  }
  return {
    all: () => allOf(session),
    get: async (topicId) => {
      const row = await session.get<{ record: string }>(
        `SELECT record FROM ${topics} WHERE project = $1 AND topic_id = $2`,
        encodeText(topicId),
      )
      return row && read(row)
    },
    totals: async () => {
      const found = await session.get<{ count: string; characters: string }>(
        `SELECT count(*) AS count, coalesce(sum(length(record)), 0) AS characters FROM ${topics} WHERE project = $1`,
      )
      return { count: Number(found!.count), characters: Number(found!.characters) }
    },
    insert: (topic, position) =>
      session.atomically(async (session) => {
        const found = await session.get<{ before: string | null; after: string | null }>(
          `WITH behind AS (SELECT place FROM ${topics} WHERE project = $1 ORDER BY place LIMIT 1 OFFSET $2)
           SELECT (SELECT place FROM behind) AS after, (
             SELECT max(place) FROM ${topics}
             WHERE project = $1 AND place < coalesce((SELECT place FROM behind), 9223372036854775807)
           ) AS before`,
          position,
        )
        const [before, after] = [found!.before, found!.after].map((place) =>
          place === null ? undefined : Number(place),
        )
        const place = freePlace({ before, after })
        if (place === undefined) return await replaceAll(session, (await allOf(session)).toSpliced(position, 0, topic))
        await session.run(
          `INSERT INTO ${topics} VALUES ($1, $2, $3, $4)`,
          ...[place, encodeText(topic.topicId), JSON.stringify(topic)],
        )
      }),
    replace: async (topic) =>
      (await session.run(
        `UPDATE ${topics} SET record = $2 WHERE project = $1 AND topic_id = $3`,
        ...[JSON.stringify(topic), encodeText(topic.topicId)],
      )) > 0,
    remove: async (topicId) =>
      (await session.run(`DELETE FROM ${topics} WHERE project = $1 AND topic_id = $2`, encodeText(topicId))) > 0,
    write: (all) => session.atomically((session) => replaceAll(session, all)),
  }
}
