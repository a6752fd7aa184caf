import type { BuildRecord } from '../../storage/port/project/builds.js'
import { countBuild } from '../buildCounts.js'
import type { Cleanup } from '../cleanup.js'
import { EngineClosed } from '../failures.js'
import type { OpenFile } from '../openFile.js'
import type { Entry } from '../projectEntry.js'
import type { ProjectHost } from '../projectHost.js'
import type { RunningBuild } from './runningBuild.js'

export interface RunnerOptions {
  readonly context: ProjectHost
  readonly files: Pick<OpenFile, 'records' | 'during'>
  readonly entry: Entry
  readonly cleanup: Cleanup
  /** Called after a core build of this process has succeeded. */
  readonly onBuilt: () => Promise<void>
}

/** Runs the builds of this process on one project, one after the other. */
export function createBuildRunner({ context, files: { during }, entry, cleanup, onBuilt }: RunnerOptions) {
  let running: RunningBuild | undefined
  /** The last build that ran or runs here. */
  let latest: RunningBuild | undefined
  /** Settles when no build is about to run here. */
  let starting: Promise<unknown> = Promise.resolve()

  /** Throws the error for a project that is being closed, or has been deleted. */
  const refuse = async (): Promise<never> => {
    await entry.get()
    throw new EngineClosed()
  }
  /** Follows a build that has begun to run. */
  const follow = (started: RunningBuild): void => {
    running = started
    latest = started
    void countBuild(context.buildCounts, started.core)
    void started.core.then(onBuilt).catch(() => {})
    void during(() => started.done)
      .catch(() => {})
      .finally(async () => {
        if (running === started) running = undefined
        if (cleanup.isStopped()) return
        await entry.noteSpace()
        cleanup.schedule()
      })
  }
  return {
    /** The build that runs here. */
    running: () => running,
    /** The error that ended a build; undefined if it did not fail, or ran elsewhere or earlier. */
    failureOf: (build: BuildRecord | undefined): unknown =>
      build !== undefined && latest?.number === build.number ? latest.failure() : undefined,
    /** Lets `begin` start a build, which `stop` then stops. */
    async launch(begin: () => Promise<RunningBuild | undefined>): Promise<RunningBuild | undefined> {
      const started = during(async () => {
        // The project is closing: nobody would stop a build that starts now.
        if (cleanup.isStopped()) await refuse()
        const begun = await begin()
        if (begun !== undefined) follow(begun)
        return begun
      })
      // A start that is refused at once settles before an earlier start, so both are waited for. The results would keep every build in memory.
      starting = Promise.allSettled([starting, started]).then(() => {})
      return await started
    },
    async stop(reason: string): Promise<void> {
      await running?.stop(reason)
      await starting
      await running?.stop(reason)
    },
  }
}

export type BuildRunner = ReturnType<typeof createBuildRunner>
