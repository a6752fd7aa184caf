import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { permissionsOf, ROLES, roleOf, strongerRole } from '../../src/accounts/roles.js'
import { PERMISSIONS } from '../../src/caller.js'
import { openPeople, refusal } from './people.js'

describe('a role', () => {
  test('is the permissions up to its own', () => {
    expect(Object.fromEntries(ROLES.map((role) => [role, permissionsOf(role)]))).toEqual({
      viewer: ['read'],
      editor: ['read', 'write'],
      creator: ['read', 'write', 'create'],
      admin: ['read', 'write', 'create', 'account_manage'],
    })
    expect(permissionsOf(undefined)).toEqual([])
  })

  test('holds exactly what its highest permission grants (v4-identity 2.3)', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PERMISSIONS)), (permissions) => {
        const highest = Math.max(-1, ...permissions.map((each) => PERMISSIONS.indexOf(each)))
        expect(permissionsOf(roleOf(permissions))).toEqual(PERMISSIONS.slice(0, highest + 1))
      }),
    )
  })

  test('is the stronger of two, or the only one', () => {
    expect(strongerRole('viewer', 'creator')).toBe('creator')
    expect(strongerRole('admin', undefined)).toBe('admin')
    expect(strongerRole(undefined, undefined)).toBeUndefined()
  })
})

describe('permissions', () => {
  test('on a workspace are the better of its own role and the one on the organization', async () => {
    await using people = await openPeople()
    const { engine, workspaceId: workspace_id, organizationId: organization_id } = people
    await people.add('ann@example.org', 'editor')
    const ann = await people.as('ann@example.org')
    const granted = async () => (await ann.profile.get()).workspaces.map(({ permissions }) => permissions.length)
    expect(await granted()).toEqual([2])
    const second = await engine.workspaces.create({ organization_id, name: 'Second' })
    expect(await granted()).toEqual([2])
    await engine.organizations.setRoles({ organization_id, usernames: ['ann@example.org'], role: 'viewer' })
    expect(await granted()).toEqual([2, 1])
    await engine.organizations.setRoles({ organization_id, usernames: ['ann@example.org'], role: 'creator' })
    expect(await granted()).toEqual([3, 3])
    await engine.workspaces.removeUsers({ workspace_id, usernames: ['ann@example.org', 'nobody@example.org'] })
    expect(await granted()).toEqual([3, 3])
    await engine.organizations.setRoles({ organization_id, usernames: ['ann@example.org'], role: 'none' })
    expect(await granted()).toEqual([])
    await expect(ann.workspaces.get({ workspace_id: second.workspace_id })).rejects.toEqual(
      refusal('INADEQUATE_PERMISSION'),
    )
  })

  test('decide what is listed, and where a new project goes', async () => {
    await using people = await openPeople()
    const { engine, organizationId: organization_id } = people
    const { workspace_id } = await engine.workspaces.create({ organization_id, name: 'Second' })
    await engine.projects.create({ name: 'Of the owner', language: 'en' })
    await people.add('ann@example.org', 'creator', workspace_id)
    const ann = await people.as('ann@example.org')
    expect(await ann.projects.list()).toEqual([])
    const project = await ann.projects.create({ name: 'Of Ann', language: 'en' })
    expect(project).toMatchObject({
      workspace_id,
      creator: 'ann@example.org',
      permissions: ['read', 'write', 'create'],
    })
    expect(await ann.projects.list({ fields: ['name'] })).toEqual([{ name: 'Of Ann' }])
    expect(await engine.projects.list({ fields: ['name'] })).toEqual([{ name: 'Of the owner' }, { name: 'Of Ann' }])
    await expect(ann.projects.list({ workspace_id: people.workspaceId })).rejects.toEqual(
      refusal('INADEQUATE_PERMISSION'),
    )
    await engine.workspaces.removeUsers({ workspace_id, usernames: ['ann@example.org'] })
    await expect(ann.projects.create({ name: 'More', language: 'en' })).rejects.toEqual(
      refusal('INADEQUATE_PERMISSION'),
    )
  })
})
