import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { EngineError } from '../errors.js'
import type { LocalOwner } from '../storage/catalog/accounts.js'
import { openCatalog } from '../storage/catalog/catalog.js'
import type { ProjectContext } from './context.js'
import { newProjectId, newWorkspaceId } from './identifiers.js'
import { uniqueName } from './naming.js'
import { openProject, type Project, type ProjectInfo, type WaitOptions } from './project.js'

export interface RoomOptions extends Omit<ProjectContext, 'catalog'> {
  /** Login of the local owner of a new folder. */
  readonly ownerName: string
}

export interface ProjectWish {
  readonly name: string
  readonly language: string
  readonly creator: string
  readonly workspaceId?: string | undefined
  readonly description?: string | undefined
}

/** All projects of an engine. */
export interface ProjectRoom {
  readonly owner: LocalOwner
  /** INADEQUATE_PERMISSION for a workspace that does not exist. */
  create(wish: ProjectWish): ProjectInfo
  /** All projects, or those of a workspace, oldest first. */
  list(workspaceId?: string): ProjectInfo[]
  /** An existing project, open; undefined when there is none. */
  open(projectId: string): Project | undefined
  workspaceOf(projectId: string): string | undefined
  hasWorkspace(workspaceId: string): boolean
  waitFor(projectId: string, stage: 'build' | 'sentiment', options: WaitOptions): Promise<void>
  close(): Promise<void>
}

/** Files of idle projects kept open at most. */
const OPEN_PROJECTS = 100

/** Opens the folder of an engine (made when it is not there), or projects in memory. */
export function openProjectRoom(options: RoomOptions): ProjectRoom {
  const { directory, now, randomBytes } = options
  if (directory !== undefined) mkdirSync(join(directory, 'projects'), { recursive: true })
  const catalog = openCatalog(directory)
  const context: ProjectContext = { ...options, catalog }
  const owner = catalog.accounts.ensureOwner({
    username: options.ownerName,
    organizationId: newWorkspaceId(randomBytes),
    workspaceId: newWorkspaceId(randomBytes),
    now: now(),
  })
  // Insertion order is order of use: the first is the one unused longest.
  const opened = new Map<string, Project>()
  let closing: Promise<void> | undefined

  const open = (projectId: string): Project | undefined => {
    if (closing !== undefined) throw new EngineError('ERROR', 'The engine is closed.')
    if (catalog.projects.get(projectId) === undefined) return undefined
    const project = opened.get(projectId) ?? openProject(context, projectId, () => opened.delete(projectId))
    opened.delete(projectId)
    opened.set(projectId, project)
    closeUnused()
    return project
  }
  const closeUnused = (): void => {
    if (directory === undefined) return
    for (const [id, project] of opened) {
      if (opened.size <= OPEN_PROJECTS) return
      if (!project.isIdle()) continue
      opened.delete(id)
      void project.close()
    }
  }
  return {
    owner,
    create({ name, language, creator, workspaceId = owner.workspaceId, description = '' }) {
      const projectId = catalog.projects.atomically(() => {
        if (catalog.accounts.workspace(workspaceId) === undefined) throw new EngineError('INADEQUATE_PERMISSION')
        const id = newProjectId(randomBytes, (taken) => catalog.projects.get(taken) !== undefined)
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
        return id
      })
      return open(projectId)!.info()
    },
    list: (workspaceId) => catalog.projects.list(workspaceId).map(({ projectId }) => open(projectId)!.info()),
    open,
    workspaceOf: (projectId) => catalog.projects.get(projectId)?.workspaceId,
    hasWorkspace: (workspaceId) => catalog.accounts.workspace(workspaceId) !== undefined,
    async waitFor(projectId, stage, wait) {
      const project = open(projectId)
      if (project === undefined) throw new EngineError('INADEQUATE_PERMISSION')
      await project.waitFor(stage, wait)
    },
    close() {
      closing ??= (async () => {
        await Promise.all([...opened.values()].map((project) => project.close()))
        catalog.close()
      })()
      return closing
    },
  }
}
