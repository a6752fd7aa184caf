import { EngineError } from '../../errors.js'
import { repeatEvery } from '../../repeatEvery.js'
import type { ProjectRecords, ProjectStorage } from '../../storage/port/project/projectRecords.js'
import { quietly } from '../quietly.js'
import { recoverBuild } from './buildFailures.js'
import { isCoreRunning, isOpen } from './buildStatus.js'

/** Milliseconds between two renewals of a lease that excludes builds. */
const RENEW_MILLISECONDS = 5_000

/**
 * Runs work while no process can start a build of the project. Throws PROJECT_LOCKED during a build. A process that stood still for long
 * may have lost the lease: the work calls `requireLease` with the holder it is given in each transaction that changes documents.
 */
export async function withoutBuild<T>(
  records: ProjectStorage,
  now: () => number,
  work: (holder: string) => Promise<T>,
): Promise<T> {
  const holder = await takeLease(records, now)
  const release = keepLease(records, holder)
  try {
    return await work(holder)
  } finally {
    await release()
  }
}

/** Acquires the lease of a project. Throws PROJECT_LOCKED while another holds it. */
export async function takeLease(records: ProjectStorage, now: () => number): Promise<string> {
  await recoverBuild(records, now())
  const holder = await records.atomically(async ({ builds, lease }) =>
    // A build that waits for another process has no lease yet.
    isOpen(await builds.last()) ? undefined : await lease.take(),
  )
  if (holder === undefined) throw await whyLocked(records)
  return holder
}

/** Throws PROJECT_LOCKED if another process has taken the lease of this one. */
export async function requireLease({ lease }: Pick<ProjectRecords, 'lease'>, holder: string): Promise<void> {
  if (await lease.isHeldBy(holder)) return
  throw new EngineError(
    'PROJECT_LOCKED',
    'This process stopped responding, and another one may have changed the project meanwhile. Try again.',
  )
}

/** PROJECT_LOCKED with its reason: a build, its sentiment, or other work that excludes builds. */
export async function whyLocked({ builds }: ProjectRecords): Promise<EngineError> {
  const last = await builds.last()
  if (isCoreRunning(last)) return new EngineError('PROJECT_LOCKED')
  const running = isOpen(last)
    ? 'The sentiment of the project is being built'
    : 'The project is being copied, exported, reverted or trained'
  return new EngineError('PROJECT_LOCKED', `${running}. Try again after that has ended.`)
}

/** Renews a lease until the returned function releases it. */
export function keepLease(records: ProjectStorage, holder: string): () => Promise<void> {
  // A file that is locked or missing at the moment causes an error where it is used.
  const stop = repeatEvery(RENEW_MILLISECONDS, () => records.lease.renew(holder))
  return async () => {
    stop()
    await quietly(() => records.lease.release(holder))
  }
}
