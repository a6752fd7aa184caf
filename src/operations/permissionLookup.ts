import type { Access } from '../accounts/access.js'
import type { Permission } from '../caller.js'
import type { CatalogView } from '../projects/openedProjects.js'
import type { Services } from './services.js'

/** Maximum number of cached permissions. */
const MAX_REMEMBERED = 10_000

/**
 * Looks up permissions and caches them until the catalog changes. Permissions on a project are those on its workspace.
 */
export function createPermissionLookup(
  access: Pick<Access, 'userOf' | 'onOrganization' | 'onWorkspace'>,
  catalog: CatalogView,
): Services['permissionsOn'] {
  const remembered = new Map<string, readonly Permission[]>()
  let version: number | undefined
  const find: Services['permissionsOn'] = (caller, { kind, id }) => {
    const user = access.userOf(caller)
    if (kind === 'organization') return access.onOrganization(user, id)
    const workspaceId = kind === 'workspace' ? id : catalog.workspaceOf(id)
    return workspaceId === undefined ? [] : access.onWorkspace(user, workspaceId)
  }
  return (caller, resource) => {
    const current = catalog.look()
    if (current !== version || remembered.size >= MAX_REMEMBERED) remembered.clear()
    version = current
    // Only the id can contain a line break, and it comes last.
    const key = `${caller.username}\n${caller.isOwner}\n${resource.kind}\n${resource.id}`
    let permissions = remembered.get(key)
    if (permissions === undefined) {
      permissions = find(caller, resource)
      remembered.set(key, permissions)
    }
    return permissions
  }
}
