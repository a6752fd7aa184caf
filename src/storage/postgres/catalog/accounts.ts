import { type AccountStore, FIRST_NAMES, type LocalOwner } from '../../port/catalog/accounts.js'
import type { CatalogStatements } from './catalogStatements.js'

export function openAccountStore(statements: CatalogStatements): AccountStore {
  const { schema, get, atomically } = statements
  // If the default workspace was deleted, the oldest one is used.
  const findOwner = ({ get }: Pick<CatalogStatements, 'get'>) =>
    get<LocalOwner>(`
      SELECT u.username, w.organization_id AS "organizationId", w.workspace_id AS "workspaceId"
      FROM ${schema}.users u JOIN ${schema}.workspaces w ON w.workspace_id = coalesce(u.default_workspace_id,
        (SELECT workspace_id FROM ${schema}.workspaces ORDER BY creation_date, workspace_number LIMIT 1))
      WHERE u.is_installation_owner`)
  return {
    async ensureOwner({ username, organizationId, workspaceId, now }) {
      const known = await findOwner(statements)
      if (known !== undefined) return known
      return await atomically(async (locked) => {
        // Another node may have created it first.
        const known = await findOwner(locked)
        if (known !== undefined) return known
        const { run } = locked
        await run(`INSERT INTO ${schema}.organizations VALUES ($1, $2, $3)`, [
          organizationId,
          FIRST_NAMES.organization,
          now,
        ])
        await run(
          `INSERT INTO ${schema}.workspaces (workspace_id, organization_id, name, creation_date) VALUES ($1, $2, $3, $4)`,
          [workspaceId, organizationId, FIRST_NAMES.workspace, now],
        )
        const { rows } = await run<{ userId: number }>(
          `INSERT INTO ${schema}.users (username, full_name, is_installation_owner, organization_id, owner_workspace_id,
             default_workspace_id, creation_date)
           VALUES ($1, $2, true, $3, $4, $4, $5) RETURNING user_id AS "userId"`,
          [username, FIRST_NAMES.user, organizationId, workspaceId, now],
        )
        const { userId } = rows[0]!
        await run(`INSERT INTO ${schema}.organization_roles VALUES ($1, $2, 'admin')`, [organizationId, userId])
        await run(`INSERT INTO ${schema}.workspace_roles VALUES ($1, $2, 'admin')`, [workspaceId, userId])
        return { username, organizationId, workspaceId }
      })
    },
    owner: async () => (await findOwner(statements))!,
    hasWorkspace: async (workspaceId) =>
      (await get(`SELECT 1 FROM ${schema}.workspaces WHERE workspace_id = $1`, [workspaceId])) !== undefined,
  }
}
