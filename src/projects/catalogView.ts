import type { Catalog } from '../storage/port/catalog/catalog.js'

/** The catalog at one point in time. Reading its version costs more than many requests, so a request reads it once. */
export interface CatalogView {
  /** Reads the version of the catalog; the number changes when anything in the catalog has changed. */
  refreshCatalog(): Promise<number>
  /** Workspace of a project as of the last `refreshCatalog`; undefined for an unknown project. */
  workspaceOf(projectId: string): string | Promise<string | undefined>
  /**
   * Caches what `read` finds in the catalog until `refreshCatalog` finds a change. What it does not find is read each time. What is
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
    async refreshCatalog() {
      const current = await catalog.version()
      if (current !== version) values = new Map()
      version = current
      return current
    },
    workspaceOf: cached((projectId) => catalog.projects.workspaceOf(projectId)),
    cached,
  }
}
