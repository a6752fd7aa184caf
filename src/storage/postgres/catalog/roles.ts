import type { RoleHolder, RoleName, RoleStore } from '../../port/catalog/roles.js'
import type { CatalogStatements } from './catalogStatements.js'

export function openRoleStore({ schema, all, get, run }: CatalogStatements): RoleStore {
  const roleOn = async (kind: 'workspace' | 'organization', userId: number, id: string) =>
    (
      await get<{ role: RoleName }>(`SELECT role FROM ${schema}.${kind}_roles WHERE user_id = $1 AND ${kind}_id = $2`, [
        userId,
        id,
      ])
    )?.role
  const setOn = async (
    kind: 'workspace' | 'organization',
    userId: number,
    id: string,
    role: RoleName | undefined,
  ): Promise<void> => {
    if (role === undefined) {
      await run(`DELETE FROM ${schema}.${kind}_roles WHERE user_id = $1 AND ${kind}_id = $2`, [userId, id])
      return
    }
    await run(
      `INSERT INTO ${schema}.${kind}_roles (user_id, ${kind}_id, role) VALUES ($1, $2, $3)
       ON CONFLICT (${kind}_id, user_id) DO UPDATE SET role = excluded.role`,
      [userId, id, role],
    )
  }
  const ids = async (sql: string, userId: number): Promise<string[]> =>
    (await all<{ id: string }>(sql, [userId])).map(({ id }) => id)
  return {
    onWorkspace: (userId, workspaceId) => roleOn('workspace', userId, workspaceId),
    onOrganization: (userId, organizationId) => roleOn('organization', userId, organizationId),
    setOnWorkspace: (userId, workspaceId, role) => setOn('workspace', userId, workspaceId, role),
    setOnOrganization: (userId, organizationId, role) => setOn('organization', userId, organizationId, role),
    holders: (workspaceId) =>
      all<RoleHolder>(
        `SELECT u.username, u.full_name AS "fullName", r.role
         FROM ${schema}.workspace_roles r JOIN ${schema}.users u USING (user_id)
         WHERE r.workspace_id = $1 ORDER BY lower(u.username)`,
        [workspaceId],
      ),
    workspacesOf: (userId) =>
      ids(
        `SELECT workspace_id AS id FROM ${schema}.workspace_roles WHERE user_id = $1
         UNION
         SELECT w.workspace_id FROM ${schema}.organization_roles r JOIN ${schema}.workspaces w USING (organization_id)
         WHERE r.user_id = $1`,
        userId,
      ),
    organizationsOf: (userId) =>
      ids(`SELECT organization_id AS id FROM ${schema}.organization_roles WHERE user_id = $1`, userId),
  }
}
