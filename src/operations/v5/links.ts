import { z } from 'zod'
import { invalidParams } from '../../errors.js'
import { operation, RawAnswer } from '../operation.js'
import { displayName, integer, newPassword } from '../params.js'
import { formPage } from './formPage.js'
import { roleParam } from './people.js'

/** What an emailed invitation carries. */
const invitation = {
  workspace_id: z.string(),
  email: z.string(),
  role: roleParam,
  expiration: integer().describe('Seconds since 1970'),
  signature: z.string(),
}

type InvitationParams = z.output<z.ZodObject<typeof invitation>>

const invitationOf = ({ workspace_id: workspaceId, email, role, expiration, signature }: InvitationParams) => ({
  workspaceId,
  email,
  role,
  expiration,
  signature,
})

/** The page that an invitation leads to. INVALID_PARAMS names what is wrong with it. Extension. */
export const invitationPage = operation({
  methods: ['GET'],
  path: '/api/v5/invitation/',
  spec: 'v5 4.9',
  extension: true,
  access: 'none',
  params: z.strictObject(invitation),
  summary: 'The page that an emailed invitation leads to.',
  result: 'A page of HTML.',
  handle: ({ services: { accounts } }, question): RawAnswer => {
    const knows = accounts.invitations.hasLogin(invitationOf(question))
    const { name } = accounts.workspaces.get(question.workspace_id)
    const page = formPage({
      title: `Invitation to ${name}`,
      text: `For ${question.email}, as ${question.role}.`,
      fields: knows
        ? []
        : [
            { name: 'full_name', label: 'Your name', type: 'text' },
            { name: 'password', label: 'A password', type: 'password' },
          ],
      button: knows ? 'Join' : 'Create login',
      done: knows ? 'You have joined.' : 'Your login has been created. You can log in now.',
    })
    return new RawAnswer('text/html; charset=utf-8', page)
  },
})

/**
 * Accepts an emailed invitation, once: gives a user the role, or makes a login for one who has none. INVALID_PARAMS names
 * what is wrong with it. Extension.
 */
export const acceptInvitation = operation({
  methods: ['POST'],
  path: '/api/v5/invitation/',
  spec: 'v5 4.9',
  extension: true,
  access: 'none',
  params: z.strictObject({
    ...invitation,
    full_name: displayName.optional(),
    password: newPassword.optional().describe('Required of those who have no login yet, not used of others'),
  }),
  summary: 'Accepts an emailed invitation.',
  result: 'An object with `username`, `workspace_id` and `created`, whether a login was made.',
  handle: async ({ services: { accounts } }, { full_name = '', password, ...question }) => {
    const accepted = invitationOf(question)
    const knows = accounts.invitations.hasLogin(accepted)
    if (knows) accounts.invitations.join(accepted)
    else if (password !== undefined) {
      await accounts.invitations.createUser(accepted, { fullName: full_name, password })
    } else throw invalidParams('The listed request parameter(s) are required but were not given.', 'password')
    return { username: question.email, workspace_id: question.workspace_id, created: !knows }
  },
})

/** What an emailed link for a new password carries. */
const recovery = { email: z.string(), expiration: integer().describe('Seconds since 1970'), signature: z.string() }

/** The page that a recovery link leads to. Extension. */
export const recoveryPage = operation({
  methods: ['GET'],
  path: '/api/v5/profile/password/recovery/',
  spec: 'v5 4.7',
  extension: true,
  access: 'none',
  params: z.strictObject(recovery),
  summary: 'The page that a link for a new password leads to.',
  result: 'A page of HTML.',
  handle: (_context, { email }): RawAnswer => {
    const page = formPage({
      title: 'A new password',
      text: `For ${email}.`,
      fields: [{ name: 'password', label: 'New password', type: 'password' }],
      button: 'Set password',
      done: 'The password has been set. You can log in now.',
    })
    return new RawAnswer('text/html; charset=utf-8', page)
  },
})

/** Sets a password by an emailed link, once, within an hour. INVALID_PARAMS names what is wrong with it. Extension. */
export const recoverPassword = operation({
  methods: ['POST'],
  path: '/api/v5/profile/password/recovery/',
  spec: 'v5 4.7',
  extension: true,
  access: 'none',
  params: z.strictObject({ ...recovery, password: newPassword }),
  summary: 'Sets a new password by an emailed link.',
  handle: async ({ services: { accounts } }, { password, ...link }): Promise<null> => {
    await accounts.users.resetPassword(link, password)
    return null
  },
})
