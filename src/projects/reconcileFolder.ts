import type { Catalog } from '../storage/port/catalog/catalog.js'
import {
  labelOf,
  projectFiles,
  projectPath,
  removeProjectFile,
  removeStaleCopies,
} from '../storage/sqlite/project/projectFile.js'
import { quietly } from './buildFailures.js'
import { uniqueName } from './naming.js'

/** Reconciles the files of a folder with its catalog when the folder is opened. */
export async function reconcileFolder(catalog: Catalog, directory: string, workspaceId: string): Promise<void> {
  await finishRemovals(catalog, directory)
  removeStaleCopies(directory)
  await adoptFiles(catalog, directory, workspaceId)
}

/** Removes the files of deleted projects that could not be removed at the time. */
async function finishRemovals({ projects }: Catalog, directory: string): Promise<void> {
  for (const projectId of await projects.removals()) {
    // Some systems refuse to remove a file that another process has open; it is removed next time.
    await quietly(async () => {
      removeProjectFile(projectPath(directory, projectId))
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
      const label = labelOf(path)
      if (label === 'abandoned') await quietly(() => removeProjectFile(path))
      if (typeof label === 'string') return
      const name = uniqueName(label.name, await projects.names(workspaceId))
      await projects.insert({ ...label, projectId, workspaceId, name, lastUpdate: label.creationDate })
    })
  }
}
