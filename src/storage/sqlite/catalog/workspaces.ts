import type { Database } from '../../database.js'
import type { OrganizationRecord, WorkspaceRecord, WorkspaceStore } from '../../port/catalog/workspaces.js'
import { transaction } from '../../sqlite.js'
import type { Synchronous } from '../synchronous.js'

const columns = `
  workspace_id AS workspaceId, organization_id AS organizationId, name, email, default_language AS defaultLanguage,
  creation_date AS creationDate`

/** Organizations and their workspaces. */
export function openWorkspaceStore(database: Database): Synchronous<WorkspaceStore> {
  const organization = database.prepare<OrganizationRecord>(`
    SELECT organization_id AS organizationId, name, creation_date AS creationDate
    FROM organizations WHERE organization_id = ?`)
  const rename = database.prepare('UPDATE organizations SET name = ? WHERE organization_id = ?')
  const workspace = database.prepare<WorkspaceRecord>(`SELECT ${columns} FROM workspaces WHERE workspace_id = ?`)
  const all = database.prepare<WorkspaceRecord>(`SELECT ${columns} FROM workspaces ORDER BY creation_date, rowid`)
  const inOrganization = database.prepare<WorkspaceRecord>(`
    SELECT ${columns} FROM workspaces WHERE organization_id = ? ORDER BY creation_date, rowid`)
  const insert = database.prepare(`
    INSERT INTO workspaces (workspace_id, organization_id, name, email, default_language, creation_date)
    VALUES (@workspaceId, @organizationId, @name, @email, @defaultLanguage, @creationDate)`)
  const update = database.prepare(`
    UPDATE workspaces SET name = @name, email = @email, default_language = @defaultLanguage
    WHERE workspace_id = @workspaceId`)
  const projects = database.prepare('SELECT count(*) FROM projects WHERE workspace_id = ?').pluck()
  const others = database.prepare('SELECT count(*) FROM workspaces WHERE workspace_id <> ?').pluck()
  const remove = database.prepare('DELETE FROM workspaces WHERE workspace_id = ?')
  const find = (workspaceId: string) => workspace.get(workspaceId)
  return {
    organization: (organizationId) => organization.get(organizationId),
    renameOrganization: (organizationId, name) => void rename.run(name, organizationId),
    find,
    list: (organizationId) => (organizationId === undefined ? all.all() : inOrganization.all(organizationId)),
    insert: (record) => void insert.run(record),
    update: (workspaceId, changes) =>
      transaction(database, () => {
        const record = find(workspaceId)
        if (record !== undefined) update.run({ ...record, ...changes })
      }),
    remove: (workspaceId) =>
      transaction(database, () => {
        if (others.get(workspaceId) === 0) return 'isLast'
        if (projects.get(workspaceId) !== 0) return 'hasProjects'
        remove.run(workspaceId)
        return 'removed'
      }),
  }
}
