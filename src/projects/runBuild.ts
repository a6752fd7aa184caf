import { setImmediate as nextTurn } from 'node:timers/promises'
import { EngineError } from '../errors.js'
import { SCIENCE_VERSION } from '../indexing/version.js'
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
export function startBuild(host: BuildHost, options: StartOptions): RunningBuild {
  const { skipSentiment, sentimentOnly, keywordExpansion } = options
  const { file, context } = host
  recoverBuild(file(), context.now())
  if (sentimentOnly && file().snapshots.current() === undefined) throw new EngineError('PROJECT_NOT_BUILT')
  const begun = file().atomically(() => {
    const holder = file().lease.take()
    if (holder === undefined) throw new EngineError('PROJECT_LOCKED')
    const recorded = sentimentOnly ? recordSentiment(host) : recordBuild(host, skipSentiment)
    if (keywordExpansion !== undefined && !sentimentOnly) {
      file().settings.storeExpansion(recorded.build.number, keywordExpansion)
    }
    return { host, holder, ...recorded }
  })
  return run(begun)
}

/** A build as recorded; `reads` is what its core build reads, undefined for sentiment alone. */
type Begun = Pick<BuildRun, 'host' | 'holder' | 'build'> & { readonly reads: BuildReads | undefined }

function recordBuild(
  { context, file: open, language }: BuildHost,
  skipSentiment: boolean,
): Pick<Begun, 'build' | 'reads'> {
  const file = open()
  const stored = file.documents.totals().documents
  const reads = { ...file.documents.beginLeaving(), lastKey: file.documents.lastKey(), stored }
  const build = file.builds.start({
    scienceVersion: SCIENCE_VERSION,
    language: language(),
    startTime: context.now(),
    skipSentiment,
  })
  return { build, reads }
}

/** Our choice: a build of sentiment alone updates the record of the last build and gets no number. */
function recordSentiment({ context, file: open }: BuildHost): Pick<Begun, 'build' | 'reads'> {
  const file = open()
  const build = file.builds.last()!
  const changes = {
    skipSentiment: false,
    sentimentStartTime: context.now(),
    sentimentStopTime: null,
    sentimentSuccess: undefined,
    sentimentProgress: 0,
    sentimentCancelled: false,
  }
  file.builds.change(build.number, changes)
  return { build: { ...build, ...changes }, reads: undefined }
}

function run({ host, holder, build, reads }: Begun): RunningBuild {
  const { file } = host
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
  const heartbeat = setInterval(() => {
    // A file that is locked or missing at the moment causes an error when the build publishes.
    try {
      if (!file().lease.renew(holder)) stop(LOST)
      else if (sentimentRuns && file().builds.isCancelRequested(build.number))
        stoppingSentiment.abort(new Stopped(CANCELLED))
    } catch {}
  }, HEARTBEAT_MILLISECONDS)
  heartbeat.unref()

  // The caller gets the number before the first document is read.
  const coreDone = nextTurn()
    .then(
      async (): Promise<SentimentRunRequest | undefined> =>
        reads === undefined ? { snapshot: await host.openSnapshot() } : buildCore(running, reads),
    )
    .catch((error: unknown) => {
      failSentiment(running, error)
      return undefined
    })
  const done = coreDone
    .then(async (request) => {
      if (request === undefined) return
      sentimentRuns = true
      await runSentiment(running, request)
    })
    .finally(() => {
      sentimentRuns = false
      isOver = true
      clearInterval(heartbeat)
      listeners.clear()
      quietly(() => file().lease.release(holder))
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
