import { setImmediate as nextTurn } from 'node:timers/promises'
import { type BuildStage, buildSnapshot } from '../build/pipeline.js'
import { buildSentiment } from '../build/sentiment.js'
import { SCIENCE_VERSION } from '../build/version.js'
import { EngineError } from '../errors.js'
import { type BuiltSnapshot, writeSentiment, writeSnapshot } from '../snapshot/codec.js'
import type { Snapshot, TermManagement } from '../snapshot/snapshot.js'
import type { BuildRecord } from '../storage/project/builds.js'
import type { DocumentTotals } from '../storage/project/documents.js'
import type { ProjectFile } from '../storage/project/projectFile.js'
import type { ProjectContext } from './context.js'
import { newDocuments, snapshotDocuments } from './sources.js'
import { isOpen } from './states.js'

export interface StartOptions {
  readonly skipSentiment: boolean
  readonly sentimentOnly: boolean
  /** Kept with the build for whoever reads its documents: JSON that they understand. */
  readonly keywordExpansion?: unknown
}

export interface BuildProgress {
  readonly stage: BuildStage | 'sentiment'
  /** Of the core build, or of the sentiment build. */
  readonly fraction: number
}

/** A build under way in this process. */
export interface RunningBuild {
  readonly number: number
  /** Settles when the core build is over; never rejects. */
  readonly core: Promise<void>
  /** Settles when everything is over; never rejects. */
  readonly done: Promise<void>
  progress(): BuildProgress
  /** Told of every step until the build is over; gives the way to stop listening. */
  listen(listener: (progress: BuildProgress) => void): () => void
  /** Stops the sentiment build and resolves when it has ended; false when it is not running. */
  cancelSentiment(): Promise<boolean>
  /** Stops everything; the build is recorded as failed with this reason. */
  stop(reason: string): Promise<void>
}

export interface BuildHost {
  readonly context: ProjectContext
  readonly file: () => ProjectFile
  readonly language: () => string
  readonly management: () => TermManagement
  /** The snapshot to build sentiment for. */
  readonly openSnapshot: () => Promise<Snapshot>
  /** The core build has succeeded. */
  readonly onBuilt: (build: BuildRecord) => void
}

/** Between two signs of life: renewing the lease, and looking whether another process wishes the sentiment to end. */
const HEARTBEAT_MILLISECONDS = 2_000
/** Steps of progress noted in the file for other processes, as a fraction. */
const NOTED_STEP = 0.02

const DIED = 'The process that ran this build ended before the build did.'
const LOST = 'Another process has taken over, since this one showed no life.'
const CANCELLED = 'The sentiment build was cancelled.'

/** A stop that somebody wished, not a failure of ours. */
class Stopped extends Error {}

/**
 * Marks a build whose process has died as failed, so that nobody waits for it. Called before anything is started or
 * told about builds; does nothing while the builder lives.
 */
export function recoverBuild(file: ProjectFile, now: number): void {
  if (!isOpen(file.builds.last()) || file.lease.isHeld()) return
  file.atomically(() => {
    const last = file.builds.last()
    if (!isOpen(last) || file.lease.isHeld()) return
    if (last.stopTime === null) recordFailure(file, last, DIED, now)
    else file.builds.change(last.number, { sentimentStopTime: now, sentimentSuccess: false })
  })
}

/**
 * Starts a build and comes back at once: core build, snapshot published, then sentiment. Throws PROJECT_LOCKED while any
 * part of a build of this project runs, in whatever process, and PROJECT_NOT_BUILT for sentiment alone without a
 * snapshot. Spec v5 section 3.
 */
export function startBuild(host: BuildHost, { skipSentiment, sentimentOnly }: StartOptions): RunningBuild {
  const { file, context } = host
  recoverBuild(file(), context.now())
  if (sentimentOnly && file().snapshots.current() === undefined) throw new EngineError('PROJECT_NOT_BUILT')
  const begun = file().atomically(() => {
    const holder = file().lease.take()
    if (holder === undefined) throw new EngineError('PROJECT_LOCKED')
    return { host, holder, ...(sentimentOnly ? recordSentiment(host) : recordBuild(host, skipSentiment)) }
  })
  return run(begun)
}

/** One build on its way through this process. */
interface Run extends Omit<Begun, 'reads'> {
  readonly signal: AbortSignal
  readonly sentimentSignal: AbortSignal
  readonly onProgress: (progress: BuildProgress) => void
}

/** A build as recorded; `reads` is what its core build reads, undefined for sentiment alone. */
interface Begun {
  readonly host: BuildHost
  readonly holder: string
  readonly build: BuildRecord
  readonly reads: (DocumentTotals & { readonly lastKey: number; readonly stored: number }) | undefined
}

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

/** Our choice: sentiment alone belongs to the last build, whose record it renews; it takes no number. */
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
  const running: Run = {
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
    // A file that is locked or gone for the moment will show itself where it matters: when the build publishes.
    try {
      if (!file().lease.renew(holder)) stop(LOST)
      else if (sentimentRuns && file().builds.isCancelWished(build.number))
        stoppingSentiment.abort(new Stopped(CANCELLED))
    } catch {}
  }, HEARTBEAT_MILLISECONDS)
  heartbeat.unref()

  // The caller gets its answer before the first document is read.
  const coreDone = nextTurn()
    .then(() => (reads === undefined ? host.openSnapshot() : buildCore(running, reads)))
    .catch((error: unknown) => {
      failSentiment(running, error)
      return undefined
    })
  const done = coreDone
    .then(async (snapshot) => {
      if (snapshot === undefined) return
      sentimentRuns = true
      await runSentiment(running, snapshot)
    })
    .finally(() => {
      sentimentRuns = false
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
      if (!sentimentRuns) return false
      stoppingSentiment.abort(new Stopped(CANCELLED))
      await done
      return true
    },
    async stop(reason) {
      stop(reason)
      await done
    },
  }
}

/** Builds, writes and publishes a snapshot, and gives it if its sentiment is wanted. A failure is recorded. */
async function buildCore(run: Run, reads: NonNullable<Begun['reads']>): Promise<Snapshot | undefined> {
  const { host, build, holder, signal, onProgress } = run
  const { file, context } = host
  const previous = file().snapshots.current()?.number
  try {
    // Our choice: nothing was ever uploaded, so somebody expects documents that are not there. A build that removes the
    // last documents succeeds.
    if (reads.stored === 0) throw new Error('The project has no documents.')
    const built = await buildSnapshot({
      source: newDocuments(file, reads),
      compute: context.compute,
      number: build.number,
      scienceVersion: build.scienceVersion,
      language: build.language,
      management: host.management(),
      background: context.background,
      signal,
      onProgress: (stage, fraction) => onProgress({ stage, fraction }),
    })
    const version = { number: build.number, layer: 0 }
    await writeSnapshot(built, file().snapshots.sink(version))
    signal.throwIfAborted()
    const stopTime = context.now()
    file().atomically(() => {
      if (!file().lease.isHeldBy(holder)) throw new Stopped(LOST)
      file().snapshots.publish(version)
      file().documents.finishLeaving(reads.lastKey)
      file().builds.change(build.number, {
        stopTime,
        success: true,
        // Sentiment begins where the core build ends; one that is skipped is over with it.
        ...(build.skipSentiment
          ? { sentimentStopTime: stopTime, sentimentSuccess: true, sentimentProgress: 1 }
          : { sentimentStartTime: stopTime }),
      })
      if (build.skipSentiment) file().lease.release(holder)
    })
    quietly(() => host.onBuilt({ ...build, stopTime, success: true }))
    void removeOlder(run, previous).catch(() => {})
    return build.skipSentiment ? undefined : asSnapshot(built)
  } catch (error) {
    failCore(run, reasonOf(error))
    return undefined
  }
}

async function runSentiment(run: Run, snapshot: Snapshot): Promise<void> {
  const { host, build, holder, sentimentSignal: signal, onProgress } = run
  const { file, context } = host
  let noted = 0
  try {
    const layer = await buildSentiment({
      snapshot,
      source: snapshotDocuments(file, snapshot),
      compute: context.compute,
      signal,
      onProgress: (fraction) => {
        onProgress({ stage: 'sentiment', fraction })
        if (fraction - noted < NOTED_STEP) return
        noted = fraction
        file().unsynced(() => file().builds.change(build.number, { sentimentProgress: fraction }))
      },
    })
    const { number } = snapshot.info
    const version = { number, layer: file().snapshots.nextLayer(number) }
    await writeSentiment(layer, file().snapshots.sink(version))
    signal.throwIfAborted()
    file().atomically(() => {
      if (!file().lease.isHeldBy(holder)) throw new Stopped(LOST)
      if (file().builds.isCancelWished(build.number)) throw new Stopped(CANCELLED)
      file().snapshots.publish(version)
      file().builds.change(build.number, {
        sentimentStopTime: context.now(),
        sentimentSuccess: true,
        sentimentProgress: 1,
      })
      file().lease.release(holder)
    })
  } catch (error) {
    failSentiment(run, error)
  }
}

/** A snapshot that has just been built, before it was read back. */
function asSnapshot({ builtOccurrences, builtRanking, ...core }: BuiltSnapshot): Snapshot {
  return {
    ...core,
    occurrences: async () => builtOccurrences,
    ranking: async () => builtRanking,
    sentiment: async () => undefined,
  }
}

function failCore({ host, holder, build }: Run, reason: string): void {
  quietly(() => {
    const file = host.file()
    file.atomically(() => {
      if (!file.lease.isHeldBy(holder)) return
      recordFailure(file, build, reason, host.context.now())
      file.lease.release(holder)
    })
  })
}

function failSentiment({ host, holder, build }: Run, error: unknown): void {
  quietly(() => {
    const file = host.file()
    file.atomically(() => {
      if (!file.lease.isHeldBy(holder)) return
      file.builds.change(build.number, {
        sentimentStopTime: host.context.now(),
        sentimentSuccess: false,
        sentimentCancelled: error instanceof Stopped,
      })
      file.lease.release(holder)
    })
  })
}

/** The snapshot before stays, and so do the documents that were to leave. */
function recordFailure(file: ProjectFile, build: BuildRecord, reason: string, now: number): void {
  file.documents.cancelLeaving()
  file.builds.change(build.number, {
    stopTime: now,
    success: false,
    reason,
    sentimentStopTime: now,
    sentimentSuccess: false,
  })
}

/**
 * Removes snapshots of earlier builds but the one that was current until now: questions under way still read it. Goes on
 * after the build, but ends as soon as another build begins to write.
 */
async function removeOlder({ host: { file }, holder }: Run, previous: number | undefined): Promise<void> {
  const step = (): boolean =>
    file().unsynced(
      () =>
        (file().lease.isHeldBy(holder) || !file().lease.isHeld()) &&
        file().snapshots.removeSome({ keep: previous, layers: false }),
    )
  while (step()) await nextTurn()
}

/** What cannot be recorded now (the disk is full, the project deleted) is found when the project is next looked at. */
function quietly(work: () => void): void {
  try {
    work()
  } catch {}
}

/** Longest reason kept: it is a short cause, not a log. */
const REASON_CHARACTERS = 300

/** One line for people. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : ''
  return message.slice(0, REASON_CHARACTERS) || 'The build failed.'
}
