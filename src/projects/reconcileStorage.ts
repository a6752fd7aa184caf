import type { Catalog } from '../storage/port/catalog/catalog.js'
import type { InstallationStorage } from '../storage/port/installation.js'
import { labelOf, projectFiles, projectPath, removeProjectFile } from '../storage/sqlite/project/projectFile.js'
import { uniqueName } from './naming.js'
import { quietly } from './quietly.js'

/** Reconciles what is stored with the catalog when an engine is opened. */
export async function reconcileStorage(storage: InstallationStorage, workspaceId: string): Promise<void> {
  const { catalog, directory } = storage
  await finishRemovals(storage)
  await storage.removeStale()
  if (directory !== undefined) await adoptFiles(catalog, directory, workspaceId)
}

/** Removes what is left of deleted projects, such as files that could not be removed at the time. */
async function finishRemovals({ catalog: { projects }, remove }: InstallationStorage): Promise<void> {
  for (const projectId of await projects.removals()) {
    // Some systems refuse to remove a file that another process has open; it is removed next time.
    await quietly(async () => {
      await remove(projectId)
      await projects.endRemoval(projectId)
    })
  }
}

/**
 * Adds project files that the catalog does not know: a file that somebody has put into `projects/` becomes a project of
 * the default workspace, with the name in its label or the next free one. Files without documents and unreadable files
 * are ignored. A file that has been empty for an hour is removed: its process died while it created the project. The
 * catalog is locked from before a file is created until it is listed, so no other process is about to list it.
 */
async function adoptFiles(catalog: Catalog, directory: string, workspaceId: string): Promise<void> {
  for (const projectId of projectFiles(directory)) {
    if ((await catalog.projects.get(projectId)) !== undefined) continue
    await catalog.atomically(async ({ projects }) => {
      const isKnown = (await projects.get(projectId)) !== undefined || (await projects.removals()).includes(projectId)
      if (isKnown) return
      const path = projectPath(directory, projectId)
      const label = await labelOf(path)
      if (label === 'abandoned') await quietly(() => removeProjectFile(path))
      if (typeof label === 'string') return
      const name = uniqueName(label.name, await projects.names(workspaceId, label.name))
      await projects.insert({ ...label, projectId, workspaceId, name, lastUpdate: label.creationDate })
    })
  }
}
