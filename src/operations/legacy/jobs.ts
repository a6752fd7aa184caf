import { z } from 'zod'
import { EngineError } from '../../errors.js'
import type { JobRecord } from '../../projects/locks/jobs.js'
import { operation } from '../operation.js'
import { noParams } from '../params.js'
import { runningJobs } from './projects.js'

/** Spec v4-legacy 2. */
export interface LegacyJob {
  /** Added to the specified keys, so that the jobs of a list can be told apart. */
  job_id: number
  /** Start, in seconds since 1970. */
  start_time: number
  /** End, in seconds since 1970; null while it runs. */
  stop_time: number | null
  /** What started the job. */
  source_type: string
  /** Whether it has succeeded; false while it runs. */
  success: boolean
}

const render = ({ number, startTime, stopTime, sourceType, success }: JobRecord): LegacyJob => ({
  job_id: number,
  start_time: startTime,
  stop_time: stopTime,
  source_type: sourceType,
  success: success ?? false,
})

/** Numbers of the running jobs, or all jobs of the project. Spec v4-legacy 4.3. */
export const listJobs = operation({
  methods: ['GET'],
  path: '/v4/projects/:account/:project_id/jobs/',
  spec: 'v4-legacy 4.3',
  access: 'read',
  params: () => z.strictObject({ verbose: z.boolean().default(false).describe('All jobs, as objects') }),
  summary: 'Lists the running jobs, or all jobs.',
  result: 'An array of numbers, or with `verbose` of job objects.',
  handle: async ({ project }, { verbose }): Promise<number[] | LegacyJob[]> =>
    verbose ? (await project.jobs.all()).map(render) : runningJobs(project),
})

/** One job. Our choice: NOT_FOUND for an unknown number. Spec v4-legacy 4.3. */
export const getJob = operation({
  methods: ['GET'],
  path: '/v4/projects/:account/:project_id/jobs/id/:number/',
  spec: 'v4-legacy 4.3',
  access: 'read',
  params: noParams,
  summary: 'Reads a job.',
  result: 'The job object.',
  handle: async ({ project, path }): Promise<LegacyJob> => {
    const job = (await project.jobs.all()).find(({ number }) => String(number) === path.number)
    if (job === undefined) throw new EngineError('NOT_FOUND', 'The project has no such job.')
    return render(job)
  },
})
