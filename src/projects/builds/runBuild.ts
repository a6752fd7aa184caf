import { EngineError } from '../../errors.js'
import { SCIENCE_VERSION } from '../../indexing/version.js'
import type { BuildRecord } from '../../storage/port/project/builds.js'
import type { ProjectRecords } from '../../storage/port/project/projectRecords.js'
import type { BuildReads } from '../documents/documentChanges.js'
import { recordDeath, recoverBuild, waitingBuild } from '../locks/buildFailures.js'
import { isOpen } from '../locks/buildStatus.js'
import { whyLocked } from '../locks/lock.js'
import type { BuildHost } from './buildHost.js'
import { type BegunBuild, type RunningBuild, runBegun } from './runningBuild.js'

/** What a build runs: the core build and sentiment, the core build alone, or the sentiment of the current snapshot alone. */
export type BuildStages = 'all' | 'core' | 'sentiment'

export interface StartOptions {
  readonly stages: BuildStages
  /**
   * Language of this build only, in which it reads all documents, also those with a language of their own (v4-legacy 4.2). Default:
   * the language of the project, for documents without one.
   */
  readonly language?: string | undefined
  /** Reads all documents, also if few or none have changed. Default: false. */
  readonly isFull?: boolean | undefined
  /** Lease of the caller, which ends as the build takes one, so that nobody else takes it between. */
  readonly lease?: string | undefined
  /** JSON stored with the build for the code that reads its documents. */
  readonly keywordExpansion?: unknown
}

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
    const reads = options.stages === 'sentiment' ? undefined : await beginReading(records)
    return { host, holder, build: await record(false), reads }
  })
  return runBegun(begun)
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
  const begun = await records.atomically(async (records): Promise<BegunBuild | undefined> => {
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
    const { isMonolingual } = asked
    return { host: { ...host, isMonolingual }, holder, build: { ...last, scienceVersion: SCIENCE_VERSION }, reads }
  })
  return begun && runBegun(begun)
}

/** Records the build in the transaction of `begin`, as waiting for another process or not. */
async function recordStart<T>(
  host: BuildHost,
  { stages, keywordExpansion, isFull = false, lease }: StartOptions,
  begin: (records: ProjectRecords, record: (isWaiting: boolean) => Promise<BuildRecord>) => Promise<T>,
): Promise<T> {
  const { records, context, isMonolingual } = host
  const sentimentOnly = stages === 'sentiment'
  await recoverBuild(records, context.now())
  if (sentimentOnly) {
    if (isOpen(await records.builds.last())) throw new EngineError('PROJECT_LOCKED')
    // Sentiment alone needs a snapshot that this version reads.
    await host.openSnapshot()
  }
  const language = await host.language()
  return await records.atomically(async (records) => {
    if (lease !== undefined) await records.lease.release(lease)
    if (sentimentOnly && (await records.snapshots.current()) === undefined) throw new EngineError('PROJECT_NOT_BUILT')
    return await begin(records, async (isWaiting) => {
      const startTime = context.now()
      const build = sentimentOnly
        ? await recordSentiment(records, startTime)
        : await records.builds.start({
            scienceVersion: SCIENCE_VERSION,
            language,
            startTime,
            skipSentiment: stages === 'core',
          })
      if (keywordExpansion !== undefined && !sentimentOnly) {
        await records.settings.storeExpansion(build.number, keywordExpansion)
      }
      if (isFull && !sentimentOnly) await records.settings.storeFull(build.number)
      await records.askedBuilds?.put({ number: build.number, isMonolingual, isWaiting })
      return build
    })
  })
}

/** What a core build reads that begins now. */
export async function beginReading({ documents }: ProjectRecords): Promise<BuildReads> {
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
