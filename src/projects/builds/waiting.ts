import { setTimeout as pause } from 'node:timers/promises'
import { EngineError } from '../../errors.js'
import type { BuildRecord } from '../../storage/port/project/builds.js'
import { causedBy } from '../failures.js'
import type { BuildProgress } from './buildHost.js'
import type { RunningBuild } from './runningBuild.js'

/** The part of a build whose end is awaited: the core build, or the sentiment build that follows it. */
export type AwaitedStage = 'build' | 'sentiment'

export interface WaitOptions {
  /** Called with the current stage and the done part of its build, 0 to 1. What it throws ends the wait; the build continues. */
  readonly onProgress?: ((progress: BuildProgress) => void) | undefined
  /** Ends the wait; the build continues. */
  readonly signal?: AbortSignal | undefined
}

/** Milliseconds between two checks of a build in another process. */
const LOOK_MILLISECONDS = 200

/** Waits for a build of this process. */
export async function waitForRunning(
  running: RunningBuild,
  stage: AwaitedStage,
  { onProgress, signal }: WaitOptions,
): Promise<void> {
  const failing = new AbortController()
  const unlisten = running.listen((progress) => {
    // The sentiment run that follows does not count as progress of the core build.
    if (stage === 'build' && progress.stage === 'sentiment') return
    try {
      onProgress?.(progress)
    } catch (error) {
      failing.abort(error)
    }
  })
  try {
    const signals = signal === undefined ? [failing.signal] : [signal, failing.signal]
    await unlessAborted(stage === 'build' ? running.core : running.done, AbortSignal.any(signals))
  } finally {
    unlisten()
  }
}

/** Waits for a build in another process by polling its record; `readRecord` also detects that the process has died. */
export async function waitForRecord(
  readRecord: () => Promise<BuildRecord | undefined>,
  stage: AwaitedStage,
  { onProgress, signal }: WaitOptions,
): Promise<void> {
  for (;;) {
    signal?.throwIfAborted()
    const build = await readRecord()
    if (build === undefined) return
    if (build.stopTime !== null && (stage === 'build' || build.sentimentStopTime !== null)) return
    if (build.stopTime !== null) onProgress?.({ stage: 'sentiment', fraction: build.sentimentProgress })
    // An abort ends the pause with an error of its own; the caller gets the reason.
    await pause(LOOK_MILLISECONDS, undefined, { ...(signal !== undefined && { signal }) }).catch(() => {})
  }
}

/** Runs what a core build refuses with PROJECT_LOCKED; waits with `wait` for a running build first. */
export async function untilUnlocked<T>(work: () => Promise<T>, wait: () => Promise<void>): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof EngineError) || error.code !== 'PROJECT_LOCKED') throw error
      await wait()
    }
  }
}

/**
 * Throws PROJECT_NOT_BUILT before any build, and ERROR, SENTIMENT_NOT_BUILT or SENTIMENT_BUILD_FAILED if it failed. `cause` is the
 * error that ended the build, where this process knows it.
 */
export function throwIfFailed(build: BuildRecord | undefined, stage: AwaitedStage, cause?: unknown): void {
  if (build === undefined) throw new EngineError('PROJECT_NOT_BUILT')
  // After a failed core build, sentiment may have been built for the previous snapshot.
  if (build.success === false && (stage === 'build' || build.sentimentSuccess !== true)) {
    throw causedBy(cause, 'ERROR', `The build failed: ${build.reason ?? ''}`)
  }
  if (stage === 'build' || build.sentimentSuccess === true) return
  if (build.sentimentCancelled) throw new EngineError('SENTIMENT_NOT_BUILT')
  throw sentimentFailure(build.reason, cause)
}

/** SENTIMENT_BUILD_FAILED, with the reason where one is known. */
export const sentimentFailure = (reason: string | undefined, cause?: unknown): EngineError =>
  causedBy(
    cause,
    'SENTIMENT_BUILD_FAILED',
    reason === undefined ? undefined : `The sentiment build of this project failed: ${reason}`,
  )

/** Settles as the promise does, or rejects when the signal is aborted. */
export function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return promise
  if (signal.aborted) promise.catch(() => {})
  signal.throwIfAborted()
  return new Promise<T>((resolve, reject) => {
    const abort = (): void => reject(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
