import { endpoint, type NoParams } from './endpoint.js'
import type { Permission } from './projects.js'

/** Who asks, and where they may do something. */
export interface ProfileRecord {
  readonly username: string
  readonly full_name: string
  readonly default_workspace: string | null
  readonly workspaces: readonly WorkspaceOfProfile[]
  readonly organizations: readonly OrganizationOfProfile[]
}

export interface WorkspaceOfProfile {
  readonly workspace_id: string
  readonly name: string
  readonly permissions: readonly Permission[]
}

export interface OrganizationOfProfile {
  readonly organization_id: string
  readonly name: string
  readonly permissions: readonly Permission[]
}

export const getProfile = endpoint<NoParams, ProfileRecord>('GET', '/api/v5/profile/')

export const updateProfile = endpoint<
  { readonly full_name?: string | undefined; readonly default_workspace?: string | undefined },
  null
>('PUT', '/api/v5/profile/')

/** Ends the sessions of the caller, also the one that asks. */
export const changePassword = endpoint<{ readonly old_password: string; readonly new_password: string }, null>(
  'PUT',
  '/api/v5/profile/password/',
)

export interface StatusRecord {
  readonly languages: readonly { readonly code: string; readonly name: string }[]
  readonly version: string
}

export const getStatus = endpoint<NoParams, StatusRecord>('GET', '/api/v5/status/')

export interface TokenRecord {
  readonly token: string
  readonly type: 'long_lived' | 'short_lived'
  /** Seconds since 1970; null if it never expires. */
  readonly expiration: number | null
  readonly description: string
}

export const login = endpoint<{ readonly username: string; readonly password: string }, TokenRecord>(
  'POST',
  '/api/v5/login/',
)

/** Ends the session of a short-lived token. */
export const logout = endpoint<NoParams, null>('POST', '/api/v5/logout/')
