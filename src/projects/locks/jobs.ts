import type { BuildRecord } from '../../storage/port/project/builds.js'
import type { JobRecord } from '../../storage/port/project/jobs.js'
import type { ProjectStorage } from '../../storage/port/project/projectRecords.js'
import { quietly } from '../quietly.js'
import { recoverBuild } from './buildFailures.js'
import { isUnheld } from './lapsedLease.js'
import { keepLease, takeLease } from './lock.js'

export type { JobRecord } from '../../storage/port/project/jobs.js'

/** Builds and other work on a project under one sequence of numbers. Spec v4-legacy 2, 4.3. */
export interface Jobs {
  /** All jobs, oldest first; a build has ended when its sentiment has ended. */
  all(): Promise<JobRecord[]>
  /**
   * Starts a job that excludes builds, and returns its number; `work` should observe the signal. A failure is recorded,
   * not thrown. PROJECT_LOCKED while a build or another job runs.
   */
  start(sourceType: string, work: (signal: AbortSignal) => Promise<void>): Promise<number>
  /** Cancels all jobs of this process and waits until they have ended. */
  stop(reason: string): Promise<void>
}

export interface JobHost {
  readonly records: ProjectStorage
  readonly during: <T>(work: () => Promise<T>) => Promise<T>
  readonly now: () => number
}

/** The kind of a build in the list of jobs. */
const BUILD = 'recalculate'

export function createJobs(host: JobHost): Jobs {
  const { records, during, now } = host
  const running = new Set<{ readonly stopping: AbortController; readonly done: Promise<void> }>()
  /** Jobs that are about to start. */
  const starting = new Set<Promise<unknown>>()
  const begin: Jobs['start'] = async (sourceType, work) => {
    await recoverJobs(host)
    const release = keepLease(records, await takeLease(records, now))
    let number: number
    try {
      number = await records.jobs.start(sourceType, now())
    } catch (error) {
      await release()
      throw error
    }
    const stopping = new AbortController()
    const job = {
      stopping,
      done: during(() => runJob(host, { number, work, signal: stopping.signal }).finally(release)),
    }
    running.add(job)
    void job.done.finally(() => running.delete(job))
    return number
  }
  return {
    async all() {
      await recoverJobs(host)
      const builds = (await records.builds.all()).map(asJob)
      return [...builds, ...(await records.jobs.all())].sort((a, b) => a.number - b.number)
    },
    async start(sourceType, work) {
      const begun = begin(sourceType, work)
      const settled = begun.catch(() => {})
      starting.add(settled)
      void settled.finally(() => starting.delete(settled))
      return await begun
    },
    async stop(reason) {
      const stopRunning = (): Promise<unknown> =>
        Promise.all(
          [...running].map(({ stopping, done }) => {
            stopping.abort(new Error(reason))
            return done
          }),
        )
      await Promise.all([stopRunning(), ...starting])
      await stopRunning()
    },
  }
}

/** Ends the jobs of dead processes. */
async function recoverJobs({ records, now }: JobHost): Promise<void> {
  if (await records.lease.isHeld()) return
  await recoverBuild(records, now())
  if ((await records.jobs.all()).every(({ stopTime }) => stopTime !== null)) return
  await records.atomically(async ({ lease, jobs }) => {
    if (await isUnheld(lease)) await jobs.endAll(now())
  })
}

interface BegunJob {
  readonly number: number
  readonly work: (signal: AbortSignal) => Promise<void>
  readonly signal: AbortSignal
}

/** Runs the work of a job and records whether it succeeded; never rejects. */
async function runJob({ records, now }: JobHost, { number, work, signal }: BegunJob): Promise<void> {
  let success = false
  try {
    await work(signal)
    success = !signal.aborted
  } catch {
    // The job is recorded as failed.
  }
  // If the end cannot be recorded now, the next call that lists jobs records it.
  await quietly(() => records.atomically(({ jobs }) => jobs.end(number, now(), success)))
}

/** A build in the list of jobs. */
function asJob(build: BuildRecord): JobRecord {
  const { stopTime: coreStop, sentimentStopTime: sentimentStop } = build
  const stopTime = coreStop === null || sentimentStop === null ? null : Math.max(coreStop, sentimentStop)
  const success = stopTime === null ? undefined : build.success
  return { number: build.number, sourceType: BUILD, startTime: build.startTime, stopTime, success }
}
