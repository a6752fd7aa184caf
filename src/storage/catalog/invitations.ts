import type { Database } from '../database.js'
import type { RoleName } from './roles.js'

/** An invitation to a workspace that has not been accepted. Times are seconds since 1970. */
export interface InvitationRecord {
  readonly invitationId: string
  readonly workspaceId: string
  /** The address that it was sent to. */
  readonly email: string
  readonly role: RoleName
  /** Login of the user who sent it. */
  readonly sender: string
  readonly creationDate: number
  readonly expiration: number
}

export type NewInvitation = Omit<InvitationRecord, 'sender'> & { readonly senderId: number }

/** Open invitations. They are deleted with their workspace and with their sender. */
export interface InvitationStore {
  add(invitation: NewInvitation): void
  /** Expired ones too. */
  find(invitationId: string): InvitationRecord | undefined
  /** Invitations to a workspace that have not expired at a time, oldest first. */
  list(workspaceId: string, now: number): InvitationRecord[]
  /** Whether there was such an invitation to the workspace. */
  remove(workspaceId: string, invitationId: string): boolean
  removeExpired(now: number): void
  /** Removes those that a user has sent. */
  removeOf(senderId: number): void
}

export function openInvitationStore(database: Database): InvitationStore {
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
