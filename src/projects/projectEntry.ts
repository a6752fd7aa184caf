import { EngineError } from '../errors.js'
import type { ProjectEntry } from '../storage/catalog/projects.js'
import type { ProjectFile } from '../storage/project/projectFile.js'
import { quietly } from './buildFailures.js'
import { uniqueName } from './naming.js'
import type { ProjectHost } from './projectHost.js'

export interface EntryChanges {
  readonly name?: string | undefined
  readonly description?: string | undefined
  readonly nextBuildLanguage?: string | undefined
}

/** The entry of one project in the catalog, and the label in the project's file that repeats it. */
export interface Entry {
  /** INADEQUATE_PERMISSION when the project has been deleted. */
  get(): ProjectEntry
  /** Records that the project has just changed, and how much space it takes now. */
  touch(): void
  /** Records the space that the project takes, in bytes, for the usage of its workspace; a failure is made good by the next call. */
  noteSpace(bytes?: number): void
  /** Changes name, description or language; a name that is taken gets a number. Spec v5 2.1.10, 4.1. */
  change(file: ProjectFile, changes: EntryChanges): void
  /** Records the language of a build that has succeeded. */
  recordBuild(file: ProjectFile, language: string): void
  /** Writes the label, by which another installation recognizes the file. */
  writeLabel(file: ProjectFile): void
  /** Counts an upload, unless the catalog cannot be written: the documents are stored already. Throws for a project that is gone. */
  countUpload(documents: number): void
}

/** `spaceNow` gives the bytes of the project. */
export function openEntry({ catalog, now }: ProjectHost, projectId: string, spaceNow: () => number): Entry {
  const get = (): ProjectEntry => {
    const found = catalog.projects.get(projectId)
    if (found === undefined) throw new EngineError('INADEQUATE_PERMISSION')
    return found
  }
  const noteSpace: Entry['noteSpace'] = (bytes) =>
    quietly(() => {
      const workspaceId = catalog.projects.workspaceOf(projectId)
      if (workspaceId !== undefined) catalog.usage.noteSpace(workspaceId, projectId, bytes ?? spaceNow(), now())
    })
  const touch = (): void =>
    catalog.projects.atomically(() => {
      catalog.projects.update(projectId, { lastUpdate: now() })
      noteSpace()
    })
  const writeLabel = (file: ProjectFile): void => {
    const { name, description, language, nextBuildLanguage, creator, creationDate } = get()
    file.label.write({ name, description, language, nextBuildLanguage, creator, creationDate })
  }
  return {
    get,
    touch,
    noteSpace,
    writeLabel,
    change(file, { name, description, nextBuildLanguage }) {
      catalog.projects.atomically(() => {
        const found = get()
        const taken = catalog.projects.names(found.workspaceId)
        taken.delete(found.name)
        catalog.projects.update(projectId, {
          ...(name !== undefined && { name: uniqueName(name, taken) }),
          ...(description !== undefined && { description }),
          ...(nextBuildLanguage !== undefined && { nextBuildLanguage }),
          lastUpdate: now(),
        })
      })
      writeLabel(file)
    },
    recordBuild(file, language) {
      catalog.projects.update(projectId, { language, lastUpdate: now() })
      writeLabel(file)
    },
    countUpload(documents) {
      try {
        catalog.projects.atomically(() => {
          catalog.usage.countUpload(get().workspaceId, now(), documents)
          touch()
        })
      } catch (error) {
        if (error instanceof EngineError) throw error
      }
    },
  }
}
