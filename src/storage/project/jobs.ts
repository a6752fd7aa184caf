import type { Database } from '../database.js'
import { transaction } from '../sqlite.js'
import { NEXT_NUMBER } from './builds.js'

/** A job of a project other than a build. Times are seconds since 1970; `stopTime` is null while it runs. */
export interface JobRecord {
  readonly number: number
  /** Kind of job. */
  readonly sourceType: string
  readonly startTime: number
  readonly stopTime: number | null
  readonly success: boolean | undefined
}

/** Jobs other than builds, in the same sequence of numbers. */
export interface JobStore {
  /** Oldest first. */
  all(): JobRecord[]
  start(sourceType: string, startTime: number): number
  end(number: number, stopTime: number, success: boolean): void
  /** Ends the unfinished jobs of dead processes. */
  endAll(stopTime: number): void
}

type Row = Omit<JobRecord, 'success'> & { readonly success: number | null }

export function openJobStore(database: Database): JobStore {
  const all = database.prepare<Row>(`
    SELECT number, source_type AS sourceType, start_time AS startTime, stop_time AS stopTime, success
    FROM jobs ORDER BY number`)
  const insert = database.prepare(`
    INSERT INTO jobs (number, source_type, start_time) VALUES (${NEXT_NUMBER}, ?, ?) RETURNING number`)
  const end = database.prepare('UPDATE jobs SET stop_time = ?, success = ? WHERE number = ?')
  const endAll = database.prepare('UPDATE jobs SET stop_time = ?, success = 0 WHERE stop_time IS NULL')
  return {
    all: () => all.all().map((row) => ({ ...row, success: row.success === null ? undefined : row.success === 1 })),
    start: (sourceType, startTime) =>
      transaction(database, () => (insert.get(sourceType, startTime) as { number: number }).number),
    end: (number, stopTime, success) => void end.run(stopTime, success ? 1 : 0, number),
    endAll: (stopTime) => void endAll.run(stopTime),
  }
}
