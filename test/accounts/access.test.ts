import { expect, test } from 'vitest'
import type { Role } from '../../src/accounts/roles.js'
import { openCatalogAccounts } from './catalogAccounts.js'
import { refusal } from './people.js'

test('members read their organization, whatever their role in it, and no other', async () => {
  const { access, add, catalog, organizationId } = await openCatalogAccounts()
  catalog.database.exec("INSERT INTO organizations (organization_id, name, creation_date) VALUES ('other', 'Other', 1)")
  const ann = await add('ann@example.org', 'viewer')
  expect(await access.onOrganization(ann, organizationId)).toEqual(['read'])
  expect(await access.onOrganization(ann, 'other')).toEqual([])
  await catalog.roles.setOnOrganization(ann.userId, 'other', 'editor')
  expect(await access.onOrganization(ann, 'other')).toEqual(['read', 'write'])
  await catalog.roles.setOnOrganization(ann.userId, organizationId, 'editor')
  expect(await access.onOrganization(ann, organizationId)).toEqual(['read', 'write'])
})

test('nobody has a permission on what does not exist, the local owner neither', async () => {
  const { access, add, catalog } = await openCatalogAccounts()
  for (const user of [await catalog.users.owner(), await add('ann@example.org', 'admin')]) {
    expect(await access.onOrganization(user, 'absent')).toEqual([])
    expect(await access.onWorkspace(user, 'absent')).toEqual([])
  }
})

test('a user without any workspace has no default workspace', async () => {
  const { access, add, catalog, newWorkspace, workspaceId } = await openCatalogAccounts()
  const ann = await add('ann@example.org', 'editor')
  await newWorkspace('Second')
  expect(await access.defaultWorkspaceOf(ann)).toBe(workspaceId)
  await catalog.roles.setOnWorkspace(ann.userId, workspaceId, undefined)
  expect(await access.defaultWorkspaceOf(ann)).toBeUndefined()
})

test('a default workspace that is closed gives way to the oldest where its user may create, else to the oldest', async () => {
  const { access, add, catalog, newWorkspace, workspaceId } = await openCatalogAccounts()
  const [second, third, fourth] = [await newWorkspace('2'), await newWorkspace('3'), await newWorkspace('4')]
  const ann = await add('ann@example.org', 'viewer')
  const setRole = (id: string, role?: Role) => catalog.roles.setOnWorkspace(ann.userId, id, role)
  // The order in which roles were given says nothing.
  await setRole(fourth, 'admin')
  await setRole(third, 'creator')
  await setRole(second, 'editor')
  // Her own choice counts while she may read there.
  expect(await access.defaultWorkspaceOf(ann)).toBe(workspaceId)
  await setRole(workspaceId)
  expect(await access.defaultWorkspaceOf(ann)).toBe(third)
  expect(await access.defaultWorkspaceOf({ ...ann, defaultWorkspaceId: null })).toBe(third)
  await setRole(third, 'viewer')
  await setRole(fourth, 'viewer')
  expect(await access.defaultWorkspaceOf(ann)).toBe(second)
})

test('the workspace of the owner who has none, or whose own is gone, is the oldest', async () => {
  const { access, catalog, newWorkspace, workspaceId } = await openCatalogAccounts()
  await newWorkspace('Second')
  const owner = await catalog.users.owner()
  expect(await access.defaultWorkspaceOf({ ...owner, defaultWorkspaceId: 'absent' })).toBe(workspaceId)
})

test('users are deleted by those who manage their owner workspace, and not by its creators', async () => {
  const { access, add, newWorkspace } = await openCatalogAccounts()
  const second = await newWorkspace('Second')
  const [creator, admin] = [await add('creator@example.org', 'creator'), await add('admin@example.org', 'admin')]
  const [here, there] = [await add('here@example.org', 'viewer'), await add('there@example.org', 'viewer', second)]
  expect([await access.mayDelete(creator, here), await access.mayDelete(creator, creator)]).toEqual([false, false])
  expect([await access.mayDelete(admin, here), await access.mayDelete(admin, there)]).toEqual([true, false])
})

test('a caller who has been deleted is no user', async () => {
  const { access, add, catalog } = await openCatalogAccounts()
  const { userId, username } = await add('ann@example.org', 'viewer')
  await catalog.users.remove([userId])
  await expect(access.userOf({ username, isOwner: false })).rejects.toThrow(refusal('INVALID_TOKEN'))
})

test('the owner without a login is deleted by nobody; users without an account by managers of their organization', async () => {
  const { access, add, catalog, organizationId } = await openCatalogAccounts()
  const admin = await add('admin@example.org', 'admin')
  const viewer = await add('viewer@example.org', 'viewer')
  await catalog.roles.setOnOrganization(admin.userId, organizationId, 'admin')
  const owner = { ...(await catalog.users.owner()), ownerWorkspaceId: null }
  expect([await access.mayDelete(admin, owner), await access.mayDelete(owner, owner)]).toEqual([false, false])
  const homeless = { ...viewer, ownerWorkspaceId: null }
  expect([
    await access.mayDelete(admin, homeless),
    await access.mayDelete(owner, homeless),
    await access.mayDelete(viewer, homeless),
  ]).toEqual([...[true, true, false]])
  const nowhere = { ...homeless, organizationId: null }
  expect([await access.mayDelete(admin, nowhere), await access.mayDelete(owner, nowhere)]).toEqual([false, true])
})

test('the stronger of the roles on a workspace and its organization counts', async () => {
  const { access, add, catalog, organizationId, newWorkspace, workspaceId } = await openCatalogAccounts()
  const second = await newWorkspace('Second')
  const ann = await add('ann@example.org', 'creator')
  const roles = async () => [await access.roleOnWorkspace(ann, workspaceId), await access.roleOnWorkspace(ann, second)]
  expect(await roles()).toEqual(['creator', undefined])
  await catalog.roles.setOnOrganization(ann.userId, organizationId, 'editor')
  expect(await roles()).toEqual(['creator', 'editor'])
  await catalog.roles.setOnOrganization(ann.userId, organizationId, 'admin')
  expect(await roles()).toEqual(['admin', 'admin'])
  expect(await access.onWorkspace(ann, second)).toEqual(['read', 'write', 'create', 'account_manage'])
  expect(await access.roleOnWorkspace(await catalog.users.owner(), second)).toBe('admin')
})

test('workspaces of a user are those of their roles, from the oldest; the local owner has all', async () => {
  const { access, add, catalog, organizationId, newWorkspace, workspaceId } = await openCatalogAccounts()
  const [second, third] = [await newWorkspace('Second'), await newWorkspace('Third')]
  const ann = await add('ann@example.org', 'viewer', third)
  const ids = async (user = ann) => (await access.workspacesOf(user)).map((each) => each.workspaceId)
  expect([await ids(), await ids(await catalog.users.owner())]).toEqual([[third], [workspaceId, second, third]])
  await catalog.roles.setOnWorkspace(ann.userId, workspaceId, 'viewer')
  expect(await ids()).toEqual([workspaceId, third])
  await catalog.roles.setOnOrganization(ann.userId, organizationId, 'viewer')
  expect(await ids()).toEqual([workspaceId, second, third])
})

test('organizations of a user are their own, those of a role, and those of their workspaces, each once', async () => {
  const { access, add, catalog, organizationId } = await openCatalogAccounts()
  for (const id of ['role', 'work']) {
    catalog.database.exec(`INSERT INTO organizations (organization_id, name, creation_date) VALUES ('${id}', '', 1)`)
  }
  const workspace = { name: '', email: '', defaultLanguage: 'en', creationDate: 1 }
  await catalog.workspaces.insert({ ...workspace, workspaceId: 'w', organizationId: 'work' })
  const ann = await add('ann@example.org', 'viewer')
  const ids = async (user = ann) =>
    (await access.organizationsOf(user, await access.workspacesOf(user))).map((each) => each.organizationId)
  expect(await ids()).toEqual([organizationId])
  await catalog.roles.setOnWorkspace(ann.userId, 'w', 'viewer')
  await catalog.roles.setOnOrganization(ann.userId, 'role', 'viewer')
  expect(await ids()).toEqual([organizationId, 'role', 'work'])
  const { ownerWorkspaceId } = ann
  await catalog.roles.setOnWorkspace(ann.userId, ownerWorkspaceId!, undefined)
  // A member without any role belongs to it still; one whose organization is gone does not.
  expect(await ids()).toEqual([organizationId, 'role', 'work'])
  expect(await ids({ ...ann, organizationId: null })).toEqual(['role', 'work'])
  expect(await ids({ ...ann, organizationId: 'absent' })).toEqual(['role', 'work'])
})

test('the owner is whoever asks in process, whatever their login; others are found by theirs', async () => {
  const { access, add, catalog } = await openCatalogAccounts()
  const ann = await add('ann@example.org', 'viewer')
  expect(await access.userOf({ username: 'ann@example.org', isOwner: false })).toEqual(ann)
  expect(await access.userOf({ username: 'ann@example.org', isOwner: true })).toEqual(await catalog.users.owner())
})

test('profiles and lists ask the catalog as often, however many workspaces and users there are', async () => {
  const accounts = await openCatalogAccounts()
  const { access, add, asked, catalog, newWorkspace, organizationId, workspaceId, workspaces } = accounts
  const ann = await add('ann@example.org', 'viewer')
  const guest = await add('guest@example.org', 'viewer', await newWorkspace('Second'))
  const count = async (ask: () => Promise<unknown>): Promise<number> => {
    const before = asked()
    await ask()
    return asked() - before
  }
  const questions = [
    () => accounts.profile(ann),
    async () => await accounts.profile(await catalog.users.owner()),
    () => access.workspacesOf(ann),
    () => workspaces.members(organizationId),
    () => workspaces.listUsers(workspaceId),
  ]
  const countAll = async (): Promise<number[]> => {
    const counts: number[] = []
    for (const question of questions) counts.push(await count(question))
    return counts
  }
  const few = await countAll()
  for (let each = 0; each < 5; each++) {
    const id = await newWorkspace(`Third ${each}`)
    await catalog.roles.setOnWorkspace(ann.userId, id, 'viewer')
    await add(`member${each}@example.org`, 'viewer')
    const { userId } = await add(`guest${each}@example.org`, 'viewer', guest.ownerWorkspaceId!)
    await catalog.roles.setOnWorkspace(userId, workspaceId, 'viewer')
  }
  expect(await countAll()).toEqual(few)
  expect((await accounts.profile(ann)).workspaces).toHaveLength(6)
  expect((await workspaces.listUsers(workspaceId)).guests).toHaveLength(5)
  expect(Math.min(...few)).toBeGreaterThan(0)
})
