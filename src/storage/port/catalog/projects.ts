import type { ProjectLabel } from '../project/label.js'

/** The entry of a project in the catalog. Times are seconds since 1970. */
export interface ProjectEntry extends ProjectLabel {
  readonly projectId: string
  readonly workspaceId: string
  readonly lastUpdate: number
}

export type ProjectChanges = Partial<
  Pick<ProjectEntry, 'name' | 'description' | 'language' | 'nextBuildLanguage' | 'lastUpdate'>
>

/** A change of the documents of a project. */
export interface RecordedChange {
  /** Seconds since 1970. */
  readonly time: number
  /** Size of the project, for the usage of its workspace. */
  readonly bytes?: number | undefined
  /** Number of documents that were uploaded, for the usage of its workspace. */
  readonly uploaded?: number | undefined
}

export interface ProjectStore {
  get(projectId: string): Promise<ProjectEntry | undefined>
  /** Undefined for an unknown project. */
  workspaceOf(projectId: string): Promise<string | undefined>
  /** All projects, or those of one workspace, oldest first. */
  list(workspaceId?: string): Promise<ProjectEntry[]>
  /** Names in a workspace that a new name may have to differ from: all that are `name`, or `name - ` with a number. */
  names(workspaceId: string, name: string): Promise<Set<string>>
  insert(entry: ProjectEntry): Promise<void>
  /** Records a change of the documents of a project, all of it or nothing; false for an unknown project. */
  recordChange(projectId: string, change: RecordedChange): Promise<boolean>
  update(projectId: string, changes: ProjectChanges): Promise<void>
  /** Removes a project from the list; `removals` lists it until `endRemoval` confirms that its file is removed. */
  remove(projectId: string): Promise<void>
  removals(): Promise<string[]>
  endRemoval(projectId: string): Promise<void>
}
