import { EngineError } from '../errors.js'
import type { OrganizationRecord } from '../storage/catalog/workspaces.js'
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
  organization(organizationId: string): OrganizationRecord
  members(organizationId: string): Member[]
  renameOrganization(organizationId: string, name: string): void
  /** Sets or removes the roles of members; ignores other users. Spec v5 4.8. */
  setOrganizationRole(organizationId: string, usernames: readonly string[], role: Role | undefined): void
}

export function createOrganizations({ catalog }: Pick<AccountContext, 'catalog'>): Organizations {
  const { users, workspaces, roles } = catalog
  const organization = (organizationId: string): OrganizationRecord => {
    const found = workspaces.organization(organizationId)
    if (found === undefined) throw new EngineError('INADEQUATE_PERMISSION')
    return found
  }
  return {
    organization,
    members: (organizationId) =>
      users.ofOrganization(organizationId).map(({ userId, username, fullName, isOwner }) => ({
        username,
        fullName,
        role: isOwner ? 'admin' : (roles.onOrganization(userId, organizationId) ?? null),
      })),
    renameOrganization: (organizationId, name) => workspaces.renameOrganization(organizationId, name),
    setOrganizationRole: (organizationId, usernames, role) =>
      catalog.projects.atomically(() => {
        organization(organizationId)
        for (const user of usernames.map((username) => users.find(username))) {
          if (user?.organizationId === organizationId) roles.setOnOrganization(user.userId, organizationId, role)
        }
      }),
  }
}
