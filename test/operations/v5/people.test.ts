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
