import { EngineError } from '../errors.js'
import type { CatalogRecords } from '../storage/port/catalog/catalog.js'
import type { OrganizationRecord } from '../storage/port/catalog/workspaces.js'
import type { AccountContext } from './accountContext.js'
import type { Role } from './roles.js'

/** A member of an organization; `role` is null for a member whose permissions come from workspaces only. */
export interface Member {
  readonly username: string
  readonly fullName: string
  readonly role: Role | null
}

/** Organizations. The caller has checked permissions. Throws INADEQUATE_PERMISSION for an unknown one. */
export interface Organizations {
  organization(organizationId: string): Promise<OrganizationRecord>
  members(organizationId: string): Promise<Member[]>
  renameOrganization(organizationId: string, name: string): Promise<void>
  /** Sets or removes the roles of members; ignores other users. Spec v5 4.8. */
  setOrganizationRole(organizationId: string, usernames: readonly string[], role: Role | undefined): Promise<void>
}

export function createOrganizations({ catalog }: Pick<AccountContext, 'catalog'>): Organizations {
  const { users, workspaces, roles } = catalog
  return {
    organization: (organizationId) => requireOrganization(catalog, organizationId),
    async members(organizationId) {
      const found = await users.ofOrganization(organizationId)
      const granted = await roles.usersOf(organizationId)
      return found.map(({ userId, username, fullName, isOwner }) => ({
        username,
        fullName,
        role: isOwner ? 'admin' : (granted.get(userId) ?? null),
      }))
    },
    renameOrganization: (organizationId, name) => workspaces.renameOrganization(organizationId, name),
    setOrganizationRole: (organizationId, usernames, role) =>
      catalog.atomically(async (records) => {
        await requireOrganization(records, organizationId)
        for (const username of usernames) {
          const user = await records.users.find(username)
          if (user?.organizationId !== organizationId) continue
          await records.roles.setOnOrganization(user.userId, organizationId, role)
        }
      }),
  }
}

/** Throws INADEQUATE_PERMISSION for an unknown organization. */
export async function requireOrganization(
  { workspaces }: Pick<CatalogRecords, 'workspaces'>,
  organizationId: string,
): Promise<OrganizationRecord> {
  const found = await workspaces.organization(organizationId)
  if (found === undefined) throw new EngineError('INADEQUATE_PERMISSION')
  return found
}
