import { endpoint } from './endpoint.js'

/** Each role may do what those before it may. */
export type Role = 'viewer' | 'editor' | 'creator' | 'admin'

export interface MemberRecord {
  readonly username: string
  readonly full_name: string
  /** Null for members without a role of their own. */
  readonly role: Role | null
}

interface OneWorkspace {
  readonly workspace_id: string
}

/** The people with a role on a workspace; absent for those who may not see them. */
export const getWorkspace = endpoint<OneWorkspace, { readonly users?: readonly MemberRecord[] }>(
  'GET',
  '/api/v5/workspaces/:workspace_id/',
)

export const setWorkspaceRoles = endpoint<
  OneWorkspace & { readonly usernames: readonly string[]; readonly role: Role },
  null
>('PUT', '/api/v5/workspaces/:workspace_id/users/')

export const removeWorkspaceUsers = endpoint<OneWorkspace & { readonly usernames: readonly string[] }, null>(
  'POST',
  '/api/v5/workspaces/:workspace_id/users/remove/',
)

export interface InvitationRecord {
  readonly invitation_id: string
  readonly email: string
  readonly role: Role
  /** Seconds since 1970. */
  readonly expiration: number
}

/** Sends a mail with a link that is valid for seven days. */
export const inviteUser = endpoint<OneWorkspace & { readonly email: string; readonly role: Role }, null>(
  'POST',
  '/api/v5/workspaces/:workspace_id/invite_user/',
)

export const listInvitations = endpoint<OneWorkspace, readonly InvitationRecord[]>(
  'GET',
  '/api/v5/workspaces/:workspace_id/invitations/',
)

export const revokeInvitation = endpoint<OneWorkspace & { readonly invitation_id: string }, null>(
  'DELETE',
  '/api/v5/workspaces/:workspace_id/invitations/:invitation_id/',
)

/** Makes a login that works at once. */
export const createUser = endpoint<
  {
    readonly username: string
    readonly password: string
    readonly full_name?: string | undefined
    readonly workspace_id: string
    readonly role: Role
  },
  { readonly username: string }
>('POST', '/api/v5/users/')

export const deleteUsers = endpoint<{ readonly usernames: readonly string[] }, null>('POST', '/api/v5/users/delete/')

interface OneOrganization {
  readonly organization_id: string
}

export const getOrganization = endpoint<OneOrganization, { readonly users: readonly MemberRecord[] }>(
  'GET',
  '/api/v5/organizations/:organization_id/',
)

/** `none` takes the role away. */
export const setOrganizationRoles = endpoint<
  OneOrganization & { readonly usernames: readonly string[]; readonly role: Role | 'none' },
  null
>('PUT', '/api/v5/organizations/:organization_id/users/')
