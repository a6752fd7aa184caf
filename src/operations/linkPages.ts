import type { InvitationNeeds } from '../accounts/invitations.js'
import { formPage } from './formPage.js'
import type { RawAnswer } from './rawAnswer.js'

const password = { name: 'password', label: 'New password', type: 'password' } as const
const fullName = { name: 'full_name', label: 'Your name', type: 'text' } as const

/** Fields, button and last sentence of an invitation, by what it needs. */
const forms = {
  login: {
    fields: [fullName, password],
    button: 'Create login',
    done: 'Your login has been created. You can log in now.',
  },
  password: {
    fields: [password],
    button: 'Set password and join',
    done: 'You have joined. You can log in with the new password now.',
  },
  nothing: { fields: [], button: 'Join', done: 'You have joined.' },
} as const

export interface InvitationPage {
  readonly needs: InvitationNeeds
  /** Name of the workspace (account). */
  readonly workspace: string
  readonly email: string
  /** Permissions of the invitation, in the terms of the interface. */
  readonly as: string
  /** Path that accepts the invitation; default that of the page. */
  readonly action?: string
}

/** The page that an emailed invitation leads to. */
export const invitationAnswer = ({ needs, workspace, email, as, action }: InvitationPage): RawAnswer =>
  formPage({
    title: `Invitation to ${workspace}`,
    text: `For ${email}, as ${as}.`,
    ...forms[needs],
    ...(action !== undefined && { action }),
  })

/** The page that a link for a new password leads to; `action` is the path that sets it, default that of the page. */
export const recoveryAnswer = (email: string, action?: string): RawAnswer =>
  formPage({
    title: 'A new password',
    text: `For ${email}.`,
    fields: [password],
    button: 'Set password',
    done: 'The password has been set. You can log in now.',
    ...(action !== undefined && { action }),
  })
