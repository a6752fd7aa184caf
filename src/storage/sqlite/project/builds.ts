import { CANCELLATIONS } from '../../cancellations.js'
import type { Database } from '../../database.js'
import type { BuildRecord, BuildStore } from '../../port/project/builds.js'
import { transaction } from '../../sqlite.js'
import type { Synchronous } from '../synchronous.js'

/** Builds and other jobs are numbered in one sequence. */
export const NEXT_NUMBER = `(SELECT coalesce(max(number), 0) + 1 FROM (
  SELECT number FROM builds UNION ALL SELECT number FROM jobs))`

interface Row {
  readonly number: number
  readonly science_version: string
  readonly language: string
  readonly start_time: number
  readonly stop_time: number | null
  readonly success: number | null
  readonly reason: string | null
  readonly skip_sentiment: number
  readonly sentiment_start_time: number
  readonly sentiment_stop_time: number | null
  readonly sentiment_success: number | null
  readonly sentiment_progress: number
  readonly sentiment_cancelled: number
}

export function openBuildStore(database: Database): Synchronous<BuildStore> {
  const all = database.prepare<Row>('SELECT * FROM builds ORDER BY number')
  const last = database.prepare('SELECT * FROM builds ORDER BY number DESC LIMIT 1')
  const lastSuccessful = database.prepare('SELECT * FROM builds WHERE success = 1 ORDER BY number DESC LIMIT 1')
  const get = database.prepare('SELECT * FROM builds WHERE number = ?')
  const insert = database.prepare(`
    INSERT INTO builds (number, science_version, language, start_time, skip_sentiment, sentiment_start_time)
    VALUES (${NEXT_NUMBER}, ?, ?, ?, ?, ?) RETURNING number`)
  const update = database.prepare(`
    UPDATE builds SET science_version = @scienceVersion, language = @language, start_time = @startTime,
      stop_time = @stopTime, success = @success, reason = @reason, skip_sentiment = @skipSentiment,
      sentiment_start_time = @sentimentStartTime, sentiment_stop_time = @sentimentStopTime,
      sentiment_success = @sentimentSuccess, sentiment_progress = @sentimentProgress,
      sentiment_cancelled = @sentimentCancelled,
      cancel_wished = CASE WHEN @sentimentStopTime IS NULL THEN cancel_wished ELSE 0 END
    WHERE number = @number`)
  const requestCancel = database.prepare(`UPDATE builds SET cancel_wished = max(cancel_wished, ?)
    WHERE number = ? AND (stop_time IS NULL OR sentiment_stop_time IS NULL)`)
  const requestedCancel = database.prepare('SELECT cancel_wished FROM builds WHERE number = ?').pluck()
  const read = (row: unknown): BuildRecord | undefined => (row === undefined ? undefined : toRecord(row as Row))
  return {
    all: () => all.all().map(toRecord),
    last: () => read(last.get()),
    lastSuccessful: () => read(lastSuccessful.get()),
    start: ({ scienceVersion, language, startTime, skipSentiment }) => {
      const { number } = insert.get(scienceVersion, language, startTime, skipSentiment ? 1 : 0, startTime) as {
        number: number
      }
      return toRecord(get.get(number) as Row)
    },
    change: (number, changes) =>
      transaction(database, () => {
        const record = read(get.get(number))
        if (record !== undefined) update.run(toRow({ ...record, ...changes }))
      }),
    requestCancel: (number, what) => void requestCancel.run(CANCELLATIONS.indexOf(what), number),
    requestedCancel: (number) => CANCELLATIONS[Number(requestedCancel.get(number) ?? 0)],
  }
}

function toRecord(row: Row): BuildRecord {
  return {
    number: row.number,
    scienceVersion: row.science_version,
    language: row.language,
    startTime: row.start_time,
    stopTime: row.stop_time,
    success: row.success === null ? undefined : row.success === 1,
    reason: row.reason ?? undefined,
    skipSentiment: row.skip_sentiment === 1,
    sentimentStartTime: row.sentiment_start_time,
    sentimentStopTime: row.sentiment_stop_time,
    sentimentSuccess: row.sentiment_success === null ? undefined : row.sentiment_success === 1,
    sentimentProgress: row.sentiment_progress,
    sentimentCancelled: row.sentiment_cancelled === 1,
  }
}

function toRow(record: BuildRecord): Record<string, unknown> {
  const flag = (value: boolean | undefined): number | null => (value === undefined ? null : value ? 1 : 0)
  return {
    ...record,
    success: flag(record.success),
    reason: record.reason ?? null,
    skipSentiment: flag(record.skipSentiment),
    sentimentSuccess: flag(record.sentimentSuccess),
    sentimentCancelled: flag(record.sentimentCancelled),
  }
}
