import { z } from 'zod'
import type { Member } from '../../accounts/organizations.js'
import { ROLES, type Role } from '../../accounts/roles.js'
import type { Token } from '../../accounts/tokens.js'
import type { Caller, Permission } from '../../caller.js'
import { PERMISSIONS } from '../../caller.js'
import { MOST_PEOPLE } from '../limits.js'
import type { Services } from '../services.js'

/** A role on a workspace or an organization; each includes the permissions of those before it. Our choice of names. */
export const roleParam = z
  .enum(ROLES)
  .describe('viewer: read; editor: also write; creator: also create projects; admin: also manage users')
export const usernames = z.array(z.string()).max(MOST_PEOPLE).describe('Usernames')

/** A token as it is returned; `expiration` is null for one that never expires. Spec v4-identity 2.4. */
export interface TokenRecord {
  token: string
  type: 'long_lived' | 'short_lived'
  expiration: number | null
  description: string
}

export const renderToken = ({ token, kind, expiration, description }: Token): TokenRecord => ({
  token,
  type: kind,
  expiration,
  description,
})

/** A user and their role; null for a user whose permissions have another source. Spec v5 2.15. */
export interface MemberRecord {
  username: string
  full_name: string
  role: Role | null
}

export const renderMember = ({ username, fullName, role }: Member): MemberRecord => ({
  username,
  full_name: fullName,
  role,
})

/** The profile of the caller. Spec v5 2.15. */
export interface ProfileRecord {
  username: string
  full_name: string
  global_permissions: Permission[]
  default_workspace: string | null
  workspaces: { workspace_id: string; name: string; organization_id: string; permissions: Permission[] }[]
  organization_id: string | null
  organizations: { organization_id: string; name: string; permissions: Permission[] }[]
}

/** Our choice: only the local owner has global permissions, and may do everything in this installation. */
export function renderProfile({ accounts }: Services, caller: Caller): ProfileRecord {
  const { user, defaultWorkspaceId, workspaces, organizations } = accounts.profile(accounts.access.userOf(caller))
  return {
    username: user.username,
    full_name: user.fullName,
    global_permissions: user.isOwner ? [...PERMISSIONS] : [],
    default_workspace: defaultWorkspaceId ?? null,
    workspaces: workspaces.map(({ workspace, permissions }) => ({
      workspace_id: workspace.workspaceId,
      name: workspace.name,
      organization_id: workspace.organizationId,
      permissions: [...permissions],
    })),
    organization_id: user.organizationId,
    organizations: organizations.map(({ organization, permissions }) => ({
      organization_id: organization.organizationId,
      name: organization.name,
      permissions: [...permissions],
    })),
  }
}
