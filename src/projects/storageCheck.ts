import { statfs } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Catalog } from '../storage/port/catalog/catalog.js'

/** One check of whether the engine can work. */
export interface StorageCheck {
  readonly name: 'storage' | 'disk'
  readonly passed: boolean
  /** What is wrong, without paths. */
  readonly reason?: string | undefined
}

/** Our choice: with less free space than this, the next build is likely to fail. */
const LEAST_FREE_BYTES = 64 << 20

/** Milliseconds in which the catalog must answer. A call to a database that hangs fails later. */
const ANSWER_MILLISECONDS = 5_000

/** `storage`: the catalog can be read, and in a folder changed, within five seconds. `disk`: the disk of the folder has 64 MiB of free space; not checked in memory. */
export async function checkStorage(
  catalog: Pick<Catalog, 'requireUsable'>,
  directory: string | undefined,
  { leastFreeBytes = LEAST_FREE_BYTES, answerMilliseconds = ANSWER_MILLISECONDS } = {},
): Promise<StorageCheck[]> {
  const checks = [await runCheck('storage', () => inTime(catalog.requireUsable(), answerMilliseconds))]
  if (directory !== undefined) checks.push(await runCheck('disk', () => requireSpace(directory, leastFreeBytes)))
  return checks
}

async function runCheck(name: StorageCheck['name'], work: () => unknown): Promise<StorageCheck> {
  try {
    await work()
    return { name, passed: true }
  } catch (error) {
    // The message of a system error has the path; its code is enough.
    const { code, message } = error as NodeJS.ErrnoException
    return { name, passed: false, reason: code ?? message }
  }
}

async function inTime(work: Promise<unknown>, milliseconds: number): Promise<void> {
  const limit = new AbortController()
  const late = wait(milliseconds, undefined, { signal: limit.signal }).then(() => {
    throw new Error(`no answer within ${milliseconds / 1_000} seconds`)
  })
  try {
    await Promise.race([work, late])
  } finally {
    late.catch(() => {})
    limit.abort()
  }
}

async function requireSpace(directory: string, leastFreeBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(directory)
  const mebibytes = (bytes: number): number => Math.floor(bytes / 2 ** 20)
  if (bavail * bsize < leastFreeBytes) {
    throw new Error(`${mebibytes(bavail * bsize)} MiB are free, ${mebibytes(leastFreeBytes)} MiB are needed`)
  }
}
