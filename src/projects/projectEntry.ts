import { EngineError } from '../errors.js'
import type { ProjectEntry } from '../storage/port/catalog/projects.js'
import type { ProjectRecords } from '../storage/port/project/projectRecords.js'
import { uniqueName } from './naming.js'
import type { ProjectHost } from './projectHost.js'
import { quietly } from './quietly.js'

export interface EntryChanges {
  readonly name?: string | undefined
  readonly description?: string | undefined
  readonly nextBuildLanguage?: string | undefined
}

/** The entry of one project in the catalog, and the label in the project's file that repeats it. */
export interface Entry {
  /** Throws INADEQUATE_PERMISSION when the project has been deleted. */
  get(): Promise<ProjectEntry>
  /** False when the project has been deleted, in any process. */
  exists(): Promise<boolean>
  /** Records the time of a change that is stored, and the size of the project, unless the catalog is not writable. */
  touch(): Promise<void>
  /** Records the size of the project in bytes, for the usage of its workspace. The next call makes up for a failure. */
  noteSpace(bytes?: number): Promise<void>
  /** Changes name, description or language. A number is appended to a name that exists. Spec v5 2.1.10, 4.1. */
  change(records: ProjectRecords, changes: EntryChanges): Promise<void>
  /** Records the language of a successful build. */
  recordBuild(records: ProjectRecords, language: string): Promise<void>
  /** Writes the label, by which another installation recognizes the file. */
  writeLabel(records: ProjectRecords): Promise<void>
  /**
   * Counts an upload, unless the catalog is not writable: the documents are stored already. Throws for a deleted
   * project.
   */
  countUpload(documents: number): Promise<void>
}

/** `spaceNow` returns the size of the project in bytes. */
export function openEntry({ catalog, now }: ProjectHost, projectId: string, spaceNow: () => Promise<number>): Entry {
  const get = async (): Promise<ProjectEntry> => {
    const found = await catalog.projects.get(projectId)
    if (found === undefined) throw new EngineError('INADEQUATE_PERMISSION')
    return found
  }
  const noteSpace: Entry['noteSpace'] = (bytes) =>
    quietly(async () => {
      const workspaceId = await catalog.projects.workspaceOf(projectId)
      if (workspaceId === undefined) return
      await catalog.usage.noteSpace(workspaceId, projectId, bytes ?? (await spaceNow()), now())
    })
  /** False for a deleted project. */
  const recordChange = async (uploaded?: number): Promise<boolean> => {
    const bytes = await spaceNow().catch(() => undefined)
    return await catalog.projects.recordChange(projectId, { time: now(), bytes, uploaded })
  }
  const writeLabel = async ({ label }: ProjectRecords): Promise<void> => {
    const { name, description, language, nextBuildLanguage, creator, creationDate } = await get()
    await label.write({ name, description, language, nextBuildLanguage, creator, creationDate })
  }
  return {
    get,
    exists: async () => (await catalog.projects.get(projectId)) !== undefined,
    touch: () => quietly(recordChange),
    noteSpace,
    writeLabel,
    async change(records, { name, description, nextBuildLanguage }) {
      await catalog.atomically(async ({ projects }) => {
        const found = await projects.get(projectId)
        if (found === undefined) throw new EngineError('INADEQUATE_PERMISSION')
        const taken = await projects.names(found.workspaceId, name ?? found.name)
        taken.delete(found.name)
        await projects.update(projectId, {
          ...(name !== undefined && { name: uniqueName(name, taken) }),
          ...(description !== undefined && { description }),
          ...(nextBuildLanguage !== undefined && { nextBuildLanguage }),
          lastUpdate: now(),
        })
      })
      // The change is in the catalog: who was told of a failure would take it for not made. The next build writes the label again.
      await quietly(() => writeLabel(records))
    },
    async recordBuild(records, language) {
      await catalog.projects.update(projectId, { language, lastUpdate: now() })
      await writeLabel(records)
    },
    async countUpload(documents) {
      const isThere = await recordChange(documents).catch(() => true)
      if (!isThere) throw new EngineError('INADEQUATE_PERMISSION')
    },
  }
}
