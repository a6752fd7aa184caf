import { describe, expect, test } from 'vitest'
import { catalogKinds, openOwned, owner, project } from './stores.js'

describe.each(catalogKinds)('%s', (kind) => {
  test('a name stands once in a workspace, and a removal is remembered until its file is gone', async () => {
    const { projects } = (await openOwned(kind)).catalog
    await projects.insert(project)
    await expect(projects.insert({ ...project, projectId: 'hjkmn' })).rejects.toThrow(/unique/i)
    await projects.insert({ ...project, projectId: 'hjkmn', name: 'Letters' })
    await projects.update('hjkmn', { description: 'of guests', lastUpdate: 5 })
    expect(await projects.get('hjkmn')).toEqual({
      ...project,
      projectId: 'hjkmn',
      name: 'Letters',
      description: 'of guests',
      lastUpdate: 5,
    })
    expect(await Promise.all(['bcdfg', 'nothing'].map(projects.workspaceOf))).toEqual([owner.workspaceId, undefined])
    await projects.remove('bcdfg')
    expect((await projects.list()).map(({ projectId }) => projectId)).toEqual(['hjkmn'])
    expect(await projects.removals()).toEqual(['bcdfg'])
    await projects.endRemoval('bcdfg')
    expect(await projects.removals()).toEqual([])
  })

  test('names like a new one are that name and those with a number behind it, in one workspace', async () => {
    const { projects, workspaces } = (await openOwned(kind)).catalog
    await workspaces.insert({
      ...{ workspaceId: 'w2', organizationId: owner.organizationId, name: 'Other', email: '', defaultLanguage: 'en' },
      creationDate: 1,
    })
    const names = ['A', 'A - 1', 'A - 10', 'A - 9', 'A - 1 - 1', 'a', 'a - 1', 'AB', 'A 1', 'A.', 'Ä', 'Ä - 3', 'B', '']
    for (const [number, name] of names.entries()) {
      await projects.insert({ ...project, projectId: `p${number}`, name })
    }
    await projects.insert({ ...project, projectId: 'other', workspaceId: 'w2', name: 'A - 2' })
    const like = async (name: string) => [...(await projects.names(owner.workspaceId, name))].sort()
    expect(await like('A')).toEqual(['A', 'A - 1', 'A - 1 - 1', 'A - 10', 'A - 9'])
    expect(await like('Ä')).toEqual(['Ä', 'Ä - 3'])
    expect(await like('B - 1')).toEqual([])
  })

  test('a change is counted for the workspace of its project, with the bytes of the project', async () => {
    const { projects, usage } = (await openOwned(kind)).catalog
    await projects.insert(project)
    expect(await projects.recordChange('bcdfg', { time: 5, bytes: 700, uploaded: 3 })).toBe(true)
    expect((await projects.get('bcdfg'))?.lastUpdate).toBe(5)
    expect((await usage.spaceOf(owner.workspaceId, 0)).total).toBe(700)
    expect(await usage.ofWorkspace(owner.workspaceId)).toEqual([
      { workspaceId: owner.workspaceId, day: 0, documents: 3 },
    ])
    await projects.recordChange('bcdfg', { time: 86_406, bytes: 500 })
    expect((await usage.spaceOf(owner.workspaceId, 0)).total).toBe(500)
    expect(await projects.recordChange('nothing', { time: 7, bytes: 900, uploaded: 1 })).toBe(false)
    expect((await usage.spaceOf(owner.workspaceId, 0)).total).toBe(500)
  })
})
