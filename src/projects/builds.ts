import type { BuildRecord } from '../storage/port/project/builds.js'
import type { ProjectStorage } from '../storage/port/project/projectRecords.js'
import { countBuild } from './buildCounts.js'
import {
  cancelWaiting,
  currentBuild,
  DELETED,
  endedUnrecorded,
  isRepeated,
  recoverBuild,
  UNRECORDED,
  wasInterrupted,
} from './buildFailures.js'
import type { BuildHost, BuildProgress } from './buildHost.js'
import { hasSentimentRun, isOpen } from './buildStatus.js'
import type { Cleanup } from './cleanup.js'
import { applyFlags } from './documentFlags.js'
import { EngineClosed } from './failures.js'
import type { OpenFile } from './openFile.js'
import { beginPlanned, type PlannedBuild } from './plannedBuild.js'
import type { Entry } from './projectEntry.js'
import type { ProjectHost } from './projectHost.js'
import { askForBuild, continueBuild, type StartOptions, startBuild } from './runBuild.js'
import type { RunningBuild } from './runningBuild.js'
import { type OpenSnapshots, requireSnapshot } from './snapshots.js'
import type { Management } from './termManagement.js'
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

export interface BuildsOptions {
  readonly context: ProjectHost
  readonly projectId: string
  readonly files: Pick<OpenFile, 'records' | 'during'>
  readonly entry: Entry
  readonly snapshots: OpenSnapshots
  readonly management: Management
  readonly cleanup: Cleanup
  /** Settles when all requested changes of flags are stored. */
  readonly flagsStored: () => Promise<void>
  /** Called after a core build of this process has succeeded. */
  readonly onBuilt: () => Promise<void>
}

/** Runs the builds of this process on one project, one after the other. */
function createRunner({ context, files: { during }, entry, cleanup, onBuilt }: BuildsOptions) {
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

export function createBuilds(options: BuildsOptions): Builds {
  const { context, entry } = options
  const { records, during } = options.files
  const { running, failureOf, launch, stop } = createRunner(options)

  const last = (): Promise<BuildRecord | undefined> =>
    running() === undefined ? currentBuild(records, context.now()) : records.builds.last()
  const buildsHere = context.builds !== false
  const continueWith = async (holder: string): Promise<boolean> =>
    (await launch(() => continueBuild(buildHost(options, {}), holder))) !== undefined
  /** Runs the build that waits here, if one does: it may be that no other process looks for builds. */
  const runWaiting = async (): Promise<boolean> => {
    if (!buildsHere || running() !== undefined || records.askedBuilds === undefined) return false
    await recoverBuild(records, context.now())
    if ((await records.askedBuilds.get())?.isWaiting !== true) return false
    const holder = await records.lease.take()
    return holder !== undefined && (await continueWith(holder))
  }
  /** Waits for the end of a build, however it ends; `look` gives the record of one that runs elsewhere. */
  const waitForEnd = (stage: AwaitedStage, wait: WaitOptions, look = last): Promise<void> => {
    const build = running()
    return build === undefined ? waitForRecord(look, stage, wait) : waitForRunning(build, stage, wait)
  }
  /** The process of an awaited build may end, and leave one that waits. */
  const lastAfterWaiting = async (): Promise<BuildRecord | undefined> => {
    await runWaiting()
    return await last()
  }
  const start = async (startOptions: StartOptions): Promise<number> => {
    await entry.get()
    await options.flagsStored()
    await during(() => applyFlags(records))
    await runWaiting()
    const host = buildHost(options, startOptions)
    if (!buildsHere) return await askForBuild(host, startOptions)
    return (await launch(() => startBuild(host, startOptions)))!.number
  }
  const resume = async (): Promise<boolean> => {
    if (records.askedBuilds !== undefined) return await runWaiting()
    const build = await last()
    if (build === undefined || !wasInterrupted(await records.builds.all())) return false
    const { number, skipSentiment, language } = build
    const isOwnLanguage = language === (await entry.get()).nextBuildLanguage
    await start({
      stages: skipSentiment ? 'core' : 'all',
      language: isOwnLanguage ? undefined : language,
      keywordExpansion: await records.settings.expansion(number),
      isFull: await records.settings.isFull(number),
    })
    return true
  }
  return {
    last,
    async lastSentiment() {
      const build = await last()
      if (build === undefined || hasSentimentRun(build)) return build
      return (await records.builds.all()).findLast(hasSentimentRun)
    },
    progress: (build) => (running()?.number === build?.number ? running()?.progress() : undefined),
    start,
    continue: continueWith,
    resume,
    async startPlanned(planned) {
      const { number, holder } = planned
      if (buildsHere) {
        const host = buildHost(options, planned)
        if ((await launch(() => beginPlanned({ host, holder }))) !== undefined) return number
        await resume()
      } else await records.lease.release(holder)
      return (await last())?.number ?? number
    },
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

/** Dependencies of a build on its project. */
function buildHost(
  { context, projectId, files: { records }, entry, snapshots, management }: BuildsOptions,
  { language }: Pick<StartOptions, 'language'>,
): BuildHost {
  return {
    context,
    records,
    exists: entry.exists,
    language: async () => language ?? (await entry.get()).nextBuildLanguage,
    onlyLanguage: language !== undefined,
    management: management.all,
    openSnapshot: async () => requireSnapshot(await snapshots.current()),
    isDamaged: snapshots.isDamaged,
    onBuilt: async ({ number, language }, extended) => {
      if (extended !== undefined) await snapshots.adopt({ number, layer: 0 }, extended)
      await entry.recordBuild(records, language)
    },
    onFailure: (error) => context.onBuildFailure?.(error, projectId),
  }
}
