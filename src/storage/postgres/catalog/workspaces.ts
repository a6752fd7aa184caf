import type { OrganizationRecord, WorkspaceRecord, WorkspaceStore } from '../../port/catalog/workspaces.js'
import type { CatalogStatements } from './catalogStatements.js'
import { changedColumns } from './changedColumns.js'

const COLUMNS = { name: 'name', email: 'email', defaultLanguage: 'default_language' }

/** Organizations and their workspaces. */
export function openWorkspaceStore({ schema, all, get, run, atomically }: CatalogStatements): WorkspaceStore {
  const select = `
    SELECT workspace_id AS "workspaceId", organization_id AS "organizationId", name, email,
      default_language AS "defaultLanguage", creation_date AS "creationDate"
    FROM ${schema}.workspaces`
  const oldestFirst = 'ORDER BY creation_date, workspace_number'
  return {
    organization: (organizationId) =>
      get<OrganizationRecord>(
        `SELECT organization_id AS "organizationId", name, creation_date AS "creationDate"
         FROM ${schema}.organizations WHERE organization_id = $1`,
        [organizationId],
      ),
    renameOrganization: async (organizationId, name) => {
      await run(`UPDATE ${schema}.organizations SET name = $2 WHERE organization_id = $1`, [organizationId, name])
    },
    find: (workspaceId) => get<WorkspaceRecord>(`${select} WHERE workspace_id = $1`, [workspaceId]),
    list: (organizationId) =>
      organizationId === undefined
        ? all<WorkspaceRecord>(`${select} ${oldestFirst}`)
        : all<WorkspaceRecord>(`${select} WHERE organization_id = $1 ${oldestFirst}`, [organizationId]),
    insert: async ({ workspaceId, organizationId, name, email, defaultLanguage, creationDate }) => {
      await run(
        `INSERT INTO ${schema}.workspaces (workspace_id, organization_id, name, email, default_language, creation_date)
         VALUES ($1, $2, $3, $4, $5, $6)`,
        [workspaceId, organizationId, name, email, defaultLanguage, creationDate],
      )
    },
    update: async (workspaceId, changes) => {
      const { assignments, values } = changedColumns(changes, COLUMNS)
      if (values.length === 0) return
      await run(`UPDATE ${schema}.workspaces SET ${assignments} WHERE workspace_id = $1`, [workspaceId, ...values])
    },
    remove: (workspaceId) =>
      atomically(async ({ get, run }) => {
        const others = await get(`SELECT 1 FROM ${schema}.workspaces WHERE workspace_id <> $1 LIMIT 1`, [workspaceId])
        if (others === undefined) return 'isLast'
        const projects = await get(`SELECT 1 FROM ${schema}.projects WHERE workspace_id = $1 LIMIT 1`, [workspaceId])
        if (projects !== undefined) return 'hasProjects'
        await run(`DELETE FROM ${schema}.workspaces WHERE workspace_id = $1`, [workspaceId])
        return 'removed'
      }),
  }
}
