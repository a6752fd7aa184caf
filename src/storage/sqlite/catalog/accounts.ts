import type { Database } from '../../database.js'
import { type AccountStore, FIRST_NAMES, type LocalOwner } from '../../port/catalog/accounts.js'
import { transaction } from '../../sqlite.js'
import type { Synchronous } from '../synchronous.js'

export function openAccountStore(database: Database): Synchronous<AccountStore> {
  // If the default workspace was deleted, the oldest one is used.
  const findOwner = database.prepare<LocalOwner>(`
    SELECT u.username, w.organization_id AS organizationId, w.workspace_id AS workspaceId
    FROM users u JOIN workspaces w ON w.workspace_id = coalesce(u.default_workspace_id,
      (SELECT workspace_id FROM workspaces ORDER BY creation_date, rowid LIMIT 1))
    WHERE u.is_installation_owner = 1`)
  const workspace = database.prepare('SELECT 1 FROM workspaces WHERE workspace_id = ?')
  const add = (sql: string, ...values: (string | number)[]): number =>
    Number(database.prepare(sql).run(...values).lastInsertRowid)

  return {
    ensureOwner: ({ username, organizationId, workspaceId, now }) => {
      const known = findOwner.get()
      if (known !== undefined) return known
      return transaction(database, () => {
        // Another process may have created it first.
        const known = findOwner.get()
        if (known !== undefined) return known
        add(
          'INSERT INTO organizations (organization_id, name, creation_date) VALUES (?, ?, ?)',
          organizationId,
          FIRST_NAMES.organization,
          now,
        )
        add(
          'INSERT INTO workspaces (workspace_id, organization_id, name, creation_date) VALUES (?, ?, ?, ?)',
          workspaceId,
          organizationId,
          FIRST_NAMES.workspace,
          now,
        )
        const userId = add(
          `INSERT INTO users (username, full_name, is_installation_owner, organization_id, owner_workspace_id,
                              default_workspace_id, creation_date)
           VALUES (?, ?, 1, ?, ?, ?, ?)`,
          username,
          FIRST_NAMES.user,
          organizationId,
          workspaceId,
          workspaceId,
          now,
        )
        add('INSERT INTO organization_roles VALUES (?, ?, ?)', organizationId, userId, 'admin')
        add('INSERT INTO workspace_roles VALUES (?, ?, ?)', workspaceId, userId, 'admin')
        return { username, organizationId, workspaceId }
      })
    },
    owner: () => findOwner.get() as LocalOwner,
    hasWorkspace: (workspaceId) => workspace.get(workspaceId) !== undefined,
  }
}
