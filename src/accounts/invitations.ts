import type { Caller } from '../caller.js'
import { invalidParams } from '../errors.js'
import type { Catalog } from '../storage/catalog/catalog.js'
import type { InvitationRecord } from '../storage/catalog/invitations.js'
import type { UserRecord } from '../storage/catalog/users.js'
import type { Access } from './access.js'
import type { AccountContext } from './accountContext.js'
import { createInvitationLinks, type Invitation, type InvitationLinks } from './invitationLinks.js'
import { oneLine } from './mail.js'
import { strongerRole } from './roles.js'
import type { Users } from './users.js'

export type { Invitation } from './invitationLinks.js'

export interface SendOptions {
  /** Days until it expires; default seven. */
  readonly days?: number
  /** Path and query of the page that accepts it, in the words of the interface that it was sent from. */
  readonly link: (invitation: Invitation) => string
}

/**
 * What an accepted invitation takes beside the link: a login of one who has none, a new password for a login whose address
 * nobody has confirmed (somebody else may have chosen the password that it has), or nothing.
 */
export type InvitationNeeds = 'login' | 'password' | 'nothing'

export interface Invitations {
  /** Stores an invitation and sends a link to the address. EMAIL_NOT_ENABLED, EMAIL_ERROR. */
  send(caller: Caller, invited: Pick<Invitation, 'workspaceId' | 'email' | 'role'>, options: SendOptions): Promise<void>
  /** Invitations to a workspace that can still be accepted or have lost their sender's rights, oldest first. */
  list(workspaceId: string): InvitationRecord[]
  /** Deletes an invitation, if it exists: its link does nothing from now on. */
  revoke(workspaceId: string, invitationId: string): void
  /** INVALID_PARAMS names what is wrong with the invitation. */
  needs(invitation: Invitation): InvitationNeeds
  /**
   * Gives a user the role that the invitation promises. One whose address nobody has confirmed also gets `password`, and
   * loses all sessions and tokens. INVALID_PARAMS names what is wrong: `email` without a login, `password` when it is missing.
   */
  join(invitation: Invitation, password?: string): Promise<void>
  /** Makes a login, owned by the workspace. INVALID_PARAMS names what is wrong, `email` when there is a login. */
  createUser(
    invitation: Invitation,
    person: { readonly fullName: string; readonly password: string },
  ): Promise<UserRecord>
}

/** Spec v5 section 8: an invitation link lives for seven days. */
const INVITATION_DAYS = 7
const SECONDS_A_DAY = 86_400
const INVITATION_ID_BYTES = 12

/**
 * Invitations are stored, so that they can be listed and revoked and each is good once; a signature over what they say
 * proves them, so that the catalogue alone makes no link. They rest on the rights that their sender has when they are accepted.
 */
export function createInvitations(context: AccountContext, access: Access, users: Users): Invitations {
  const { catalog, now } = context
  const links = createInvitationLinks(context, access)
  const use = (invitation: Invitation): InvitationRecord => {
    const record = links.check(invitation)
    catalog.invitations.remove(record.workspaceId, record.invitationId)
    return record
  }
  return {
    send: (caller, invited, options) => sendInvitation({ context, links, access }, caller, { ...invited, ...options }),
    list: (workspaceId) => catalog.invitations.list(workspaceId, now()),
    revoke: (workspaceId, invitationId) => void catalog.invitations.remove(workspaceId, invitationId),
    needs: (invitation) => {
      links.check(invitation)
      const user = catalog.users.find(invitation.email)
      if (user === undefined) return 'login'
      return user.isConfirmed ? 'nothing' : 'password'
    },
    async join(invitation, password) {
      const { email } = links.check(invitation)
      const isConfirmed = catalog.users.find(email)?.isConfirmed ?? true
      const isUnused = isConfirmed || password === undefined
      const hashed = isUnused ? undefined : await context.passwords.hashNew(password, { username: email }, 'password')
      catalog.projects.atomically(() => {
        const user = catalog.users.find(email)
        if (user === undefined) throw invalidParams('There is no login for this address yet.', 'email')
        if (!user.isConfirmed) confirm(catalog, user, hashed)
        addRole(catalog, user, use(invitation))
      })
    },
    async createUser(invitation, { fullName, password }) {
      const { workspaceId, email: username, role } = links.check(invitation)
      if (catalog.users.find(username) !== undefined) throw invalidParams('There is a login for this address.', 'email')
      const person = { username, password, fullName, workspaceId, role, isConfirmed: true }
      return await users.create(person, () => void use(invitation))
    },
  }
}

/** Stores an invitation and sends its link; a link that could not be sent is not stored. */
async function sendInvitation(
  {
    context,
    links,
    access,
  }: { readonly context: AccountContext; readonly links: InvitationLinks; readonly access: Access },
  caller: Caller,
  { days = INVITATION_DAYS, link, ...invited }: Pick<Invitation, 'workspaceId' | 'email' | 'role'> & SendOptions,
): Promise<void> {
  const { catalog, now, randomBytes, mailer } = context
  mailer.requireEnabled()
  const { workspaceId, email, role } = invited
  const expiration = Math.floor(now() + days * SECONDS_A_DAY)
  const invitationId = Buffer.from(randomBytes(INVITATION_ID_BYTES)).toString('base64url')
  const invitation = { ...invited, expiration, signature: links.sign(invitationId, { ...invited, expiration }) }
  const { userId: senderId } = access.userOf(caller)
  catalog.invitations.removeExpired(now())
  catalog.invitations.add({ ...invited, invitationId, senderId, creationDate: now(), expiration })
  const name = oneLine(catalog.workspaces.find(workspaceId)?.name ?? workspaceId)
  const action = catalog.users.find(email) === undefined ? 'create your login' : 'join'
  try {
    await mailer.send({
      to: email,
      subject: `Invitation to ${name}`,
      text: `${caller.username} invites you to the workspace ${name} as ${role}.\n\nTo ${action}, open this link within ${days} days:\n\n${context.publicUrl()}${link(invitation)}\n`,
    })
  } catch (error) {
    // Nobody has the link.
    catalog.invitations.remove(workspaceId, invitationId)
    throw error
  }
}

/** Confirms the address of a login: its password is replaced and its tokens end, since somebody else may have made it. */
function confirm({ users, tokens }: Catalog, { userId }: UserRecord, hashedPassword: string | undefined): void {
  if (hashedPassword === undefined) throw invalidParams('To join, set a new password for this login.', 'password')
  users.update(userId, { password: hashedPassword, isConfirmed: true })
  tokens.removeAll(userId)
}

/** Gives a user the role of an invitation, unless theirs is stronger. */
function addRole({ users, roles }: Catalog, user: UserRecord, { workspaceId, role }: InvitationRecord): void {
  const { userId, defaultWorkspaceId } = user
  roles.setOnWorkspace(userId, workspaceId, strongerRole(roles.onWorkspace(userId, workspaceId), role))
  if (defaultWorkspaceId === null) users.update(userId, { defaultWorkspaceId: workspaceId })
}
