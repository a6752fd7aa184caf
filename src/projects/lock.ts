import { EngineError } from '../errors.js'
import type { ProjectFile } from '../storage/project/projectFile.js'
import { recoverBuild } from './buildFailures.js'

/** Between two renewals of a lease that keeps builds away. */
const RENEW_MILLISECONDS = 5_000

/** Works while no build of a project can begin, in whatever process. PROJECT_LOCKED when one is under way. */
export async function withoutBuild<T>(file: () => ProjectFile, now: () => number, work: () => Promise<T>): Promise<T> {
  const holder = takeLease(file, now)
  const release = keepLease(file, holder)
  try {
    return await work()
  } finally {
    release()
  }
}

/** The right to build a project. PROJECT_LOCKED while another has it. */
export function takeLease(file: () => ProjectFile, now: () => number): string {
  recoverBuild(file(), now())
  const holder = file().lease.take()
  if (holder === undefined) throw new EngineError('PROJECT_LOCKED')
  return holder
}

/** Holds a lease until the function that it gives is called. */
export function keepLease(file: () => ProjectFile, holder: string): () => void {
  const renew = setInterval(() => {
    // A file that is locked or gone for the moment shows itself where it is used.
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
