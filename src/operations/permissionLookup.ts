import type { Access } from '../accounts/access.js'
import type { Caller, Permission } from '../caller.js'
import type { CatalogView } from '../projects/catalogView.js'
import type { Resource, Services } from './services.js'

/**
 * Looks up permissions as of the last `refreshCatalog`, and caches them until it finds a change. Permissions on a
 * project are those on its workspace.
 */
export function createPermissionLookup(
  access: Pick<Access, 'userOf' | 'onOrganization' | 'onWorkspace'>,
  catalog: CatalogView,
): Services['permissionsOn'] {
  const findPermissions = async (caller: Caller, { kind, id }: Resource): Promise<readonly Permission[]> => {
    const user = await access.userOf(caller)
    if (kind === 'organization') return await access.onOrganization(user, id)
    const workspaceId = kind === 'workspace' ? id : await catalog.workspaceOf(id)
    return workspaceId === undefined ? [] : await access.onWorkspace(user, workspaceId)
  }
  const read = catalog.cached<readonly Permission[]>((key) => {
    const [username, isOwner, kind, ...id] = key.split('\n')
    const resource = { kind: kind as Resource['kind'], id: id.join('\n') }
    return findPermissions({ username: username!, isOwner: isOwner === 'true' }, resource)
  })
  // Only the id can contain a line break, and it comes last.
  return async ({ username, isOwner }, { kind, id }) => (await read(`${username}\n${isOwner}\n${kind}\n${id}`))!
}
