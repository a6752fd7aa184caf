import type { Profile } from '../../accounts/accounts.js'
import type { Token } from '../../accounts/tokens.js'
import type { Usage } from '../../accounts/usage.js'
import type { ListedUser } from '../../accounts/workspaceMembers.js'
import type { Workspace } from '../../accounts/workspaces.js'
import type { Permission } from '../../caller.js'

/** Spec v4-identity 2.4. */
export interface TokenRecord {
  /** The token, for the header `Authorization`. */
  token: string
  /** Whether it stays valid until it is deleted, or expires. */
  type: 'long_lived' | 'short_lived'
  /** Seconds since 1970; null for a token that never expires. */
  expiration: number | null
}

export const renderToken = ({ token, kind, expiration }: Token): TokenRecord => ({ token, type: kind, expiration })

/** Spec v4-identity 2.6. */
export interface ProfileRecord {
  /** Login, an e-mail address. */
  username: string
  /** The person. */
  info: {
    /** Name of the person. */
    full_name: string
  }
  /** By account. */
  permissions: Record<string, Permission[]>
  /** Account of new projects; null without one. */
  default_account: string | null
  /** The account that owns the user. */
  owner: string | null
}

export const renderProfile = ({ user, defaultWorkspaceId, workspaces }: Profile): ProfileRecord => ({
  username: user.username,
  info: { full_name: user.fullName },
  permissions: Object.fromEntries(workspaces.map(({ workspaceId, permissions }) => [workspaceId, [...permissions]])),
  default_account: defaultWorkspaceId ?? null,
  owner: user.ownerWorkspaceId,
})

/** Spec v4-identity 2.5. */
export interface AccountRecord {
  /** Identifier of the account. */
  account_id: string
  /** Name of the account. */
  account_name: string
  /** Only for those who manage the account. */
  email?: string
  /** What the caller may do there. */
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

/** The accounts of a caller. */
export interface AccountsRecord {
  /** Accounts on which the caller has a permission. */
  accounts: AccountRecord[]
  /** Account of new projects; null without one. */
  default_account: string | null
}

/** A user of an account. */
export interface UserRecord {
  /** Name of the person. */
  full_name: string
  /** What the user may do with the account. */
  permissions: Permission[]
}

/** The users of an account, by what they are to it. */
export interface AccountUsersRecord {
  /** Users whom the account owns. */
  members: UsersRecord
  /** Users whom another account owns. */
  guests: UsersRecord
}

/** By email. Spec v4-identity 2.7. */
export type UsersRecord = Record<string, UserRecord>

export const renderUsers = (users: readonly ListedUser[]): UsersRecord =>
  Object.fromEntries(
    users.map(({ username, fullName, permissions }) => [
      username,
      { full_name: fullName, permissions: [...permissions] },
    ]),
  )

/** The unit of counting: uploaded documents. Our choice of name: the one that clients read. */
export interface Monitored<Value> {
  /** For uploaded documents. */
  docs_uploaded: Value
}

/** Spec v4-identity 2.8; times are seconds since 1970. */
export interface UsageRecord {
  /** One entry for each month, latest first. */
  months: ({
    /** Calendar year. */
    year: number
    /** Month, from 1 to 12. */
    month: number
  } & Monitored<number>)[]
  /** One entry for each billing period, latest first. */
  billing_periods: {
    /** Start of the first day, in seconds since 1970. */
    start: number
    /** Start of the first day after the period, in seconds since 1970. */
    end: number
    /** Start of the day of the first use, in seconds since 1970; null without use. */
    first_used: number | null
    /** Start of the day of the last use, in seconds since 1970; null without use. */
    last_used: number | null
    /** Whether a contract covers the period. */
    approved: boolean
    /** Amount used. */
    usage: Monitored<number>
    /** Amount refunded. */
    refund: Monitored<number>
    /** Most that may be used; null without a limit. */
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
