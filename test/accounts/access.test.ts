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

test('the stronger of the roles on a workspace and its organization counts', async () => {
  const { access, add, catalog, organizationId, newWorkspace, workspaceId } = openCatalogAccounts()
  const second = newWorkspace('Second')
  const ann = await add('ann@example.org', 'creator')
  const roles = () => [access.roleOnWorkspace(ann, workspaceId), access.roleOnWorkspace(ann, second)]
  expect(roles()).toEqual(['creator', undefined])
  catalog.roles.setOnOrganization(ann.userId, organizationId, 'editor')
  expect(roles()).toEqual(['creator', 'editor'])
  catalog.roles.setOnOrganization(ann.userId, organizationId, 'admin')
  expect(roles()).toEqual(['admin', 'admin'])
  expect(access.onWorkspace(ann, second)).toEqual(['read', 'write', 'create', 'account_manage'])
  expect(access.roleOnWorkspace(catalog.users.owner(), second)).toBe('admin')
})

test('workspaces of a user are those of their roles, from the oldest; the local owner has all', async () => {
  const { access, add, catalog, organizationId, newWorkspace, workspaceId } = openCatalogAccounts()
  const [second, third] = [newWorkspace('Second'), newWorkspace('Third')]
  const ann = await add('ann@example.org', 'viewer', third)
  const ids = (user = ann) => access.workspacesOf(user).map((each) => each.workspaceId)
  expect([ids(), ids(catalog.users.owner())]).toEqual([[third], [workspaceId, second, third]])
  catalog.roles.setOnWorkspace(ann.userId, workspaceId, 'viewer')
  expect(ids()).toEqual([workspaceId, third])
  catalog.roles.setOnOrganization(ann.userId, organizationId, 'viewer')
  expect(ids()).toEqual([workspaceId, second, third])
})

test('organizations of a user are their own, those of a role, and those of their workspaces, each once', async () => {
  const { access, add, catalog, organizationId } = openCatalogAccounts()
  for (const id of ['role', 'work']) {
    catalog.database.exec(`INSERT INTO organizations (organization_id, name, creation_date) VALUES ('${id}', '', 1)`)
  }
  const workspace = { name: '', email: '', defaultLanguage: 'en', creationDate: 1 }
  catalog.workspaces.insert({ ...workspace, workspaceId: 'w', organizationId: 'work' })
  const ann = await add('ann@example.org', 'viewer')
  const ids = (user = ann) => access.organizationsOf(user).map((each) => each.organizationId)
  expect(ids()).toEqual([organizationId])
  catalog.roles.setOnWorkspace(ann.userId, 'w', 'viewer')
  catalog.roles.setOnOrganization(ann.userId, 'role', 'viewer')
  expect(ids()).toEqual([organizationId, 'role', 'work'])
  const { ownerWorkspaceId } = ann
  catalog.roles.setOnWorkspace(ann.userId, ownerWorkspaceId!, undefined)
  // A member without any role belongs to it still; one whose organization is gone does not.
  expect(ids()).toEqual([organizationId, 'role', 'work'])
  expect(ids({ ...ann, organizationId: null })).toEqual(['role', 'work'])
  expect(ids({ ...ann, organizationId: 'absent' })).toEqual(['role', 'work'])
})

test('the owner is whoever asks in process, whatever their login; others are found by theirs', async () => {
  const { access, add, catalog } = openCatalogAccounts()
  const ann = await add('ann@example.org', 'viewer')
  expect(access.userOf({ username: 'ann@example.org', isOwner: false })).toEqual(ann)
  expect(access.userOf({ username: 'ann@example.org', isOwner: true })).toEqual(catalog.users.owner())
})
