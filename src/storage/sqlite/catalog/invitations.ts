import type { Database } from '../../database.js'
import type { InvitationRecord, InvitationStore } from '../../port/catalog/invitations.js'
import type { Synchronous } from '../synchronous.js'

export function openInvitationStore(database: Database): Synchronous<InvitationStore> {
  const columns = `
    i.invitation_id AS invitationId, i.workspace_id AS workspaceId, i.email, i.role, u.username AS sender,
    i.creation_date AS creationDate, i.expiration`
  const insert = database.prepare(`
    INSERT INTO invitations (invitation_id, workspace_id, email, role, sender_id, creation_date, expiration)
    VALUES (@invitationId, @workspaceId, @email, @role, @senderId, @creationDate, @expiration)`)
  const find = database.prepare<InvitationRecord>(`
    SELECT ${columns} FROM invitations i JOIN users u ON u.user_id = i.sender_id WHERE i.invitation_id = ?`)
  const list = database.prepare<InvitationRecord>(`
    SELECT ${columns} FROM invitations i JOIN users u ON u.user_id = i.sender_id
    WHERE i.workspace_id = ? AND i.expiration > ? ORDER BY i.creation_date, i.rowid`)
  const remove = database.prepare('DELETE FROM invitations WHERE workspace_id = ? AND invitation_id = ?')
  const removeExpired = database.prepare('DELETE FROM invitations WHERE expiration <= ?')
  const removeOf = database.prepare('DELETE FROM invitations WHERE sender_id = ?')
  return {
    add: (invitation) => void insert.run(invitation),
    find: (invitationId) => find.get(invitationId),
    list: (workspaceId, now) => list.all(workspaceId, now),
    remove: (workspaceId, invitationId) => remove.run(workspaceId, invitationId).changes > 0,
    removeOf: (senderId) => void removeOf.run(senderId),
    removeExpired: (now) => void removeExpired.run(now),
  }
}
