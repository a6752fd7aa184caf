import type { Catalog } from '../storage/port/catalog/catalog.js'
import type { StoredProject } from '../storage/port/installation.js'
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

/** The catalog at one point in time. Reading its version costs more than many requests, so a request reads it once. */
export interface CatalogView {
  /** Reads the version of the catalog; the number changes when anything in the catalog has changed. */
  look(): Promise<number>
  /** Workspace of a project as of the last `look`; undefined for an unknown project. */
  workspaceOf(projectId: string): string | Promise<string | undefined>
  /**
   * Caches what `read` finds in the catalog until a `look` finds a change. What it does not find is read each time. What is
   * cached comes without a promise, since each request asks several times.
   */
  cached<Value>(read: (key: string) => Promise<Value | undefined>): (key: string) => Value | Promise<Value | undefined>
}

/** Maximum number of cached values. */
const MAX_CACHED = 10_000

export function createCatalogView(catalog: Catalog): CatalogView {
  let version: number | undefined
  /** Replaced with each version: what is being read then was asked for at the version before. */
  let values = new Map<string, unknown>()
  let caches = 0
  const cached: CatalogView['cached'] = <Value>(read: (key: string) => Promise<Value | undefined>) => {
    const prefix = `${caches++} `
    const readAndKeep = async (key: string): Promise<Value | undefined> => {
      if (values.size >= MAX_CACHED) values = new Map()
      const known = values
      const value = await read(key)
      if (value !== undefined) known.set(prefix + key, value)
      return value
    }
    return (key) => (values.get(prefix + key) as Value | undefined) ?? readAndKeep(key)
  }
  return {
    async look() {
      const current = await catalog.version()
      if (current !== version) values = new Map()
      version = current
      return current
    },
    workspaceOf: cached((projectId) => catalog.projects.workspaceOf(projectId)),
    cached,
  }
}
