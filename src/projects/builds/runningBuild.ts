import { setImmediate as nextTurn } from 'node:timers/promises'
import { repeatEvery } from '../../repeatEvery.js'
import type { BuildReads } from '../documents/documentChanges.js'
import { BUILD_CANCELLED, CANCELLED, DELETED, failSentiment, LOST, Stopped } from '../locks/buildFailures.js'
import { quietly } from '../quietly.js'
import { buildCore } from './buildCore.js'
import type { BuildProgress, BuildRun, SentimentRunRequest } from './buildHost.js'
import { interruptedSentiment } from './interruptedSentiment.js'
import { runSentiment } from './runSentiment.js'

/** A build as recorded; `reads` is what its core build reads, undefined for sentiment alone. */
export type BegunBuild = Pick<BuildRun, 'host' | 'holder' | 'build'> & { readonly reads: BuildReads | undefined }

/** A running build of this process. */
export interface RunningBuild {
  readonly number: number
  /** Settles when the core build has ended; never rejects. */
  readonly core: Promise<void>
  /** Settles when the sentiment build has ended as well; never rejects. */
  readonly done: Promise<void>
  progress(): BuildProgress
  /** The error of the engine that ended it, or its sentiment; undefined while it runs, and after a success or a requested stop. */
  failure(): unknown
  /** Calls the listener at every step until the build ends; returns a function that stops it. */
  listen(listener: (progress: BuildProgress) => void): () => void
  /**
   * Stops the sentiment build and resolves when it has ended. During the core build, cancels the following sentiment
   * build and resolves at once. False if there is neither.
   */
  cancelSentiment(): Promise<boolean>
  /**
   * Cancels the core build or the sentiment build, whichever runs, and resolves when it has ended. A cancelled core build is
   * recorded as failed, and the previous snapshot goes on answering. A core build whose snapshot is being published at that moment
   * succeeds, without sentiment. False if nothing runs.
   */
  cancel(): Promise<boolean>
  /** Stops the build, which is recorded as failed with this reason. */
  stop(reason: string): Promise<void>
}

/** Milliseconds between two renewals of the lease, which also check what another process has cancelled. */
const HEARTBEAT_MILLISECONDS = 2_000

/** Runs a recorded build, whose lease this process holds. Returns at once; the lease is released when the build has ended. */
export function runBegun({ host, holder, build, reads }: BegunBuild): RunningBuild {
  let phase: 'core' | 'sentiment' | 'over' = 'core'
  let failure: unknown
  const progress = createProgress(reads === undefined ? 'sentiment' : 'terms')
  const stopping = new AbortController()
  const stoppingSentiment = new AbortController()
  const stop = (reason: string): void => {
    stopping.abort(new Stopped(reason))
    stoppingSentiment.abort(new Stopped(reason))
  }
  const stopSentiment = (): void => stoppingSentiment.abort(new Stopped(CANCELLED))
  const onFailure = (error: unknown): void => {
    failure = error
    host.onFailure?.(error)
  }
  const run: BuildRun = {
    host: { ...host, onFailure },
    holder,
    build,
    signal: stopping.signal,
    sentimentSignal: stoppingSentiment.signal,
    onProgress: progress.report,
  }
  const stopHeartbeat = startHeartbeat(run, {
    stop,
    cancelSentiment: () => {
      if (phase === 'sentiment') stopSentiment()
    },
  })
  const core = runCore(run, reads)
  const done = core
    .then(async (request) => {
      if (request === undefined) return
      phase = 'sentiment'
      await runSentiment(run, request)
    })
    .finally(async () => {
      phase = 'over'
      stopHeartbeat()
      progress.end()
      await quietly(() => host.records.lease.release(holder))
    })
  return {
    number: build.number,
    core: core.then(() => {}),
    done,
    progress: progress.last,
    failure: () => failure,
    listen: progress.listen,
    async cancelSentiment() {
      if (phase === 'over' || build.skipSentiment) return false
      stopSentiment()
      if (phase === 'sentiment') await done
      return true
    },
    async cancel() {
      if (phase === 'over') return false
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

/**
 * Runs the core build, or opens the snapshot of a build of sentiment alone, and returns what a sentiment build needs; undefined if
 * none follows. A failure is recorded.
 */
async function runCore(run: BuildRun, reads: BuildReads | undefined): Promise<SentimentRunRequest | undefined> {
  // The caller gets the number before the first document is read.
  await nextTurn()
  try {
    if (reads !== undefined) return await buildCore(run, reads)
    const { context, records, openSnapshot } = run.host
    const snapshot = await openSnapshot()
    return { snapshot, retained: () => interruptedSentiment(records, snapshot, context, run.sentimentSignal) }
  } catch (error) {
    await failSentiment(run, error)
    return undefined
  }
}

/** The last step of a build, and the listeners that are told of every step. */
function createProgress(stage: BuildProgress['stage']) {
  const listeners = new Set<(progress: BuildProgress) => void>()
  let progress: BuildProgress = { stage, fraction: 0 }
  return {
    last: (): BuildProgress => progress,
    report: (next: BuildProgress): void => {
      progress = next
      for (const listener of listeners) listener(next)
    },
    listen: (listener: (progress: BuildProgress) => void) => {
      listeners.add(listener)
      return (): void => void listeners.delete(listener)
    },
    end: (): void => listeners.clear(),
  }
}

/** Renews the lease of a build until the returned function is called, and does what another process has asked for. */
function startHeartbeat(
  { host: { records, exists }, holder, build }: BuildRun,
  { stop, cancelSentiment }: { readonly stop: (reason: string) => void; readonly cancelSentiment: () => void },
): () => void {
  const beat = async (): Promise<void> => {
    if (!(await exists())) {
      stop(DELETED)
      return
    }
    if (!(await records.lease.renew(holder))) {
      stop(LOST)
      return
    }
    const asked = await records.builds.requestedCancel(build.number)
    if (asked === 'build') stop(BUILD_CANCELLED)
    else if (asked === 'sentiment') cancelSentiment()
  }
  // A file that is locked or missing at the moment causes an error when the build publishes.
  return repeatEvery(HEARTBEAT_MILLISECONDS, beat)
}
