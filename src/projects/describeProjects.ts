import { setImmediate as nextTurn } from 'node:timers/promises'
import type { EngineError } from '../errors.js'
import type { ProjectEntry } from '../storage/port/catalog/projects.js'
import { asEngineError } from './failures.js'
import type { OpenedProjects } from './openedProjects.js'
import type { ListedProject } from './project.js'

/**
 * Describes the projects of entries. Our choice: one that cannot be opened (its file is missing, damaged or of a newer version) hides
 * neither the others nor itself: it is described by its entry, without documents or builds, and with the reason. A database that cannot be
 * used at the moment is no state of a project: STORAGE_UNAVAILABLE. `onUnusable` is called once for each until it can be opened.
 */
export function describeProjects(
  opened: Pick<OpenedProjects, 'get' | 'isClosing'>,
  onUnusable: (error: EngineError, projectId: string) => void = () => {},
): (entries: readonly ProjectEntry[]) => Promise<ListedProject[]> {
  const unusable = new Set<string>()
  const describe = async (entry: ProjectEntry): Promise<ListedProject | undefined> => {
    const { projectId } = entry
    try {
      const info = await (await opened.get(projectId))?.info()
      unusable.delete(projectId)
      return info
    } catch (thrown) {
      const error = asEngineError(thrown)
      if (opened.isClosing() || error.code === 'STORAGE_UNAVAILABLE') throw error
      // It was deleted meanwhile.
      if (error.code === 'INADEQUATE_PERMISSION') return undefined
      if (!unusable.has(projectId)) onUnusable(error, projectId)
      unusable.add(projectId)
      const nothing = { documentCount: 0, lastSuccessfulBuildTime: null, lastBuild: undefined }
      return { ...entry, ...nothing, problem: error.message }
    }
  }
  return async (entries) => {
    const infos: ListedProject[] = []
    for (const entry of entries) {
      const info = await describe(entry)
      if (info !== undefined) infos.push(info)
      await nextTurn()
    }
    return infos
  }
}
