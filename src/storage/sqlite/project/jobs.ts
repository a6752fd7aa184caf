import type { Database } from '../../database.js'
import type { JobRecord, JobStore } from '../../port/project/jobs.js'
import { transaction } from '../../sqlite.js'
import type { Synchronous } from '../synchronous.js'
import { NEXT_NUMBER } from './builds.js'

type Row = Omit<JobRecord, 'success'> & { readonly success: number | null }

export function openJobStore(database: Database): Synchronous<JobStore> {
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
