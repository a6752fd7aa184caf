import type { JobRecord, JobStore } from '../../port/project/jobs.js'
import { nextNumber } from './builds.js'
import type { Session } from './session.js'

type Row = Omit<JobRecord, 'success'> & { readonly success: boolean | null }

export function openJobStore(session: Session): JobStore {
  const jobs = `${session.schema}.jobs`
  return {
    all: async () => {
      const rows = await session.all<Row>(
        `SELECT number, source_type AS "sourceType", start_time AS "startTime", stop_time AS "stopTime", success
         FROM ${jobs} WHERE project = $1 ORDER BY number`,
      )
      return rows.map((row) => ({ ...row, success: row.success ?? undefined }))
    },
    start: (sourceType, startTime) =>
      session.atomically(async ({ schema, returning }) => {
        const [started] = await returning<{ number: number }>(
          `INSERT INTO ${jobs} (project, number, source_type, start_time) VALUES ($1, ${nextNumber(schema)}, $2, $3)
           RETURNING number`,
          sourceType,
          startTime,
        )
        return started!.number
      }),
    end: async (number, stopTime, success) =>
      void (await session.run(
        `UPDATE ${jobs} SET stop_time = $3, success = $4 WHERE project = $1 AND number = $2`,
        number,
        stopTime,
        success,
      )),
    endAll: async (stopTime) =>
      void (await session.run(
        `UPDATE ${jobs} SET stop_time = $2, success = false WHERE project = $1 AND stop_time IS NULL`,
        stopTime,
      )),
  }
}
