import { setImmediate as nextTurn } from 'node:timers/promises'
import { EngineError } from '../errors.js'
import { SCIENCE_VERSION } from '../indexing/version.js'
import type { BuildRecord } from '../storage/port/project/builds.js'
import type { ProjectRecords } from '../storage/port/project/projectRecords.js'
import {
  BUILD_CANCELLED,
  CANCELLED,
  failSentiment,
  LOST,
  recordDeath,
  recoverBuild,
  Stopped,
  waitingBuild,
} from './buildFailures.js'
import {
  type BuildHost,
  type BuildProgress,
  type BuildRun,
  buildCore,
  runSentiment,
  type SentimentRunRequest,
} from './buildStages.js'
import { isOpen } from './buildStatus.js'
import type { BuildReads } from './documentChanges.js'
import { whyLocked } from './lock.js'
import { quietly } from './quietly.js'

export interface StartOptions {
  readonly skipSentiment: boolean
  readonly sentimentOnly: boolean
  /** Language of this build only, ignoring those of documents (v4-legacy 4.2); default: the language of the project. */
  readonly language?: string | undefined
  /** JSON stored with the build for the code that reads its documents. */
  readonly keywordExpansion?: unknown
}

/** A running build of this process. */
export interface RunningBuild {
  readonly number: number
  /** Settles when the core build has ended; never rejects. */
  readonly core: Promise<void>
  /** Settles when the sentiment build has ended as well; never rejects. */
  readonly done: Promise<void>
  progress(): BuildProgress
  /** Calls the listener at every step until the build ends; returns a function that stops it. */
  listen(listener: (progress: BuildProgress) => void): () => void
  /**
   * Stops the sentiment build and resolves when it has ended. During the core build, cancels the following sentiment
   * build and resolves at once. False if there is neither.
   */
  cancelSentiment(): Promise<boolean>
  /**
   * Cancels what runs of the build, and resolves when it has ended: a core build is recorded as failed, and what answered before
   * answers on. One whose snapshot is being published at that moment succeeds, without sentiment. False if nothing runs.
   */
  cancel(): Promise<boolean>
  /** Stops the build, which is recorded as failed with this reason. */
  stop(reason: string): Promise<void>
}

/** Milliseconds between two renewals of the lease, which also check what another process has cancelled. */
const HEARTBEAT_MILLISECONDS = 2_000

/**
 * Starts a build and returns at once. The stages are the core build, the publication of the snapshot, and sentiment.
 * Throws PROJECT_LOCKED while any process runs any part of a build of this project; for sentiment alone PROJECT_NOT_BUILT without a
 * snapshot, and PROJECT_NEEDS_UPDATING with one of an earlier version. Spec v5 section 3.
 */
export async function startBuild(host: BuildHost, options: StartOptions): Promise<RunningBuild> {
  const begun = await recordStart(host, options, async (records, record) => {
    const isWaiting = isOpen(await records.builds.last())
    const holder = isWaiting ? undefined : await records.lease.take()
    if (holder === undefined) throw await whyLocked(records)
    const reads = options.sentimentOnly ? undefined : await beginReading(records)
    return { host, holder, build: await record(false), reads }
  })
  return run(begun)
}

/** Asks for a build that another process will run, and returns its number. Throws as `startBuild` does. */
export async function askForBuild(host: BuildHost, options: StartOptions): Promise<number> {
  return await recordStart(host, options, async (records, record) => {
    if (isOpen(await records.builds.last()) || (await records.lease.isHeld())) throw await whyLocked(records)
    return (await record(true)).number
  })
}

/** Runs the build that waits, if one does, in a project whose lease this process has taken; else releases the lease. */
export async function continueBuild(host: BuildHost, holder: string): Promise<RunningBuild | undefined> {
  const { records, context } = host
  const begun = await records.atomically(async (records): Promise<Begun | undefined> => {
    if (!(await records.lease.isHeldBy(holder))) return undefined
    const before = await records.builds.last()
    if (isOpen(before) && !(await waitingBuild(records, before))) await recordDeath(records, before, context.now())
    const last = await records.builds.last()
    const asked = last && (await waitingBuild(records, last))
    if (!isOpen(last) || asked === undefined) {
      await records.lease.release(holder)
      return undefined
    }
    await records.askedBuilds?.put({ ...asked, isWaiting: false })
    await records.builds.change(last.number, { scienceVersion: SCIENCE_VERSION })
    const reads = last.stopTime === null ? await beginReading(records) : undefined
    const { onlyLanguage } = asked
    return { host: { ...host, onlyLanguage }, holder, build: { ...last, scienceVersion: SCIENCE_VERSION }, reads }
  })
  return begun && run(begun)
}

/** A build as recorded; `reads` is what its core build reads, undefined for sentiment alone. */
type Begun = Pick<BuildRun, 'host' | 'holder' | 'build'> & { readonly reads: BuildReads | undefined }

/** Records the build in the transaction of `begin`, as waiting for another process or not. */
async function recordStart<T>(
  host: BuildHost,
  { skipSentiment, sentimentOnly, keywordExpansion }: StartOptions,
  begin: (records: ProjectRecords, record: (isWaiting: boolean) => Promise<BuildRecord>) => Promise<T>,
): Promise<T> {
  const { records, context, onlyLanguage } = host
  await recoverBuild(records, context.now())
  if (sentimentOnly) {
    if (isOpen(await records.builds.last())) throw new EngineError('PROJECT_LOCKED')
    // Sentiment alone needs a snapshot that this version reads.
    await host.openSnapshot()
  }
  const language = await host.language()
  return await records.atomically(async (records) => {
    if (sentimentOnly && (await records.snapshots.current()) === undefined) throw new EngineError('PROJECT_NOT_BUILT')
    return await begin(records, async (isWaiting) => {
      const startTime = context.now()
      const build = sentimentOnly
        ? await recordSentiment(records, startTime)
        : await records.builds.start({ scienceVersion: SCIENCE_VERSION, language, startTime, skipSentiment })
      if (keywordExpansion !== undefined && !sentimentOnly) {
        await records.settings.storeExpansion(build.number, keywordExpansion)
      }
      await records.askedBuilds?.put({ number: build.number, onlyLanguage, isWaiting })
      return build
    })
  })
}

/** What a core build reads that begins now. */
async function beginReading({ documents }: ProjectRecords): Promise<BuildReads> {
  const stored = (await documents.totals()).documents
  return { ...(await documents.beginLeaving()), lastKey: await documents.lastKey(), stored }
}

/** Our choice: a build of sentiment alone updates the record of the last build and gets no number. */
async function recordSentiment({ builds }: ProjectRecords, sentimentStartTime: number): Promise<BuildRecord> {
  const build = (await builds.last())!
  const changes = {
    skipSentiment: false,
    sentimentStartTime,
    sentimentStopTime: null,
    sentimentSuccess: undefined,
    sentimentProgress: 0,
    sentimentCancelled: false,
    // That of a failed core build stays.
    ...(build.success === true && { reason: undefined }),
  }
  await builds.change(build.number, changes)
  return { ...build, ...changes }
}

/** Renews the lease of a build until the timer is cleared, and does what another process has asked for. */
function startHeartbeat(
  { host: { records }, holder, build }: BuildRun,
  { stop, cancelSentiment }: { readonly stop: (reason: string) => void; readonly cancelSentiment: () => void },
): NodeJS.Timeout {
  const beat = async (): Promise<void> => {
    if (!(await records.lease.renew(holder))) {
      stop(LOST)
      return
    }
    const asked = await records.builds.requestedCancel(build.number)
    if (asked === 'build') stop(BUILD_CANCELLED)
    else if (asked === 'sentiment') cancelSentiment()
  }
  // A file that is locked or missing at the moment causes an error when the build publishes.
  return setInterval(() => void quietly(beat), HEARTBEAT_MILLISECONDS).unref()
}

function run({ host, holder, build, reads }: Begun): RunningBuild {
  const { records } = host
  const stopping = new AbortController()
  const stoppingSentiment = new AbortController()
  const listeners = new Set<(progress: BuildProgress) => void>()
  let progress: BuildProgress = { stage: reads === undefined ? 'sentiment' : 'terms', fraction: 0 }
  let sentimentRuns = false
  let isOver = false
  const running: BuildRun = {
    host,
    holder,
    build,
    signal: stopping.signal,
    sentimentSignal: stoppingSentiment.signal,
    onProgress: (next) => {
      progress = next
      for (const listener of listeners) listener(next)
    },
  }
  const stop = (reason: string): void => {
    stopping.abort(new Stopped(reason))
    stoppingSentiment.abort(new Stopped(reason))
  }
  const heartbeat = startHeartbeat(running, {
    stop,
    cancelSentiment: () => {
      if (sentimentRuns) stoppingSentiment.abort(new Stopped(CANCELLED))
    },
  })

  // The caller gets the number before the first document is read.
  const coreDone = nextTurn()
    .then(
      async (): Promise<SentimentRunRequest | undefined> =>
        reads === undefined ? { snapshot: await host.openSnapshot() } : buildCore(running, reads),
    )
    .catch(async (error: unknown) => {
      await failSentiment(running, error)
      return undefined
    })
  const done = coreDone
    .then(async (request) => {
      if (request === undefined) return
      sentimentRuns = true
      await runSentiment(running, request)
    })
    .finally(async () => {
      sentimentRuns = false
      isOver = true
      clearInterval(heartbeat)
      listeners.clear()
      await quietly(() => records.lease.release(holder))
    })
  return {
    number: build.number,
    core: coreDone.then(() => {}),
    done,
    progress: () => progress,
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async cancelSentiment() {
      if (isOver || build.skipSentiment) return false
      stoppingSentiment.abort(new Stopped(CANCELLED))
      if (sentimentRuns) await done
      return true
    },
    async cancel() {
      if (isOver) return false
      stop(BUILD_CANCELLED)
      await done
      return true
    },
    async stop(reason) {
      stop(reason)
      await done
    },
  }
}
