import { existsSync } from 'node:fs'
import { readdir, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Engine, openEngine } from '../engine.js'
import { EngineError } from '../errors.js'
import { CATALOG_FILE, SECRET_FILE } from '../projectFolder.js'

type EngineOptions = NonNullable<Parameters<typeof openEngine>[0]>

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
    const engine = await openEngine(options)
    try {
      return await work(engine)
    } finally {
      await engine.close()
    }
  } catch (error) {
    // Where the rest cannot be removed, the cause matters more.
    if (directory !== undefined) await removeNew(directory, before ?? null).catch(() => {})
    throw namingFolder(error, directory)
  }
}

/** A failure of the disk is reported with the folder that is on it. */
export function namingFolder(error: unknown, directory: string | undefined): unknown {
  if (directory === undefined || !(error instanceof EngineError) || error.message.includes(directory)) return error
  const message = error.message.replace(
    /(the disk)( is full| has failed.*)?\.$/i,
    (_, disk: string, what = '') => `${disk} of the folder ${directory}${what}.`,
  )
  return new EngineError(error.code, message, error.details, error)
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
