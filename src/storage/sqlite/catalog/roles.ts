import type { Database } from '../../database.js'
import type { RoleHolder, RoleName, RoleStore } from '../../port/catalog/roles.js'
import type { Synchronous } from '../synchronous.js'

export function openRoleStore(database: Database): Synchronous<RoleStore> {
  const onWorkspace = database
    .prepare<RoleName>('SELECT role FROM workspace_roles WHERE user_id = ? AND workspace_id = ?')
    .pluck()
  const onOrganization = database
    .prepare<RoleName>('SELECT role FROM organization_roles WHERE user_id = ? AND organization_id = ?')
    .pluck()
  const putOnWorkspace = database.prepare(`
    INSERT INTO workspace_roles (user_id, workspace_id, role) VALUES (?, ?, ?)
    ON CONFLICT DO UPDATE SET role = excluded.role`)
  const takeFromWorkspace = database.prepare('DELETE FROM workspace_roles WHERE user_id = ? AND workspace_id = ?')
  const putOnOrganization = database.prepare(`
    INSERT INTO organization_roles (user_id, organization_id, role) VALUES (?, ?, ?)
    ON CONFLICT DO UPDATE SET role = excluded.role`)
  const takeFromOrganization = database.prepare(
    'DELETE FROM organization_roles WHERE user_id = ? AND organization_id = ?',
  )
  const holders = database.prepare<RoleHolder>(`
    SELECT user_id AS userId, u.username, u.full_name AS fullName, u.is_installation_owner AS isOwner, r.role
    FROM workspace_roles r JOIN users u USING (user_id)
    WHERE r.workspace_id = ? ORDER BY u.username`)
  /** Finds the roles of users by what they are on, or those of a user. */
  const rolesOf = <Id>(kind: 'workspace' | 'organization', isOfUser: boolean) => {
    const [id, of] = isOfUser ? [kind, 'user'] : ['user', kind]
    const find = database.prepare<[Id, RoleName]>(`SELECT ${id}_id, role FROM ${kind}_roles WHERE ${of}_id = ?`).raw()
    return (key: number | string): ReadonlyMap<Id, RoleName> => new Map(find.all(key))
  }
  return {
    onWorkspace: (userId, workspaceId) => onWorkspace.get(userId, workspaceId),
    onOrganization: (userId, organizationId) => onOrganization.get(userId, organizationId),
    setOnWorkspace: (userId, workspaceId, role) => {
      if (role === undefined) takeFromWorkspace.run(userId, workspaceId)
      else putOnWorkspace.run(userId, workspaceId, role)
    },
    setOnOrganization: (userId, organizationId, role) => {
      if (role === undefined) takeFromOrganization.run(userId, organizationId)
      else putOnOrganization.run(userId, organizationId, role)
    },
    holders: (workspaceId) =>
      holders.all(workspaceId).map((holder) => ({ ...holder, isOwner: Boolean(holder.isOwner) })),
    usersOf: rolesOf<number>('organization', false),
    workspacesOf: rolesOf<string>('workspace', true),
    organizationsOf: rolesOf<string>('organization', true),
  }
}
