import type { Database } from '../../database.js'
import type { ProjectEntry, ProjectStore } from '../../port/catalog/projects.js'
import type { UsageStore } from '../../port/catalog/usage.js'
import { transaction } from '../../sqlite.js'
import type { Synchronous } from '../synchronous.js'

const columns = `
  project_id AS projectId, workspace_id AS workspaceId, name, description, language,
  next_build_language AS nextBuildLanguage, creator, creation_date AS creationDate, last_update AS lastUpdate`

export function openProjectStore(
  database: Database,
  usage: Pick<Synchronous<UsageStore>, 'countUpload' | 'noteSpace'>,
): Synchronous<ProjectStore> {
  const get = database.prepare<ProjectEntry>(`SELECT ${columns} FROM projects WHERE project_id = ?`)
  const all = database.prepare<ProjectEntry>(`SELECT ${columns} FROM projects ORDER BY project_number`)
  const inWorkspace = database.prepare<ProjectEntry>(
    `SELECT ${columns} FROM projects WHERE workspace_id = ? ORDER BY project_number`,
  )
  // The colon follows the digits.
  const names = database
    .prepare<string>(`SELECT name FROM projects WHERE workspace_id = ? AND name BETWEEN ? AND ? || ' - :'`)
    .pluck()
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
  const touch = database.prepare('UPDATE projects SET last_update = ? WHERE project_id = ?')
  const find = (projectId: string) => get.get(projectId)
  return {
    get: find,
    workspaceOf: (projectId) => workspaceOf.get(projectId),
    list: (workspaceId) => (workspaceId === undefined ? all.all() : inWorkspace.all(workspaceId)),
    names: (workspaceId, name) => new Set(names.all(workspaceId, name, name)),
    insert: (entry) => void insert.run(entry),
    recordChange: (projectId, { time, bytes, uploaded }) =>
      transaction(database, () => {
        const workspaceId = workspaceOf.get(projectId)
        if (workspaceId === undefined) return false
        touch.run(time, projectId)
        if (bytes !== undefined) usage.noteSpace(workspaceId, projectId, bytes, time)
        if (uploaded !== undefined) usage.countUpload(workspaceId, time, uploaded)
        return true
      }),
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
  }
}
