import { createHash, randomBytes } from 'node:crypto'
import { closeSync, futimesSync, openSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../../makeFolder.js'
import { StorageFailure } from '../failures.js'

/**
 * Chunks of snapshots in files of a folder, by the SHA-256 of their content. Several processes can use one folder, and its files can
 * be removed at any time: what is missing or changed is fetched from the database again.
 */
export interface ChunkCache {
  /** The chunk with this digest; undefined where it is missing or its bytes have changed. Waits for the disk as a file of SQLite does. */
  read(digest: Buffer): Buffer | undefined
  /** Stores a chunk, unless the disk refuses it. */
  write(digest: Buffer, data: Buffer): Promise<void>
  /** Waits until current writes and removals have ended. Later chunks are not stored. */
  close(): Promise<void>
}

export interface ChunkCacheOptions {
  /** Created if it does not exist, for this user alone. */
  readonly folder: string
  /** Maximum bytes of all files. Default: 4 GiB. Above it, the files whose last use is longest ago are removed soon. */
  readonly size?: number | undefined
}

const DEFAULT_BYTES = 4 * 1024 ** 3
/** Our choice: share of the limit that is left after a removal, so that not every chunk causes one. */
const LEFT_AFTER_REMOVAL = 0.9
/** Names of files that are being written. */
const UNFINISHED = /\.part$/
/** Milliseconds after which such a file belongs to a dead process. */
const STALE_MILLISECONDS = 3_600_000
const NAME = /^[0-9a-f]{64}(?:\.[0-9a-f]{12}\.part)?$/

/** Opens the cache in a folder. Throws `StorageFailure` if the folder cannot be written. */
export async function openChunkCache({ folder, size = DEFAULT_BYTES }: ChunkCacheOptions): Promise<ChunkCache> {
  try {
    makeFolder(folder, 0o700)
    const probe = join(folder, `${'0'.repeat(64)}.${randomBytes(6).toString('hex')}.part`)
    await writeFile(probe, '', { mode: 0o600, flag: 'wx' })
    await rm(probe, { force: true })
  } catch (cause) {
    throw new StorageFailure(`The folder of the cache, ${folder}, cannot be written.`, { cause })
  }
  let used = 0
  let isClosed = false
  let removal: Promise<void> | undefined
  const writes = new Set<Promise<void>>()
  /** Reads the folder anew, because other processes write and remove too. Counts what is written meanwhile, at most twice. */
  const trimToSize = async (): Promise<void> => {
    do {
      used = 0
      const left = await trimFolder(folder, size)
      used += left
    } while (used > size)
  }
  const trim = (): void => {
    removal ??= trimToSize().finally(() => {
      removal = undefined
    })
  }
  trim()
  const store = async (digest: Buffer, data: Buffer): Promise<void> => {
    if (await writeChunk(pathOf(folder, digest), data)) used += data.length
    if (used > size) trim()
  }
  return {
    read: (digest) => readChunk(pathOf(folder, digest), digest),
    async write(digest, data) {
      if (isClosed) return
      const write = store(digest, data).finally(() => writes.delete(write))
      writes.add(write)
      await write
    },
    close: async () => {
      isClosed = true
      await Promise.all(writes)
      await removal
    },
  }
}

/** Chunks are in 256 folders, since some file systems are slow with many files in one. */
function pathOf(folder: string, digest: Buffer): string {
  const name = digest.toString('hex')
  return join(folder, name.slice(0, 2), name)
}

function readChunk(path: string, digest: Buffer): Buffer | undefined {
  let file: number | undefined
  try {
    file = openSync(path, 'r')
    const data = readFileSync(file)
    if (!createHash('sha256').update(data).digest().equals(digest)) return undefined
    // The time of the last change tells others that it is in use.
    const now = Date.now() / 1000
    futimesSync(file, now, now)
    return data
  } catch {
    return undefined
  } finally {
    if (file !== undefined) closeSync(file)
  }
}

/** Writes a file beside its place and renames it, so that no process reads half of it; false if the disk refuses. */
async function writeChunk(path: string, data: Buffer): Promise<boolean> {
  const beside = `${path}.${randomBytes(6).toString('hex')}.part`
  try {
    await mkdir(join(path, '..'), { recursive: true, mode: 0o700 })
    await writeFile(beside, data, { mode: 0o600, flag: 'wx' })
    await rename(beside, path)
    return true
  } catch {
    await rm(beside, { force: true }).catch(() => {})
    return false
  }
}

interface CachedFile {
  readonly path: string
  readonly bytes: number
  readonly usedAt: number
}

/** If the files are above the limit, removes those whose last use is longest ago. Returns the bytes that are left. */
async function trimFolder(folder: string, size: number): Promise<number> {
  const files: CachedFile[] = []
  for (const part of await readdir(folder).catch(() => [])) {
    if (!/^[0-9a-f]{2}$/.test(part)) continue
    for (const name of await readdir(join(folder, part)).catch(() => [])) {
      const path = join(folder, part, name)
      // Files of others are left alone.
      const found = NAME.test(name) ? await stat(path).catch(() => undefined) : undefined
      if (found?.isFile() !== true) continue
      if (!UNFINISHED.test(name)) files.push({ path, bytes: found.size, usedAt: found.mtimeMs })
      else if (found.mtimeMs < Date.now() - STALE_MILLISECONDS) await rm(path, { force: true }).catch(() => {})
    }
  }
  let left = files.reduce((sum, { bytes }) => sum + bytes, 0)
  if (left <= size) return left
  files.sort((a, b) => a.usedAt - b.usedAt)
  for (const { path, bytes } of files) {
    if (left <= size * LEFT_AFTER_REMOVAL) break
    await rm(path, { force: true }).catch(() => {})
    left -= bytes
  }
  return left
}
