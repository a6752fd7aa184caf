import type { Database } from '../database.js'
import type { ProjectLabel } from '../port/project/label.js'
import { transaction } from '../sqlite.js'

/** The entry of a project in the catalog. Times are seconds since 1970. */
export interface ProjectEntry extends ProjectLabel {
  readonly projectId: string
  readonly workspaceId: string
  readonly lastUpdate: number
}

export type ProjectChanges = Partial<
  Pick<ProjectEntry, 'name' | 'description' | 'language' | 'nextBuildLanguage' | 'lastUpdate'>
>

export interface ProjectStore {
  get(projectId: string): ProjectEntry | undefined
  /** Undefined for an unknown project. */
  workspaceOf(projectId: string): string | undefined
  /** All projects, or those of one workspace, oldest first. */
  list(workspaceId?: string): ProjectEntry[]
  /** Existing names in a workspace, which a new name must differ from. */
  names(workspaceId: string): Set<string>
  insert(entry: ProjectEntry): void
  update(projectId: string, changes: ProjectChanges): void
  /** Removes a project from the list; `removals` lists it until `endRemoval` confirms that its file is removed. */
  remove(projectId: string): void
  removals(): string[]
  endRemoval(projectId: string): void
  /** Runs reads and writes in one transaction with the catalog locked: for names that must stay unique. */
  atomically<T>(work: () => T): T
}

const columns = `
  project_id AS projectId, workspace_id AS workspaceId, name, description, language,
  next_build_language AS nextBuildLanguage, creator, creation_date AS creationDate, last_update AS lastUpdate`

export function openProjectStore(database: Database): ProjectStore {
  const get = database.prepare<ProjectEntry>(`SELECT ${columns} FROM projects WHERE project_id = ?`)
  const all = database.prepare<ProjectEntry>(`SELECT ${columns} FROM projects ORDER BY project_number`)
  const inWorkspace = database.prepare<ProjectEntry>(
    `SELECT ${columns} FROM projects WHERE workspace_id = ? ORDER BY project_number`,
  )
  const names = database.prepare<string>('SELECT name FROM projects WHERE workspace_id = ?').pluck()
  const insert = database.prepare(`
    INSERT INTO projects (project_id, workspace_id, name, description, language, next_build_language, creator,
      creation_date, last_update)
    VALUES (@projectId, @workspaceId, @name, @description, @language, @nextBuildLanguage,
      @creator, @creationDate, @lastUpdate)`)
  const update = database.prepare(`
    UPDATE projects SET name = @name, description = @description, language = @language,
      next_build_language = @nextBuildLanguage, last_update = @lastUpdate
    WHERE project_id = @projectId`)
  const remove = database.prepare('DELETE FROM projects WHERE project_id = ?')
  const addRemoval = database.prepare('INSERT INTO removals VALUES (?) ON CONFLICT DO NOTHING')
  const removals = database.prepare<string>('SELECT project_id FROM removals').pluck()
  const endRemoval = database.prepare('DELETE FROM removals WHERE project_id = ?')
  const workspaceOf = database.prepare<string>('SELECT workspace_id FROM projects WHERE project_id = ?').pluck()
  const find = (projectId: string) => get.get(projectId)
  return {
    get: find,
    workspaceOf: (projectId) => workspaceOf.get(projectId),
    list: (workspaceId) => (workspaceId === undefined ? all.all() : inWorkspace.all(workspaceId)),
    names: (workspaceId) => new Set(names.all(workspaceId)),
    insert: (entry) => void insert.run(entry),
    update: (projectId, changes) =>
      transaction(database, () => {
        const entry = find(projectId)
        if (entry !== undefined) update.run({ ...entry, ...changes })
      }),
    remove: (projectId) =>
      transaction(database, () => {
        remove.run(projectId)
        addRemoval.run(projectId)
      }),
    removals: () => removals.all(),
    endRemoval: (projectId) => void endRemoval.run(projectId),
    atomically: (work) => transaction(database, work),
  }
}
