import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { EngineError } from '../errors.js'
import type { LocalOwner } from '../storage/catalog/accounts.js'
import { type Catalog, openCatalog } from '../storage/catalog/catalog.js'
import {
  labelOf,
  openProjectFile,
  type ProjectFile,
  projectFileExists,
  projectFiles,
  projectPath,
  removeProjectFile,
  removeStaleCopies,
} from '../storage/project/projectFile.js'
import { quietly } from './buildFailures.js'
import { type Copies, createCopies } from './copy.js'
import { newProjectId, newWorkspaceId } from './identifiers.js'
import { createMemoryBudget } from './memoryBudget.js'
import { uniqueName } from './naming.js'
import { openProject, type Project, type ProjectInfo, type WaitOptions } from './project.js'
import type { ProjectContext } from './projectContext.js'

export interface RoomOptions extends Omit<ProjectContext, 'catalog' | 'memory'> {
  /** Login of the local owner of a new folder. */
  readonly ownerName: string
  /** Bytes of open snapshots and of what answers cache of them. Default 1 GiB. */
  readonly cacheBytes?: number | undefined
  /** Project files open at a time. Default 64. */
  readonly openFiles?: number | undefined
}

export interface ProjectRequest {
  readonly name: string
  readonly language: string
  readonly creator: string
  readonly workspaceId?: string | undefined
  readonly description?: string | undefined
}

/** All projects of an engine. */
export interface Projects extends Copies {
  readonly owner: LocalOwner
  /** Open as long as the room: where the room of accounts keeps its records too. */
  readonly catalog: Catalog
  /** INADEQUATE_PERMISSION for a workspace that does not exist. */
  create(wish: ProjectRequest): ProjectInfo
  /** All projects, or those of a workspace, oldest first. */
  list(workspaceId?: string): Promise<ProjectInfo[]>
  /** An existing project, open; undefined when there is none. */
  open(projectId: string): Project | undefined
  /**
   * Looks once whether anything in the catalog has changed; gives another number if so. A question looks when it comes, and
   * then goes by what was known at that moment: to look takes longer than much of what is asked.
   */
  look(): number
  /** As of the last look; undefined for no project. */
  workspaceOf(projectId: string): string | undefined
  /** `open`, as of the last look. */
  openSeen(projectId: string): Project | undefined
  hasWorkspace(workspaceId: string): boolean
  waitFor(projectId: string, stage: 'build' | 'sentiment', options: WaitOptions): Promise<void>
  close(): Promise<void>
}

/** Project files open at a time: each takes three file handles and up to 16 MB of cache. */
const OPEN_FILES = 64

/** Opens the folder of an engine (made when it is not there), or projects in memory. */
export function openProjects(options: RoomOptions): Projects {
  const { directory } = options
  if (directory !== undefined) makeFolder(join(directory, 'projects'))
  const catalog = openCatalog(directory)
  try {
    return roomOf(options, catalog)
  } catch (error) {
    catalog.close()
    throw error
  }
}

/** Makes a folder, for the user of this process alone, and those above it. With `recursive`, Node tries for ever where the system does not let anybody make one. */
function makeFolder(path: string): void {
  if (!existsSync(dirname(path))) makeFolder(dirname(path))
  try {
    mkdirSync(path, 0o700)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !statSync(path).isDirectory()) throw error
  }
}

function roomOf(options: RoomOptions, catalog: Catalog): Projects {
  const { directory, now, randomBytes } = options
  const context: ProjectContext = { ...options, catalog, memory: createMemoryBudget(options.cacheBytes) }
  const owner = catalog.accounts.ensureOwner({
    username: options.ownerName,
    organizationId: newWorkspaceId(randomBytes),
    workspaceId: newWorkspaceId(randomBytes),
    now: now(),
  })
  const opened = new Map<string, Project>()
  const workspaces = new Map<string, string>()
  let version: number | undefined
  // Projects whose file is open; the first is the one unused longest.
  const awake = new Set<string>()
  let closing: Promise<void> | undefined

  const isTaken = (projectId: string): boolean =>
    catalog.projects.get(projectId) !== undefined ||
    (directory !== undefined && projectFileExists(projectPath(directory, projectId)))
  const wake = (projectId: string): void => {
    awake.delete(projectId)
    awake.add(projectId)
    for (const oldest of awake) {
      if (awake.size <= (options.openFiles ?? OPEN_FILES)) return
      if (oldest !== projectId && opened.get(oldest)?.rest() !== false) awake.delete(oldest)
    }
  }
  const forget = (projectId: string): void => {
    opened.delete(projectId)
    awake.delete(projectId)
  }
  const add = (projectId: string, made?: ProjectFile): Project => {
    const events = { onDeleted: () => forget(projectId), onOpened: () => wake(projectId) }
    const project = openProject(context, projectId, events, made)
    opened.set(projectId, project)
    return project
  }
  const look = (): number => {
    const current = catalog.version()
    if (current !== version) workspaces.clear()
    version = current
    return current
  }
  const workspaceOf = (projectId: string): string | undefined => {
    let workspaceId = workspaces.get(projectId)
    if (workspaceId === undefined) {
      workspaceId = catalog.projects.workspaceOf(projectId)
      if (workspaceId !== undefined) workspaces.set(projectId, workspaceId)
    }
    return workspaceId
  }
  const openSeen = (projectId: string): Project | undefined => {
    if (closing !== undefined) throw new EngineError('ERROR', 'The engine is closed.')
    let project = opened.get(projectId)
    if (workspaceOf(projectId) === undefined) {
      // Deleted by another process.
      forget(projectId)
      if (project !== undefined) void project.close().catch(() => {})
      return undefined
    }
    project ??= add(projectId)
    wake(projectId)
    return project
  }
  const open = (projectId: string): Project | undefined => {
    if (closing === undefined) look()
    return openSeen(projectId)
  }
  if (directory !== undefined) {
    for (const projectId of catalog.projects.removals()) {
      // What another process still holds (where that keeps a file from being removed) goes another time.
      quietly(() => {
        removeProjectFile(projectPath(directory, projectId))
        catalog.projects.endRemoval(projectId)
      })
    }
    removeStaleCopies(directory)
    adoptFiles(catalog, directory, owner.workspaceId)
  }
  return {
    ...createCopies({ context, admit: (projectId, file) => void add(projectId, file) }),
    owner,
    catalog,
    create({ name, language, creator, workspaceId = owner.workspaceId, description = '' }) {
      // With the entry in the catalog the file is there: one that is missing later has been lost.
      const { projectId, file } = catalog.projects.atomically(() => {
        if (!catalog.accounts.hasWorkspace(workspaceId)) throw new EngineError('INADEQUATE_PERMISSION')
        const id = newProjectId(randomBytes, isTaken)
        const path = directory === undefined ? undefined : projectPath(directory, id)
        const time = now()
        catalog.projects.insert({
          projectId: id,
          workspaceId,
          name: uniqueName(name, catalog.projects.names(workspaceId)),
          description,
          language,
          nextBuildLanguage: language,
          creator,
          creationDate: time,
          lastUpdate: time,
        })
        return { projectId: id, file: openProjectFile(path) }
      })
      const project = add(projectId, file)
      look()
      wake(projectId)
      return project.info()
    },
    async list(workspaceId) {
      const infos: ProjectInfo[] = []
      for (const { projectId } of catalog.projects.list(workspaceId)) {
        // Our choice: a project whose file cannot be read (damaged, or of a newer version) does not hide all others.
        try {
          const project = open(projectId)
          if (project !== undefined) infos.push(project.info())
        } catch (error) {
          if (closing !== undefined) throw error
        }
        await nextTurn()
      }
      return infos
    },
    open,
    look,
    workspaceOf,
    openSeen,
    hasWorkspace: (workspaceId) => catalog.accounts.hasWorkspace(workspaceId),
    async waitFor(projectId, stage, wait) {
      const project = open(projectId)
      if (project === undefined) throw new EngineError('INADEQUATE_PERMISSION')
      await project.waitFor(stage, wait)
    },
    close() {
      closing ??= (async () => {
        const closed = await Promise.allSettled([...opened.values()].map((project) => project.close()))
        catalog.close()
        for (const result of closed) if (result.status === 'rejected') throw result.reason
      })()
      return closing
    },
  }
}

/**
 * Lists the project files that the catalog does not know: a file that somebody has put into `projects/` (say, a
 * colleague's) becomes a project of the default workspace, under the name it bears or the next free one. A file without
 * documents is no project anybody gave away; it is left alone, as is one that cannot be read. One that nothing has come
 * into for long goes: its process died when it made the project. The catalog is locked from before a file is made until it
 * is listed, so here nobody is about to list it.
 */
function adoptFiles(catalog: Catalog, directory: string, workspaceId: string): void {
  const { projects } = catalog
  for (const projectId of projectFiles(directory)) {
    if (projects.get(projectId) !== undefined) continue
    projects.atomically(() => {
      if (projects.get(projectId) !== undefined || projects.removals().includes(projectId)) return
      const path = projectPath(directory, projectId)
      const label = labelOf(path)
      if (label === 'abandoned') quietly(() => removeProjectFile(path))
      if (typeof label === 'string') return
      const name = uniqueName(label.name, projects.names(workspaceId))
      projects.insert({ ...label, projectId, workspaceId, name, lastUpdate: label.creationDate })
    })
  }
}
