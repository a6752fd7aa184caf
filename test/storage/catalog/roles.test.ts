import { describe, expect, test } from 'vitest'
import { catalogKinds, openStores } from './stores.js'

describe.each(catalogKinds)('%s', (kind) => {
  test('a role belongs to one user in one place, can be replaced, and is taken away from there alone', async () => {
    const { roles, ann, bob } = await openStores(kind)
    await roles.setOnWorkspace(ann, 'w1', 'viewer')
    await roles.setOnWorkspace(ann, 'w2', 'editor')
    await roles.setOnWorkspace(bob, 'w1', 'creator')
    await roles.setOnWorkspace(ann, 'w1', 'admin')
    await roles.setOnOrganization(ann, 'o1', 'viewer')
    await roles.setOnOrganization(ann, 'o2', 'editor')
    await roles.setOnOrganization(bob, 'o1', 'creator')
    await roles.setOnOrganization(ann, 'o1', 'admin')
    const all = () =>
      Promise.all([
        ...[ann, bob].flatMap((user) => ['w1', 'w2', 'w3'].map((workspace) => roles.onWorkspace(user, workspace))),
        ...[ann, bob].flatMap((user) => ['o1', 'o2'].map((organization) => roles.onOrganization(user, organization))),
      ])
    expect(await all()).toEqual([
      ...['admin', 'editor', undefined, 'creator', undefined, undefined],
      ...['admin', 'editor', 'creator', undefined],
    ])
    await roles.setOnWorkspace(ann, 'w1', undefined)
    await roles.setOnOrganization(ann, 'o1', undefined)
    expect(await all()).toEqual([
      ...[undefined, 'editor', undefined, 'creator', undefined, undefined],
      ...[undefined, 'editor', 'creator', undefined],
    ])
  })

  test('holders of a workspace come by login, with their names', async () => {
    const { roles, users, ann, bob } = await openStores(kind)
    await roles.setOnWorkspace(bob, 'w3', 'viewer')
    await roles.setOnWorkspace(ann, 'w3', 'editor')
    await users.update(ann, { fullName: 'Ann' })
    expect(await roles.holders('w3')).toEqual([
      { username: 'ann@example.org', fullName: 'Ann', role: 'editor' },
      { username: 'bob@example.org', fullName: '', role: 'viewer' },
    ])
    expect(await roles.holders('w2')).toEqual([])
  })

  test('workspaces of a user are their own and those of organizations, each once', async () => {
    const { roles, ann, bob } = await openStores(kind)
    await roles.setOnWorkspace(ann, 'w2', 'viewer')
    await roles.setOnWorkspace(ann, 'w1', 'viewer')
    await roles.setOnOrganization(ann, 'o1', 'viewer')
    await roles.setOnOrganization(bob, 'o2', 'viewer')
    expect((await roles.workspacesOf(ann)).sort()).toEqual(['w1', 'w2', 'w3'])
    expect(await roles.workspacesOf(bob)).toEqual(['w2'])
    expect([await roles.organizationsOf(ann), await roles.organizationsOf(bob)]).toEqual([['o1'], ['o2']])
  })
})
