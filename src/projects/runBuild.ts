import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type BuildStage, buildSnapshot } from '../build/pipeline.js'
import { buildSentiment } from '../build/sentiment.js'
import { type DocumentSource, PAGE_DOCUMENTS, type SourceDocument } from '../build/source.js'
import { SCIENCE_VERSION } from '../build/version.js'
import { EngineError } from '../errors.js'
import { writeSentiment, writeSnapshot } from '../snapshot/codec.js'
import type { Snapshot, TermManagement } from '../snapshot/snapshot.js'
import type { BuildRecord } from '../storage/project/builds.js'
import { LEASE_SECONDS } from '../storage/project/lease.js'
import type { ProjectFile } from '../storage/project/projectFile.js'
import type { ProjectContext } from './context.js'
import { isOpen } from './states.js'

export interface StartOptions {
  readonly skipSentiment: boolean
  readonly sentimentOnly: boolean
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
  /** Stops the sentiment build; false when it is not running. */
  cancelSentiment(): boolean
  /** Stops everything; the build is recorded as failed with this reason. */
  stop(reason: string): Promise<void>
}

export interface BuildHost {
  readonly context: ProjectContext
  readonly file: ProjectFile
  readonly language: () => string
  readonly management: () => TermManagement
  /** The snapshot to build sentiment for. */
  readonly openSnapshot: () => Promise<Snapshot>
  /** The core build has succeeded. */
  readonly onBuilt: (build: BuildRecord) => void
}

/** Seconds between two notes of the sentiment build's progress in the file, for other processes. */
const NOTE_SECONDS = 1

/**
 * Marks a build whose process has ended as failed, so that nobody waits for it. Called before anything is started or
 * told about builds; does nothing while the builder lives.
 */
export function recoverBuild(file: ProjectFile, now: number): void {
  const last = file.builds.last()
  if (!isOpen(last) || file.lease.isHeld()) return
  file.atomically(() => {
    if (last.stopTime === null) {
      file.documents.cancelLeaving()
      file.builds.change(last.number, {
        stopTime: now,
        success: false,
        reason: 'The process that ran this build ended before the build did.',
        sentimentStopTime: now,
        sentimentSuccess: false,
      })
    } else file.builds.change(last.number, { sentimentStopTime: now, sentimentSuccess: false })
  })
}

/**
 * Starts a build and comes back at once: core build, snapshot published, then sentiment. Throws PROJECT_LOCKED while any
 * part of a build of this project runs, in whatever process, and PROJECT_NOT_BUILT for sentiment alone without a
 * snapshot. Spec v5 section 3.
 */
export function startBuild(host: BuildHost, options: StartOptions): RunningBuild {
  const { file, context } = host
  recoverBuild(file, context.now())
  const holder = randomUUID()
  if (!file.lease.take(holder)) throw new EngineError('PROJECT_LOCKED')
  try {
    return options.sentimentOnly ? runSentimentOnly(host, holder) : runBoth(host, holder, options)
  } catch (error) {
    file.lease.release(holder)
    throw error
  }
}

function runBoth(host: BuildHost, holder: string, { skipSentiment }: StartOptions): RunningBuild {
  const { file, context } = host
  const build = file.atomically(() => {
    file.documents.beginLeaving()
    return file.builds.start({
      scienceVersion: SCIENCE_VERSION,
      language: host.language(),
      startTime: context.now(),
      skipSentiment,
    })
  })
  return run(host, holder, build.number, {
    core: (run) => buildCore(host, build, run),
    sentiment: skipSentiment ? undefined : (run) => runSentiment(host, build.number, run),
  })
}

function runSentimentOnly(host: BuildHost, holder: string): RunningBuild {
  const { file, context } = host
  const build = file.builds.last()
  if (file.snapshots.current() === undefined || build === undefined) throw new EngineError('PROJECT_NOT_BUILT')
  file.builds.change(build.number, {
    skipSentiment: false,
    sentimentStartTime: context.now(),
    sentimentStopTime: null,
    sentimentSuccess: undefined,
    sentimentProgress: 0,
    sentimentCancelled: false,
  })
  return run(host, holder, build.number, {
    core: undefined,
    sentiment: (run) => runSentiment(host, build.number, run),
  })
}

interface Run {
  readonly signal: AbortSignal
  readonly onProgress: (progress: BuildProgress) => void
}

interface Stages {
  /** Gives whether the core build succeeded. */
  readonly core: ((run: Run) => Promise<boolean>) | undefined
  readonly sentiment: ((run: Run) => Promise<void>) | undefined
}

function run({ file }: BuildHost, holder: string, number: number, stages: Stages): RunningBuild {
  const core = new AbortController()
  const sentiment = new AbortController()
  const listeners = new Set<(progress: BuildProgress) => void>()
  let progress: BuildProgress = { stage: stages.core === undefined ? 'sentiment' : 'terms', fraction: 0 }
  let sentimentRuns = stages.core === undefined
  const onProgress = (next: BuildProgress): void => {
    progress = next
    for (const listener of listeners) listener(next)
  }
  const heartbeat = setInterval(() => file.lease.renew(holder), (LEASE_SECONDS * 1000) / 3)
  heartbeat.unref()
  // The caller gets its answer before the first shard is cut.
  const coreDone = nextTurn().then(() => stages.core?.({ signal: core.signal, onProgress }) ?? true)
  const done = coreDone
    .then(async (success) => {
      if (!success || stages.sentiment === undefined) return
      sentimentRuns = true
      await stages.sentiment({ signal: sentiment.signal, onProgress })
    })
    .finally(() => {
      sentimentRuns = false
      clearInterval(heartbeat)
      listeners.clear()
      file.lease.release(holder)
    })
  return {
    number,
    core: coreDone.then(() => {}),
    done,
    progress: () => progress,
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    cancelSentiment() {
      if (!sentimentRuns) return false
      sentiment.abort(new Cancelled('The sentiment build was cancelled.'))
      return true
    },
    async stop(reason) {
      const cause = new Cancelled(reason)
      core.abort(cause)
      sentiment.abort(cause)
      await done
    },
  }
}

/** A stop that somebody wished, not a failure of ours. */
class Cancelled extends Error {}

async function buildCore(host: BuildHost, build: BuildRecord, { signal, onProgress }: Run): Promise<boolean> {
  const { file, context } = host
  try {
    const source = sourceOf(file)
    if (source.count === 0) throw new EngineError('INVALID_PARAMS', 'The project has no documents.')
    const snapshot = await buildSnapshot({
      source,
      compute: context.compute,
      number: build.number,
      scienceVersion: build.scienceVersion,
      language: build.language,
      management: host.management(),
      background: context.background,
      signal,
      onProgress: (stage, fraction) => onProgress({ stage, fraction }),
    })
    const previous = file.snapshots.current()
    await writeSnapshot(snapshot, file.snapshots.sink(build.number))
    signal.throwIfAborted()
    const stopTime = context.now()
    file.atomically(() => {
      file.snapshots.publish(build.number)
      file.documents.finishLeaving()
      file.builds.change(build.number, {
        stopTime,
        success: true,
        // Sentiment begins where the core build ends; one that is skipped is over with it.
        ...(build.skipSentiment
          ? { sentimentStopTime: stopTime, sentimentSuccess: true, sentimentProgress: 1 }
          : { sentimentStartTime: stopTime }),
      })
    })
    host.onBuilt({ ...build, stopTime, success: true })
    // Answers under way may still read parts of the snapshot before this one.
    await file.snapshots.sweep(previous)
    return true
  } catch (error) {
    const stopTime = context.now()
    file.atomically(() => {
      file.documents.cancelLeaving()
      file.builds.change(build.number, {
        stopTime,
        success: false,
        reason: reasonOf(error),
        sentimentStopTime: stopTime,
        sentimentSuccess: false,
      })
    })
    return false
  }
}

async function runSentiment(host: BuildHost, number: number, { signal, onProgress }: Run): Promise<void> {
  const { file, context } = host
  let noted = performance.now()
  try {
    const snapshot = await host.openSnapshot()
    const layer = await buildSentiment({
      snapshot,
      source: sourceOfSnapshot(file, snapshot),
      compute: context.compute,
      signal,
      onProgress: (fraction) => {
        onProgress({ stage: 'sentiment', fraction })
        if (performance.now() - noted < NOTE_SECONDS * 1000) return
        noted = performance.now()
        file.builds.change(number, { sentimentProgress: fraction })
      },
    })
    await writeSentiment(layer, file.snapshots.sink(snapshot.info.number))
    signal.throwIfAborted()
    file.builds.change(number, { sentimentStopTime: context.now(), sentimentSuccess: true, sentimentProgress: 1 })
  } catch (error) {
    file.builds.change(number, {
      sentimentStopTime: context.now(),
      sentimentSuccess: false,
      sentimentCancelled: error instanceof Cancelled,
    })
  }
}

/** One line for people: our own failures name themselves, everything else its message. */
const reasonOf = (error: unknown): string => (error instanceof Error && error.message) || 'The build failed.'

/** The documents that a build begun now reads: what is marked for deletion, or comes later, is not among them. */
function sourceOf(file: ProjectFile): DocumentSource {
  const last = file.documents.lastKey()
  const { documents, characters } = file.documents.totals()
  return {
    count: documents,
    characters,
    async *pages() {
      for (let after = 0; ; ) {
        const page = file.documents.page(after, last, PAGE_DOCUMENTS)
        if (page.length === 0) return
        after = page.at(-1)!.key
        yield page satisfies readonly SourceDocument[]
        await nextTurn()
      }
    },
  }
}

/** The documents of a snapshot, in its order. */
function sourceOfSnapshot(file: ProjectFile, { documents }: Snapshot): DocumentSource {
  return {
    count: documents.count,
    characters: file.documents.totals().characters,
    async *pages() {
      for (let at = 0; at < documents.count; at += PAGE_DOCUMENTS) {
        yield await file.documents.read([...documents.keys.subarray(at, at + PAGE_DOCUMENTS)])
        await nextTurn()
      }
    },
  }
}
