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
