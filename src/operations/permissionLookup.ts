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
  let remembered = new Map<string, readonly Permission[]>()
  let version: number | undefined
  const find: Services['permissionsOn'] = async (caller, { kind, id }) => {
    const user = await access.userOf(caller)
    if (kind === 'organization') return await access.onOrganization(user, id)
    const workspaceId = kind === 'workspace' ? id : await catalog.workspaceOf(id)
    return workspaceId === undefined ? [] : await access.onWorkspace(user, workspaceId)
  }
  return async (caller, resource) => {
    const current = await catalog.look()
    // A new map rather than a cleared one: what is being read now was asked for at the version before.
    if (current !== version || remembered.size >= MAX_REMEMBERED) remembered = new Map()
    version = current
    const known = remembered
    // Only the id can contain a line break, and it comes last.
    const key = `${caller.username}\n${caller.isOwner}\n${resource.kind}\n${resource.id}`
    let permissions = known.get(key)
    if (permissions === undefined) {
      permissions = await find(caller, resource)
      known.set(key, permissions)
    }
    return permissions
  }
}
