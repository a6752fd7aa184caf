import { setImmediate as nextTurn } from 'node:timers/promises'
import { yieldIfSpent } from '../compute/eventLoopBudget.js'
import type { EngineError } from '../errors.js'
import type { ProjectEntry } from '../storage/port/catalog/projects.js'
import { asEngineError } from './failures.js'
import type { OpenedProjects } from './openedProjects.js'
import type { Project } from './project.js'
import type { ListedProject, ProjectInfo } from './projectInfo.js'

/** What a list of projects tells beside their descriptions. Remembered by this object: there is one for each kind of list. */
export interface ProjectDetails<Details> {
  read(project: Project): Promise<Details>
  /** Whether details stay as they are while the file of the project does not change. */
  isLasting(details: Details): boolean
}

/** A project of a list with its details; undefined for one that cannot be opened. */
export type DetailedProject<Details> = ListedProject & { readonly details?: Details | undefined }

/** Describes the projects of entries, with the details that the list needs. */
export type DescribeProjects = <Details = undefined>(
  entries: readonly ProjectEntry[],
  details?: ProjectDetails<Details>,
) => Promise<DetailedProject<Details>[]>

/** A description of a project and the state of its file before it was read. */
interface KnownProject {
  readonly state: string
  readonly info: ProjectInfo
  readonly details: unknown
}

const NO_DETAILS: ProjectDetails<undefined> = { read: async () => undefined, isLasting: () => true }

/**
 * Describes the projects of entries. A project that is not in use is opened only if its file has changed since it was described. Our
 * choice: a project that cannot be opened (its file is missing, damaged or of a newer version) is listed all the same. It is described
 * by its entry, without documents or builds, and with the reason. STORAGE_UNAVAILABLE where the database cannot be used at the moment,
 * since that says nothing of a project. `onUnusable` is called once for each such project, and again only after it could be opened.
 */
export function describeProjects(
  opened: Pick<OpenedProjects, 'get' | 'has' | 'isClosing' | 'stateOf'>,
  onUnusable: (error: EngineError, projectId: string) => void = () => {},
): DescribeProjects {
  const unusable = new Set<string>()
  const known = createKnownProjects(opened)
  const read = async <Details>(
    projectId: string,
    reader: ProjectDetails<Details>,
  ): Promise<DetailedProject<Details> | undefined> => {
    const state = opened.stateOf(projectId)
    const project = await opened.get(projectId)
    const info = await project?.info()
    const details = info && (await reader.read(project!))
    const isLasting = info !== undefined && hasEnded(info) && reader.isLasting(details as Details)
    known.keep(reader, projectId, state !== undefined && isLasting ? { state, info, details } : undefined)
    return info && { ...info, details }
  }
  const describe = async <Details>(
    entry: ProjectEntry,
    reader: ProjectDetails<Details>,
  ): Promise<DetailedProject<Details> | undefined> => {
    const { projectId } = entry
    try {
      const info = await read(projectId, reader)
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
  return async <Details = undefined>(entries: readonly ProjectEntry[], details?: ProjectDetails<Details>) => {
    const reader = details ?? (NO_DETAILS as ProjectDetails<unknown> as ProjectDetails<Details>)
    const infos: DetailedProject<Details>[] = []
    for (const entry of entries) {
      await yieldIfSpent()
      const info = known.recall(entry, reader) ?? (await describe(entry, reader))
      if (info !== undefined) infos.push(info)
    }
    known.forgetDeleted()
    return infos
  }
}

/** Remembers the descriptions of projects whose file has not changed since, for each kind of list. */
function createKnownProjects({ has, isClosing, stateOf }: Pick<OpenedProjects, 'has' | 'isClosing' | 'stateOf'>) {
  const knownByDetails = new Map<object, Map<string, KnownProject>>()
  const knownFor = (details: object): Map<string, KnownProject> => {
    const known = knownByDetails.get(details) ?? new Map<string, KnownProject>()
    knownByDetails.set(details, known)
    return known
  }
  return {
    /** Replaces what is known of a project. */
    keep(details: object, projectId: string, known: KnownProject | undefined): void {
      if (known === undefined) knownFor(details).delete(projectId)
      else knownFor(details).set(projectId, known)
    },
    /** The description of a project that is not in use and has not changed since it was read. */
    recall<Details>(entry: ProjectEntry, details: ProjectDetails<Details>): DetailedProject<Details> | undefined {
      const found = knownFor(details).get(entry.projectId)
      if (found === undefined || isClosing() || stateOf(entry.projectId) !== found.state) return undefined
      return { ...withEntry(found.info, entry), details: found.details as Details }
    },
    forgetDeleted(): void {
      for (const known of knownByDetails.values()) {
        for (const projectId of known.keys()) if (!has(projectId)) known.delete(projectId)
      }
    },
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
