import { EngineError } from '../errors.js'
import type { ProjectEntry } from '../storage/catalog/projects.js'
import {
  copyPath,
  finishCopy,
  openProjectFile,
  type ProjectFile,
  removeProjectFile,
} from '../storage/project/projectFile.js'
import { newProjectId, newRecordId } from './identifiers.js'
import { withoutBuild } from './lock.js'
import { uniqueName } from './naming.js'
import { fileOfProject, type Project } from './project.js'
import type { ProjectContext } from './projectContext.js'
import { readDocuments } from './sources.js'
import { storeCopies, type UploadDocument } from './uploads.js'

/** What a copy is to become. */
export interface CopyRequest {
  /** Documents of the source by key; undefined for all of them. */
  readonly keys?: readonly number[] | undefined
  readonly workspaceId: string
  readonly name: string
  readonly description: string
  readonly creator: string
}

export interface Copies {
  /**
   * A new project that is the old one over again: documents with their ids and marks, build, term management, concept
   * lists (with new ids for their concepts), dashboards. PROJECT_LOCKED while the source is built.
   */
  copyWhole(source: Project, wish: Omit<CopyRequest, 'keys'>): Promise<string>
  /** A new project of some documents, under new ids, and without a build; there is all of it or nothing. */
  copyPart(source: Project, wish: CopyRequest): Promise<string>
  /** Adds documents to another project, all of them or none. PROJECT_LOCKED while either is built. */
  copyInto(source: Project, target: Project, keys: readonly number[] | undefined): Promise<void>
}

export interface CopyHost {
  readonly context: ProjectContext
  /** Makes a finished copy known; `file` is that of a project in memory. */
  readonly admit: (projectId: string, file: ProjectFile | undefined) => void
}

/** Documents read and written at a time. */
const PAGE_DOCUMENTS = 200

/** Copies of projects. Nothing of a new project is to be seen before it is complete. Spec v5 4.1. */
export function createCopies({ context, admit }: CopyHost): Copies {
  const { directory, catalog, randomBytes, now } = context

  /** Fills the file of a new project and enters it into the catalog; what fails leaves nothing. */
  const make = async (
    source: Project,
    { workspaceId, name, description, creator }: CopyRequest,
    fill: (path: string | undefined) => Promise<ProjectFile>,
  ): Promise<string> => {
    const { nextBuildLanguage, language } = source.info()
    const projectId = newProjectId(randomBytes, (taken) => catalog.projects.get(taken) !== undefined)
    const path = directory === undefined ? undefined : copyPath(directory, projectId)
    try {
      const file = await fill(path)
      if (path !== undefined) file.close()
      catalog.projects.atomically(() => {
        if (!catalog.accounts.hasWorkspace(workspaceId)) throw new EngineError('INADEQUATE_PERMISSION')
        const time = now()
        const entry: ProjectEntry = {
          projectId,
          workspaceId,
          name: uniqueName(name, catalog.projects.names(workspaceId)),
          description,
          language,
          nextBuildLanguage,
          creator,
          creationDate: time,
          lastUpdate: time,
        }
        catalog.projects.insert(entry)
        if (directory !== undefined) finishCopy(directory, projectId)
      })
      admit(projectId, path === undefined ? file : undefined)
      return projectId
    } catch (error) {
      if (path !== undefined) removeProjectFile(path)
      // A source that was deleted meanwhile is the caller's answer, however its file has failed.
      if (!(error instanceof EngineError)) source.info()
      throw error
    }
  }
  return {
    copyWhole: (source, wish) =>
      withoutBuilds(context, [source], () =>
        make(source, wish, async (path) => {
          const from = fileOfProject(source).file()
          if (path === undefined) return settle(from.copyInMemory())
          await from.copyTo(path)
          return settle(openProjectFile(path, { mustExist: true }))
        }),
      ),
    copyPart: (source, wish) =>
      withoutBuilds(context, [source], () =>
        make(source, wish, async (path) => {
          const file = openProjectFile(path)
          try {
            await storeCopies(() => file, pagesOf(source, wish.keys), context, 'destination')
          } catch (error) {
            file.close()
            throw error
          }
          return file
        }),
      ),
    copyInto: (source, target, keys) =>
      withoutBuilds(context, [source, target], async () => {
        await storeCopies(fileOfProject(target).file, pagesOf(source, keys), context, 'destination')
      }),
  }

  /** Ids of shared concepts are unique across all lists, so a copy has new ones. */
  function settle(file: ProjectFile): ProjectFile {
    file.disown()
    file.atomically(() => {
      for (const list of file.conceptLists.all()) {
        const concepts = list.concepts.map((concept) => ({ ...concept, sharedConceptId: newRecordId(randomBytes) }))
        file.conceptLists.update({ ...list, concepts })
      }
    })
    return file
  }
}

/** Works while no build of these projects can begin, their files open; PROJECT_LOCKED when one is under way. */
async function withoutBuilds<T>(
  context: ProjectContext,
  [first, ...rest]: readonly Project[],
  work: () => Promise<T>,
): Promise<T> {
  if (first === undefined) return await work()
  const { file, during } = fileOfProject(first)
  return await during(() => withoutBuild(file, context.now, () => withoutBuilds(context, rest, work)))
}

/** Documents of a project in upload order: those with these keys that are still there, or all as they are now. */
async function* pagesOf(
  source: Project,
  keys: readonly number[] | undefined,
): AsyncGenerator<readonly UploadDocument[]> {
  const { file } = fileOfProject(source)
  if (keys === undefined) {
    const last = file().documents.lastKey()
    for (let after = 0; ; ) {
      const page = file().documents.page(after, last, PAGE_DOCUMENTS)
      if (page.length === 0) return
      yield page
      after = page.at(-1)!.key
    }
  }
  for (let from = 0; from < keys.length; from += PAGE_DOCUMENTS) {
    const page = await readDocuments(file, keys.slice(from, from + PAGE_DOCUMENTS))
    yield page.filter((document) => document !== undefined)
  }
}
