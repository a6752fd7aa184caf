import type { StoredProject } from '../storage/port/installation.js'
import type { CatalogView } from './catalogView.js'
import { EngineClosed } from './failures.js'
import { openProject, type Project } from './project.js'
import type { ProjectHost } from './projectHost.js'
import { quietly } from './quietly.js'

/** Maximum number of open project files: each takes three file handles and up to 16 MB of cache. */
const MAXIMUM_OPEN_FILES = 64

/** The projects in use, with a limit on open files. */
export interface OpenedProjects {
  /** Adds a project; `made` is the storage of a new one. */
  add(projectId: string, made?: StoredProject): Project
  /** The project as of the last `look` at the catalog; undefined for an unknown one. Throws ERROR after `close`. */
  get(projectId: string): Promise<Project | undefined>
  /**
   * What differs after each change of a project; undefined for one whose file may be open here, and where it cannot be told. See
   * `InstallationStorage`.
   */
  stateOf(projectId: string): string | undefined
  /** Forgets a project that was added in vain. */
  drop(projectId: string): void
  /** Marks a project as used, and closes the least recently used files. */
  use(projectId: string): void
  /** Opens the snapshot that another process has published, where an older one is open. */
  refresh(projectId: string): void
  /** Number of projects in use. */
  count(): number
  /** Whether a project has been used and not been deleted since. */
  has(projectId: string): boolean
  /** Whether `close` has been called. */
  isClosing(): boolean
  /** Closes all projects, then the storage. */
  close(): Promise<void>
}

export function createOpenedProjects(
  context: ProjectHost,
  entries: Pick<CatalogView, 'workspaceOf'>,
  maximumOpenFiles = MAXIMUM_OPEN_FILES,
): OpenedProjects {
  const opened = new Map<string, Project>()
  /** Projects with an open file, least recently used first. */
  const withOpenFile = new Set<string>()
  let closing: Promise<void> | undefined

  const use = (projectId: string): void => {
    withOpenFile.delete(projectId)
    withOpenFile.add(projectId)
    for (const oldest of withOpenFile) {
      if (withOpenFile.size <= maximumOpenFiles) return
      if (oldest !== projectId && opened.get(oldest)?.rest() !== false) withOpenFile.delete(oldest)
    }
  }
  const remove = (projectId: string): void => {
    opened.delete(projectId)
    withOpenFile.delete(projectId)
  }
  const add = (projectId: string, made?: StoredProject): Project => {
    const events = { onDeleted: () => remove(projectId), onOpened: () => use(projectId) }
    const project = openProject(context, projectId, events, made)
    opened.set(projectId, project)
    return project
  }
  return {
    add,
    use,
    refresh: (projectId) => void quietly(async () => await opened.get(projectId)?.refreshSnapshot()),
    count: () => opened.size,
    has: (projectId) => opened.has(projectId),
    stateOf: (projectId) => (withOpenFile.has(projectId) ? undefined : context.storage.stateOf?.(projectId)),
    drop: remove,
    async get(projectId) {
      const workspace = closing === undefined ? entries.workspaceOf(projectId) : undefined
      const isKnown = (typeof workspace === 'string' ? workspace : await workspace) !== undefined
      if (closing !== undefined) throw new EngineClosed()
      // Looked up after the last wait, so that two requests never open a project twice.
      const project = opened.get(projectId)
      if (!isKnown) {
        // Another process has deleted it.
        remove(projectId)
        if (project !== undefined) void project.close().catch(() => {})
        return undefined
      }
      const found = project ?? add(projectId)
      use(projectId)
      return found
    },
    isClosing: () => closing !== undefined,
    close() {
      closing ??= (async () => {
        const closed = await Promise.allSettled([...opened.values()].map((project) => project.close()))
        await context.storage.close()
        for (const result of closed) if (result.status === 'rejected') throw result.reason
      })()
      return closing
    },
  }
}
