import { expect, test } from 'vitest'
import { openStores } from './stores.js'

test('the owner’s workspace is their default, and the oldest when they have none', () => {
  const { accounts, users, workspaces } = openStores()
  const owner = { username: 'owner@localhost', organizationId: 'o1', workspaceId: 'w1' }
  expect(accounts.owner()).toEqual(owner)
  users.update(users.owner().userId, { defaultWorkspaceId: 'w2' })
  expect(accounts.owner()).toEqual({ ...owner, organizationId: 'o2', workspaceId: 'w2' })
  expect(accounts.ensureOwner({ ...owner, workspaceId: 'new', now: 1 })).toMatchObject({ workspaceId: 'w2' })
  users.update(users.owner().userId, { defaultWorkspaceId: null })
  workspaces.remove('w1')
  expect(accounts.owner()).toMatchObject({ workspaceId: 'w3' })
  expect(['w1', 'w2'].map(accounts.hasWorkspace)).toEqual([false, true])
})

test('a first start makes one owner with the names of everything', () => {
  const { users, workspaces, roles } = openStores()
  const owner = users.owner()
  expect(owner).toMatchObject({
    ...{ username: 'owner@localhost', fullName: 'Local owner', isOwner: true, password: null },
    ...{ organizationId: 'o1', ownerWorkspaceId: 'w1', defaultWorkspaceId: 'w1' },
  })
  expect(workspaces.find('w1')).toMatchObject({ name: 'Local workspace', creationDate: 100 })
  expect(workspaces.organization('o1')).toMatchObject({ name: 'Local organization', creationDate: 100 })
  expect([roles.onWorkspace(owner.userId, 'w1'), roles.onOrganization(owner.userId, 'o1')]).toEqual(['admin', 'admin'])
})
