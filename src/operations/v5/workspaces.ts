import { z } from 'zod'
import type { Role } from '../../accounts/roles.js'
import type { Workspace } from '../../accounts/workspaces.js'
import { type Caller, PERMISSIONS } from '../../caller.js'
import type { LanguageCode } from '../../text/languages.js'
import { requireLanguage } from '../languages.js'
import { operation } from '../operation.js'
import { displayName, emailAddress, languageParam, noParams } from '../params.js'
import type { Services } from '../services.js'
import { invitationLink } from './links.js'
import { type MemberRecord, renderMember, roleParam, usernames } from './people.js'

/** Spec v5 2.15. */
export interface WorkspaceRecord {
  /** Identifier of the workspace. */
  workspace_id: string
  /** Name of the workspace. */
  name: string
  /** Organization that owns it. */
  organization_id: string
  /** Two-letter language code of new projects. */
  default_language: LanguageCode
  /** This and `users` are present only for members of the organization and admins of the workspace. */
  projects?: {
    /** Identifier of the project. */
    project_id: string
    /** Name of the project. */
    name: string
  }[]
  /** Users who have a role on the workspace itself. */
  users?: MemberRecord[]
}

const defaultLanguage = languageParam.describe('Language of projects that are created without one')

/**
 * Creates a workspace, with the caller as its admin. Our choice: only those who manage the organization may do so. Spec
 * v5 4.9.
 */
export const createWorkspace = operation({
  methods: ['POST'],
  path: '/api/v5/workspaces/',
  spec: 'v5 4.9',
  access: 'account_manage',
  params: () =>
    z.strictObject({
      organization_id: z.string(),
      name: displayName,
      default_language: defaultLanguage.default('en'),
    }),
  summary: 'Creates a workspace.',
  result: 'The workspace record.',
  handle: async ({ services, caller }, { organization_id, name, default_language }): Promise<WorkspaceRecord> => {
    requireLanguage(services.installation, default_language, 'default_language')
    const request = { organizationId: organization_id, name, defaultLanguage: default_language }
    return renderWorkspace(services, caller, await services.accounts.workspaces.create(caller, request))
  },
})

/** One workspace. Spec v5 4.9. */
export const getWorkspace = operation({
  methods: ['GET'],
  path: '/api/v5/workspaces/:workspace_id/',
  spec: 'v5 4.9',
  access: 'read',
  params: noParams,
  summary: 'Reads a workspace.',
  result: 'The workspace record, with projects and users for members of its organization and its admins.',
  handle: async ({ services, caller, path }): Promise<WorkspaceRecord> =>
    renderWorkspace(services, caller, await services.accounts.workspaces.get(path.workspace_id)),
})

/** Changes the name or default language. Spec v5 4.9. */
export const updateWorkspace = operation({
  methods: ['PUT'],
  path: '/api/v5/workspaces/:workspace_id/',
  spec: 'v5 4.9',
  access: 'account_manage',
  params: () => z.strictObject({ name: displayName.optional(), default_language: defaultLanguage.optional() }),
  summary: 'Changes a workspace.',
  handle: async ({ services, path }, { name, default_language }): Promise<null> => {
    if (default_language !== undefined) requireLanguage(services.installation, default_language, 'default_language')
    await services.accounts.workspaces.update(path.workspace_id, {
      ...(name !== undefined && { name }),
      ...(default_language !== undefined && { defaultLanguage: default_language }),
    })
    return null
  },
})

/**
 * Removes a workspace. Our choices: all its projects are deleted permanently; its users remain, without permissions on
 * it; the only workspace of an installation cannot be removed (INVALID_PARAMS). Spec v5 4.9.
 */
export const deleteWorkspace = operation({
  methods: ['DELETE'],
  path: '/api/v5/workspaces/:workspace_id/',
  spec: 'v5 4.9',
  access: 'account_manage',
  params: noParams,
  summary: 'Deletes a workspace and all its projects permanently.',
  result: 'The record of the deleted workspace.',
  handle: async ({ services, caller, path }): Promise<WorkspaceRecord> => {
    const { workspaces } = services.accounts
    const record = await renderWorkspace(services, caller, await workspaces.get(path.workspace_id))
    // Repeat if a project was created meanwhile.
    while (!(await workspaces.remove(path.workspace_id))) {
      for (const { projectId } of await workspaces.projects(path.workspace_id)) {
        await (await services.projects.open(projectId))?.delete()
      }
    }
    return record
  },
})

/** Removes roles on a workspace; unknown users are ignored. Spec v5 4.9. */
export const removeWorkspaceUsers = operation({
  methods: ['POST'],
  path: '/api/v5/workspaces/:workspace_id/users/remove/',
  spec: 'v5 4.9',
  access: 'account_manage',
  params: () => z.strictObject({ usernames }),
  summary: 'Removes users from a workspace.',
  handle: async ({ services: { accounts }, caller, path }, question): Promise<null> => {
    await accounts.workspaces.setRole(caller, path.workspace_id, question.usernames, undefined)
    return null
  },
})

/**
 * Gives users a role on a workspace; users who do not exist are ignored. Our choice: logins whose address has not been
 * confirmed are also ignored, because the admin of another workspace may have created them and know the password.
 * Exceptions are users with a role there already and users whom the caller may delete; an invitation confirms an
 * address. Spec v5 4.9.
 */
export const setWorkspaceRoles = operation({
  methods: ['PUT'],
  path: '/api/v5/workspaces/:workspace_id/users/',
  spec: 'v5 4.9',
  access: 'account_manage',
  params: () => z.strictObject({ usernames, role: roleParam }),
  summary: 'Sets the role of users in a workspace.',
  handle: async ({ services: { accounts }, caller, path }, question): Promise<null> => {
    await accounts.workspaces.setRole(caller, path.workspace_id, question.usernames, question.role)
    return null
  },
})

/** Sends an invitation with a link that is valid for seven days. EMAIL_NOT_ENABLED, EMAIL_ERROR. Spec v5 4.9. */
export const inviteUser = operation({
  methods: ['POST'],
  path: '/api/v5/workspaces/:workspace_id/invite_user/',
  spec: 'v5 4.9',
  access: 'account_manage',
  params: () => z.strictObject({ email: emailAddress, role: roleParam }),
  summary: 'Invites a person to a workspace by mail.',
  handle: async ({ services: { accounts }, caller, path }, { email, role }): Promise<null> => {
    await accounts.invitations.send(caller, { workspaceId: path.workspace_id, email, role }, { link: invitationLink })
    return null
  },
})

/** An invitation that has not been accepted. Times are seconds since 1970. */
export interface InvitationRecord {
  /** Identifier, to revoke it. */
  invitation_id: string
  /** Address that was invited. */
  email: string
  /** Role that the invitation gives. */
  role: Role
  /** Login of the user who sent it; the invitation is valid as long as this user manages the workspace. */
  sender: string
  /** When it was sent, in seconds since 1970. */
  creation_date: number
  /** When it expires, in seconds since 1970. */
  expiration: number
}

/** Invitations to a workspace that have neither been accepted nor expired, oldest first. Extension. */
export const listInvitations = operation({
  methods: ['GET'],
  path: '/api/v5/workspaces/:workspace_id/invitations/',
  spec: 'v5 4.9',
  extension: true,
  access: 'account_manage',
  params: noParams,
  summary: 'Lists the open invitations to a workspace.',
  result: 'An array of invitations, oldest first.',
  handle: async ({ services: { accounts }, path }): Promise<InvitationRecord[]> =>
    (await accounts.invitations.list(path.workspace_id)).map(
      ({ invitationId, email, role, sender, creationDate, expiration }) => ({
        invitation_id: invitationId,
        email,
        role,
        sender,
        creation_date: creationDate,
        expiration,
      }),
    ),
})

/** Revokes an invitation: its link no longer works. An unknown invitation is ignored. Extension. */
export const revokeInvitation = operation({
  methods: ['DELETE'],
  path: '/api/v5/workspaces/:workspace_id/invitations/:invitation_id/',
  spec: 'v5 4.9',
  extension: true,
  access: 'account_manage',
  params: noParams,
  summary: 'Revokes an invitation, if it exists.',
  handle: async ({ services: { accounts }, path }): Promise<null> => {
    await accounts.invitations.revoke(path.workspace_id, path.invitation_id)
    return null
  },
})

async function renderWorkspace({ accounts }: Services, caller: Caller, workspace: Workspace): Promise<WorkspaceRecord> {
  const { workspaceId, name, organizationId, defaultLanguage } = workspace
  const { access, workspaces } = accounts
  const user = await access.userOf(caller)
  const seesAll =
    user.organizationId === organizationId ||
    (await access.onWorkspace(user, workspaceId)).length === PERMISSIONS.length
  return {
    workspace_id: workspaceId,
    name,
    organization_id: organizationId,
    default_language: defaultLanguage as LanguageCode,
    ...(seesAll && {
      projects: (await workspaces.projects(workspaceId)).map(({ projectId, name }) => ({
        project_id: projectId,
        name,
      })),
      users: (await workspaces.holders(workspaceId)).map(renderMember),
    }),
  }
}
