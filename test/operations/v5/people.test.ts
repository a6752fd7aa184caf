import { expect, test } from 'vitest'
import { PERMISSIONS } from '../../../src/caller.js'
import { openPeople, refusal } from '../../accounts/people.js'

test('a profile has the permissions on everything for the owner alone, and those on each workspace for all', async () => {
  await using people = await openPeople()
  const { engine, organizationId: organization_id, workspaceId: workspace_id } = people
  await people.add('ann@example.org', 'admin')
  const ann = await people.as('ann@example.org')
  const workspace = { workspace_id, name: 'Local workspace', organization_id, permissions: [...PERMISSIONS] }
  const shared = { default_workspace: workspace_id, organization_id, workspaces: [workspace] }
  expect(await engine.profile.get()).toMatchObject({ ...shared, global_permissions: [...PERMISSIONS] })
  expect(await ann.profile.get()).toEqual({
    ...shared,
    username: 'ann@example.org',
    full_name: '',
    global_permissions: [],
    organizations: [expect.objectContaining({ organization_id, permissions: ['read'] })],
  })
})

test('version 4 deletes users under the account that owns them, and under no other of the same manager', async () => {
  await using people = await openPeople()
  const { engine, organizationId: organization_id, workspaceId } = people
  const { workspace_id } = await engine.workspaces.create({ organization_id, name: 'Second' })
  await people.add('ann@example.org', 'viewer', workspace_id)
  const ask = { email: 'ann@example.org' }
  await expect(engine.v4.accounts.users.delete({ ...ask, account: workspaceId })).rejects.toEqual(
    refusal('INADEQUATE_PERMISSION'),
  )
  expect(await engine.v4.accounts.users.delete({ ...ask, account: workspace_id })).toBe('User deleted.')
  await expect(people.login('ann@example.org')).rejects.toEqual(refusal('AUTH_CREDS_INVALID'))
})

test('an organization shows all its users to those who manage it, and to others only themselves', async () => {
  await using people = await openPeople()
  const { engine, organizationId: organization_id } = people
  for (const name of ['ann', 'bob']) await people.add(`${name}@example.org`)
  const seenBy = async (name: string): Promise<string[]> => {
    const { users } = await (await people.as(`${name}@example.org`)).organizations.get({ organization_id })
    return users.map(({ username }) => username)
  }
  expect(await seenBy('bob')).toEqual(['bob@example.org'])
  await engine.organizations.setRoles({ organization_id, usernames: ['bob@example.org'], role: 'creator' })
  expect(await seenBy('bob')).toEqual(['bob@example.org'])
  await engine.organizations.setRoles({ organization_id, usernames: ['bob@example.org'], role: 'admin' })
  expect(await seenBy('bob')).toEqual(['ann@example.org', 'bob@example.org', 'owner@localhost'])
})

test('a user whom somebody else makes has not confirmed the address, and gets no role elsewhere', async () => {
  await using people = await openPeople()
  const { engine, organizationId: organization_id } = people
  const { workspace_id } = await engine.workspaces.create({ organization_id, name: 'Second' })
  await people.add('eve@example.org', 'admin', workspace_id)
  await people.add('ann@example.org', 'viewer')
  const eve = await people.as('eve@example.org')
  const asked = { workspace_id, usernames: ['ann@example.org'], role: 'editor' as const }
  await eve.workspaces.setRoles(asked)
  const usersOf = async () => (await engine.workspaces.get({ workspace_id })).users!.map(({ username }) => username)
  expect(await usersOf()).not.toContain('ann@example.org')
  await people.confirm('ann@example.org')
  await eve.workspaces.setRoles(asked)
  expect(await usersOf()).toContain('ann@example.org')
  await eve.workspaces.removeUsers({ workspace_id, usernames: ['ann@example.org'] })
  expect(await usersOf()).not.toContain('ann@example.org')
})
