import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { EngineError } from '../errors.js'
import type { LocalOwner } from '../storage/catalog/accounts.js'
import { type Catalog, openCatalog } from '../storage/catalog/catalog.js'
import {
  openProjectFile,
  type ProjectFile,
  projectFileExists,
  projectPath,
} from '../storage/sqlite/project/projectFile.js'
import { type BuildCounts, createBuildCounts } from './buildCounts.js'
import { type Copies, type CopyHost, createCopies } from './copy.js'
import { newProjectId, newWorkspaceId } from './identifiers.js'
import { createMemoryBudget } from './memoryBudget.js'
import { uniqueName } from './naming.js'
import { type CatalogView, createCatalogView, createOpenedProjects } from './openedProjects.js'
import type { Project, ProjectInfo, WaitOptions } from './project.js'
import type { ProjectHost } from './projectHost.js'
import { reconcileFolder } from './reconcileFolder.js'
import { checkStorage, type StorageCheck } from './storageCheck.js'
import { createTransfers, type Transfers } from './transfer.js'

export interface ProjectsOptions extends Omit<ProjectHost, 'catalog' | 'memory' | 'buildCounts'> {
  /** Login of the local owner of a new folder. */
  readonly ownerName: string
  /** Memory in bytes for open snapshots and the answers cached for them. Default: 1 GiB. */
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
export interface Projects extends Copies, Transfers, CatalogView {
  readonly owner: LocalOwner
  /** Open as long as the projects are; accounts are stored in it as well. */
  readonly catalog: Catalog
  /** Throws INADEQUATE_PERMISSION for an unknown workspace. */
  create(request: ProjectRequest): Promise<ProjectInfo>
  /** All projects, or those of a workspace, oldest first. */
  list(workspaceId?: string): Promise<ProjectInfo[]>
  /** Opens an existing project; undefined for an unknown one. */
  open(projectId: string): Project | undefined
  /** `open`, as of the catalog's last `look`. */
  openKnown(projectId: string): Project | undefined
  hasWorkspace(workspaceId: string): boolean
  waitFor(projectId: string, stage: 'build' | 'sentiment', options: WaitOptions): Promise<void>
  /** What the projects are doing, for metrics. */
  statistics(): ProjectStatistics
  /** Checks whether the folder can be read and has room to write. */
  checkStorage(): Promise<StorageCheck[]>
  close(): Promise<void>
}

export interface ProjectStatistics {
  /** Projects in use, with an open file or a snapshot in memory. */
  readonly openProjects: number
  /** Bytes of open snapshots and of the answers cached for them. */
  readonly cacheBytes: number
  readonly builds: Readonly<BuildCounts>
}

/** Opens the folder of an engine and creates it if missing, or opens projects in memory. */
export function openProjects(options: ProjectsOptions): Projects {
  const { directory } = options
  if (directory !== undefined) makeFolder(join(directory, 'projects'))
  const catalog = openCatalog(directory)
  try {
    return createProjects(options, catalog)
  } catch (error) {
    catalog.close()
    throw error
  }
}

/**
 * Creates a folder and its parents, accessible only to the user of this process. Node's own `recursive` option never
 * ends if the system forbids it.
 */
function makeFolder(path: string): void {
  if (!existsSync(dirname(path))) makeFolder(dirname(path))
  try {
    mkdirSync(path, 0o700)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !statSync(path).isDirectory()) throw error
  }
}

function createProjects(options: ProjectsOptions, catalog: Catalog): Projects {
  const { directory, now, randomBytes } = options
  const context: ProjectHost = {
    ...options,
    catalog,
    memory: createMemoryBudget(options.cacheBytes),
    buildCounts: createBuildCounts(),
  }
  const owner = catalog.accounts.ensureOwner({
    username: options.ownerName,
    organizationId: newWorkspaceId(randomBytes),
    workspaceId: newWorkspaceId(randomBytes),
    now: now(),
  })
  if (directory !== undefined) reconcileFolder(catalog, directory, owner.workspaceId)
  const view = createCatalogView(catalog)
  const opened = createOpenedProjects(context, view, options.openFiles)
  const open = (projectId: string): Project | undefined => {
    if (!opened.isClosing()) view.look()
    return opened.get(projectId)
  }
  const copyHost: CopyHost = { context, admit: (projectId, file) => void opened.add(projectId, file) }
  return {
    ...createCopies(copyHost),
    ...createTransfers(copyHost),
    ...view,
    owner,
    catalog,
    async create(request) {
      const { projectId, file } = makeProject(context, {
        ...request,
        workspaceId: request.workspaceId ?? owner.workspaceId,
      })
      const project = opened.add(projectId, file)
      view.look()
      opened.use(projectId)
      return await project.info()
    },
    async list(workspaceId) {
      const infos: ProjectInfo[] = []
      for (const { projectId } of catalog.projects.list(workspaceId)) {
        // Our choice: a project whose file cannot be read (damaged, or of a newer version) does not hide all others.
        try {
          const project = open(projectId)
          if (project !== undefined) infos.push(await project.info())
        } catch (error) {
          if (opened.isClosing()) throw error
        }
        await nextTurn()
      }
      return infos
    },
    open,
    openKnown: opened.get,
    hasWorkspace: (workspaceId) => catalog.accounts.hasWorkspace(workspaceId),
    async waitFor(projectId, stage, wait) {
      const project = open(projectId)
      if (project === undefined) throw new EngineError('INADEQUATE_PERMISSION')
      await project.waitFor(stage, wait)
    },
    statistics: () => ({
      openProjects: opened.count(),
      cacheBytes: context.memory.bytes(),
      builds: { ...context.buildCounts },
    }),
    checkStorage: () => checkStorage(catalog, directory),
    close: opened.close,
  }
}

/** Creates the file and the entry of a new project in one transaction: a file that is missing later has been lost. */
function makeProject(
  { catalog, directory, now, randomBytes }: ProjectHost,
  { workspaceId, name, language, creator, description = '' }: ProjectRequest & { readonly workspaceId: string },
): { readonly projectId: string; readonly file: ProjectFile } {
  const pathOf = (id: string): string | undefined => (directory === undefined ? undefined : projectPath(directory, id))
  const isTaken = (id: string): boolean => {
    const path = pathOf(id)
    return catalog.projects.get(id) !== undefined || (path !== undefined && projectFileExists(path))
  }
  return catalog.projects.atomically(() => {
    if (!catalog.accounts.hasWorkspace(workspaceId)) throw new EngineError('INADEQUATE_PERMISSION')
    const projectId = newProjectId(randomBytes, isTaken)
    const time = now()
    catalog.projects.insert({
      projectId,
      workspaceId,
      name: uniqueName(name, catalog.projects.names(workspaceId)),
      description,
      language,
      nextBuildLanguage: language,
      creator,
      creationDate: time,
      lastUpdate: time,
    })
    return { projectId, file: openProjectFile(pathOf(projectId)) }
  })
}
