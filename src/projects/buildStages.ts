import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  canExtend,
  type ExtendedSnapshot,
  extendSnapshot,
  isSmallChange,
} from '../indexing/incremental/extendSnapshot.js'
import { type BuildRequest, type BuildStage, buildSnapshot } from '../indexing/pipeline.js'
import { buildSentiment, type RetainedSentiment, type SentimentRequest } from '../indexing/sentiment/buildSentiment.js'
import type { DocumentLanguage } from '../indexing/words/documentLanguages.js'
import type { SnapshotBase } from '../snapshot/base.js'
import { type BuiltSnapshot, openSnapshotWriter, writeSentiment } from '../snapshot/codec.js'
import { DamagedSnapshot } from '../snapshot/parts.js'
import type { BuiltSentiment, Snapshot, SnapshotInfo, TermManagement } from '../snapshot/snapshot.js'
import { DamagedDocument } from '../storage/failures.js'
import type { BuildRecord } from '../storage/port/project/builds.js'
import type { ProjectStorage } from '../storage/port/project/projectRecords.js'
import type { SentimentSource } from '../storage/port/project/settings.js'
import type { SnapshotVersion } from '../storage/port/project/snapshots.js'
import { isLanguageCode } from '../text/languages.js'
import { spaceOfLanguages } from '../wordVectors/languageSpaces.js'
import { CANCELLED, failCore, failSentiment, LOST, Stopped } from './buildFailures.js'
import type { BuildInputs } from './buildStatus.js'
import { type ChangesSinceBuild, changesSinceBuild } from './changesSinceBuild.js'
import { eraseEarlier } from './cleanup.js'
import type { BuildReads } from './documentChanges.js'
import { interruptedSentiment, sentimentSource } from './interruptedSentiment.js'
import { leavingEntries } from './leavingEntries.js'
import type { ProjectHost } from './projectHost.js'
import { quietly } from './quietly.js'
import { newDocuments, snapshotTexts } from './sources.js'

export interface BuildProgress {
  readonly stage: BuildStage | 'sentiment'
  /** Share of the core build, or of the sentiment build, that is done. */
  readonly fraction: number
}

export interface BuildHost {
  readonly context: ProjectHost
  readonly records: ProjectStorage
  readonly language: () => Promise<string>
  /** False after the project was deleted, in any process. */
  readonly exists: () => Promise<boolean>
  /** Reads all documents in the language of the build, ignoring their own. */
  readonly onlyLanguage: boolean
  readonly management: () => Promise<TermManagement>
  /** The snapshot that answers. */
  readonly openSnapshot: () => Promise<Snapshot>
  /** Whether damage was found in the stored snapshot of a build. */
  readonly isDamaged: (number: number) => boolean
  /** Called after a successful core build, with the extended snapshot if the build extended the open one. */
  readonly onBuilt: (build: BuildRecord, extended: BuiltSnapshot | undefined) => Promise<void>
  /** Called with a failure of the engine that ends the core build or sentiment. */
  readonly onFailure?: ((error: unknown) => void) | undefined
}

/** A running build of this process. */
export interface BuildRun {
  readonly host: BuildHost
  /** Name of the holder of the lease. */
  readonly holder: string
  readonly build: BuildRecord
  readonly signal: AbortSignal
  readonly sentimentSignal: AbortSignal
  readonly onProgress: (progress: BuildProgress) => void
}

/** Smallest step of progress that is recorded for other processes, as a fraction. */
const NOTED_STEP = 0.02

/** A snapshot that needs a sentiment build, and the sentiment of its predecessor. */
export interface SentimentRunRequest {
  /** Its occurrences are those of the documents that `retained` lacks, if there is `allOccurrences`. */
  readonly snapshot: SentimentRequest['snapshot'] & Pick<BuiltSnapshot, 'allOccurrences'>
  readonly retained?: (() => Promise<RetainedSentiment | undefined>) | undefined
  /** What a snapshot shares with the one that it extends, and the version of that. */
  readonly shared?: { readonly base: SnapshotBase; readonly version: SnapshotVersion } | undefined
}

/**
 * Builds, writes and publishes a snapshot, and returns it if it needs a sentiment build. If nothing has changed since the last build, its
 * snapshot stays, and its sentiment too. A failure is recorded.
 */
export async function buildCore(run: BuildRun, reads: BuildReads): Promise<SentimentRunRequest | undefined> {
  try {
    return await buildAndPublish(run, reads)
  } catch (error) {
    await failCore(run, error)
    return undefined
  }
}

async function buildAndPublish(run: BuildRun, reads: BuildReads): Promise<SentimentRunRequest | undefined> {
  const { host, build, signal } = run
  const { records, context } = host
  const previous = await records.snapshots.current()
  // Our choice: a first build without documents fails, since the caller expects some. Later ones succeed: the documents
  // were deleted, maybe before the last build.
  if (reads.stored === 0 && previous === undefined) throw new Stopped('The project has no documents.')
  const request = await requestOf(run)
  const changes = previous && (await changesSinceBuild(host, reads, request))
  const kept = changes?.areNone ? changes.snapshot : undefined
  const extended = changes && kept === undefined ? await extendPrevious(run, changes, request) : undefined
  const version = kept && previous ? previous : { number: build.number, layer: 0 }
  const built =
    extended?.built ??
    (kept ? undefined : await buildAll(run, version, { ...request, source: newDocuments(records, reads) }))
  const mayResume = !build.skipSentiment && previous?.layer === 0 && (kept ?? extended) !== undefined
  const resumed = mayResume ? await interruptedSentiment(records, changes!.snapshot, context, signal) : undefined
  const isComplete = build.skipSentiment || (kept !== undefined && (await hasSentiment(context, kept, version)))
  // No call changes these documents before the build ends.
  const removedEntries = await leavingEntries(records, signal)
  await quietly(() => eraseEarlier(records, run.holder))
  signal.throwIfAborted()
  const stopTime = context.now()
  const { info } = built ?? kept!
  const source = extended && changes && startsFrom(run, previous, changes)
  await publishCore(run, info, { version, lastKey: reads.lastKey, removedEntries, stopTime, isComplete, source })
  await quietly(() => host.onBuilt({ ...build, stopTime, success: true }, extended?.built))
  const unfinished = kept && (await sentimentSource(records))
  void removeOlder(run, unfinished?.isKept ? unfinished.number : previous?.number).catch(() => {})
  if (isComplete) return undefined
  if (built === undefined) return { snapshot: kept!, retained: async () => resumed }
  const shared = extended?.built.shared
  return {
    snapshot: forSentiment(built),
    retained: extended && (() => extended.sentiment(resumed)),
    shared: shared && previous && { base: shared.base, version: previous },
  }
}

/** What a build needs besides documents. */
type DocumentlessRequest = Omit<BuildRequest, 'source'> & { readonly signal: AbortSignal }

/** The languages of documents with what knows their words, the term management, and general vectors for them. */
async function requestOf(run: BuildRun): Promise<DocumentlessRequest> {
  const { host, build, signal, onProgress } = run
  const { context } = host
  const others = await otherLanguages(run)
  const languages = [build.language, ...others.map(({ language }) => language)]
  const background = context.background && (await spaceOfLanguages(context.background, languages))
  signal.throwIfAborted()
  return {
    compute: context.compute,
    number: build.number,
    scienceVersion: build.scienceVersion,
    language: build.language,
    management: await host.management(),
    tokenizer: context.tokenizer?.(build.language),
    dictionary: await context.dictionary?.(build.language)?.load(),
    otherLanguages: others,
    background,
    signal,
    onProgress: (stage, fraction) => onProgress({ stage, fraction }),
  }
}

interface Publication {
  readonly version: SnapshotVersion
  /** Key of the last document that the build has read. */
  readonly lastKey: number
  /** Number of metadata entries by field name in the documents that the build removes. */
  readonly removedEntries: ReadonlyMap<string, number>
  /** Seconds since 1970. */
  readonly stopTime: number
  /** Whether no sentiment build follows. */
  readonly isComplete: boolean
  /** Where the sentiment of an extended snapshot starts. */
  readonly source: SentimentSource | undefined
}

/** Where the sentiment of the extension of a version starts. Stored, so that the next build finds it after an interrupted run. */
function startsFrom(
  { build, host: { context } }: BuildRun,
  previous: SnapshotVersion | undefined,
  { documents: { removed } }: ChangesSinceBuild,
): SentimentSource | undefined {
  if (build.skipSentiment || context.sentiment !== undefined || !previous?.layer) return undefined
  // Who deletes documents does not expect their words in the file.
  return { ...previous, isKept: removed.length === 0 }
}

/** Publishes a snapshot and records the success of its build, in one transaction. Throws if another process has taken the lease. */
async function publishCore(
  { host: { context, records }, build, holder }: BuildRun,
  info: SnapshotInfo,
  { version, lastKey, removedEntries, stopTime, isComplete, source }: Publication,
): Promise<void> {
  await records.atomically(async (records) => {
    if (!(await records.lease.isHeldBy(holder))) throw new Stopped(LOST)
    await records.snapshots.publish(version)
    await records.documents.finishLeaving(lastKey, removedEntries)
    const { background, tokenizer } = info
    const dictionaries = dictionariesOf(context, info)
    if (background !== undefined || tokenizer !== undefined || dictionaries !== undefined) {
      const inputs: BuildInputs = { background, tokenizer, dictionaries }
      await records.settings.storeInputs(build.number, inputs)
    }
    if (source !== undefined) await records.settings.storeSentimentSource(build.number, source)
    await records.builds.change(build.number, {
      stopTime,
      success: true,
      // Sentiment that is skipped, or there already, ends with the core build.
      ...(isComplete && { sentimentStopTime: stopTime, sentimentSuccess: true, sentimentProgress: 1 }),
    })
    if (isComplete) await records.lease.release(holder)
  })
}

/** Whether a version has sentiment that need not be built again. The caller's analyser may have changed since. */
async function hasSentiment(
  { sentiment }: Pick<ProjectHost, 'sentiment'>,
  snapshot: Snapshot,
  { layer }: SnapshotVersion,
): Promise<boolean> {
  if (sentiment !== undefined || layer === 0) return false
  // Only ours has learned something of terms.
  return (await snapshot.lessons().catch(noneOfDamaged)) !== undefined
}

/** Builds and writes a snapshot of all documents. The vectors of documents are written and released before the last stage. */
async function buildAll({ host }: BuildRun, version: SnapshotVersion, request: BuildRequest): Promise<BuiltSnapshot> {
  const writer = openSnapshotWriter(host.records.snapshots.sink(version), host.context.compute)
  const built = await buildSnapshot({ ...request, onVectors: writer.writeVectors })
  await writer.finish(built)
  return built
}

/** A snapshot without what its sentiment does not need: the vectors of documents are two thirds of it. */
function forSentiment(built: BuiltSnapshot): SentimentRunRequest['snapshot'] {
  const { builtVectors: _, builtRanking: __, builtOccurrences, ...core } = built
  return { ...core, occurrences: async () => builtOccurrences }
}

/** Other languages of documents, each with its tokenizer and dictionary; none if the build uses one language only. */
async function otherLanguages({ host, build }: BuildRun): Promise<DocumentLanguage[]> {
  const { context, records } = host
  if (host.onlyLanguage) return []
  const codes = await records.documents.languages()
  const supported = codes.filter((code) => code !== build.language && isLanguageCode(code))
  return await Promise.all(
    supported.map(async (language) => ({
      language,
      tokenizer: context.tokenizer?.(language),
      dictionary: await context.dictionary?.(language)?.load(),
    })),
  )
}

/** The dictionaries of a build with their names. */
function dictionariesOf(
  { dictionary }: Pick<ProjectHost, 'dictionary'>,
  { dictionaries }: Pick<SnapshotInfo, 'dictionaries'>,
): BuildInputs['dictionaries'] {
  if (dictionaries === undefined) return undefined
  const named = Object.entries(dictionaries).map(([language, fingerprint]) => [
    language,
    { name: dictionary!(language)!.name, fingerprint },
  ])
  return Object.fromEntries(named)
}

/**
 * Extends and writes the current snapshot if few documents have changed since, in time that depends on their number.
 * Undefined if it cannot be extended.
 */
async function extendPrevious(
  run: BuildRun,
  { snapshot: previous, documents: changes }: ChangesSinceBuild,
  request: DocumentlessRequest,
): Promise<ExtendedSnapshot | undefined> {
  const { host, build } = run
  if (!canExtend(previous, request)) return undefined
  const added = changes.added.count
  const removed = changes.removed.length
  // Without changed documents it is another keyword expansion, which is read with the documents.
  if (added + removed === 0 || !isSmallChange(previous, { added, removed })) return undefined
  const { number } = previous.info
  const sink = host.records.snapshots.sink({ number: build.number, layer: 0 }, { number, layer: 0 })
  const writer = openSnapshotWriter(sink, host.context.compute, previous)
  try {
    const extended = await extendSnapshot(previous, changes, { ...request, onReady: writer.begin })
    await writer.finish(extended.built)
    return extended
  } catch (error) {
    await writer.stop()
    // Data that is read or shared here may be damaged, and so may a removed document: then the snapshot is built from
    // the remaining documents.
    if (!(error instanceof DamagedSnapshot || error instanceof DamagedDocument)) throw error
    await removeOlder(run, number)
    return undefined
  }
}

/** Builds, writes and publishes the sentiment of a snapshot. A failure is recorded; the snapshot is unchanged. */
export async function runSentiment(run: BuildRun, { snapshot, ...request }: SentimentRunRequest): Promise<void> {
  const { host, build, holder, sentimentSignal: signal, onProgress } = run
  const { records, context } = host
  const notes = createNotes(run)
  try {
    // It may have been cancelled during the core build, here or by another process.
    signal.throwIfAborted()
    if ((await records.builds.requestedCancel(build.number)) !== undefined) throw new Stopped(CANCELLED)
    // A custom analyzer may have changed since.
    const retained = context.sentiment === undefined ? await request.retained?.().catch(noneOfDamaged) : undefined
    const { allOccurrences } = snapshot
    const layer = await buildSentiment({
      snapshot: retained === undefined && allOccurrences ? { ...snapshot, occurrences: allOccurrences } : snapshot,
      source: snapshotTexts(records, snapshot, await records.documents.totals(), retained?.missing),
      retained,
      compute: context.compute,
      analyser: context.sentiment,
      signal,
      onProgress: (fraction) => {
        onProgress({ stage: 'sentiment', fraction })
        notes.add(fraction)
      },
    })
    const shared = retained?.isShared ? request.shared : undefined
    const version = await storeSentiment(records, layer, { snapshot, shared })
    // A late note would replace the final one.
    await notes.written()
    signal.throwIfAborted()
    await records.atomically(async (records) => {
      if (!(await records.lease.isHeldBy(holder))) throw new Stopped(LOST)
      if ((await records.builds.requestedCancel(build.number)) !== undefined) throw new Stopped(CANCELLED)
      await records.snapshots.publish(version)
      await records.builds.change(build.number, {
        sentimentStopTime: context.now(),
        sentimentSuccess: true,
        sentimentProgress: 1,
      })
      await records.lease.release(holder)
    })
  } catch (error) {
    await failSentiment(run, error)
  }
}

/** Writes the sentiment of a snapshot, and returns its version. */
async function storeSentiment(
  { snapshots }: Pick<ProjectStorage, 'snapshots'>,
  layer: BuiltSentiment,
  { snapshot, shared }: Pick<SentimentRunRequest, 'snapshot' | 'shared'>,
): Promise<SnapshotVersion> {
  const { number } = snapshot.info
  const version = { number, layer: await snapshots.nextLayer(number) }
  if (shared === undefined) {
    await writeSentiment(layer, snapshots.sink(version))
    return version
  }
  const { base } = shared
  const occurrences = await snapshot.occurrences()
  try {
    await writeSentiment(layer, snapshots.sink(version, shared.version), { base, occurrences })
    return version
  } catch (error) {
    // What is shared may be damaged: then it is written as well, in a layer of its own.
    if (!(error instanceof DamagedSnapshot)) throw error
    return await storeSentiment({ snapshots }, layer, { snapshot, shared: undefined })
  }
}

/** Records the progress of a sentiment run for other processes, one note after another. */
function createNotes({ host: { records }, build }: BuildRun) {
  let noted = 0
  let writing = Promise.resolve()
  return {
    add(fraction: number): void {
      if (fraction - noted < NOTED_STEP) return
      noted = fraction
      const write = () => records.unsynced(({ builds }) => builds.change(build.number, { sentimentProgress: fraction }))
      writing = writing.then(write)
      // A failure is thrown by `written`.
      writing.catch(() => {})
    },
    written: () => writing,
  }
}

/** Data reused from another snapshot may be damaged: then nothing is reused. */
function noneOfDamaged(error: unknown): undefined {
  if (!(error instanceof DamagedSnapshot)) throw error
}

/**
 * Removes snapshots of earlier builds except the previous one, which running requests still read. Continues after the
 * build, but ends when another build begins to write.
 */
async function removeOlder({ host: { records }, holder }: BuildRun, previous: number | undefined): Promise<void> {
  const step = (): Promise<boolean> =>
    records.unsynced(
      async (records) =>
        ((await records.lease.isHeldBy(holder)) || !(await records.lease.isHeld())) &&
        (await records.snapshots.removeSome({ keep: previous, layers: false })),
    )
  while (await step()) await nextTurn()
}
