import type { BuildRecord } from '../storage/project/builds.js'
import type { ProjectFile } from '../storage/project/projectFile.js'
import { isOpen } from './buildStatus.js'
import type { ProjectHost } from './projectHost.js'

const DIED = 'The process that ran this build ended before the build did.'
const UNRECORDED = 'The build ended, but its result could not be written to the disk.'
export const LOST = 'Another process took over the build, because this process stopped responding.'
export const CANCELLED = 'The sentiment build was cancelled.'

/** A requested stop, as opposed to a failure. */
export class Stopped extends Error {}

/** Dependencies for recording the end of a build. */
interface Ending {
  readonly host: { readonly context: ProjectHost; readonly file: () => ProjectFile }
  readonly holder: string
  readonly build: BuildRecord
}

/**
 * Marks a build whose process has died as failed, so that nobody waits for it. Called before anything is started or
 * reported about builds; does nothing while the process of the build is alive.
 */
export function recoverBuild(file: ProjectFile, now: number): void {
  if (!isOpen(file.builds.last()) || file.lease.isHeld()) return
  file.atomically(() => {
    const last = file.builds.last()
    if (!isOpen(last) || file.lease.isHeld()) return
    if (last.stopTime === null) recordFailure(file, last, DIED, now)
    else file.builds.change(last.number, failedSentiment(now))
  })
}

/**
 * The current state of the last build: one whose process died is first recorded as failed. If nothing can be written
 * (the disk is full), it is still reported as failed, so that nobody waits for it.
 */
export function currentBuild(file: ProjectFile, now: number): BuildRecord | undefined {
  quietly(() => recoverBuild(file, now))
  const last = file.builds.last()
  return isOpen(last) && !file.lease.isHeld() ? ended(last, now) : last
}

/** A build that ended without a record of its end: the build, or its sentiment, has failed. */
export const ended = (build: BuildRecord, now: number): BuildRecord => ({
  ...build,
  ...(build.stopTime === null ? failed(UNRECORDED, now) : failedSentiment(now)),
})

/** Records the failure of a core build, unless another holder has the lease. */
export function failCore({ host, holder, build }: Ending, error: unknown): void {
  quietly(() => {
    const file = host.file()
    file.atomically(() => {
      if (!file.lease.isHeldBy(holder)) return
      recordFailure(file, build, reasonOf(error), host.context.now())
      file.lease.release(holder)
    })
  })
}

/** Records the failure of a sentiment run; a requested stop is recorded as cancelled. */
export function failSentiment({ host, holder, build }: Ending, error: unknown): void {
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

/** The previous snapshot remains, and documents marked for removal remain as well. */
function recordFailure(file: ProjectFile, build: BuildRecord, reason: string, now: number): void {
  file.documents.cancelLeaving()
  file.builds.change(build.number, failed(reason, now))
}

const failedSentiment = (now: number) => ({ sentimentStopTime: now, sentimentSuccess: false })

const failed = (reason: string, now: number) => ({ stopTime: now, success: false, reason, ...failedSentiment(now) })

/** A failure that cannot be recorded now (full disk, deleted project) is found when the project is next used. */
export function quietly(work: () => void): void {
  try {
    work()
  } catch {}
}

/** Maximum length of a stored reason: it is a short cause, not a log. */
const REASON_CHARACTERS = 300

/** The failure in one line. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : ''
  return message.slice(0, REASON_CHARACTERS) || 'The build failed.'
}
