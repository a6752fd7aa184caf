import { z } from 'zod'
import type { Usage } from '../../accounts/usage.js'
import type { Workspace } from '../../accounts/workspaces.js'
import { PERMISSIONS } from '../../caller.js'
import { formatDay } from '../../dates.js'
import { operation } from '../operation.js'
import { displayName, noParams } from '../params.js'
import { type MemberRecord, renderMember, roleParam, usernames } from './people.js'

/** Spec v5 2.15. */
export interface OrganizationRecord {
  /** Identifier of the organization. */
  organization_id: string
  /** Name of the organization. */
  name: string
  /** Its members. */
  users: MemberRecord[]
}

/**
 * An organization and its members. Our choice: members may read it but see only themselves among its users; those who
 * manage the organization see all users. Spec v5 4.8.
 */
export const getOrganization = operation({
  methods: ['GET'],
  path: '/api/v5/organizations/:organization_id/',
  spec: 'v5 4.8',
  access: 'read',
  params: noParams,
  summary: 'Reads an organization.',
  result: 'The organization, with all its users for callers who manage it, otherwise only with the caller.',
  handle: async ({ services: { accounts }, caller, path }): Promise<OrganizationRecord> => {
    const { organizationId, name } = await accounts.workspaces.organization(path.organization_id)
    const reader = await accounts.access.userOf(caller)
    const isManager = (await accounts.access.onOrganization(reader, organizationId)).includes('account_manage')
    const users = (await accounts.workspaces.members(organizationId))
      .filter(({ username }) => isManager || username === reader.username)
      .map(renderMember)
    return { organization_id: organizationId, name, users }
  },
})

/** Changes the name. Spec v5 4.8. */
export const updateOrganization = operation({
  methods: ['PUT'],
  path: '/api/v5/organizations/:organization_id/',
  spec: 'v5 4.8',
  access: 'account_manage',
  params: () => z.strictObject({ name: displayName }),
  summary: 'Renames an organization.',
  handle: async ({ services: { accounts }, path }, { name }): Promise<null> => {
    await accounts.workspaces.renameOrganization(path.organization_id, name)
    return null
  },
})

/**
 * Sets the role of members on an organization, and thereby on all its workspaces. Unknown users and users who are not
 * members are ignored. Our choice: `none` removes the role, since no other operation does. Spec v5 4.8.
 */
export const setOrganizationRoles = operation({
  methods: ['PUT'],
  path: '/api/v5/organizations/:organization_id/users/',
  spec: 'v5 4.8',
  access: 'account_manage',
  params: () =>
    z.strictObject({
      usernames,
      role: z.union([roleParam, z.literal('none')]).describe('`none` removes the role'),
    }),
  summary: 'Sets the role of members of an organization.',
  handle: async ({ services: { accounts }, path }, question): Promise<null> => {
    const role = question.role === 'none' ? undefined : question.role
    await accounts.workspaces.setOrganizationRole(path.organization_id, question.usernames, role)
    return null
  },
})

/** Spec v5 4.8; days as `YYYY-MM-DD`. */
export interface UsageRecord {
  /** One entry for each month, latest first. */
  months: {
    /** First day as `YYYY-MM-DD`. */
    start: string
    /** Number of documents uploaded. */
    docs_uploaded: number
    /** Number of documents refunded. */
    docs_refunded: number
    /** By workspace, sorted by name; last, all others together. */
    workspaces: WorkspaceUsageRecord[]
  }[]
  /** One entry for each billing period, latest first. */
  billing_periods: {
    /** First day as `YYYY-MM-DD`. */
    start: string
    /** First day after the period as `YYYY-MM-DD`. */
    end: string
    /** Number of documents uploaded. */
    docs_uploaded: number
    /** Number of documents refunded. */
    docs_refunded: number
    /** Most documents in the period; null without a limit. */
    document_limit: number | null
  }[]
}

/** The last entry aggregates all other workspaces and has no id. */
export interface WorkspaceUsageRecord {
  /** The workspace; null for all others together. */
  workspace_id: string | null
  /** Name of the workspace. */
  name: string
  /** Number of documents uploaded. */
  docs_uploaded: number
  /** Number of documents refunded. */
  docs_refunded: number
}

/** Name of the entry for the workspaces whose usage the caller may not view. */
const OTHERS = 'All other workspaces'

/**
 * Documents uploaded, by month and by billing period, latest first. Our choices: only those who manage a workspace see
 * its usage; the aggregate entry is always present and includes deleted workspaces; nothing is refunded; there is no
 * limit; a billing period is a year from the day on which the organization was created. Spec v5 4.8.
 */
export const organizationUsage = operation({
  methods: ['GET'],
  path: '/api/v5/organizations/:organization_id/usage/',
  spec: 'v5 4.8',
  access: 'read',
  rateLimit: 1,
  params: noParams,
  summary: 'Reports the documents uploaded to an organization, by month and billing period.',
  result: 'Months and billing periods, latest first.',
  handle: async ({ services: { accounts }, caller, path }): Promise<UsageRecord> => {
    const user = await accounts.access.userOf(caller)
    const visible: Workspace[] = []
    for (const workspace of await accounts.access.workspacesOf(user)) {
      if (workspace.organizationId !== path.organization_id) continue
      if (workspace.permissions.length === PERMISSIONS.length) visible.push(workspace)
    }
    visible.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
    return renderUsage(await accounts.usage.ofOrganization(path.organization_id), visible)
  },
})

function renderUsage(
  { months, billingPeriods }: Usage,
  visible: readonly { readonly workspaceId: string; readonly name: string }[],
): UsageRecord {
  return {
    months: months.map(({ year, month, documents, byWorkspace }) => {
      const own = visible.map(({ workspaceId, name }) => entry(workspaceId, name, byWorkspace.get(workspaceId) ?? 0))
      const shown = own.reduce((sum, { docs_uploaded }) => sum + docs_uploaded, 0)
      return {
        start: `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`,
        docs_uploaded: documents,
        docs_refunded: 0,
        workspaces: [...own, entry(null, OTHERS, documents - shown)],
      }
    }),
    billing_periods: billingPeriods.map(({ start, end, documents }) => ({
      start: formatDay(start),
      end: formatDay(end),
      docs_uploaded: documents,
      docs_refunded: 0,
      document_limit: null,
    })),
  }
}

const entry = (workspaceId: string | null, name: string, documents: number): WorkspaceUsageRecord => ({
  workspace_id: workspaceId,
  name,
  docs_uploaded: documents,
  docs_refunded: 0,
})
