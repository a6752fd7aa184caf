import { describe, expect, test } from 'vitest'
import { catalogKinds, openStores } from './stores.js'

describe.each(catalogKinds)('%s', (kind) => {
  test('the owner’s workspace is their default, and the oldest when they have none', async () => {
    const { accounts, users, workspaces } = await openStores(kind)
    const owner = { username: 'owner@localhost', organizationId: 'o1', workspaceId: 'w1' }
    expect(await accounts.owner()).toEqual(owner)
    await users.update((await users.owner()).userId, { defaultWorkspaceId: 'w2' })
    expect(await accounts.owner()).toEqual({ ...owner, organizationId: 'o2', workspaceId: 'w2' })
    expect(await accounts.ensureOwner({ ...owner, workspaceId: 'new', now: 1 })).toMatchObject({ workspaceId: 'w2' })
    await users.update((await users.owner()).userId, { defaultWorkspaceId: null })
    await workspaces.remove('w1')
    expect(await accounts.owner()).toMatchObject({ workspaceId: 'w3' })
    expect(await Promise.all(['w1', 'w2'].map(accounts.hasWorkspace))).toEqual([false, true])
  })

  test('a first start makes one owner with the names of everything', async () => {
    const { users, workspaces, roles } = await openStores(kind)
    const owner = await users.owner()
    expect(owner).toMatchObject({
      ...{ username: 'owner@localhost', fullName: 'Local owner', isOwner: true, password: null },
      ...{ organizationId: 'o1', ownerWorkspaceId: 'w1', defaultWorkspaceId: 'w1' },
    })
    expect(await workspaces.find('w1')).toMatchObject({ name: 'Local workspace', creationDate: 100 })
    expect(await workspaces.organization('o1')).toMatchObject({ name: 'Local organization', creationDate: 100 })
    expect([await roles.onWorkspace(owner.userId, 'w1'), await roles.onOrganization(owner.userId, 'o1')]).toEqual([
      'admin',
      'admin',
    ])
  })
})
