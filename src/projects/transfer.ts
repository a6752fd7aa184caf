import { randomBytes } from 'node:crypto'
import { existsSync, renameSync, statSync } from 'node:fs'
import { copyFile, open } from 'node:fs/promises'
import { basename } from 'node:path'
import { type EngineError, invalidParams } from '../errors.js'
import { checkProjectFile } from '../storage/fileFaults.js'
import type { ProjectLabel } from '../storage/port/project/label.js'
import {
  copyPath,
  finishCopy,
  openProjectFile,
  projectFileExists,
  removeProjectFile,
} from '../storage/sqlite/project/projectFile.js'
import { createPrivateFile } from '../storage/sqlite.js'
import { asOwnProject, type CopyHost, newEntry, withoutBuilds } from './copy.js'
import { newProjectId } from './identifiers.js'
import { fileOfProject, type Project } from './project.js'

export interface ImportRequest {
  readonly path: string
  readonly workspaceId: string
  readonly creator: string
  /** Default: the name in the file. A number is appended to a name that exists. */
  readonly name?: string | undefined
}

/** Projects pass from folder to folder as one file, with their build. */
export interface Transfers {
  /**
   * Writes a project to one file, which replaces an existing one once it is complete and on the disk. PROJECT_LOCKED while the
   * project is built; INVALID_PARAMS for a project in memory.
   */
  exportTo(source: Project, path: string): Promise<void>
  /**
   * Adds the project of a file under a new identifier, all of it or nothing, and returns that identifier. INVALID_PARAMS for a file
   * that is none, is damaged, or is in use.
   */
  importFrom(request: ImportRequest): Promise<string>
}

export function createTransfers(host: CopyHost): Transfers {
  return {
    exportTo: async (source, path) => {
      requireFolder(host)
      await withoutBuilds(host.context, [source], () => writeFile(source, path))
    },
    importFrom: async (request) => await readFile(host, request, requireFolder(host)),
  }
}

function requireFolder({ context: { directory } }: CopyHost): string {
  if (directory !== undefined) return directory
  throw invalidParams('Projects in memory have no file. Open the engine with a directory.', 'directory')
}

async function writeFile(source: Project, path: string): Promise<void> {
  const unfinished = `${path}.${randomBytes(4).toString('hex')}.part`
  const { name, description, language, nextBuildLanguage, creator, creationDate } = await source.info()
  try {
    await (await fileOfProject(source).file()).copyTo(unfinished)
    const copy = openProjectFile(unfinished, { mustExist: true })
    try {
      await copy.disown()
      await copy.label.write({ name, description, language, nextBuildLanguage, creator, creationDate })
    } finally {
      await copy.close()
    }
    await syncToDisk(unfinished)
    renameSync(unfinished, path)
  } catch (error) {
    removeProjectFile(unfinished)
    throw error
  }
}

async function syncToDisk(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

async function readFile(
  { context, admit }: CopyHost,
  { path, workspaceId, creator, name }: ImportRequest,
  directory: string,
): Promise<string> {
  const { catalog, randomBytes: random } = context
  requireProjectFile(path)
  const projectId = await newProjectId(random, async (id) => (await catalog.projects.get(id)) !== undefined)
  const copied = copyPath(directory, projectId)
  try {
    createPrivateFile(copied)
    await copyFile(path, copied)
    const label = await checkedLabel(copied, path)
    await (await asOwnProject(openProjectFile(copied, { mustExist: true }), random)).close()
    await catalog.atomically(async (records) => {
      const request = { workspaceId, name: name ?? label.name, description: label.description, creator }
      await records.projects.insert(await newEntry(records, context.now(), projectId, { ...request, languages: label }))
      finishCopy(directory, projectId)
    })
    admit(projectId, undefined)
    return projectId
  } catch (error) {
    removeProjectFile(copied)
    throw error
  }
}

const refused = (path: string, why: string): EngineError => invalidParams(`${basename(path)} ${why}`, 'path')

/** A log of SQLite beside the file holds changes that the file alone does not have. */
function requireProjectFile(path: string): void {
  if (!existsSync(path) || !statSync(path).isFile()) throw refused(path, 'is no file.')
  const log = statSync(`${path}-wal`, { throwIfNoEntry: false })
  if (projectFileExists(path) && log !== undefined && log.size > 0) {
    throw refused(path, 'is open in another process. Export the project, or end that process.')
  }
}

/** What the file says about its project. Refuses a file with any fault: it may come from anywhere. */
async function checkedLabel(copied: string, path: string): Promise<ProjectLabel> {
  const { faults, label } = await checkProjectFile(copied)
  const fault = faults[0]
  if (fault?.kind === 'newer_version') throw refused(path, 'was written by a newer version of conceptlite.')
  if (fault?.kind === 'unreadable') throw refused(path, 'is damaged, or no file of a project.')
  if (fault !== undefined) throw refused(path, `is damaged: ${fault.detail}`)
  if (label === undefined) throw refused(path, 'is no file of a project.')
  return label
}
