import { describe, expect, test } from 'vitest'
import { openPeople, refusal } from './people.js'

const forbidden = refusal('INADEQUATE_PERMISSION')

describe('a workspace', () => {
  test('shows projects and users to its admins and to members of its organization', async () => {
    await using people = await openPeople()
    const { engine, workspaceId: workspace_id, organizationId: organization_id } = people
    await people.add('ann@example.org', 'viewer')
    const { project_id } = await engine.projects.create({ name: 'Reviews', language: 'en' })
    const ann = await people.as('ann@example.org')
    const record = {
      workspace_id,
      name: 'Local workspace',
      organization_id,
      default_language: 'en',
      projects: [{ project_id, name: 'Reviews' }],
      users: [
        { username: 'ann@example.org', full_name: '', role: 'viewer' },
        { username: 'owner@localhost', full_name: 'Local owner', role: 'admin' },
      ],
    }
    expect(await ann.workspaces.get({ workspace_id })).toEqual(record)
    expect(await engine.workspaces.get({ workspace_id })).toEqual(record)
  })

  test('is made, changed, and deleted with its projects, but for the only one', async () => {
    await using people = await openPeople()
    const { engine, workspaceId, organizationId: organization_id } = people
    const made = await engine.workspaces.create({ organization_id, name: ' Second ', default_language: 'de' })
    expect(made).toMatchObject({ name: 'Second', default_language: 'de', projects: [] })
    const { workspace_id } = made
    expect(await engine.workspaces.update({ workspace_id, name: 'Third', default_language: 'fr' })).toBeNull()
    await expect(engine.workspaces.update({ workspace_id, default_language: 'xx' as never })).rejects.toEqual(
      refusal('INVALID_PARAMS', 'default_language'),
    )
    await people.add('ann@example.org', 'creator', workspace_id)
    const ann = await people.as('ann@example.org')
    const { project_id } = await ann.projects.create({ name: 'Own', language: 'en' })
    const record = await engine.workspaces.get({ workspace_id })
    expect(record).toMatchObject({ name: 'Third', default_language: 'fr', projects: [{ project_id, name: 'Own' }] })
    expect(await engine.workspaces.delete({ workspace_id })).toEqual(record)
    await expect(engine.workspaces.get({ workspace_id })).rejects.toEqual(forbidden)
    await expect(engine.project(project_id).get()).rejects.toEqual(forbidden)
    expect(await ann.profile.get()).toMatchObject({ default_workspace: null, workspaces: [], organization_id })
    await expect(engine.workspaces.delete({ workspace_id: workspaceId })).rejects.toEqual(
      refusal('INVALID_PARAMS', 'workspace_id'),
    )
    expect(await engine.projects.create({ name: 'Still', language: 'en' })).toMatchObject({ workspace_id: workspaceId })
  })

  test('is managed by whoever made it, also without a role on the organization', async () => {
    await using people = await openPeople()
    const { engine, organizationId: organization_id } = people
    await people.add('ann@example.org', 'viewer')
    const usernames = ['ann@example.org']
    await engine.organizations.setRoles({ organization_id, usernames, role: 'admin' })
    const ann = await people.as('ann@example.org')
    const { workspace_id, users } = await ann.workspaces.create({ organization_id, name: 'Second' })
    expect(users).toEqual([{ username: 'ann@example.org', full_name: '', role: 'admin' }])
    await engine.organizations.setRoles({ organization_id, usernames, role: 'none' })
    expect(await ann.workspaces.update({ workspace_id, name: 'Hers' })).toBeNull()
  })

  test('of the owner may go when there is another, which stands in as the default', async () => {
    await using people = await openPeople()
    const { engine, workspaceId: workspace_id, organizationId: organization_id } = people
    const second = await engine.workspaces.create({ organization_id, name: 'Second' })
    await engine.workspaces.delete({ workspace_id })
    expect(await engine.profile.get()).toMatchObject({ default_workspace: second.workspace_id })
    expect(await engine.projects.create({ name: 'New', language: 'en' })).toMatchObject({
      workspace_id: second.workspace_id,
    })
  })
})

test('who loses a default workspace goes on in another of theirs', async () => {
  await using people = await openPeople()
  const { engine, workspaceId, organizationId: organization_id } = people
  const { workspace_id: first } = await engine.workspaces.create({ organization_id, name: 'First' })
  const { workspace_id: second } = await engine.workspaces.create({ organization_id, name: 'Second' })
  const usernames = ['ann@example.org']
  await people.add('ann@example.org', 'creator', first)
  await engine.workspaces.setRoles({ workspace_id: workspaceId, usernames, role: 'viewer' })
  await engine.workspaces.setRoles({ workspace_id: second, usernames, role: 'creator' })
  const ann = await people.as('ann@example.org')
  await engine.workspaces.delete({ workspace_id: first })
  expect(await ann.profile.get()).toMatchObject({ default_workspace: second })
  expect(await ann.v4.accounts.list()).toMatchObject({ default_account: second })
  expect(await ann.projects.create({ name: 'New', language: 'en' })).toMatchObject({ workspace_id: second })
})

test('a function without a name in its path says which one is missing', async () => {
  await using people = await openPeople()
  await expect(people.engine.workspaces.get({} as never)).rejects.toEqual(refusal('INVALID_PARAMS', 'workspace_id'))
})
