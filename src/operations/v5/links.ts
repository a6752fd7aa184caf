import { z } from 'zod'
import type { Invitation } from '../../accounts/invitations.js'
import type { RecoveryLink } from '../../accounts/passwordRecovery.js'
import { missingParams } from '../explainIssues.js'
import { invitationAnswer, recoveryAnswer } from '../linkPages.js'
import { operation } from '../operation.js'
import { displayName, integer, newPassword } from '../params.js'
import type { RawAnswer } from '../rawAnswer.js'
import { roleParam } from './people.js'

/** The parameters of an emailed invitation. */
const invitation = {
  workspace_id: z.string(),
  email: z.string(),
  role: roleParam,
  expiration: integer().describe('Seconds since 1970'),
  signature: z.string(),
}

type InvitationParams = z.output<z.ZodObject<typeof invitation>>

/** Path and query of the page that accepts an invitation. */
export const invitationLink = ({ workspaceId, email, role, expiration, signature }: Invitation): string =>
  `/api/v5/invitation/?${new URLSearchParams({
    workspace_id: workspaceId,
    email,
    role,
    expiration: String(expiration),
    signature,
  })}`

const invitationOf = ({ workspace_id: workspaceId, email, role, expiration, signature }: InvitationParams) => ({
  workspaceId,
  email,
  role,
  expiration,
  signature,
})

/** The page of an invitation. INVALID_PARAMS names the fault. Extension. */
export const invitationPage = operation({
  methods: ['GET'],
  path: '/api/v5/invitation/',
  spec: 'v5 4.9',
  extension: true,
  access: 'none',
  params: () => z.strictObject(invitation),
  summary: 'Shows the form to accept an invitation.',
  result: 'An HTML page.',
  handle: async ({ services: { accounts } }, question): Promise<RawAnswer> => {
    const needs = await accounts.invitations.needs(invitationOf(question))
    const { name } = await accounts.workspaces.get(question.workspace_id)
    return invitationAnswer({ needs, workspace: name, email: question.email, as: question.role })
  },
})

/** An invitation that was accepted. */
export interface AcceptedRecord {
  /** Login of the user. */
  username: string
  /** The workspace that the user has joined. */
  workspace_id: string
  /** Whether a new login was created. */
  created: boolean
}

/**
 * Accepts an emailed invitation, which works once. It gives the role to an existing user, or creates a login. If the
 * address of the login has not been confirmed, somebody else may have created that login, so it gets the new password,
 * and its sessions and tokens end. INVALID_PARAMS names what is wrong with the invitation. Extension.
 */
export const acceptInvitation = operation({
  methods: ['POST'],
  path: '/api/v5/invitation/',
  spec: 'v5 4.9',
  extension: true,
  access: 'none',
  params: () =>
    z.strictObject({
      ...invitation,
      full_name: displayName.optional(),
      password: newPassword
        .optional()
        .describe('Required for a new login, and for a login whose address is not confirmed'),
    }),
  summary: 'Accepts an invitation.',
  result: 'The user and the workspace, and whether a login was created.',
  handle: async ({ services: { accounts } }, { full_name = '', password, ...question }): Promise<AcceptedRecord> => {
    const accepted = invitationOf(question)
    const creates = (await accounts.invitations.needs(accepted)) === 'login'
    if (!creates) await accounts.invitations.join(accepted, password)
    else if (password !== undefined) {
      await accounts.invitations.createUser(accepted, { fullName: full_name, password })
    } else throw missingParams('password')
    return { username: question.email, workspace_id: question.workspace_id, created: creates }
  },
})

/** Path and query of the page that sets a new password. */
export const recoveryLink = ({ email, expiration, signature }: RecoveryLink): string =>
  `/api/v5/profile/password/recovery/?${new URLSearchParams({ email, expiration: String(expiration), signature })}`

/** The parameters of an emailed link for a new password. */
const recovery = { email: z.string(), expiration: integer().describe('Seconds since 1970'), signature: z.string() }

/** The page of a recovery link. Extension. */
export const recoveryPage = operation({
  methods: ['GET'],
  path: '/api/v5/profile/password/recovery/',
  spec: 'v5 4.7',
  extension: true,
  access: 'none',
  params: () => z.strictObject(recovery),
  summary: 'Shows the form to set a new password.',
  result: 'An HTML page.',
  handle: (_context, { email }): RawAnswer => recoveryAnswer(email),
})

/**
 * Sets a password with an emailed link, which works once and for an hour. INVALID_PARAMS names the fault. Extension.
 */
export const recoverPassword = operation({
  methods: ['POST'],
  path: '/api/v5/profile/password/recovery/',
  spec: 'v5 4.7',
  extension: true,
  access: 'none',
  params: () => z.strictObject({ ...recovery, password: newPassword }),
  summary: 'Sets a new password with the link of a recovery mail.',
  handle: async ({ services: { accounts }, client }, { password, ...link }): Promise<null> => {
    await accounts.users.resetPassword(link, password, client)
    return null
  },
})
