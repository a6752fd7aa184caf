import type { InvitationRecord, InvitationStore } from '../../port/catalog/invitations.js'
import type { CatalogStatements } from './catalogStatements.js'

export function openInvitationStore({ schema, all, get, run }: CatalogStatements): InvitationStore {
  const select = `
    SELECT i.invitation_id AS "invitationId", i.workspace_id AS "workspaceId", i.email, i.role, u.username AS sender,
      i.creation_date AS "creationDate", i.expiration
    FROM ${schema}.invitations i JOIN ${schema}.users u ON u.user_id = i.sender_id`
  const from = `${schema}.invitations`
  return {
    add: async ({ invitationId, workspaceId, email, role, senderId, creationDate, expiration }) => {
      await run(
        `INSERT INTO ${from} (invitation_id, workspace_id, email, role, sender_id, creation_date, expiration)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [invitationId, workspaceId, email, role, senderId, creationDate, expiration],
      )
    },
    find: (invitationId) => get<InvitationRecord>(`${select} WHERE i.invitation_id = $1`, [invitationId]),
    list: (workspaceId, now) =>
      all<InvitationRecord>(
        `${select} WHERE i.workspace_id = $1 AND i.expiration > $2 ORDER BY i.creation_date, i.invitation_number`,
        [workspaceId, now],
      ),
    remove: async (workspaceId, invitationId) =>
      (await run(`DELETE FROM ${from} WHERE workspace_id = $1 AND invitation_id = $2`, [workspaceId, invitationId]))
        .changes > 0,
    removeExpired: async (now) => void (await run(`DELETE FROM ${from} WHERE expiration <= $1`, [now])),
    removeOf: async (senderId) => void (await run(`DELETE FROM ${from} WHERE sender_id = $1`, [senderId])),
  }
}
