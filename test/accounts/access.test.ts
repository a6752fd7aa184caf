import { expect, test } from 'vitest'
import { openCatalogAccounts } from './catalogAccounts.js'
import { refusal } from './people.js'

test('members read their organization, whatever their role in it, and no other', async () => {
  const { access, add, catalog, organizationId } = openCatalogAccounts()
  catalog.database.exec("INSERT INTO organizations (organization_id, name, creation_date) VALUES ('other', 'Other', 1)")
  const ann = await add('ann@example.org', 'viewer')
  expect(access.onOrganization(ann, organizationId)).toEqual(['read'])
  expect(access.onOrganization(ann, 'other')).toEqual([])
  catalog.roles.setOnOrganization(ann.userId, 'other', 'editor')
  expect(access.onOrganization(ann, 'other')).toEqual(['read', 'write'])
})

test('nobody has a permission on what does not exist, the local owner neither', async () => {
  const { access, add, catalog } = openCatalogAccounts()
  for (const user of [catalog.users.owner(), await add('ann@example.org', 'admin')]) {
    expect(access.onOrganization(user, 'absent')).toEqual([])
    expect(access.onWorkspace(user, 'absent')).toEqual([])
  }
})

test('a default workspace that has been closed to its user is none', async () => {
  const { access, add, catalog, newWorkspace, workspaceId } = openCatalogAccounts()
  const ann = await add('ann@example.org', 'editor')
  newWorkspace('Second')
  expect(access.defaultWorkspaceOf(ann)).toBe(workspaceId)
  catalog.roles.setOnWorkspace(ann.userId, workspaceId, undefined)
  expect(access.defaultWorkspaceOf(ann)).toBeUndefined()
})

test('the workspace of the owner who has none, or whose own is gone, is the oldest', () => {
  const { access, catalog, newWorkspace, workspaceId } = openCatalogAccounts()
  newWorkspace('Second')
  const owner = catalog.users.owner()
  expect(access.defaultWorkspaceOf({ ...owner, defaultWorkspaceId: 'absent' })).toBe(workspaceId)
})

test('users are deleted by those who manage their owner workspace, and not by its creators', async () => {
  const { access, add, newWorkspace } = openCatalogAccounts()
  const second = newWorkspace('Second')
  const [creator, admin] = [await add('creator@example.org', 'creator'), await add('admin@example.org', 'admin')]
  const [here, there] = [await add('here@example.org', 'viewer'), await add('there@example.org', 'viewer', second)]
  expect([access.mayDelete(creator, here), access.mayDelete(creator, creator)]).toEqual([false, false])
  expect([access.mayDelete(admin, here), access.mayDelete(admin, there)]).toEqual([true, false])
})

test('a caller who has been deleted is no user', async () => {
  const { access, add, catalog } = openCatalogAccounts()
  const { userId, username } = await add('ann@example.org', 'viewer')
  catalog.users.remove([userId])
  expect(() => access.userOf({ username, isOwner: false })).toThrow(refusal('INVALID_TOKEN'))
})

test('the owner without a login is deleted by nobody; users without an account by managers of their organization', async () => {
  const { access, add, catalog, organizationId } = openCatalogAccounts()
  const admin = await add('admin@example.org', 'admin')
  const viewer = await add('viewer@example.org', 'viewer')
  catalog.roles.setOnOrganization(admin.userId, organizationId, 'admin')
  const owner = { ...catalog.users.owner(), ownerWorkspaceId: null }
  expect([access.mayDelete(admin, owner), access.mayDelete(owner, owner)]).toEqual([false, false])
  const homeless = { ...viewer, ownerWorkspaceId: null }
  expect([
    access.mayDelete(admin, homeless),
    access.mayDelete(owner, homeless),
    access.mayDelete(viewer, homeless),
  ]).toEqual([...[true, true, false]])
  const nowhere = { ...homeless, organizationId: null }
  expect([access.mayDelete(admin, nowhere), access.mayDelete(owner, nowhere)]).toEqual([false, true])
})
