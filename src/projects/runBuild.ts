import { setImmediate as nextTurn } from 'node:timers/promises'
import { EngineError } from '../errors.js'
import { SCIENCE_VERSION } from '../indexing/version.js'
import type { NewBuild } from '../storage/port/project/builds.js'
import type { ProjectRecords } from '../storage/port/project/projectRecords.js'
import { CANCELLED, failSentiment, LOST, quietly, recoverBuild, Stopped } from './buildFailures.js'
import {
  type BuildHost,
  type BuildProgress,
  type BuildRun,
  buildCore,
  runSentiment,
  type SentimentRunRequest,
} from './buildStages.js'
import type { BuildReads } from './documentChanges.js'

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
  /** Stops the build, which is recorded as failed with this reason. */
  stop(reason: string): Promise<void>
}

/** Milliseconds between two renewals of the lease, which also check whether another process has cancelled sentiment. */
const HEARTBEAT_MILLISECONDS = 2_000

/**
 * Starts a build and returns at once. The stages are the core build, the publication of the snapshot, and sentiment.
 * Throws PROJECT_LOCKED while any process runs any part of a build of this project, and PROJECT_NOT_BUILT for sentiment
 * alone without a snapshot. Spec v5 section 3.
 */
export async function startBuild(host: BuildHost, options: StartOptions): Promise<RunningBuild> {
  const { skipSentiment, sentimentOnly, keywordExpansion } = options
  const { records, context } = host
  await recoverBuild(records, context.now())
  const language = await host.language()
  const begun = await records.atomically(async (records) => {
    if (sentimentOnly && (await records.snapshots.current()) === undefined) throw new EngineError('PROJECT_NOT_BUILT')
    const holder = await records.lease.take()
    if (holder === undefined) throw new EngineError('PROJECT_LOCKED')
    const startTime = context.now()
    const recorded = sentimentOnly
      ? await recordSentiment(records, startTime)
      : await recordBuild(records, { scienceVersion: SCIENCE_VERSION, language, startTime, skipSentiment })
    if (keywordExpansion !== undefined && !sentimentOnly) {
      await records.settings.storeExpansion(recorded.build.number, keywordExpansion)
    }
    return { host, holder, ...recorded }
  })
  return run(begun)
}

/** A build as recorded; `reads` is what its core build reads, undefined for sentiment alone. */
type Begun = Pick<BuildRun, 'host' | 'holder' | 'build'> & { readonly reads: BuildReads | undefined }

async function recordBuild(
  { documents, builds }: ProjectRecords,
  build: NewBuild,
): Promise<Pick<Begun, 'build' | 'reads'>> {
  const stored = (await documents.totals()).documents
  const reads = { ...(await documents.beginLeaving()), lastKey: await documents.lastKey(), stored }
  return { build: await builds.start(build), reads }
}

/** Our choice: a build of sentiment alone updates the record of the last build and gets no number. */
async function recordSentiment(
  { builds }: ProjectRecords,
  sentimentStartTime: number,
): Promise<Pick<Begun, 'build' | 'reads'>> {
  const build = (await builds.last())!
  const changes = {
    skipSentiment: false,
    sentimentStartTime,
    sentimentStopTime: null,
    sentimentSuccess: undefined,
    sentimentProgress: 0,
    sentimentCancelled: false,
  }
  await builds.change(build.number, changes)
  return { build: { ...build, ...changes }, reads: undefined }
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
  const beat = async (): Promise<void> => {
    if (!(await records.lease.renew(holder))) stop(LOST)
    else if (sentimentRuns && (await records.builds.isCancelRequested(build.number))) {
      stoppingSentiment.abort(new Stopped(CANCELLED))
    }
  }
  // A file that is locked or missing at the moment causes an error when the build publishes.
  const heartbeat = setInterval(() => void quietly(beat), HEARTBEAT_MILLISECONDS).unref()

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
    async stop(reason) {
      stop(reason)
      await done
    },
  }
}
