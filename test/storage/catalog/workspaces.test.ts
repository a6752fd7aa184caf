import { describe, expect, test } from 'vitest'
import { catalogKinds, openStores } from './stores.js'

describe.each(catalogKinds)('%s', (kind) => {
  const ids = (list: readonly { readonly workspaceId: string }[]) => list.map(({ workspaceId }) => workspaceId)

  test('workspaces are listed from the oldest, all of them or those of an organization', async () => {
    const { workspaces } = await openStores(kind)
    expect(ids(await workspaces.list())).toEqual(['w1', 'w3', 'w2'])
    expect([
      ids(await workspaces.list('o1')),
      ids(await workspaces.list('o2')),
      ids(await workspaces.list('o3')),
    ]).toEqual([['w1', 'w3'], ['w2'], []])
    const twin = { organizationId: 'o1', name: 'Attic', email: '', defaultLanguage: 'en', creationDate: 102 }
    await workspaces.insert({ ...twin, workspaceId: 'w0' })
    expect(ids(await workspaces.list())).toEqual(['w1', 'w3', 'w0', 'w2'])
    expect(ids(await workspaces.list('o1'))).toEqual(['w1', 'w3', 'w0'])
  })

  test('a workspace has what was inserted and changed, and no other changes with it', async () => {
    const { workspaces } = await openStores(kind)
    const before = (await workspaces.find('w2'))!
    expect(before).toEqual({
      ...{ workspaceId: 'w2', organizationId: 'o2', name: 'Two', email: '', defaultLanguage: 'en', creationDate: 103 },
    })
    await workspaces.update('w3', { name: 'Rooms', email: 'rooms@example.org' })
    await workspaces.update('w3', { defaultLanguage: 'de' })
    await workspaces.update('w9', { name: 'Nothing' })
    expect(await workspaces.find('w3')).toMatchObject({
      name: 'Rooms',
      email: 'rooms@example.org',
      defaultLanguage: 'de',
    })
    expect([await workspaces.find('w2'), await workspaces.find('w9')]).toEqual([before, undefined])
  })

  test('an organization is renamed alone', async () => {
    const { workspaces } = await openStores(kind)
    await workspaces.renameOrganization('o2', 'Hotels')
    expect(await workspaces.organization('o2')).toEqual({ organizationId: 'o2', name: 'Hotels', creationDate: 101 })
    expect((await workspaces.organization('o1'))!.name).toBe('Local organization')
    expect(await workspaces.organization('o3')).toBeUndefined()
  })

  test('a workspace with projects stays, and so does the last one', async () => {
    const { workspaces, projects } = await openStores(kind)
    const project = { name: 'Reviews', description: '', language: 'en', nextBuildLanguage: 'en', creator: 'x' }
    await projects.insert({ ...project, projectId: 'p', workspaceId: 'w3', creationDate: 1, lastUpdate: 1 })
    expect([await workspaces.remove('w3'), await workspaces.remove('w2'), await workspaces.remove('w1')]).toEqual([
      ...['hasProjects', 'removed', 'removed'],
    ])
    expect(await workspaces.remove('w3')).toBe('isLast')
    await projects.remove('p')
    expect(await workspaces.remove('w3')).toBe('isLast')
    expect(ids(await workspaces.list())).toEqual(['w3'])
  })
})
