import type { Profile } from '../../accounts/accounts.js'
import type { Token } from '../../accounts/tokens.js'
import type { Usage } from '../../accounts/usage.js'
import type { ListedUser } from '../../accounts/workspaceMembers.js'
import type { Workspace } from '../../accounts/workspaces.js'
import type { Permission } from '../../caller.js'

/** Spec v4-identity 2.4. */
export interface TokenRecord {
  token: string
  type: 'long_lived' | 'short_lived'
  /** Seconds since 1970; null for a token that never expires. */
  expiration: number | null
}

export const renderToken = ({ token, kind, expiration }: Token): TokenRecord => ({ token, type: kind, expiration })

/** Spec v4-identity 2.6. */
export interface ProfileRecord {
  username: string
  info: { full_name: string }
  /** By account. */
  permissions: Record<string, Permission[]>
  default_account: string | null
  /** The account that owns the user. */
  owner: string | null
}

export const renderProfile = ({ user, defaultWorkspaceId, workspaces }: Profile): ProfileRecord => ({
  username: user.username,
  info: { full_name: user.fullName },
  permissions: Object.fromEntries(
    workspaces.map(({ workspace, permissions }) => [workspace.workspaceId, [...permissions]]),
  ),
  default_account: defaultWorkspaceId ?? null,
  owner: user.ownerWorkspaceId,
})

/** Spec v4-identity 2.5. */
export interface AccountRecord {
  account_id: string
  account_name: string
  /** Only for those who manage the account. */
  email?: string
  permissions: Permission[]
}

export const renderAccount = (
  { workspaceId, name, email }: Workspace,
  permissions: readonly Permission[],
): AccountRecord => ({
  account_id: workspaceId,
  account_name: name,
  ...(permissions.includes('account_manage') && { email }),
  permissions: [...permissions],
})

/** By email. Spec v4-identity 2.7. */
export type UsersRecord = Record<string, { full_name: string; permissions: Permission[] }>

export const renderUsers = (users: readonly ListedUser[]): UsersRecord =>
  Object.fromEntries(
    users.map(({ username, fullName, permissions }) => [
      username,
      { full_name: fullName, permissions: [...permissions] },
    ]),
  )

/** The unit of counting: uploaded documents. Our choice of name: the one that clients read. */
export interface Monitored<Value> {
  docs_uploaded: Value
}

/** Spec v4-identity 2.8; times are seconds since 1970. */
export interface UsageRecord {
  months: ({ year: number; month: number } & Monitored<number>)[]
  billing_periods: {
    start: number
    end: number
    first_used: number | null
    last_used: number | null
    approved: boolean
    usage: Monitored<number>
    refund: Monitored<number>
    limits: Monitored<number | null>
  }[]
}

/** Our choices: all usage is covered, since there is no billing; nothing is refunded; there is no limit. */
export const renderUsage = ({ months, billingPeriods }: Usage): UsageRecord => ({
  months: months.map(({ year, month, documents }) => ({ year, month, docs_uploaded: documents })),
  billing_periods: billingPeriods.map(({ start, end, firstUsed, lastUsed, documents }) => ({
    start,
    end,
    first_used: firstUsed,
    last_used: lastUsed,
    approved: true,
    usage: { docs_uploaded: documents },
    refund: { docs_uploaded: 0 },
    limits: { docs_uploaded: null },
  })),
})
