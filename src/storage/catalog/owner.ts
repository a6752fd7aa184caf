import { type Database, transaction } from '../sqlite.js'

/** The person who holds this installation, and where their projects go unless they say otherwise. */
export interface LocalOwner {
  readonly username: string
  readonly organizationId: string
  readonly workspaceId: string
}

export interface WorkspaceRecord {
  readonly workspaceId: string
  readonly organizationId: string
  readonly name: string
  readonly defaultLanguage: string
}

export interface OwnerStore {
  /** The local owner; made from `fresh` when the catalog is new. */
  ensure(fresh: LocalOwner & { readonly now: number }): LocalOwner
  workspace(workspaceId: string): WorkspaceRecord | undefined
}

export function openOwnerStore(database: Database): OwnerStore {
  const find = database.prepare(`
    SELECT u.username, w.organization_id AS organizationId, w.workspace_id AS workspaceId
    FROM users u JOIN workspaces w ON w.workspace_id = u.owner_workspace_id
    WHERE u.is_installation_owner = 1`)
  const workspace = database.prepare(`
    SELECT workspace_id AS workspaceId, organization_id AS organizationId, name, default_language AS defaultLanguage
    FROM workspaces WHERE workspace_id = ?`)
  return {
    ensure: ({ username, organizationId, workspaceId, now }) =>
      transaction(database, () => {
        const known = find.get() as LocalOwner | undefined
        if (known !== undefined) return known
        database.prepare('INSERT INTO organizations VALUES (?, ?, ?)').run(organizationId, 'Local organization', now)
        database
          .prepare('INSERT INTO workspaces VALUES (?, ?, ?, ?, ?)')
          .run(workspaceId, organizationId, 'Local workspace', 'en', now)
        database
          .prepare('INSERT INTO users VALUES (?, ?, NULL, ?, ?, 1, ?)')
          .run(username, 'Local owner', workspaceId, workspaceId, now)
        return { username, organizationId, workspaceId }
      }),
    workspace: (workspaceId) => workspace.get(workspaceId) as WorkspaceRecord | undefined,
  }
}
