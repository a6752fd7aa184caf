import { expect, test } from 'vitest'
import { createAccess } from '../../src/accounts/access.js'
import type { Caller } from '../../src/caller.js'
import { inlineCompute } from '../../src/compute/pool.js'
import { createPermissionLookup } from '../../src/operations/permissionLookup.js'
import { openProjects, type Projects } from '../../src/projects/projects.js'
import { openSqliteInstallation } from '../../src/storage/sqlite/installation.js'

const everything = ['read', 'write', 'create', 'account_manage']
const member: Caller = { username: 'member@example.org', isOwner: false }

/** A lookup that looks at the catalog first, as `bind` does for each request. */
function afterLook(
  projects: Projects,
  access: Parameters<typeof createPermissionLookup>[0],
): ReturnType<typeof createPermissionLookup> {
  const permissionsOn = createPermissionLookup(access, projects)
  return async (caller, resource) => {
    await projects.refreshCatalog()
    return await permissionsOn(caller, resource)
  }
}

async function openLookup() {
  const projects = await openProjects({
    storage: await openSqliteInstallation(undefined),
    now: () => 1_000,
    randomBytes: (size) => crypto.getRandomValues(new Uint8Array(size)),
    compute: inlineCompute,
    background: undefined,
    ownerName: 'owner@localhost',
  })
  const { catalog, owner } = projects
  const access = createAccess(catalog)
  const user = (await catalog.users.insert({
    username: member.username,
    fullName: '',
    password: null,
    isConfirmed: true,
    organizationId: owner.organizationId,
    ownerWorkspaceId: owner.workspaceId,
    defaultWorkspaceId: owner.workspaceId,
    creationDate: 1_000,
  }))!
  const project = await projects.create({ name: 'Reviews', language: 'en', creator: 'owner@localhost' })
  return { projects, catalog, owner, access, user, project, permissionsOn: afterLook(projects, access) }
}

test('the permissions on a project are those on its workspace', async () => {
  const { projects, catalog, owner, user, project, permissionsOn } = await openLookup()
  await catalog.roles.setOnWorkspace(user.userId, owner.workspaceId, 'editor')
  expect(await permissionsOn(member, { kind: 'workspace', id: owner.workspaceId })).toEqual(['read', 'write'])
  expect(await permissionsOn(member, { kind: 'project', id: project.projectId })).toEqual(['read', 'write'])
  expect(
    await permissionsOn({ username: 'owner@localhost', isOwner: true }, { kind: 'project', id: project.projectId }),
  ).toEqual(everything)
  expect(await permissionsOn(member, { kind: 'project', id: 'absent' })).toEqual([])
  await projects.close()
})

test('a change of the catalog shows in the next lookup', async () => {
  const { projects, catalog, owner, user, project, permissionsOn } = await openLookup()
  const resource = { kind: 'project', id: project.projectId } as const
  expect(await permissionsOn(member, resource)).toEqual([])
  await catalog.roles.setOnWorkspace(user.userId, owner.workspaceId, 'viewer')
  expect(await permissionsOn(member, resource)).toEqual(['read'])
  await catalog.roles.setOnWorkspace(user.userId, owner.workspaceId, undefined)
  expect(await permissionsOn(member, resource)).toEqual([])
  await projects.close()
})

test('permissions are found once until the catalog changes', async () => {
  const { projects, catalog, owner, user, access } = await openLookup()
  await catalog.roles.setOnWorkspace(user.userId, owner.workspaceId, 'viewer')
  let lookups = 0
  const counting = {
    ...access,
    onWorkspace: (...args: Parameters<typeof access.onWorkspace>) => {
      lookups++
      return access.onWorkspace(...args)
    },
  }
  const permissionsOn = afterLook(projects, counting)
  const resource = { kind: 'workspace', id: owner.workspaceId } as const
  for (let i = 0; i < 3; i++) expect(await permissionsOn(member, resource)).toEqual(['read'])
  expect(lookups).toBe(1)
  await catalog.roles.setOnWorkspace(user.userId, owner.workspaceId, 'editor')
  expect(await permissionsOn(member, resource)).toEqual(['read', 'write'])
  expect(lookups).toBe(2)
  await projects.close()
})
