import { setImmediate as nextTurn } from 'node:timers/promises'
import { EngineError } from '../errors.js'
import type { LocalOwner } from '../storage/port/catalog/accounts.js'
import type { Catalog } from '../storage/port/catalog/catalog.js'
import type { Connections } from '../storage/port/installation.js'
import { type BuildCounts, createBuildCounts } from './buildCounts.js'
import { claimBuilds, createWakeup } from './builds/claimBuilds.js'
import type { AwaitedStage, WaitOptions } from './builds/waiting.js'
import { type CatalogView, createCatalogView } from './catalogView.js'
import type { AdditionHost } from './copies/addProject.js'
import { type Copies, createCopies } from './copies/copy.js'
import { createTransfers, type Transfers } from './copies/transfer.js'
import { type DetailedProject, describeProjects, type ProjectDetails } from './describeProjects.js'
import { enterProject } from './enterProject.js'
import { newProjectId, newWorkspaceId } from './identifiers.js'
import { createMemoryBudget } from './memoryBudget.js'
import { createOpenedProjects, type OpenedProjects } from './openedProjects.js'
import type { Project } from './project.js'
import type { ProjectHost } from './projectHost.js'
import type { ListedProject, ProjectInfo } from './projectInfo.js'
import { quietly } from './quietly.js'
import { reconcileStorage } from './reconcileStorage.js'
import { checkStorage, type StorageCheck } from './storageCheck.js'

export interface ProjectsOptions extends Omit<ProjectHost, 'catalog' | 'memory' | 'buildCounts'> {
  /** Login of the local owner of a new folder. */
  readonly ownerName: string
  /** Memory in bytes for open snapshots and the answers cached for them. Default: 1 GiB. */
  readonly cacheBytes?: number | undefined
  /** Called when waiting builds cannot be claimed or continued; once for failures in succession. Default: none. */
  readonly onClaimFailure?: ((error: unknown) => void) | undefined
  /** Called when a project of a list cannot be opened; once until it can be. Default: none. */
  readonly onUnusable?: ((error: EngineError, projectId: string) => void) | undefined
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
  /** All projects, or those of a workspace, oldest first; also those that cannot be opened, with the reason. */
  list(workspaceId?: string): Promise<ListedProject[]>
  /** The projects of a workspace, or those of one name, with details: a project is opened only if it has changed since the last such list. */
  listWith<Details>(
    details: ProjectDetails<Details>,
    workspaceId: string,
    name?: string,
  ): Promise<DetailedProject<Details>[]>
  /** Opens an existing project; undefined for an unknown one. */
  open(projectId: string): Promise<Project | undefined>
  /** `open`, as of the last `refreshCatalog`. */
  openKnown(projectId: string): Promise<Project | undefined>
  waitFor(projectId: string, stage: AwaitedStage, options: WaitOptions): Promise<void>
  /**
   * Starts builds again that the end of their process interrupted, one after the other; projects that fail are left out. In a
   * database, where processes share builds, it goes on until `close`, and runs all that wait for a process.
   */
  resumeBuilds(): Promise<void>
  /** What the projects are doing, for metrics. */
  statistics(): ProjectStatistics
  /** Checks whether the storage can be read, and whether a folder has room to write. */
  checkStorage(): Promise<StorageCheck[]>
  close(): Promise<void>
}

export interface ProjectStatistics {
  /** Projects whose file may be open. */
  readonly openProjects: number
  /** Connections to the database; undefined without one. */
  readonly connections: Connections | undefined
  /** Bytes of open snapshots and of the answers cached for them. */
  readonly cacheBytes: number
  readonly builds: Readonly<BuildCounts>
}

/** Opens the projects of a storage, which is closed with them, or when they cannot be opened. */
export async function openProjects(options: ProjectsOptions): Promise<Projects> {
  try {
    return await createProjects(options)
  } catch (error) {
    await options.storage.close()
    throw error
  }
}

async function createProjects(options: ProjectsOptions): Promise<Projects> {
  const { storage, now, randomBytes } = options
  const { catalog } = storage
  const context: ProjectHost = {
    ...options,
    catalog,
    memory: createMemoryBudget(options.cacheBytes),
    buildCounts: createBuildCounts(),
  }
  const owner = await catalog.accounts.ensureOwner({
    username: options.ownerName,
    organizationId: await newWorkspaceId(randomBytes),
    workspaceId: await newWorkspaceId(randomBytes),
    now: now(),
  })
  await reconcileStorage(storage, owner.workspaceId)
  const view = createCatalogView(catalog)
  const opened = createOpenedProjects(context, view, options.openFiles)
  const open = async (projectId: string): Promise<Project | undefined> => {
    if (!opened.isClosing()) await view.refreshCatalog()
    return await opened.get(projectId)
  }
  const describe = describeProjects(opened, options.onUnusable)
  const wakeup = createWakeup()
  storage.notifications?.listen(({ event, projectId }) => {
    if (event === 'buildWaits') wakeup.wake()
    else opened.refresh(projectId)
  })
  const additionHost: AdditionHost = {
    context,
    admit: (projectId, stored) => void opened.add(projectId, stored),
    withdraw: opened.drop,
  }
  return {
    ...createCopies(additionHost),
    ...createTransfers(additionHost),
    ...view,
    owner,
    catalog,
    async create(request) {
      const workspaceId = request.workspaceId ?? owner.workspaceId
      const project = await makeProject(context, opened, { ...request, workspaceId })
      await view.refreshCatalog()
      opened.use(project.projectId)
      return await project.info()
    },
    async list(workspaceId) {
      if (!opened.isClosing()) await view.refreshCatalog()
      return await describe(await catalog.projects.list(workspaceId))
    },
    async listWith(details, workspaceId, name) {
      if (!opened.isClosing()) await view.refreshCatalog()
      const entries = await catalog.projects.list(workspaceId)
      return await describe(name === undefined ? entries : entries.filter((entry) => entry.name === name), details)
    },
    open,
    openKnown: opened.get,
    async waitFor(projectId, stage, wait) {
      const project = await open(projectId)
      if (project === undefined) throw new EngineError('INADEQUATE_PERMISSION')
      await project.waitFor(stage, wait)
    },
    async resumeBuilds() {
      const { onClaimFailure = () => {} } = options
      if (storage.builds !== undefined) {
        const { isClosing } = opened
        return await claimBuilds(storage.builds, { open, isClosing, wakeup, onFailure: onClaimFailure })
      }
      await resumeOwnBuilds(await catalog.projects.list(), open)
    },
    statistics: () => ({
      openProjects: opened.count(),
      connections: storage.connections?.(),
      cacheBytes: context.memory.bytes(),
      builds: { ...context.buildCounts },
    }),
    checkStorage: () => checkStorage(catalog, storage.directory),
    close: opened.close,
  }
}

/** One that another process builds, or whose file is damaged, is left out; so are all once the engine closes. */
async function resumeOwnBuilds(
  listed: readonly { readonly projectId: string }[],
  open: (projectId: string) => Promise<Project | undefined>,
): Promise<void> {
  for (const { projectId } of listed) {
    await quietly(async () => {
      const project = await open(projectId)
      if (await project?.resumeBuild()) await project?.waitFor('build')
    })
    await nextTurn()
  }
}

/** Creates a project. It is added to those in use before anybody can find it, so that it is opened once. */
async function makeProject(
  { storage, now, randomBytes }: ProjectHost,
  opened: Pick<OpenedProjects, 'add' | 'drop'>,
  { workspaceId, name, language, creator, description = '' }: ProjectRequest & { readonly workspaceId: string },
): Promise<Project> {
  let made: Project | undefined
  try {
    return await storage.create(
      (isTaken) => newProjectId(randomBytes, isTaken),
      async (records, projectId, stored) => {
        await enterProject(records, projectId, now(), {
          workspaceId,
          name,
          description,
          language,
          nextBuildLanguage: language,
          creator,
        })
        made ??= opened.add(projectId, stored)
        return made
      },
    )
  } catch (error) {
    if (made !== undefined) {
      opened.drop(made.projectId)
      await made.close()
    }
    throw error
  }
}
