import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ExtendedSnapshot } from '../../indexing/incremental/extendSnapshot.js'
import { canExtend, isSmallChange } from '../../indexing/incremental/smallChange.js'
import { type BuildRequest, buildSnapshot } from '../../indexing/pipeline.js'
import type { DocumentLanguage } from '../../indexing/words/documentLanguages.js'
import { type BuiltSnapshot, openSnapshotWriter } from '../../snapshot/codec.js'
import { DamagedSnapshot } from '../../snapshot/parts.js'
import type { Snapshot, SnapshotInfo } from '../../snapshot/snapshot.js'
import { DamagedDocument } from '../../storage/failures.js'
import type { SentimentSource } from '../../storage/port/project/settings.js'
import type { SnapshotVersion } from '../../storage/port/project/snapshots.js'
import { isLanguageCode } from '../../text/languages.js'
import { spaceOfLanguages } from '../../wordVectors/languageSpaces.js'
import { eraseEarlier } from '../cleanup.js'
import { type ChangesSinceBuild, changesSinceBuild } from '../documents/changesSinceBuild.js'
import type { BuildReads } from '../documents/documentChanges.js'
import { countBeforeLast } from '../documents/fieldCounts.js'
import { countRemovedEntries } from '../documents/removedEntries.js'
import { newDocuments } from '../documents/sources.js'
import { failCore, LOST, Stopped } from '../locks/buildFailures.js'
import type { BuildInputs } from '../locks/buildStatus.js'
import { isUnheld } from '../locks/lapsedLease.js'
import type { ProjectHost } from '../projectHost.js'
import { quietly } from '../quietly.js'
import type { BuildRun, SentimentRunRequest } from './buildHost.js'
import { interruptedSentiment, sentimentSource } from './interruptedSentiment.js'
import { noneOfDamaged } from './runSentiment.js'

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
  const removedEntries = await countRemovedEntries(records, signal)
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
    const entries = await countBeforeLast(removedEntries, records.fields.subtract)
    await records.documents.finishLeaving(lastKey, entries)
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
  if (host.isMonolingual) return []
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
  // Loaded here and not above: most processes build no such change.
  const { extendSnapshot } = await import('../../indexing/incremental/extendSnapshot.js')
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

/**
 * Removes snapshots of earlier builds except the previous one, which running requests still read. Continues after the
 * build, but ends when another build begins to write.
 */
async function removeOlder({ host: { records }, holder }: BuildRun, previous: number | undefined): Promise<void> {
  const step = (): Promise<boolean> =>
    records.unsynced(
      async (records) =>
        ((await records.lease.isHeldBy(holder)) || (await isUnheld(records.lease))) &&
        (await records.snapshots.removeSome({ keep: previous, layers: false })),
    )
  while (await step()) await nextTurn()
}
