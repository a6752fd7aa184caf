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
      { userId: ann, username: 'ann@example.org', fullName: 'Ann', isOwner: false, role: 'editor' },
      { userId: bob, username: 'bob@example.org', fullName: '', isOwner: false, role: 'viewer' },
    ])
    expect(await roles.holders('w2')).toEqual([])
  })

  test('the direct roles of a user, and those on an organization, come in one list each', async () => {
    const { roles, ann, bob } = await openStores(kind)
    await roles.setOnWorkspace(ann, 'w2', 'viewer')
    await roles.setOnWorkspace(ann, 'w1', 'viewer')
    await roles.setOnOrganization(ann, 'o2', 'admin')
    await roles.setOnOrganization(bob, 'o1', 'creator')
    await roles.setOnOrganization(bob, 'o2', 'editor')
    expect(await roles.workspacesOf(ann)).toEqual(
      new Map([
        ['w1', 'viewer'],
        ['w2', 'viewer'],
      ]),
    )
    expect(await roles.workspacesOf(bob)).toEqual(new Map())
    expect(await roles.organizationsOf(bob)).toEqual(
      new Map([
        ['o1', 'creator'],
        ['o2', 'editor'],
      ]),
    )
    expect(await roles.usersOf('o2')).toEqual(
      new Map([
        [ann, 'admin'],
        [bob, 'editor'],
      ]),
    )
    expect(await roles.usersOf('o3')).toEqual(new Map())
  })
})
