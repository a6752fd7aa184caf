import type { CatalogRecords } from '../storage/port/catalog/catalog.js'

/**
 * Deletes the open invitations of users to a workspace, so that an unused link cannot bring back a role that a manager has changed or
 * removed.
 */
export async function endInvitations(
  { invitations }: Pick<CatalogRecords, 'invitations'>,
  workspaceId: string,
  usernames: readonly string[],
): Promise<void> {
  const ended = new Set(usernames.map((username) => username.toLowerCase()))
  // From time 0 on, the list has all of them.
  for (const { invitationId, email } of await invitations.list(workspaceId, 0)) {
    if (ended.has(email.toLowerCase())) await invitations.remove(workspaceId, invitationId)
  }
}
