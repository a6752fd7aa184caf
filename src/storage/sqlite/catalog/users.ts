import type { Database } from '../../database.js'
import type { UserRecord, UserStore } from '../../port/catalog/users.js'
import { transaction } from '../../sqlite.js'
import type { Synchronous } from '../synchronous.js'

const columns = `
  user_id AS userId, username, full_name AS fullName, password, is_installation_owner AS isOwner,
  is_confirmed AS isConfirmed, organization_id AS organizationId, owner_workspace_id AS ownerWorkspaceId,
  default_workspace_id AS defaultWorkspaceId`

export function openUserStore(database: Database): Synchronous<UserStore> {
  const find = database.prepare(`SELECT ${columns} FROM users WHERE username = ?`)
  const owner = database.prepare(`SELECT ${columns} FROM users WHERE is_installation_owner = 1`)
  const insert = database.prepare(`
    INSERT INTO users (username, full_name, password, is_confirmed, organization_id, owner_workspace_id,
      default_workspace_id, creation_date)
    VALUES (@username, @fullName, @password, @isConfirmed, @organizationId, @ownerWorkspaceId, @defaultWorkspaceId, @creationDate)
    ON CONFLICT DO NOTHING`)
  const byId = database.prepare(`SELECT ${columns} FROM users WHERE user_id = ?`)
  const update = database.prepare(`
    UPDATE users SET username = @username, full_name = @fullName, password = @password, is_confirmed = @isConfirmed,
      organization_id = @organizationId, owner_workspace_id = @ownerWorkspaceId,
      default_workspace_id = @defaultWorkspaceId
    WHERE user_id = @userId`)
  const remove = database.prepare('DELETE FROM users WHERE user_id = ? AND is_installation_owner = 0')
  const ofOrganization = database.prepare(`SELECT ${columns} FROM users WHERE organization_id = ? ORDER BY username`)
  const ownedBy = database.prepare(`SELECT ${columns} FROM users WHERE owner_workspace_id = ? ORDER BY username`)
  return {
    find: (username) => readUser(find.get(username)),
    owner: () => readUser(owner.get())!,
    insert: (user) =>
      insert.run({ ...user, isConfirmed: Number(user.isConfirmed) }).changes === 0
        ? undefined
        : readUser(find.get(user.username)),
    update: (userId, changes) =>
      transaction(database, () => {
        const user = readUser(byId.get(userId))
        if (user === undefined) return
        const { isOwner: _, ...changed } = { ...user, ...changes }
        update.run({ ...changed, isConfirmed: Number(changed.isConfirmed) })
      }),
    remove: (userIds) =>
      transaction(database, () => {
        for (const userId of userIds) remove.run(userId)
      }),
    ofOrganization: (organizationId) => ofOrganization.all(organizationId).map((row) => readUser(row)!),
    ownedBy: (workspaceId) => ownedBy.all(workspaceId).map((row) => readUser(row)!),
  }
}

/** SQLite has no booleans. */
function readUser(row: unknown): UserRecord | undefined {
  if (row === undefined) return undefined
  const user = row as UserRecord
  return { ...user, isOwner: Boolean(user.isOwner), isConfirmed: Boolean(user.isOwner || user.isConfirmed) }
}
