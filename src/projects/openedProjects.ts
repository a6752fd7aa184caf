import type { StoredProject } from '../storage/port/installation.js'
import type { CatalogView } from './catalogView.js'
import { EngineClosed } from './failures.js'
import { openProject, type Project } from './project.js'
import type { ProjectHost } from './projectHost.js'
import { quietly } from './quietly.js'

/** Maximum number of open project files: each takes three file handles and up to 16 MB of cache. */
const MAXIMUM_OPEN_FILES = 64

/** The projects in use, with a limit on open files. Others stay in memory only where something refers to them. */
export interface OpenedProjects {
  /** Adds a project; `made` is the storage of a new one. */
  add(projectId: string, made?: StoredProject): Project
  /** The project as of the last `refreshCatalog`; undefined for an unknown one. Throws ERROR after `close`. */
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
  /** Number of projects whose file may be open. */
  count(): number
  /** Whether a project has been used and not been deleted since. */
  has(projectId: string): boolean
  /** Whether `close` has been called. */
  isClosing(): boolean
  /** Closes all projects, then the storage. */
  close(): Promise<void>
}

/** A project that has been used. */
interface Entry {
  readonly reference: WeakRef<Project>
  /** Set while its file may be open. Otherwise the project lasts as long as somebody refers to it: a call, a snapshot in memory, a cleanup to come. */
  project: Project | undefined
  /** Whether its file was opened once. */
  wasOpened: boolean
}

export function createOpenedProjects(
  context: ProjectHost,
  entries: Pick<CatalogView, 'workspaceOf'>,
  maximumOpenFiles = MAXIMUM_OPEN_FILES,
): OpenedProjects {
  const opened = new Map<string, Entry>()
  let closing: Promise<void> | undefined

  /** Closes the file of a project, which may then be collected; false while it is in use. */
  const closeIfIdle = (projectId: string): boolean => {
    const entry = opened.get(projectId)
    if (entry?.project?.closeIfIdle() === false) return false
    if (entry !== undefined) entry.project = undefined
    return true
  }
  const openFiles = createOpenFiles(maximumOpenFiles, closeIfIdle)
  const use = (projectId: string): void => {
    const entry = opened.get(projectId)
    if (entry !== undefined) entry.project ??= entry.reference.deref()
    openFiles.use(projectId)
  }
  const remove = (projectId: string): void => {
    opened.delete(projectId)
    openFiles.remove(projectId)
  }
  const add = (projectId: string, made?: StoredProject): Project => {
    const wasOpened = opened.get(projectId)?.wasOpened ?? false
    const onOpened = (): void => {
      const entry = opened.get(projectId)
      // What holds a part of a project holds these functions, and so the project, which is then not opened twice.
      if (entry !== undefined && entry.reference.deref() === project) entry.wasOpened = true
      use(projectId)
    }
    const events = { onDeleted: () => remove(projectId), onOpened, wasOpened }
    const project = openProject(context, projectId, events, made)
    opened.set(projectId, { reference: new WeakRef(project), project: made && project, wasOpened })
    return project
  }
  const found = (projectId: string): Project | undefined => {
    const entry = opened.get(projectId)
    return entry?.project ?? entry?.reference.deref()
  }
  return {
    add,
    use,
    refresh: (projectId) => void quietly(async () => await found(projectId)?.refreshSnapshot()),
    count: () => [...opened.values()].filter(({ project }) => project !== undefined).length,
    has: (projectId) => opened.has(projectId),
    stateOf: (projectId) => (openFiles.has(projectId) ? undefined : context.storage.stateOf?.(projectId)),
    drop: remove,
    async get(projectId) {
      const workspace = closing === undefined ? entries.workspaceOf(projectId) : undefined
      const isKnown = (typeof workspace === 'string' ? workspace : await workspace) !== undefined
      if (closing !== undefined) throw new EngineClosed()
      // Looked up after the last wait, so that two requests never open a project twice.
      const project = found(projectId)
      if (!isKnown) {
        // Another process has deleted it.
        remove(projectId)
        if (project !== undefined) void project.close().catch(() => {})
        return undefined
      }
      const used = project ?? add(projectId)
      use(projectId)
      return used
    },
    isClosing: () => closing !== undefined,
    close: () => (closing ??= closeAll([...opened.keys()].map(found), context.storage)),
  }
}

/**
 * The projects whose file may be open, at most so many but for those in use. `closeIfIdle` closes a file, and returns false while it is in
 * use.
 */
function createOpenFiles(maximum: number, closeIfIdle: (projectId: string) => boolean) {
  /** Least recently used first. */
  const projects = new Set<string>()
  return {
    has: (projectId: string) => projects.has(projectId),
    remove: (projectId: string) => void projects.delete(projectId),
    /** Adds a project or marks it as used, and closes the least recently used files. */
    use(projectId: string): void {
      projects.delete(projectId)
      projects.add(projectId)
      for (const oldest of projects) {
        if (projects.size <= maximum) return
        if (oldest !== projectId && closeIfIdle(oldest)) projects.delete(oldest)
      }
    },
  }
}

/** Closes the projects and then the storage, also where a project cannot be closed; that failure is thrown afterwards. */
async function closeAll(projects: readonly (Project | undefined)[], storage: ProjectHost['storage']): Promise<void> {
  const closed = await Promise.allSettled(projects.map((project) => project?.close()))
  await storage.close()
  for (const result of closed) if (result.status === 'rejected') throw result.reason
}
