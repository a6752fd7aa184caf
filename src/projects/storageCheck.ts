import { statfs } from 'node:fs/promises'
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

/** `storage`: the catalog can be read. `disk`: the disk of the folder has 64 MiB of free space; not checked in memory. */
export async function checkStorage(
  catalog: Pick<Catalog, 'version'>,
  directory: string | undefined,
  leastFreeBytes = LEAST_FREE_BYTES,
): Promise<StorageCheck[]> {
  const checks = [await runCheck('storage', () => catalog.version())]
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

async function requireSpace(directory: string, leastFreeBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(directory)
  const mebibytes = (bytes: number): number => Math.floor(bytes / 2 ** 20)
  if (bavail * bsize < leastFreeBytes) {
    throw new Error(`${mebibytes(bavail * bsize)} MiB are free, ${mebibytes(leastFreeBytes)} MiB are needed`)
  }
}
