import type { Caller } from '../caller.js'
import { invalidParams } from '../errors.js'
import type { InvitationRecord } from '../storage/catalog/invitations.js'
import type { UserRecord } from '../storage/catalog/users.js'
import type { Access } from './access.js'
import type { AccountContext } from './accountContext.js'
import { oneLine } from './mail.js'
import { type Role, strongerRole } from './roles.js'
import type { Users } from './users.js'

export type { InvitationRecord } from '../storage/catalog/invitations.js'

/** What an emailed invitation says. Times are seconds since 1970. */
export interface Invitation {
  readonly workspaceId: string
  readonly email: string
  readonly role: Role
  readonly expiration: number
  /** Identifies the stored invitation and proves the rest. */
  readonly signature: string
}

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
const INVITATION = 'invitation'
const INVITATION_ID_BYTES = 12

/** What is proved by a signature: nothing of it can be changed in the link. */
type SignedParts = Omit<Invitation, 'signature'>

const signedParts = ({ workspaceId, email, role, expiration }: SignedParts) => [
  workspaceId,
  email.toLowerCase(),
  role,
  expiration,
]

/**
 * Invitations are stored, so that they can be listed and revoked and each is good once; a signature over what they say
 * proves them, so that the catalogue alone makes no link. They rest on the rights that their sender has when they are accepted.
 */
export function createInvitations(context: AccountContext, access: Access, users: Users): Invitations {
  const { catalog, now, randomBytes, secret, mailer, passwords } = context
  const sign = (invitationId: string, parts: SignedParts): string =>
    `${invitationId}.${secret.sign(INVITATION, [invitationId, ...signedParts(parts)])}`
  const mayInvite = ({ sender, workspaceId }: InvitationRecord): boolean => {
    const user = catalog.users.find(sender)
    return user !== undefined && access.onWorkspace(user, workspaceId).includes('account_manage')
  }
  const check = (invitation: Invitation): InvitationRecord => {
    const { signature, expiration } = invitation
    const dot = signature.indexOf('.')
    const invitationId = signature.slice(0, Math.max(dot, 0))
    const proof = [invitationId, ...signedParts(invitation)]
    if (dot < 0 && secret.isSignature(signature, INVITATION, signedParts(invitation))) {
      throw invalidParams('The invitation was sent by an earlier version. Ask for another.', 'signature')
    }
    if (dot < 0 || !secret.isSignature(signature.slice(dot + 1), INVITATION, proof)) {
      throw invalidParams('The invitation is not good.', 'signature')
    }
    if (expiration <= now()) throw invalidParams('The invitation has expired.', 'expiration')
    const record = catalog.invitations.find(invitationId)
    if (record === undefined) throw invalidParams('The invitation has been used or revoked.', 'signature')
    if (!mayInvite(record)) {
      throw invalidParams('Who sent the invitation may not invite to this workspace any more.', 'signature')
    }
    return record
  }
  const use = (invitation: Invitation): InvitationRecord => {
    const record = check(invitation)
    catalog.invitations.remove(record.workspaceId, record.invitationId)
    return record
  }
  return {
    async send(caller, invited, { days = INVITATION_DAYS, link }) {
      mailer.requireEnabled()
      const { workspaceId, email } = invited
      const expiration = Math.floor(now() + days * SECONDS_A_DAY)
      const invitationId = Buffer.from(randomBytes(INVITATION_ID_BYTES)).toString('base64url')
      const invitation = { ...invited, expiration, signature: sign(invitationId, { ...invited, expiration }) }
      const { userId: senderId } = access.userOf(caller)
      catalog.invitations.removeExpired(now())
      catalog.invitations.add({ ...invited, invitationId, senderId, creationDate: now(), expiration })
      const name = oneLine(catalog.places.workspace(workspaceId)?.name ?? workspaceId)
      const what = catalog.users.find(email) === undefined ? 'create your login' : 'join'
      try {
        await mailer.send({
          to: email,
          subject: `Invitation to ${name}`,
          text: `${caller.username} invites you to the workspace ${name} as ${invited.role}.\n\nTo ${what}, open this link within ${days} days:\n\n${context.publicUrl()}${link(invitation)}\n`,
        })
      } catch (error) {
        // Nobody has the link.
        catalog.invitations.remove(workspaceId, invitationId)
        throw error
      }
    },
    list: (workspaceId) => catalog.invitations.list(workspaceId, now()),
    revoke: (workspaceId, invitationId) => void catalog.invitations.remove(workspaceId, invitationId),
    needs: (invitation) => {
      check(invitation)
      const user = catalog.users.find(invitation.email)
      if (user === undefined) return 'login'
      return user.isConfirmed ? 'nothing' : 'password'
    },
    async join(invitation, password) {
      const { email } = check(invitation)
      const isConfirmed = catalog.users.find(email)?.isConfirmed ?? true
      const isUnused = isConfirmed || password === undefined
      const hashed = isUnused ? undefined : await passwords.hashNew(password, { username: email }, 'password')
      catalog.projects.atomically(() => {
        const user = catalog.users.find(email)
        if (user === undefined) throw invalidParams('There is no login for this address yet.', 'email')
        const { userId } = user
        if (!user.isConfirmed) {
          if (hashed === undefined) throw invalidParams('To join, set a new password for this login.', 'password')
          catalog.users.update(userId, { password: hashed, isConfirmed: true })
          catalog.tokens.removeAll(userId)
        }
        const { workspaceId, role } = use(invitation)
        catalog.roles.setOnWorkspace(
          userId,
          workspaceId,
          strongerRole(catalog.roles.onWorkspace(userId, workspaceId), role),
        )
        if (user.defaultWorkspaceId === null) catalog.users.update(userId, { defaultWorkspaceId: workspaceId })
      })
    },
    async createUser(invitation, { fullName, password }) {
      const { workspaceId, email: username, role } = check(invitation)
      if (catalog.users.find(username) !== undefined) throw invalidParams('There is a login for this address.', 'email')
      const person = { username, password, fullName, workspaceId, role, isConfirmed: true }
      return await users.create(person, () => void use(invitation))
    },
  }
}
