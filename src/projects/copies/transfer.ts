import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, openSync, readSync, renameSync, statSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { type EngineError, invalidParams } from '../../errors.js'
import { CATALOG_FILE, SECRET_FILE } from '../../projectFolder.js'
import { checkProjectFile } from '../../storage/fileFaults.js'
import type { ProjectLabel } from '../../storage/port/project/label.js'
import { removeProjectFile } from '../../storage/sqlite/project/projectFile.js'
import { enterProject } from '../enterProject.js'
import { newProjectId } from '../identifiers.js'
import { fileOfProject, type Project } from '../project.js'
import { type AdditionHost, addProject } from './addProject.js'
import { asOwnProject, settleCopy } from './copiedFile.js'
import { syncFile } from './syncToDisk.js'
import { withoutBuilds } from './withoutBuilds.js'

export interface ImportRequest {
  readonly path: string
  readonly workspaceId: string
  readonly creator: string
  /** Default: the name in the file. A number is appended to a name that exists. */
  readonly name?: string | undefined
  /** Ends the import, which then leaves nothing. */
  readonly signal?: AbortSignal | undefined
}

/** How far an export is. */
export interface ExportProgress {
  /** Share of the work that is done, from 0 to 1. */
  readonly fraction: number
}

/** Options of `exportProject`. */
export interface ExportOptions {
  /** Called many times, on the event loop. */
  readonly onProgress?: ((progress: ExportProgress) => void) | undefined
  /** Ends the export, which then leaves nothing; an older file stays. */
  readonly signal?: AbortSignal | undefined
}

/** Projects pass from one installation to another as one file, with their build. */
export interface Transfers {
  /**
   * Writes a project to one file, which replaces an existing one, or the one that a link leads to, once it is complete and on the
   * disk. PROJECT_LOCKED while the project is built; INVALID_PARAMS for a project in memory, and for the path of a folder, of a device,
   * or of a file that the installation keeps.
   */
  exportTo(source: Project, path: string, options?: ExportOptions): Promise<void>
  /**
   * Adds the project of a file under a new identifier, all of it or nothing, and returns that identifier. INVALID_PARAMS for a file
   * that is none, is damaged, or is in use.
   */
  importFrom(request: ImportRequest): Promise<string>
}

export function createTransfers(host: AdditionHost): Transfers {
  return {
    exportTo: async (source, path, options = {}) => {
      requireLasting(host)
      options.signal?.throwIfAborted()
      const { directory } = host.context.storage
      await withoutBuilds(host.context, [source], () => exportFile(source, { path, directory, ...options }))
    },
    importFrom: async (request) => {
      requireLasting(host)
      return await importFile(host, request)
    },
  }
}

function requireLasting({ context: { storage } }: AdditionHost): void {
  if (storage.isLasting) return
  throw invalidParams('Projects in memory have no file. Open the engine with a directory or a database.', 'directory')
}

interface FileRequest extends ExportOptions {
  readonly path: string
  /** The folder of the installation, if it has one. */
  readonly directory: string | undefined
}

async function exportFile(source: Project, { path, directory, onProgress, signal }: FileRequest): Promise<void> {
  const target = await realpath(path).catch(() => path)
  if (directory !== undefined && (await isKeptIn(directory, target))) {
    throw refused(path, 'is among the files of the projects themselves. Name a file elsewhere.')
  }
  if (statSync(dirname(target), { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw refused(path, 'cannot be written: its folder does not exist.')
  }
  if (statSync(target, { throwIfNoEntry: false })?.isFile() === false) {
    throw refused(path, 'is a folder or a device, which no file can replace.')
  }
  const unfinished = `${target}.${randomBytes(4).toString('hex')}.part`
  const { name, description, language, nextBuildLanguage, creator, creationDate } = await source.info()
  try {
    await (await fileOfProject(source).file()).writeTo(unfinished, (fraction) => {
      signal?.throwIfAborted()
      onProgress?.({ fraction })
    })
    const label = { name, description, language, nextBuildLanguage, creator, creationDate }
    await settleCopy(unfinished, label, signal)
    signal?.throwIfAborted()
    await syncFile(unfinished)
    renameSync(unfinished, target)
  } catch (error) {
    removeProjectFile(unfinished)
    throw error
  }
}

/** Whether a path is that of a file that a folder of projects has, or may have, for itself. */
async function isKeptIn(directory: string, path: string): Promise<boolean> {
  const real = (folder: string): Promise<string> => realpath(folder).catch(() => resolve(folder))
  const [own, folder] = [await real(directory), await real(dirname(path))]
  return (
    folder === join(own, 'projects') ||
    (folder === own && [CATALOG_FILE, SECRET_FILE].some((file) => basename(path).startsWith(file)))
  )
}

async function importFile(
  host: AdditionHost,
  { path, workspaceId, creator, name, signal }: ImportRequest,
): Promise<string> {
  const { context } = host
  const { storage, randomBytes: random } = context
  requireProjectFile(path)
  let label: ProjectLabel | undefined
  return await addProject(host, {
    newId: (isTaken) => newProjectId(random, isTaken),
    begin: (projectId) =>
      storage.beginFromFile(projectId, path, {
        check: async (copy) => {
          label = await checkedLabel(copy, path, signal)
        },
        onStep: () => signal?.throwIfAborted(),
      }),
    fill: (project) => asOwnProject(project, random, signal),
    enter: (records, projectId) =>
      enterProject(records, projectId, context.now(), {
        ...label!,
        workspaceId,
        creator,
        ...(name !== undefined && { name }),
      }),
  })
}

const refused = (path: string, why: string): EngineError => invalidParams(`${basename(path)} ${why}`, 'path')

/** A log of SQLite beside the file holds changes that the file alone does not have. */
function requireProjectFile(path: string): void {
  if (!existsSync(path) || !statSync(path).isFile()) throw refused(path, 'is no file.')
  if (!isDatabase(path)) throw refused(path, 'is no file of a project, as an export writes it.')
  const log = statSync(`${path}-wal`, { throwIfNoEntry: false })
  if (log !== undefined && log.size > 0) {
    throw refused(path, 'is open in another process. Export the project, or end that process.')
  }
}

/** Every file of SQLite begins so. */
const HEADER = 'SQLite format 3\0'

function isDatabase(path: string): boolean {
  const file = openSync(path, 'r')
  try {
    const begin = Buffer.alloc(HEADER.length)
    readSync(file, begin, 0, begin.length, 0)
    return begin.toString('latin1') === HEADER
  } finally {
    closeSync(file)
  }
}

/** What the file says about its project. Refuses a file with any fault: it may come from anywhere. */
async function checkedLabel(copied: string, path: string, signal: AbortSignal | undefined): Promise<ProjectLabel> {
  const { faults, label } = await checkProjectFile(copied, signal)
  const fault = faults[0]
  if (fault?.kind === 'newer_version') throw refused(path, 'was written by a newer version of conceptlite.')
  if (fault?.kind === 'unreadable') throw refused(path, 'is damaged, or no file of a project.')
  if (fault?.kind === 'damaged_file')
    throw refused(path, 'is damaged, or a part of it is missing. Export the project again.')
  if (fault !== undefined) throw refused(path, `is damaged: ${fault.detail}`)
  if (label === undefined) throw refused(path, 'is no file of a project.')
  return label
}
