import { CANCELLATIONS } from '../../cancellations.js'
import type { BuildRecord, BuildStore } from '../../port/project/builds.js'
import type { Session } from './session.js'
import { decodeText, encodeText } from './texts.js'

/** Builds and other jobs are numbered in one sequence; the caller has locked the project. */
export const nextNumber = (schema: string): string =>
  `(SELECT coalesce(max(number), 0) + 1 FROM (
     SELECT number FROM ${schema}.builds WHERE project = $1
     UNION ALL SELECT number FROM ${schema}.jobs WHERE project = $1) AS numbers)`

/** A row has the names of a record; what is undefined there is null here. */
type Row = { readonly [Name in keyof BuildRecord]: BuildRecord[Name] | null }

const COLUMNS = `number, science_version AS "scienceVersion", language, start_time AS "startTime",
  stop_time AS "stopTime", success, reason, skip_sentiment AS "skipSentiment",
  sentiment_start_time AS "sentimentStartTime", sentiment_stop_time AS "sentimentStopTime",
  sentiment_success AS "sentimentSuccess", sentiment_progress AS "sentimentProgress",
  sentiment_cancelled AS "sentimentCancelled"`

const toRecord = ({ success, reason, sentimentSuccess, ...row }: Row): BuildRecord =>
  ({
    ...row,
    success: success ?? undefined,
    reason: reason === null || reason === undefined ? undefined : decodeText(reason),
    sentimentSuccess: sentimentSuccess ?? undefined,
  }) as BuildRecord

export function openBuildStore(session: Session): BuildStore {
  const { schema } = session
  const builds = `${schema}.builds`
  const find = async ({ get }: Pick<Session, 'get'>, condition: string, ...values: unknown[]) => {
    const row = await get<Row>(`SELECT ${COLUMNS} FROM ${builds} WHERE project = $1 ${condition}`, ...values)
    return row && toRecord(row)
  }
  return {
    all: async () =>
      (await session.all<Row>(`SELECT ${COLUMNS} FROM ${builds} WHERE project = $1 ORDER BY number`)).map(toRecord),
    last: () => find(session, 'ORDER BY number DESC LIMIT 1'),
    lastSuccessful: () => find(session, 'AND success ORDER BY number DESC LIMIT 1'),
    start: ({ scienceVersion, language, startTime, skipSentiment }) =>
      session.atomically(async ({ returning }) => {
        const [row] = await returning<Row>(
          `INSERT INTO ${builds} (project, number, science_version, language, start_time, skip_sentiment,
             sentiment_start_time)
           VALUES ($1, ${nextNumber(schema)}, $2, $3, $4, $5, $4) RETURNING ${COLUMNS}`,
          scienceVersion,
          language,
          startTime,
          skipSentiment,
        )
        return toRecord(row!)
      }),
    change: (number, changes) =>
      session.atomically(async (inside) => {
        const before = await find(inside, 'AND number = $2', number)
        if (before !== undefined) await update(inside, { ...before, ...changes })
      }),
    requestCancel: async (number, what) =>
      void (await session.run(
        `UPDATE ${builds} SET cancel_requested = greatest(cancel_requested, $3) WHERE project = $1 AND number = $2
           AND (stop_time IS NULL OR sentiment_stop_time IS NULL)`,
        number,
        CANCELLATIONS.indexOf(what),
      )),
    requestedCancel: async (number) => {
      const row = await session.get<{ requested: number }>(
        `SELECT cancel_requested AS requested FROM ${builds} WHERE project = $1 AND number = $2`,
        number,
      )
      return CANCELLATIONS[row?.requested ?? 0]
    },
  }
}

async function update({ schema, run }: Session, build: BuildRecord): Promise<void> {
  await run(
    `UPDATE ${schema}.builds SET science_version = $3, language = $4, start_time = $5, stop_time = $6, success = $7,
       reason = $8, skip_sentiment = $9, sentiment_start_time = $10, sentiment_stop_time = $11,
       sentiment_success = $12, sentiment_progress = $13, sentiment_cancelled = $14,
       cancel_requested = CASE WHEN $11::double precision IS NULL THEN cancel_requested ELSE 0 END
     WHERE project = $1 AND number = $2`,
    build.number,
    build.scienceVersion,
    build.language,
    build.startTime,
    build.stopTime,
    build.success ?? null,
    build.reason === undefined ? null : encodeText(build.reason),
    build.skipSentiment,
    build.sentimentStartTime,
    build.sentimentStopTime,
    build.sentimentSuccess ?? null,
    build.sentimentProgress,
    build.sentimentCancelled,
  )
}
