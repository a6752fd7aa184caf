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
  /** Throws INADEQUATE_PERMISSION when the project has been deleted. */
  get(): ProjectEntry
  /** Records the time of a change, and the size of the project. */
  touch(): void
  /** Records the size of the project in bytes, for the usage of its workspace. The next call makes up for a failure. */
  noteSpace(bytes?: number): void
  /** Changes name, description or language. A number is appended to a name that exists. Spec v5 2.1.10, 4.1. */
  change(file: ProjectFile, changes: EntryChanges): void
  /** Records the language of a successful build. */
  recordBuild(file: ProjectFile, language: string): void
  /** Writes the label, by which another installation recognizes the file. */
  writeLabel(file: ProjectFile): void
  /**
   * Counts an upload, unless the catalog is not writable: the documents are stored already. Throws for a deleted
   * project.
   */
  countUpload(documents: number): void
}

/** `spaceNow` returns the size of the project in bytes. */
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
