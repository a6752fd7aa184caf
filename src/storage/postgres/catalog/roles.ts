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
  /** Finds the roles of users by what they are on, or those of a user. */
  const rolesOf = <Id>(kind: 'workspace' | 'organization', isOfUser: boolean) => {
    const [id, of] = isOfUser ? [kind, 'user'] : ['user', kind]
    const sql = `SELECT ${id}_id AS id, role FROM ${schema}.${kind}_roles WHERE ${of}_id = $1`
    return async (key: number | string): Promise<ReadonlyMap<Id, RoleName>> =>
      new Map((await all<{ id: Id; role: RoleName }>(sql, [key])).map(({ id, role }) => [id, role]))
  }
  return {
    onWorkspace: (userId, workspaceId) => roleOn('workspace', userId, workspaceId),
    onOrganization: (userId, organizationId) => roleOn('organization', userId, organizationId),
    setOnWorkspace: (userId, workspaceId, role) => setOn('workspace', userId, workspaceId, role),
    setOnOrganization: (userId, organizationId, role) => setOn('organization', userId, organizationId, role),
    holders: (workspaceId) =>
      all<RoleHolder>(
        `SELECT user_id AS "userId", u.username, u.full_name AS "fullName", u.is_installation_owner AS "isOwner", r.role
         FROM ${schema}.workspace_roles r JOIN ${schema}.users u USING (user_id)
         WHERE r.workspace_id = $1 ORDER BY lower(u.username)`,
        [workspaceId],
      ),
    usersOf: rolesOf<number>('organization', false),
    workspacesOf: rolesOf<string>('workspace', true),
    organizationsOf: rolesOf<string>('organization', true),
  }
}
