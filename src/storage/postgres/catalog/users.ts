import type { UserRecord, UserStore } from '../../port/catalog/users.js'
import type { CatalogStatements } from './catalogStatements.js'
import { changedColumns } from './changedColumns.js'

const COLUMNS = {
  username: 'username',
  fullName: 'full_name',
  password: 'password',
  isConfirmed: 'is_confirmed',
  organizationId: 'organization_id',
  ownerWorkspaceId: 'owner_workspace_id',
  defaultWorkspaceId: 'default_workspace_id',
}

export function openUserStore({ schema, all, get, run }: CatalogStatements): UserStore {
  const columns = `
    user_id AS "userId", username, full_name AS "fullName", password, is_installation_owner AS "isOwner",
    is_confirmed OR is_installation_owner AS "isConfirmed", organization_id AS "organizationId",
    owner_workspace_id AS "ownerWorkspaceId", default_workspace_id AS "defaultWorkspaceId"`
  const select = `SELECT ${columns} FROM ${schema}.users`
  return {
    find: (username) => get<UserRecord>(`${select} WHERE lower(username) = lower($1 COLLATE "C")`, [username]),
    owner: async () => (await get<UserRecord>(`${select} WHERE is_installation_owner`))!,
    insert: async (user) => {
      const { rows } = await run<UserRecord>(
        `INSERT INTO ${schema}.users (username, full_name, password, is_confirmed, organization_id,
           owner_workspace_id, default_workspace_id, creation_date)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (lower(username)) DO NOTHING RETURNING ${columns}`,
        [
          user.username,
          user.fullName,
          user.password,
          user.isConfirmed,
          user.organizationId,
          user.ownerWorkspaceId,
          user.defaultWorkspaceId,
          user.creationDate,
        ],
      )
      return rows[0]
    },
    update: async (userId, changes) => {
      const { assignments, values } = changedColumns(changes, COLUMNS)
      if (values.length === 0) return
      await run(`UPDATE ${schema}.users SET ${assignments} WHERE user_id = $1`, [userId, ...values])
    },
    remove: async (userIds) => {
      await run(`DELETE FROM ${schema}.users WHERE user_id = ANY ($1) AND NOT is_installation_owner`, [userIds])
    },
    ofOrganization: (organizationId) =>
      all<UserRecord>(`${select} WHERE organization_id = $1 ORDER BY lower(username)`, [organizationId]),
    ownedBy: (workspaceId) =>
      all<UserRecord>(`${select} WHERE owner_workspace_id = $1 ORDER BY lower(username)`, [workspaceId]),
  }
}
