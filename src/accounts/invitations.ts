import type { Caller } from '../caller.js'
import { invalidParams } from '../errors.js'
import type { UserRecord } from '../storage/catalog/users.js'
import type { WorkspaceRecord } from '../storage/catalog/workspaces.js'
import type { AccountContext } from './accountContext.js'
import { type Role, strongerRole } from './roles.js'
import type { Users } from './users.js'

/** What an emailed invitation carries. Times are seconds since 1970. */
export interface Invitation {
  readonly workspaceId: string
  readonly email: string
  readonly role: Role
  readonly expiration: number
  readonly signature: string
}

export interface Invitations {
  /** Sends a link to whatever address. EMAIL_NOT_ENABLED, EMAIL_ERROR. `days` default seven. */
  send(caller: Caller, invited: Omit<Invitation, 'expiration' | 'signature'>, days?: number): Promise<void>
  /** Whether the one invited has a login. INVALID_PARAMS names what is wrong with the invitation. */
  hasLogin(invitation: Invitation): boolean
  /** Gives a user the role that the invitation promises. INVALID_PARAMS names what is wrong with it. */
  join(invitation: Invitation): void
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

/** Invitations are not kept: a signature proves them, and each is good once. */
export function createInvitations(context: AccountContext, users: Users): Invitations {
  const { catalog, now, secret, mailer } = context
  const signedParts = ({ workspaceId, email, role, expiration }: Omit<Invitation, 'signature'>) => [
    workspaceId,
    email.toLowerCase(),
    role,
    expiration,
  ]
  const check = (invitation: Invitation): WorkspaceRecord => {
    const workspace = catalog.places.workspace(invitation.workspaceId)
    if (workspace === undefined || !secret.isSignature(invitation.signature, INVITATION, signedParts(invitation))) {
      throw invalidParams('The invitation is not good.', 'signature')
    }
    if (invitation.expiration <= now()) throw invalidParams('The invitation has expired.', 'expiration')
    return workspace
  }
  const spend = ({ signature, expiration }: Invitation): void => {
    if (catalog.spentLinks.spend(signature, expiration, now())) return
    throw invalidParams('The invitation has been used.', 'signature')
  }
  return {
    async send(caller, invited, days = INVITATION_DAYS) {
      mailer.requireEnabled()
      const { workspaceId, email, role } = invited
      const expiration = Math.floor(now() + days * SECONDS_A_DAY)
      const query = new URLSearchParams({
        workspace_id: workspaceId,
        email,
        role,
        expiration: String(expiration),
        signature: secret.sign(INVITATION, signedParts({ ...invited, expiration })),
      })
      const link = `${context.publicUrl()}/api/v5/invitation/?${query}`
      const name = catalog.places.workspace(workspaceId)?.name ?? workspaceId
      const what = catalog.users.find(email) === undefined ? 'create your login' : 'join'
      await mailer.send({
        to: email,
        subject: `Invitation to ${name}`,
        text: `${caller.username} invites you to the workspace ${name} as ${role}.\n\nTo ${what}, open this link within ${days} days:\n\n${link}\n`,
      })
    },
    hasLogin: (invitation) => {
      check(invitation)
      return catalog.users.find(invitation.email) !== undefined
    },
    join(invitation) {
      catalog.projects.atomically(() => {
        const { workspaceId } = check(invitation)
        const user = catalog.users.find(invitation.email)
        if (user === undefined) throw invalidParams('There is no login for this address yet.', 'email')
        spend(invitation)
        const role = strongerRole(catalog.roles.onWorkspace(user.userId, workspaceId), invitation.role)
        catalog.roles.setOnWorkspace(user.userId, workspaceId, role)
        if (user.defaultWorkspaceId === null) catalog.users.update(user.userId, { defaultWorkspaceId: workspaceId })
      })
    },
    async createUser(invitation, { fullName, password }) {
      const { workspaceId, email: username, role } = invitation
      check(invitation)
      if (catalog.users.find(username) !== undefined) throw invalidParams('There is a login for this address.', 'email')
      return await users.create({ username, password, fullName, workspaceId, role }, () => spend(invitation))
    },
  }
}
