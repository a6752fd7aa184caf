import { randomBytes } from 'node:crypto'
import { type FileHandle, open, realpath, rename, rm, stat } from 'node:fs/promises'
import { EngineError } from '../../errors.js'

/** A file that takes its final name when it is complete. */
export interface PendingFile {
  readonly path: string
  readonly handle: FileHandle
}

/**
 * Writes files beside their final names and renames all of them once they are complete and on the disk; a failure leaves what was
 * there before. Of a link the file that it leads to is replaced; a device or a pipe is written to as it is, and never replaced.
 * Throws ERROR, with one sentence, for what the disk refuses.
 */
export async function replaceFiles(
  work: (create: (path: string) => Promise<PendingFile>) => Promise<void>,
): Promise<void> {
  const pending: (PendingFile & { readonly target: string; readonly temporary: string | undefined })[] = []
  const create = async (path: string): Promise<PendingFile> => {
    const target = await realpath(path).catch(() => path)
    const temporary = (await isStream(target)) ? undefined : `${target}.${randomBytes(4).toString('hex')}.part`
    const opening = temporary === undefined ? open(target, 'w') : open(temporary, 'wx')
    const file = { path, target, temporary, handle: await opening.catch((error) => throwUnwritable(path, error)) }
    pending.push(file)
    return file
  }
  try {
    await work(create)
    for (const { path, handle, temporary } of pending) {
      if (temporary !== undefined) await handle.sync().catch((error) => throwUnwritable(path, error))
    }
    for (const { handle } of pending) await handle.close()
    for (const { path, target, temporary } of pending) {
      if (temporary !== undefined) await rename(temporary, target).catch((error) => throwUnwritable(path, error))
    }
  } catch (error) {
    for (const { handle, temporary } of pending) {
      await handle.close().catch(() => {})
      if (temporary !== undefined) await rm(temporary, { force: true })
    }
    throw error
  }
}

/** Whether there is a device, a pipe or a socket, which takes bytes and keeps no file. */
async function isStream(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined)
  return found !== undefined && !found.isFile() && !found.isDirectory()
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'it would be too large',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'the disk is read-only',
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'its folder is a file',
  EISDIR: 'it is a folder',
  EEXIST: 'it is a file',
  EIO: 'the disk has failed',
}

/** Why the disk refuses a file, as the end of a sentence; undefined for other errors. */
export const reasonOf = (error: unknown): string | undefined => {
  const reason = reasons[(error as NodeJS.ErrnoException | null)?.code ?? '']
  return reason && `${reason}.`
}

/** Throws ERROR that says why a file cannot be written; other errors as they are. */
export function throwUnwritable(path: string, error: unknown): never {
  const reason = reasonOf(error)
  if (reason === undefined) throw error
  throw new EngineError('ERROR', `${path} cannot be written: ${reason}`, {}, error)
}

/** Throws ERROR that says why a folder cannot be made; its parent is there. Other errors as they are. */
export function throwUnwritableFolder(path: string, error: unknown): never {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throwUnwritable(path, error)
  throw new EngineError('ERROR', `${path} cannot be written: no folder can be made there.`, {}, error)
}

/** Writes all of a chunk at the end of a file. */
export async function append({ path, handle }: PendingFile, chunk: string | Uint8Array): Promise<void> {
  const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
  for (let written = 0; written < bytes.length; ) {
    const { bytesWritten } = await handle.write(bytes, written).catch((error) => throwUnwritable(path, error))
    written += bytesWritten
  }
}
