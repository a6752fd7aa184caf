import { invalidParams } from '../errors.js'
import type { CatalogRecords } from '../storage/port/catalog/catalog.js'
import type { InvitationRecord } from '../storage/port/catalog/invitations.js'
import { createAccess } from './access.js'
import type { AccountContext } from './accountContext.js'
import type { Role } from './roles.js'

/** The contents of an emailed invitation. Times are seconds since 1970. */
export interface Invitation {
  readonly workspaceId: string
  readonly email: string
  readonly role: Role
  readonly expiration: number
  /** Identifies the stored invitation and proves the rest. */
  readonly signature: string
}

/** The signed contents: none of them can be changed in the link. */
type SignedFields = Omit<Invitation, 'signature'>

const signedParts = ({ workspaceId, email, role, expiration }: SignedFields) => [
  workspaceId,
  email.toLowerCase(),
  role,
  expiration,
]

/** Purpose of these signatures. */
const PURPOSE = 'invitation'

export interface InvitationLinks {
  /** Signature of a stored invitation; it names the invitation, so that it can be found and revoked. */
  sign(invitationId: string, fields: SignedFields): string
  /** The stored invitation of a link. Throws INVALID_PARAMS with the fault of the link. */
  check(invitation: Invitation): Promise<InvitationRecord>
}

/**
 * Links by the records of the catalog, or of a transaction on it. A link is valid only while its sender may invite to the
 * workspace.
 */
export function createInvitationLinks(
  { now, secret }: Pick<AccountContext, 'now' | 'secret'>,
  records: CatalogRecords,
): InvitationLinks {
  const access = createAccess(records)
  const mayInvite = async ({ sender, workspaceId }: InvitationRecord): Promise<boolean> => {
    const user = await records.users.find(sender)
    return user !== undefined && (await access.onWorkspace(user, workspaceId)).includes('account_manage')
  }
  return {
    sign: (invitationId, fields) => `${invitationId}.${secret.sign(PURPOSE, [invitationId, ...signedParts(fields)])}`,
    async check(invitation) {
      const { signature, expiration } = invitation
      const dot = signature.indexOf('.')
      const invitationId = signature.slice(0, Math.max(dot, 0))
      const signed = [invitationId, ...signedParts(invitation)]
      if (dot < 0 && secret.isSignature(signature, PURPOSE, signedParts(invitation))) {
        throw invalidParams('An earlier version sent this invitation. Ask for a new one.', 'signature')
      }
      if (dot < 0 || !secret.isSignature(signature.slice(dot + 1), PURPOSE, signed)) {
        throw invalidParams('The invitation is not valid.', 'signature')
      }
      if (expiration <= now()) throw invalidParams('The invitation has expired.', 'expiration')
      const record = await records.invitations.find(invitationId)
      if (record === undefined) throw invalidParams('The invitation has been used or revoked.', 'signature')
      if (!(await mayInvite(record))) {
        throw invalidParams('The sender of the invitation may no longer invite to this workspace.', 'signature')
      }
      return record
    },
  }
}
