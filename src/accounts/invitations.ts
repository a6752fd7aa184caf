import type { Caller } from '../caller.js'
import { SECONDS_A_DAY } from '../dates.js'
import { invalidParams } from '../errors.js'
import type { CatalogRecords } from '../storage/port/catalog/catalog.js'
import type { InvitationRecord } from '../storage/port/catalog/invitations.js'
import type { UserRecord } from '../storage/port/catalog/users.js'
import { createAccess } from './access.js'
import type { AccountContext } from './accountContext.js'
import { createInvitationLinks, type Invitation } from './invitationLinks.js'
import { oneLine } from './mail.js'
import { strongerRole } from './roles.js'
import type { Users } from './users.js'

export type { Invitation } from './invitationLinks.js'

export interface SendOptions {
  /** Days until it expires; default seven. */
  readonly days?: number
  /** Path and query of the acceptance page, for the interface that the invitation was sent from. */
  readonly link: (invitation: Invitation) => string
}

/**
 * Requirements for accepting an invitation besides the link: a new login; a new password for an existing login with an
 * unconfirmed address, since somebody else may have chosen its password; or nothing.
 */
export type InvitationNeeds = 'login' | 'password' | 'nothing'

export interface Invitations {
  /** Stores an invitation and sends a link to the address. EMAIL_NOT_ENABLED, EMAIL_ERROR. */
  send(caller: Caller, invited: Pick<Invitation, 'workspaceId' | 'email' | 'role'>, options: SendOptions): Promise<void>
  /** Invitations to a workspace that are not expired, accepted or revoked, oldest first. */
  list(workspaceId: string): Promise<InvitationRecord[]>
  /** Deletes an invitation, if it exists. Its link becomes invalid. */
  revoke(workspaceId: string, invitationId: string): Promise<void>
  /** Throws INVALID_PARAMS with the fault of the invitation. */
  needs(invitation: Invitation): Promise<InvitationNeeds>
  /**
   * Gives a user the role of the invitation. A user with an unconfirmed address also gets `password` and loses all
   * sessions and tokens. Throws INVALID_PARAMS: `email` without a login, `password` when it is missing.
   */
  join(invitation: Invitation, password?: string): Promise<void>
  /** Creates a login that the workspace owns. Throws INVALID_PARAMS: `email` when the login exists. */
  createUser(
    invitation: Invitation,
    person: { readonly fullName: string; readonly password: string },
  ): Promise<UserRecord>
}

/** An invitation link is valid for seven days. Spec v5 section 8. */
const INVITATION_DAYS = 7
const INVITATION_ID_BYTES = 12

/**
 * Invitations are stored, so that they can be listed, revoked and accepted only once. A signature over their contents
 * proves them, so that nobody can make a link from the catalog alone. They are valid only while the sender may invite.
 */
export function createInvitations(context: AccountContext, users: Users): Invitations {
  const { catalog, now } = context
  const links = createInvitationLinks(context, catalog)
  const use = async (records: CatalogRecords, invitation: Invitation): Promise<InvitationRecord> => {
    const record = await createInvitationLinks(context, records).check(invitation)
    await records.invitations.remove(record.workspaceId, record.invitationId)
    return record
  }
  return {
    send: (caller, invited, options) => sendInvitation(context, caller, { ...invited, ...options }),
    list: (workspaceId) => catalog.invitations.list(workspaceId, now()),
    revoke: async (workspaceId, invitationId) => {
      await catalog.invitations.remove(workspaceId, invitationId)
    },
    needs: async (invitation) => {
      await links.check(invitation)
      const user = await catalog.users.find(invitation.email)
      if (user === undefined) return 'login'
      return user.isConfirmed ? 'nothing' : 'password'
    },
    async join(invitation, password) {
      const { email } = await links.check(invitation)
      const isConfirmed = (await catalog.users.find(email))?.isConfirmed ?? true
      const isUnused = isConfirmed || password === undefined
      const hashed = isUnused ? undefined : await context.passwords.hashNew(password, { username: email }, 'password')
      await catalog.atomically(async (records) => {
        const user = await records.users.find(email)
        if (user === undefined) throw invalidParams('There is no login for this address yet.', 'email')
        if (!user.isConfirmed) await confirm(records, user, hashed)
        await addRole(records, user, await use(records, invitation))
      })
    },
    async createUser(invitation, { fullName, password }) {
      const { workspaceId, email: username, role } = await links.check(invitation)
      if ((await catalog.users.find(username)) !== undefined) {
        throw invalidParams('There is a login for this address.', 'email')
      }
      const person = { username, password, fullName, workspaceId, role, isConfirmed: true }
      return await users.create(person, async (records) => void (await use(records, invitation)))
    },
  }
}

/** Stores an invitation and sends its link. An invitation whose link could not be sent is deleted. */
async function sendInvitation(
  context: AccountContext,
  caller: Caller,
  { days = INVITATION_DAYS, link, ...invited }: Pick<Invitation, 'workspaceId' | 'email' | 'role'> & SendOptions,
): Promise<void> {
  const { catalog, now, randomBytes, mailer } = context
  mailer.requireEnabled()
  const { workspaceId, email, role } = invited
  const expiration = Math.floor(now() + days * SECONDS_A_DAY)
  const invitationId = Buffer.from(randomBytes(INVITATION_ID_BYTES)).toString('base64url')
  const invitation = {
    ...invited,
    expiration,
    signature: createInvitationLinks(context, catalog).sign(invitationId, { ...invited, expiration }),
  }
  await catalog.atomically(async (records) => {
    const { userId: senderId } = await createAccess(records).userOf(caller)
    await records.invitations.removeExpired(now())
    await records.invitations.add({ ...invited, invitationId, senderId, creationDate: now(), expiration })
  })
  const name = oneLine((await catalog.workspaces.find(workspaceId))?.name ?? workspaceId)
  const action = (await catalog.users.find(email)) === undefined ? 'create your login' : 'join'
  try {
    await mailer.send({
      to: email,
      subject: `Invitation to ${name}`,
      text: `${caller.username} invites you to the workspace ${name} as ${role}.\n\nTo ${action}, open this link within ${days} days:\n\n${context.publicUrl()}${link(invitation)}\n`,
    })
  } catch (error) {
    // Nobody has the link.
    await catalog.invitations.remove(workspaceId, invitationId)
    throw error
  }
}

/**
 * Confirms the address of a login. Replaces its password and ends its tokens, since somebody else may have created it.
 */
async function confirm(
  { users, tokens }: CatalogRecords,
  { userId }: UserRecord,
  hashedPassword: string | undefined,
): Promise<void> {
  if (hashedPassword === undefined) throw invalidParams('To join, set a new password for this login.', 'password')
  await users.update(userId, { password: hashedPassword, isConfirmed: true })
  await tokens.removeAll(userId)
}

/** Gives a user the role of an invitation, unless theirs is stronger; a first workspace becomes their default. */
async function addRole(
  records: CatalogRecords,
  user: UserRecord,
  { workspaceId, role }: InvitationRecord,
): Promise<void> {
  const { userId, defaultWorkspaceId } = user
  const { users, roles } = records
  // Another workspace stands in for a default that was deleted, perhaps with more rights than this invitation gives.
  const isFirst = defaultWorkspaceId === null && (await createAccess(records).defaultWorkspaceOf(user)) === undefined
  const currentRole = await roles.onWorkspace(userId, workspaceId)
  await roles.setOnWorkspace(userId, workspaceId, strongerRole(currentRole, role))
  if (isFirst) await users.update(userId, { defaultWorkspaceId: workspaceId })
}
