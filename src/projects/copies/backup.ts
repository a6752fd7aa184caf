import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { EngineError, invalidParams } from '../../errors.js'
import { makeFolder } from '../../makeFolder.js'
import { CATALOG_FILE, hasCatalog, SECRET_FILE } from '../../projectFolder.js'
import { describeFailure } from '../../storage/failures.js'
import { checkCatalog } from '../../storage/fileFaults.js'
import type { ProjectLabel } from '../../storage/port/project/label.js'
import { projectPath } from '../../storage/sqlite/project/projectFile.js'
import { copyDatabase } from '../../storage/sqlite.js'
import { checkDirectory } from './checkDirectory.js'
import { settleCopy } from './copiedFile.js'
import { syncFile, syncFolder } from './syncToDisk.js'

/** How far a backup is. */
export interface BackupProgress {
  /** `copy` while files are copied, `check` while the copies are verified. */
  readonly stage: 'copy' | 'check'
  /** Bytes that have been copied. */
  readonly bytes: number
  /** Bytes of all files when the backup began. */
  readonly totalBytes: number
}

/** Options of `backupDirectory`. */
export interface BackupOptions {
  /** Called several times for each file. */
  readonly onProgress?: ((progress: BackupProgress) => void) | undefined
  /** Ends the backup, which then leaves nothing. */
  readonly signal?: AbortSignal | undefined
}

/** What a backup holds. */
export interface BackupReport {
  /** Projects in the backup. */
  readonly projects: number
  /** Their documents. */
  readonly documents: number
  /** Bytes of its files. */
  readonly bytes: number
}

/** Times that the catalog is copied again because projects were deleted meanwhile. */
const MOST_ATTEMPTS = 20

type ListedProject = ProjectLabel & { readonly projectId: string }

/**
 * Copies a folder of projects, which other processes may be using, to a folder that does not exist yet. The copy is a folder of
 * projects as well: each file has one moment, and what was under way there (an upload, a build) is left out. The target appears
 * once all files are verified, as `checkDirectory` does, and on the disk; a failure leaves nothing. Restoring is the same copy in
 * the other direction. ERROR where the folder is damaged or of a newer version, or the disk fails, INVALID_PARAMS for a target that exists or is in
 * the folder.
 */
export async function backupDirectory(
  directory: string,
  target: string,
  options: BackupOptions = {},
): Promise<BackupReport> {
  if (!hasCatalog(directory)) throw invalidParams(`There is no ${CATALOG_FILE} in ${directory}.`, 'directory')
  requireFree(target)
  requireOutside(directory, target)
  const unfinished = `${resolve(target)}.${randomBytes(4).toString('hex')}.part`
  try {
    makeFolder(join(unfinished, 'projects'), 0o700)
    const copier = createCopier(directory, unfinished, options)
    for (const { projectId, ...label } of await copyFiles(directory, unfinished, copier.copy)) {
      await settleCopy(projectPath(unfinished, projectId), label, options.signal)
    }
    options.onProgress?.({ stage: 'check', bytes: copier.bytes(), totalBytes: copier.bytes() })
    const report = await verified(unfinished, options.signal)
    options.signal?.throwIfAborted()
    await syncFiles(unfinished)
    renameSync(unfinished, target)
    await syncFolder(dirname(resolve(target)))
    return report
  } catch (error) {
    if (existsSync(unfinished)) rmSync(unfinished, { recursive: true, force: true })
    const why = describeFailure(error)
    if (why === undefined) throw error
    throw new EngineError('ERROR', `The copy to ${target} failed and left nothing. ${why}`, {}, error)
  }
}

function requireFree(target: string): void {
  if (!existsSync(target)) return
  if (statSync(target).isDirectory() && readdirSync(target).length === 0) return
  const advice = 'Name a folder that does not, or an empty one. To replace it, end what uses it and move it away first.'
  throw invalidParams(`${target} exists. ${advice}`, 'target')
}

/** A backup within its folder would be lost with it. */
function requireOutside(directory: string, target: string): void {
  const path = relative(realpathSync(directory), realPathOf(resolve(target)))
  if (path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path)) return
  throw invalidParams(`${target} is in ${directory}, which is copied. Name a folder outside of it.`, 'target')
}

/** The path without links, also of what does not exist yet. */
const realPathOf = (path: string): string =>
  existsSync(path) ? realpathSync(path) : join(realPathOf(dirname(path)), basename(path))

type Copy = (file: string) => Promise<void>

/** Copies databases of the folder and reports progress. */
function createCopier(directory: string, target: string, { onProgress, signal }: BackupOptions) {
  const totalBytes = bytesOf(directory)
  let before = 0
  return {
    bytes: () => before,
    copy: async (file: string): Promise<void> => {
      await copyDatabase(join(directory, file), join(target, file), (bytes) => {
        signal?.throwIfAborted()
        onProgress?.({ stage: 'copy', bytes: before + bytes, totalBytes: Math.max(totalBytes, before + bytes) })
      })
      before += statSync(join(target, file)).size
    },
  }
}

/** Bytes of the databases of a folder. */
function bytesOf(directory: string): number {
  const folder = join(directory, 'projects')
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.db')) : []
  const files = [join(directory, CATALOG_FILE), ...names.map((name) => join(folder, name))]
  return files.reduce((sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0)
}

/**
 * Copies the catalog and every project that the copy lists; returns these. If one of them was deleted meanwhile, the catalog is
 * copied again.
 */
async function copyFiles(directory: string, target: string, copy: Copy): Promise<readonly ListedProject[]> {
  if (existsSync(join(directory, SECRET_FILE))) await copyFile(join(directory, SECRET_FILE), join(target, SECRET_FILE))
  const copied = new Set<string>()
  for (let attempt = 1; ; attempt++) {
    rmSync(join(target, CATALOG_FILE), { force: true })
    await copy(CATALOG_FILE)
    const { projects, faults } = await checkCatalog(join(target, CATALOG_FILE))
    if (faults.length > 0) throw unsound(CATALOG_FILE, faults[0]!.detail)
    const missing = await copyProjects(directory, projects, copied, copy)
    if (missing === undefined) {
      const listed = new Set(projects.map(({ projectId }) => projectId))
      for (const id of copied) if (!listed.has(id)) rmSync(projectPath(target, id))
      return projects
    }
    if (attempt === MOST_ATTEMPTS) throw unsound(`projects/${missing}.db`, 'It is missing.')
  }
}

/** Copies the projects that have not been copied; the identifier of one whose file is missing, undefined when all are there. */
async function copyProjects(
  directory: string,
  projects: readonly ListedProject[],
  copied: Set<string>,
  copy: Copy,
): Promise<string | undefined> {
  for (const { projectId } of projects) {
    if (copied.has(projectId)) continue
    if (!existsSync(projectPath(directory, projectId))) return projectId
    await copy(`projects/${projectId}.db`)
    copied.add(projectId)
  }
  return undefined
}

const unsound = (file: string, detail: string): EngineError =>
  new EngineError('ERROR', `There is no copy, because of ${file}: ${detail} Run conceptlite check.`)

/** Verifies every file of a copy; ERROR names the first one with a fault. */
async function verified(target: string, signal: AbortSignal | undefined): Promise<BackupReport> {
  const { findings, projects, documents } = await checkDirectory(target, { signal })
  const [first] = findings
  if (first !== undefined) throw unsound(first.file, first.detail)
  return { projects, documents, bytes: bytesOf(target) }
}

/** Writes the files of a copy to the disk. */
async function syncFiles(target: string): Promise<void> {
  const names = [SECRET_FILE, CATALOG_FILE, ...readdirSync(join(target, 'projects')).map((name) => `projects/${name}`)]
  for (const name of names) {
    const path = join(target, name)
    if (existsSync(path)) await syncFile(path)
  }
  await syncFolder(join(target, 'projects'))
  await syncFolder(target)
}
