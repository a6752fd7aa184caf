import { describe, expect, test } from 'vitest'
import { PERMISSIONS } from '../../src/caller.js'
import { openCatalogAccounts } from './catalogAccounts.js'
import { openPeople, refusal } from './people.js'

describe('version 4 changes permissions', () => {
  test('by adding, or in place of those there were', async () => {
    await using people = await openPeople()
    const { engine, workspaceId: account } = people
    const email = 'ann@example.org'
    const granted = async () => (await engine.v4.accounts.users.list({ account })).members[email]?.permissions
    await people.add(email, 'viewer')
    const { setPermissions } = engine.v4.accounts.users
    expect(await setPermissions({ account, email, permissions: ['create'] })).toBe('Permissions changed.')
    expect(await granted()).toEqual(['read', 'write', 'create'])
    await setPermissions({ account, email, permissions: ['read'] })
    expect(await granted()).toEqual(['read', 'write', 'create'])
    await setPermissions({ account, email, permissions: ['write'], reset: true })
    expect(await granted()).toEqual(['read', 'write'])
    await setPermissions({ account, email, permissions: [] })
    expect(await granted()).toEqual(['read', 'write'])
  })

  test('not to less than a role on the organization grants, in place of those there were', async () => {
    await using people = await openPeople()
    const { engine, workspaceId: account, organizationId: organization_id } = people
    const email = 'ann@example.org'
    const { setPermissions } = engine.v4.accounts.users
    await people.add(email, 'viewer')
    await engine.organizations.setRoles({ organization_id, usernames: [email], role: 'creator' })
    for (const permissions of [['read'], ['write']] as const) {
      await expect(setPermissions({ account, email, permissions, reset: true })).rejects.toEqual(
        refusal('INVALID_PARAMS', 'permissions'),
      )
    }
    // What was refused has changed nothing.
    const { users } = await engine.workspaces.get({ workspace_id: account })
    expect(users).toContainEqual({ username: email, full_name: '', role: 'viewer' })
    expect(await setPermissions({ account, email, permissions: ['create'], reset: true })).toBe('Permissions changed.')
    expect(await setPermissions({ account, email, permissions: ['account_manage'], reset: true })).toBe(
      'Permissions changed.',
    )
    const owner = { account, email: 'owner@localhost', permissions: ['read'], reset: true } as const
    await expect(setPermissions(owner)).rejects.toEqual(refusal('INVALID_PARAMS', 'permissions'))
    await expect(setPermissions(owner)).rejects.toThrow('The local owner always has all permissions.')
  })

  test('by adding to the role on the account alone, not to that on its organization', async () => {
    const { add, catalog, organizationId, workspaces, workspaceId } = await openCatalogAccounts()
    const { userId } = await add('ann@example.org', 'viewer')
    await catalog.roles.setOnOrganization(userId, organizationId, 'creator')
    await workspaces.changePermissions(workspaceId, 'ann@example.org', ['write'], false)
    expect(await catalog.roles.onWorkspace(userId, workspaceId)).toBe('editor')
  })

  test('not to nothing for a member, but for a guest; and not for those who have none', async () => {
    await using people = await openPeople()
    const { engine, workspaceId: account, organizationId: organization_id } = people
    const { setPermissions } = engine.v4.accounts.users
    const second = await engine.workspaces.create({ organization_id, name: 'Second' })
    await people.add('ann@example.org', 'viewer')
    await people.add('guest@example.org', 'viewer', second.workspace_id)
    const taken = { account, permissions: [], reset: true } as const
    await expect(setPermissions({ ...taken, email: 'ann@example.org' })).rejects.toEqual(
      refusal('INVALID_PARAMS', 'permissions'),
    )
    for (const email of ['guest@example.org', 'nobody@example.org']) {
      await expect(setPermissions({ account, email, permissions: ['read'] })).rejects.toEqual(
        refusal('INVALID_PARAMS', 'email'),
      )
    }
    await engine.workspaces.setRoles({ workspace_id: account, usernames: ['guest@example.org'], role: 'editor' })
    expect(await engine.v4.accounts.users.list({ account })).toEqual({
      members: {
        'ann@example.org': { full_name: '', permissions: ['read'] },
        'owner@localhost': { full_name: 'Local owner', permissions: [...PERMISSIONS] },
      },
      guests: { 'guest@example.org': { full_name: '', permissions: ['read', 'write'] } },
    })
    await setPermissions({ ...taken, email: 'guest@example.org' })
    expect((await engine.v4.accounts.users.list({ account })).guests).toEqual({})
  })
})

test('a role is given to strangers whose address is confirmed, and changed or taken from whoever has one', async () => {
  const { add, catalog, newWorkspace, workspaces } = await openCatalogAccounts()
  const [here, there] = [await newWorkspace('Here'), await newWorkspace('There')]
  const { username } = await add('admin@example.org', 'admin', here)
  const { userId } = await add('guest@example.org', 'viewer', there)
  const set = async (role: 'editor' | 'creator' | 'viewer' | undefined) => {
    await workspaces.setRole({ username, isOwner: false }, here, ['guest@example.org'], role)
    return await catalog.roles.onWorkspace(userId, here)
  }
  expect(await set('editor')).toBe('editor')
  await catalog.users.update(userId, { isConfirmed: false })
  expect(await set('creator')).toBe('creator')
  expect(await set(undefined)).toBeUndefined()
  // Somebody else may have made this login.
  expect(await set('viewer')).toBeUndefined()
})
