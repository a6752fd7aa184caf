import type { BuildRecord } from '../../storage/port/project/builds.js'
import type { ProjectStorage } from '../../storage/port/project/projectRecords.js'
import {
  cancelWaiting,
  currentBuild,
  DELETED,
  endedUnrecorded,
  isRepeated,
  UNRECORDED,
} from '../locks/buildFailures.js'
import { hasSentimentRun, isOpen } from '../locks/buildStatus.js'
import type { BuildProgress } from './buildHost.js'
import { createBuildRunner } from './buildRunner.js'
import { type BuildsOptions, createBuildStarts } from './buildStarts.js'
import type { PlannedBuild } from './plannedBuild.js'
import type { StartOptions } from './runBuild.js'
import {
  type AwaitedStage,
  throwIfFailed,
  untilUnlocked,
  type WaitOptions,
  waitForRecord,
  waitForRunning,
} from './waiting.js'

/** The builds of one project: those of this process, and the records of those in other processes. */
export interface Builds {
  /** Record of the last build; one whose process died counts as failed. */
  last(): Promise<BuildRecord | undefined>
  /** Record of the last sentiment build of the current snapshot; a core build that failed later does not change it. */
  lastSentiment(): Promise<BuildRecord | undefined>
  /** Progress of a build that this process runs. */
  progress(build: BuildRecord | undefined): BuildProgress | undefined
  /** Starts a build and returns its number. PROJECT_LOCKED while another runs. */
  start(options: StartOptions): Promise<number>
  /** Begins the build that was planned with this project, and returns its number; the next one, if it was interrupted before. */
  startPlanned(planned: PlannedBuild): Promise<number>
  /**
   * Starts the last build again, as it was asked for, if its core build was interrupted by the end of its process; false otherwise.
   * PROJECT_LOCKED while another runs.
   */
  resume(): Promise<boolean>
  /** Runs the build that waits in this project, whose lease `holder` is; false when none waits any more. */
  continue(holder: string): Promise<boolean>
  /** Returns false when no sentiment build was running or pending. One in another process ends a little later. */
  cancelSentiment(): Promise<boolean>
  /** Cancels the build that runs; false when none does. One in another process ends a little later. */
  cancel(): Promise<boolean>
  /** Waits for the running build, here or in another process. Throws ERROR or SENTIMENT_BUILD_FAILED when it fails. */
  waitFor(stage: AwaitedStage, options?: WaitOptions): Promise<void>
  /**
   * Runs `work`, which a core build refuses with PROJECT_LOCKED, after the running build if there is one; `signal` ends
   * the wait.
   */
  whenUnlocked<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>
  /** Stops a build of this process; its record has the reason. */
  stop(reason: string): Promise<void>
  /** Stops a build of any process, and one that waits for a process; resolves when it has ended. */
  stopAnywhere(reason: string): Promise<void>
}

export function createBuilds(options: BuildsOptions): Builds {
  const { context, entry } = options
  const { records } = options.files
  const runner = createBuildRunner(options)
  const { running, failureOf, stop } = runner
  const last = (): Promise<BuildRecord | undefined> =>
    running() === undefined ? currentBuild(records, context.now()) : records.builds.last()
  const { runWaiting, ...starts } = createBuildStarts(options, runner, last)
  /** Waits for the end of a build, however it ends; `readRecord` gives the record of one that runs elsewhere. */
  const waitForEnd = (stage: AwaitedStage, wait: WaitOptions, readRecord = last): Promise<void> => {
    const build = running()
    return build === undefined ? waitForRecord(readRecord, stage, wait) : waitForRunning(build, stage, wait)
  }
  /** The process of an awaited build may end, and leave one that waits. */
  const lastAfterWaiting = async (): Promise<BuildRecord | undefined> => {
    await runWaiting()
    return await last()
  }
  return {
    ...starts,
    last,
    async lastSentiment() {
      const build = await last()
      if (build === undefined || hasSentimentRun(build)) return build
      return (await records.builds.all()).findLast(hasSentimentRun)
    },
    progress: (build) => (running()?.number === build?.number ? running()?.progress() : undefined),
    cancelSentiment: async () =>
      (await running()?.cancelSentiment()) ?? (await requestSentimentCancel(records, await last())),
    cancel: async () => (await running()?.cancel()) ?? (await requestCancel(records, await last(), context.now())),
    async waitFor(stage, wait = {}) {
      let awaited: number | undefined
      do {
        await runWaiting()
        awaited = running()?.number
        await waitForEnd(stage, wait, lastAfterWaiting)
      } while (await isRepeated(records, awaited))
      const build = await last()
      if (build === undefined) await entry.get()
      const isUnrecorded = build !== undefined && build.number === awaited && build.stopTime === null
      const found = isUnrecorded ? endedUnrecorded(build, context.now()) : build
      const isDeleted = found?.reason === UNRECORDED && !(await entry.exists().catch(() => true))
      throwIfFailed(isDeleted ? { ...found, reason: DELETED } : found, stage, failureOf(build))
    },
    whenUnlocked: (work, signal) => untilUnlocked(work, () => waitForEnd('build', { signal })),
    stop,
    async stopAnywhere(reason) {
      await stop(reason)
      if (await requestCancel(records, await last(), context.now())) await waitForEnd('sentiment', {})
    },
  }
}

/** Asks the process that builds to cancel the sentiment build; false if none runs or follows. */
async function requestSentimentCancel(records: ProjectStorage, build: BuildRecord | undefined): Promise<boolean> {
  if (!isOpen(build) || build.skipSentiment) return false
  await records.builds.requestCancel(build.number, 'sentiment')
  return true
}

/** Cancels a build that waits, or asks the process that runs it to do so; false if there is none. */
async function requestCancel(records: ProjectStorage, build: BuildRecord | undefined, now: number): Promise<boolean> {
  if (!isOpen(build)) return false
  if (records.askedBuilds !== undefined && (await cancelWaiting(records, now))) return true
  await records.builds.requestCancel(build.number, 'build')
  return true
}
