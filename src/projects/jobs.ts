import type { JobRecord } from '../storage/project/jobs.js'
import type { ProjectFile } from '../storage/project/projectFile.js'
import { recoverBuild } from './buildFailures.js'
import { keepLease, takeLease } from './lock.js'

export type { JobRecord } from '../storage/project/jobs.js'

/** Builds and other work on a project under one sequence of numbers. Spec v4-legacy 2, 4.3. */
export interface Jobs {
  /** All jobs, oldest first; a build has ended when its sentiment has ended. */
  all(): JobRecord[]
  /**
   * Starts a job that excludes builds, and returns its number; `work` should observe the signal. A failure is recorded,
   * not thrown. PROJECT_LOCKED while a build or another job runs.
   */
  start(sourceType: string, work: (signal: AbortSignal) => Promise<void>): number
  /** Cancels all jobs of this process and waits until they have ended. */
  stop(reason: string): Promise<void>
}

export interface JobHost {
  readonly file: () => ProjectFile
  readonly during: <T>(work: () => Promise<T>) => Promise<T>
  readonly now: () => number
}

/** The kind of a build in the list of jobs. */
const BUILD = 'recalculate'

export function createJobs({ file, during, now }: JobHost): Jobs {
  const running = new Set<{ readonly stopping: AbortController; readonly done: Promise<void> }>()
  /** Ends the jobs of dead processes. */
  const recover = (): void => {
    if (file().lease.isHeld()) return
    recoverBuild(file(), now())
    if (
      file()
        .jobs.all()
        .some(({ stopTime }) => stopTime === null)
    ) {
      file().atomically(() => {
        if (!file().lease.isHeld()) file().jobs.endAll(now())
      })
    }
  }
  return {
    all() {
      recover()
      const builds = file()
        .builds.all()
        .map((build): JobRecord => {
          const { stopTime: coreStop, sentimentStopTime: sentimentStop } = build
          const stopTime = coreStop === null || sentimentStop === null ? null : Math.max(coreStop, sentimentStop)
          const success = stopTime === null ? undefined : build.success
          return { number: build.number, sourceType: BUILD, startTime: build.startTime, stopTime, success }
        })
      return [...builds, ...file().jobs.all()].sort((a, b) => a.number - b.number)
    },
    start(sourceType, work) {
      recover()
      const holder = takeLease(file, now)
      const release = keepLease(file, holder)
      let number: number
      try {
        number = file().jobs.start(sourceType, now())
      } catch (error) {
        release()
        throw error
      }
      const stopping = new AbortController()
      const run = async (): Promise<void> => {
        let success = false
        try {
          await work(stopping.signal)
          success = !stopping.signal.aborted
        } catch {}
        // If the end cannot be recorded now, the next call that lists jobs records it.
        try {
          file().atomically(() => file().jobs.end(number, now(), success))
        } catch {}
        release()
      }
      const job = { stopping, done: during(run) }
      running.add(job)
      void job.done.finally(() => running.delete(job))
      return number
    },
    async stop(reason) {
      await Promise.all(
        [...running].map(({ stopping, done }) => {
          stopping.abort(new Error(reason))
          return done
        }),
      )
    },
  }
}
