import { EngineError } from '../errors.js'
import type { ProjectFile } from '../storage/project/projectFile.js'
import { recoverBuild } from './buildFailures.js'

/** Milliseconds between two renewals of a lease that excludes builds. */
const RENEW_MILLISECONDS = 5_000

/** Runs work while no process can start a build of the project. Throws PROJECT_LOCKED during a build. */
export async function withoutBuild<T>(file: () => ProjectFile, now: () => number, work: () => Promise<T>): Promise<T> {
  const holder = takeLease(file, now)
  const release = keepLease(file, holder)
  try {
    return await work()
  } finally {
    release()
  }
}

/** Acquires the lease of a project. Throws PROJECT_LOCKED while another holds it. */
export function takeLease(file: () => ProjectFile, now: () => number): string {
  recoverBuild(file(), now())
  const holder = file().lease.take()
  if (holder === undefined) throw new EngineError('PROJECT_LOCKED')
  return holder
}

/** Renews a lease until the returned function is called. */
export function keepLease(file: () => ProjectFile, holder: string): () => void {
  const renew = setInterval(() => {
    // A file that is locked or missing at the moment causes an error where it is used.
    try {
      file().lease.renew(holder)
    } catch {}
  }, RENEW_MILLISECONDS).unref()
  return () => {
    clearInterval(renew)
    try {
      file().lease.release(holder)
    } catch {}
  }
}
