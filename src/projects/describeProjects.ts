import { setImmediate as nextTurn } from 'node:timers/promises'
import { yieldIfSpent } from '../compute/eventLoopBudget.js'
import type { EngineError } from '../errors.js'
import type { ProjectEntry } from '../storage/port/catalog/projects.js'
import { asEngineError } from './failures.js'
import type { OpenedProjects } from './openedProjects.js'
import type { ListedProject, ProjectInfo } from './project.js'

/** A description of a project and the state of its file before it was read. */
interface KnownProject {
  readonly state: string
  readonly info: ProjectInfo
}

/**
 * Describes the projects of entries. A project that is not in use is opened only if its file has changed since it was described. Our
 * choice: a project that cannot be opened (its file is missing, damaged or of a newer version) is listed all the same. It is described
 * by its entry, without documents or builds, and with the reason. STORAGE_UNAVAILABLE where the database cannot be used at the moment,
 * since that says nothing of a project. `onUnusable` is called once for each such project, and again only after it could be opened.
 */
export function describeProjects(
  opened: Pick<OpenedProjects, 'get' | 'has' | 'isClosing' | 'stateOf'>,
  onUnusable: (error: EngineError, projectId: string) => void = () => {},
): (entries: readonly ProjectEntry[]) => Promise<ListedProject[]> {
  const unusable = new Set<string>()
  const known = new Map<string, KnownProject>()
  const read = async (projectId: string): Promise<ProjectInfo | undefined> => {
    const state = opened.stateOf(projectId)
    const info = await (await opened.get(projectId))?.info()
    if (state !== undefined && info !== undefined && hasEnded(info)) known.set(projectId, { state, info })
    else known.delete(projectId)
    return info
  }
  const describe = async (entry: ProjectEntry): Promise<ListedProject | undefined> => {
    const { projectId } = entry
    try {
      const info = await read(projectId)
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
    } finally {
      await nextTurn()
    }
  }
  /** The description of a project that is not in use and has not changed since it was read. */
  const recall = (entry: ProjectEntry): ListedProject | undefined => {
    const found = known.get(entry.projectId)
    if (found === undefined || opened.isClosing() || opened.stateOf(entry.projectId) !== found.state) return undefined
    return withEntry(found.info, entry)
  }
  const forgetDeleted = (): void => {
    for (const projectId of known.keys()) if (!opened.has(projectId)) known.delete(projectId)
  }
  return async (entries) => {
    const infos: ListedProject[] = []
    for (const entry of entries) {
      await yieldIfSpent()
      const info = recall(entry) ?? (await describe(entry))
      if (info !== undefined) infos.push(info)
    }
    forgetDeleted()
    return infos
  }
}

/** Whether nothing of its last build runs: the time of an interrupted one would end it without a change of the file. */
const hasEnded = ({ lastBuild }: ProjectInfo): boolean =>
  lastBuild === undefined || (lastBuild.stopTime !== null && lastBuild.sentiment.stopTime !== null)

/** The entry may have changed without the file. The language of a project is that of its last build, if there is one. */
const withEntry = (info: ProjectInfo, entry: ProjectEntry): ProjectInfo => ({
  ...info,
  ...entry,
  language: info.lastSuccessfulBuildTime === null ? entry.language : info.language,
})
