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
  add(invitation: NewInvitation): Promise<void>
  /** Expired ones too. */
  find(invitationId: string): Promise<InvitationRecord | undefined>
  /** Invitations to a workspace that have not expired at a time, oldest first. */
  list(workspaceId: string, now: number): Promise<InvitationRecord[]>
  /** Whether there was such an invitation to the workspace. */
  remove(workspaceId: string, invitationId: string): Promise<boolean>
  removeExpired(now: number): Promise<void>
  /** Removes those that a user has sent. */
  removeOf(senderId: number): Promise<void>
}
