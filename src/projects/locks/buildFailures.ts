import { describeFailure, ProjectRemoved, StorageUnavailable } from '../../storage/failures.js'
import type { AskedBuild } from '../../storage/port/project/askedBuilds.js'
import type { BuildRecord } from '../../storage/port/project/builds.js'
import type { ProjectRecords, ProjectStorage } from '../../storage/port/project/projectRecords.js'
import type { ProjectHost } from '../projectHost.js'
import { quietly } from '../quietly.js'
import { isOpen } from './buildStatus.js'
import { isUnheld } from './lapsedLease.js'

/** Reasons of builds that were interrupted. That of a lost database, which processes share, goes on with what the database said. */
const interruptions = {
  processDied: 'The process that ran this build ended before the build did.',
  databaseLost: 'The database failed during the build.',
  /** As on SIGTERM. */
  engineClosed: 'The engine was closed during the build.',
} as const

export const CLOSED = interruptions.engineClosed
export const UNRECORDED = 'The build ended, but its result could not be written to the disk.'
export const LOST = 'Another process took over the build, because this process stopped responding.'
export const DELETED = 'The project was deleted.'
export const CANCELLED = 'The sentiment build was cancelled.'
export const BUILD_CANCELLED = 'The build was cancelled.'

/** A stop that is requested, or for want of documents, as opposed to a failure of the engine. */
export class Stopped extends Error {}

/** Dependencies for recording the end of a build. */
interface Ending {
  readonly host: {
    readonly context: ProjectHost
    readonly records: ProjectStorage
    readonly onFailure?: ((error: unknown) => void) | undefined
  }
  readonly holder: string
  readonly build: BuildRecord
  /** Aborted when the build is to stop. */
  readonly signal?: AbortSignal
}

function tellFailure({ host, signal }: Ending, error: unknown): void {
  if (!(error instanceof Stopped || error instanceof ProjectRemoved || signal?.aborted)) host.onFailure?.(error)
}

/**
 * Marks a build whose process has died as failed, so that nobody waits for it. Called before anything is started or
 * reported about builds; does nothing while the process of the build is alive. Where processes share builds, a core build
 * is asked for again.
 */
export async function recoverBuild(storage: ProjectStorage, now: number): Promise<void> {
  if ((await openBuildOfNobody(storage)) === undefined) return
  await storage.atomically(async (records) => {
    const last = await openBuildOfNobody(records)
    if (last !== undefined && (await isUnheld(records.lease))) await recordDeath(records, last, now)
  })
}

/** Records that the process of an open build has died, in the transaction of the caller. */
export async function recordDeath(records: ProjectRecords, build: BuildRecord, now: number): Promise<void> {
  if (build.stopTime !== null) {
    const reason = build.success === false ? build.reason : interruptions.processDied
    return await records.builds.change(build.number, { ...failedSentiment(now), reason })
  }
  await recordFailure(records, build, interruptions.processDied, now)
  await askAgain(records, now)
}

/** Where processes share builds, asks for the last build once more if it was interrupted. */
async function askAgain({ askedBuilds, builds, settings }: ProjectRecords, now: number): Promise<void> {
  const asked = await askedBuilds?.get()
  if (asked === undefined) return
  const all = await builds.all()
  const last = all.at(-1)
  if (last === undefined || last.number !== asked.number || !wasInterrupted(all)) return
  const { scienceVersion, language, skipSentiment } = last
  const { number } = await builds.start({ scienceVersion, language, startTime: now, skipSentiment })
  await askedBuilds?.put({ ...asked, number, isWaiting: true })
  const expansion = await settings.expansion(last.number)
  if (expansion !== undefined) await settings.storeExpansion(number, expansion)
  if (await settings.isFull(last.number)) await settings.storeFull(number)
}

/** Whether this build has lost its database, and the one that repeats it has not ended. */
export async function isRepeated(
  { askedBuilds, builds }: ProjectRecords,
  number: number | undefined,
): Promise<boolean> {
  if (askedBuilds === undefined || number === undefined) return false
  const [before, last] = (await builds.all()).slice(-2)
  return before?.number === number && wasCut(before) && isOpen(last)
}

/** How an open build was asked for, if it waits for a process. */
export async function waitingBuild(
  { askedBuilds }: ProjectRecords,
  build: BuildRecord,
): Promise<AskedBuild | undefined> {
  const asked = await askedBuilds?.get()
  return asked?.isWaiting === true && asked.number === build.number ? asked : undefined
}

/** Cancels the last build if it waits for a process; false otherwise. */
export const cancelWaiting = (storage: ProjectStorage, now: number): Promise<boolean> =>
  storage.atomically(async (records) => {
    const last = await records.builds.last()
    const asked = isOpen(last) ? await waitingBuild(records, last) : undefined
    if (last === undefined || asked === undefined) return false
    if (last.stopTime === null) await recordFailure(records, last, BUILD_CANCELLED, now)
    else await records.builds.change(last.number, { ...failedSentiment(now), sentimentCancelled: true })
    await records.askedBuilds?.put({ ...asked, isWaiting: false })
    return true
  })

/**
 * What interrupted a build; undefined for one that has not failed, or for a reason of its own. Our choice: the reason is the record
 * of it. A column would keep earlier versions from opening the database, to be read here only.
 */
function interruptionOf(build: BuildRecord | undefined): keyof typeof interruptions | undefined {
  if (build?.success !== false) return undefined
  const names = Object.keys(interruptions) as (keyof typeof interruptions)[]
  return names.find((name) => build.reason?.startsWith(interruptions[name]))
}

/** Whether the process of a build died, or lost the database. */
function wasCut(build: BuildRecord | undefined): boolean {
  const interruption = interruptionOf(build)
  return interruption === 'processDied' || interruption === 'databaseLost'
}

/**
 * Whether the last of these builds, oldest first, ended with its process or its database and not for a reason of its own. One that
 * follows another such build is not repeated: it may be what kills the process.
 */
export function wasInterrupted(builds: readonly BuildRecord[]): boolean {
  const [before, last] = [builds.at(-2), builds.at(-1)]
  return interruptionOf(last) === 'engineClosed' || (wasCut(last) && !wasCut(before))
}

/** The last build if it is running according to its record, and no live process runs it. */
async function openBuildOfNobody(records: ProjectRecords): Promise<BuildRecord | undefined> {
  const last = await records.builds.last()
  if (!isOpen(last) || (await records.lease.isHeld())) return undefined
  return (await waitingBuild(records, last)) === undefined ? last : undefined
}

/**
 * The current state of the last build: one whose process died is first recorded as failed. If nothing can be written
 * (the disk is full), it is still reported as failed, so that nobody waits for it.
 */
export async function currentBuild(records: ProjectStorage, now: number): Promise<BuildRecord | undefined> {
  const known = await records.builds.last()
  if (!isOpen(known)) return known
  await quietly(() => recoverBuild(records, now))
  const last = await records.builds.last()
  if (!isOpen(last) || (await records.lease.isHeld()) || (await waitingBuild(records, last))) return last
  // It may have ended between the two calls.
  const again = await records.builds.last()
  return isOpen(again) ? endedUnrecorded(again, now) : again
}

/** A build that ended without a record of its end: the build, or its sentiment, has failed. */
export const endedUnrecorded = (build: BuildRecord, now: number): BuildRecord => ({
  ...build,
  ...(build.stopTime === null ? failed(UNRECORDED, now) : failedSentiment(now)),
})

/** Records the failure of a core build, unless another holder has the lease. */
export async function failCore(ending: Ending, error: unknown): Promise<void> {
  const { host, holder, build } = ending
  tellFailure(ending, error)
  await quietly(() =>
    host.records.atomically(async (records) => {
      if (!(await records.lease.isHeldBy(holder))) return
      await recordFailure(records, build, reasonOf(error), host.context.now())
      await askAgain(records, host.context.now())
      await records.lease.release(holder)
    }),
  )
}

/**
 * Records the failure of a sentiment run; a requested stop is recorded as cancelled. Where processes share builds, a run that
 * ends with its engine waits for another process instead.
 */
export async function failSentiment(ending: Ending, error: unknown): Promise<void> {
  const { host, holder, build } = ending
  tellFailure(ending, error)
  await quietly(() =>
    host.records.atomically(async ({ askedBuilds, builds, lease }) => {
      if (!(await lease.isHeldBy(holder))) return
      const asked = error instanceof Stopped && error.message === CLOSED ? await askedBuilds?.get() : undefined
      if (asked === undefined) {
        await builds.change(build.number, {
          sentimentStopTime: host.context.now(),
          sentimentSuccess: false,
          sentimentCancelled: error instanceof Stopped,
          ...(!(error instanceof Stopped) && build.success !== false && { reason: reasonOf(error) }),
        })
      } else await askedBuilds?.put({ ...asked, number: build.number, isWaiting: true })
      await lease.release(holder)
    }),
  )
}

/** The previous snapshot remains, and documents marked for removal remain as well. */
async function recordFailure(
  { documents, builds }: ProjectRecords,
  build: BuildRecord,
  reason: string,
  now: number,
): Promise<void> {
  await documents.cancelLeaving()
  await builds.change(build.number, failed(reason, now))
}

const failedSentiment = (now: number) => ({ sentimentStopTime: now, sentimentSuccess: false })

const failed = (reason: string, now: number) => ({ stopTime: now, success: false, reason, ...failedSentiment(now) })

/** Maximum length of a stored reason: it is a short cause, not a log. */
const REASON_CHARACTERS = 300

/** The failure in one line; one of the disk in the words that other calls use. */
function reasonOf(error: unknown): string {
  const own = error instanceof Error ? error.message : ''
  const begin = error instanceof StorageUnavailable ? `${interruptions.databaseLost} ` : ''
  const message = begin + (describeFailure(error) ?? own).split('\n', 1)[0]!
  return message.slice(0, REASON_CHARACTERS) || 'The build failed.'
}
