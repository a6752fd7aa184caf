import { expect, test } from 'vitest'
import { openStores } from './stores.js'

const ids = (list: readonly { readonly workspaceId: string }[]) => list.map(({ workspaceId }) => workspaceId)

test('workspaces are listed from the oldest, all of them or those of an organization', () => {
  const { workspaces } = openStores()
  expect(ids(workspaces.list())).toEqual(['w1', 'w3', 'w2'])
  expect([ids(workspaces.list('o1')), ids(workspaces.list('o2')), ids(workspaces.list('o3'))]).toEqual([
    ['w1', 'w3'],
    ['w2'],
    [],
  ])
  const twin = { organizationId: 'o1', name: 'Twin', email: '', defaultLanguage: 'en', creationDate: 102 }
  workspaces.insert({ ...twin, workspaceId: 'w0' })
  expect(ids(workspaces.list())).toEqual(['w1', 'w3', 'w0', 'w2'])
  expect(ids(workspaces.list('o1'))).toEqual(['w1', 'w3', 'w0'])
})

test('a workspace has what was inserted and changed, and no other changes with it', () => {
  const { workspaces } = openStores()
  const before = workspaces.find('w2')!
  expect(before).toEqual({
    ...{ workspaceId: 'w2', organizationId: 'o2', name: 'Two', email: '', defaultLanguage: 'en', creationDate: 103 },
  })
  workspaces.update('w3', { name: 'Rooms', email: 'rooms@example.org' })
  workspaces.update('w3', { defaultLanguage: 'de' })
  workspaces.update('w9', { name: 'Nothing' })
  expect(workspaces.find('w3')).toMatchObject({ name: 'Rooms', email: 'rooms@example.org', defaultLanguage: 'de' })
  expect([workspaces.find('w2'), workspaces.find('w9')]).toEqual([before, undefined])
})

test('an organization is renamed alone', () => {
  const { workspaces } = openStores()
  workspaces.renameOrganization('o2', 'Hotels')
  expect(workspaces.organization('o2')).toEqual({ organizationId: 'o2', name: 'Hotels', creationDate: 101 })
  expect(workspaces.organization('o1')!.name).toBe('Local organization')
  expect(workspaces.organization('o3')).toBeUndefined()
})

test('a workspace with projects stays, and so does the last one', () => {
  const { workspaces, projects } = openStores()
  const project = { name: 'Reviews', description: '', language: 'en', nextBuildLanguage: 'en', creator: 'x' }
  projects.insert({ ...project, projectId: 'p', workspaceId: 'w3', creationDate: 1, lastUpdate: 1 })
  expect([workspaces.remove('w3'), workspaces.remove('w2'), workspaces.remove('w1')]).toEqual([
    ...['hasProjects', 'removed', 'removed'],
  ])
  expect(workspaces.remove('w3')).toBe('isLast')
  projects.remove('p')
  expect(workspaces.remove('w3')).toBe('isLast')
  expect(ids(workspaces.list())).toEqual(['w3'])
})

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
