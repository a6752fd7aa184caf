import { existsSync } from 'node:fs'
import { readdir, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Engine } from '../engine.js'
import { StorageError } from '../errors.js'
import { CATALOG_FILE, SECRET_FILE } from '../projectFolder.js'
import { InputError } from '../reading/inputError.js'
import { type EngineOptions, openForCommand } from './openForCommand.js'

/** What opening an engine makes in a folder. */
const MADE = [CATALOG_FILE, SECRET_FILE, 'projects']

/**
 * Works with an engine, which is closed then. Where the folder had no projects and the work fails, what opening it has made
 * is removed, with the folder if that was missing, too: a failed command leaves nothing.
 */
export async function withEngine<T>(options: EngineOptions, work: (engine: Engine) => Promise<T>): Promise<T> {
  const { directory } = options
  const before = directory === undefined ? undefined : await readdir(directory).catch(() => null)
  try {
    const engine = await openForCommand(options)
    try {
      return await work(engine).catch((error: unknown) => {
        throw namingFolder(error, directory)
      })
    } finally {
      await engine.close()
    }
  } catch (error) {
    // Where the rest cannot be removed, the cause matters more.
    if (directory !== undefined) await removeNew(directory, before ?? null).catch(() => {})
    throw error
  }
}

/** A failure of the folder of an open engine is reported with its name. */
export function namingFolder(error: unknown, directory: string | undefined): unknown {
  if (directory === undefined || !(error instanceof StorageError)) return error
  return new InputError(`${error.message} The folder of projects is ${directory}.`, { cause: error })
}

/** `before`: names in the folder before it was opened; null for a folder that was missing. */
async function removeNew(directory: string, before: readonly string[] | null): Promise<void> {
  const isKept = before?.some((name) => MADE.includes(name)) === true
  // A log beside the catalog is of another process that has it open.
  if (isKept || existsSync(join(directory, `${CATALOG_FILE}-wal`))) return
  const projects = await readdir(join(directory, 'projects')).catch(() => [])
  if (projects.length > 0) return
  for (const name of MADE) await rm(join(directory, name), { recursive: true, force: true })
  if (before === null) await rmdir(directory)
}
