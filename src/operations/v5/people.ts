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
  /** The token, for the header `Authorization`. */
  token: string
  /** Whether it stays valid until it is deleted, or expires. */
  type: 'long_lived' | 'short_lived'
  /** When it expires, in seconds since 1970; null if never. */
  expiration: number | null
  /** Free text of its owner. */
  description: string
}

export const renderToken = ({ token, kind, expiration, description }: Token): TokenRecord => ({
  token,
  type: kind,
  expiration,
  description,
})

/** A user and their role. Spec v5 2.15. */
export interface MemberRecord {
  /** Login, an e-mail address. */
  username: string
  /** Name of the person. */
  full_name: string
  /** Role there; null for a user whose permissions have another source. */
  role: Role | null
}

export const renderMember = ({ username, fullName, role }: Member): MemberRecord => ({
  username,
  full_name: fullName,
  role,
})

/** The profile of the caller. Spec v5 2.15. */
export interface ProfileRecord {
  /** Login, an e-mail address. */
  username: string
  /** Name of the person. */
  full_name: string
  /** Permissions on the whole installation. */
  global_permissions: Permission[]
  /** Workspace of new projects; null without one. */
  default_workspace: string | null
  /** Workspaces on which the user has a permission. */
  workspaces: {
    /** Identifier of the workspace. */
    workspace_id: string
    /** Name of the workspace. */
    name: string
    /** Organization that owns it. */
    organization_id: string
    /** What the user may do there. */
    permissions: Permission[]
  }[]
  /** Organization of the user; null without one. */
  organization_id: string | null
  /** Organizations on which, or on whose workspaces, the user has a permission. */
  organizations: {
    /** Identifier of the organization. */
    organization_id: string
    /** Name of the organization. */
    name: string
    /** What the user may do there. */
    permissions: Permission[]
  }[]
}

/** Our choice: only the local owner has global permissions, and may do everything in this installation. */
export async function renderProfile({ accounts }: Services, caller: Caller): Promise<ProfileRecord> {
  const { user, defaultWorkspaceId, workspaces, organizations } = await accounts.profile(
    await accounts.access.userOf(caller),
  )
  return {
    username: user.username,
    full_name: user.fullName,
    global_permissions: user.isOwner ? [...PERMISSIONS] : [],
    default_workspace: defaultWorkspaceId ?? null,
    workspaces: workspaces.map(({ workspaceId, name, organizationId, permissions }) => ({
      workspace_id: workspaceId,
      name,
      organization_id: organizationId,
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
