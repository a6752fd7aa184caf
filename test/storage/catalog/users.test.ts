import { describe, expect, test } from 'vitest'
import { catalogKinds, owner as localOwner, openOwned } from './stores.js'

describe.each(catalogKinds)('%s', (kind) => {
  const open = async () => {
    const { catalog } = await openOwned(kind)
    const { organizationId, workspaceId } = localOwner
    const add = (username: string, changes: { readonly isConfirmed?: boolean } = {}) =>
      catalog.users.insert({
        ...{ username, fullName: `${username} of the house`, password: 'hash', isConfirmed: false, ...changes },
        ...{ organizationId, ownerWorkspaceId: workspaceId, defaultWorkspaceId: workspaceId, creationDate: 5 },
      })
    return { users: catalog.users, add, organizationId, workspaceId }
  }

  test('a user has what was inserted, and a login is taken in either case', async () => {
    const { users, add, organizationId, workspaceId } = await open()
    const ann = (await add('Ann@example.org', { isConfirmed: true }))!
    expect(await users.find('ann@EXAMPLE.org')).toEqual(ann)
    expect(ann).toEqual({
      ...{
        userId: ann.userId,
        username: 'Ann@example.org',
        fullName: 'Ann@example.org of the house',
        password: 'hash',
      },
      ...{ isOwner: false, isConfirmed: true, organizationId, ownerWorkspaceId: workspaceId },
      defaultWorkspaceId: workspaceId,
    })
    expect(await add('ann@example.org')).toBeUndefined()
    expect((await add('bob@example.org'))!.isConfirmed).toBe(false)
  })

  test('an update changes what it names and nothing else; one of nobody changes nothing', async () => {
    const { users, add } = await open()
    const ann = (await add('ann@example.org'))!
    const bob = (await add('bob@example.org'))!
    await users.update(ann.userId, { fullName: 'Ann', isConfirmed: true, defaultWorkspaceId: null })
    expect(await users.find('ann@example.org')).toEqual({
      ...ann,
      fullName: 'Ann',
      isConfirmed: true,
      defaultWorkspaceId: null,
    })
    await users.update(ann.userId, {
      username: 'anna@example.org',
      password: null,
      organizationId: null,
      ownerWorkspaceId: null,
    })
    expect(await users.find('ann@example.org')).toBeUndefined()
    expect(await users.find('anna@example.org')).toMatchObject({
      password: null,
      organizationId: null,
      ownerWorkspaceId: null,
    })
    await users.update(9_999, { fullName: 'Nobody' })
    expect(await users.find('bob@example.org')).toEqual(bob)
  })

  test('the local owner is confirmed, stays when removed, and is one', async () => {
    const { users, add } = await open()
    const owner = await users.owner()
    expect(owner).toMatchObject({ isOwner: true, isConfirmed: true })
    await users.update(owner.userId, { isConfirmed: false })
    expect(await users.owner()).toEqual(owner)
    const ann = (await add('ann@example.org'))!
    await users.remove([owner.userId, ann.userId])
    expect([await users.owner(), await users.find('ann@example.org')]).toEqual([owner, undefined])
  })

  test('users are listed by login, of an organization and of a workspace', async () => {
    const { users, add, organizationId, workspaceId } = await open()
    for (const name of ['carl', 'ann', 'Bob']) await add(`${name}@example.org`)
    const names = ['ann@example.org', 'Bob@example.org', 'carl@example.org']
    const others = (list: readonly { readonly username: string; readonly isOwner: boolean }[]) =>
      list.filter(({ isOwner }) => !isOwner).map(({ username }) => username)
    expect(others(await users.ownedBy(workspaceId))).toEqual(names)
    expect(others(await users.ofOrganization(organizationId))).toEqual(names)
    const carl = (await users.find('carl@example.org'))!
    await users.update(carl.userId, { ownerWorkspaceId: null })
    expect(others(await users.ownedBy(workspaceId))).toEqual(names.slice(0, 2))
    expect(others(await users.ofOrganization(organizationId))).toEqual(names)
    expect([await users.ownedBy('other'), await users.ofOrganization('other')]).toEqual([[], []])
  })

  test('users are removed all or none', async () => {
    const { catalog, refuse } = await openOwned(kind)
    const add = async (username: string) =>
      (await catalog.users.insert({
        ...{ username, fullName: '', password: null, isConfirmed: true, organizationId: null, ownerWorkspaceId: null },
        ...{ defaultWorkspaceId: null, creationDate: 5 },
      }))!
    const [ann, bob] = [await add('ann@example.org'), await add('bob@example.org')]
    await refuse(`DELETE ON users`)
    await expect(catalog.users.remove([ann.userId, bob.userId])).rejects.toThrow('refused')
    expect([await catalog.users.find('ann@example.org'), await catalog.users.find('bob@example.org')]).toEqual([
      ann,
      bob,
    ])
  })
})
