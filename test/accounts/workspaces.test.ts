import { describe, expect, test } from 'vitest'
import { emptyFolder } from '../storage/folder.js'
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
    await expect(engine.workspaces.update({ workspace_id, default_language: 'xx' })).rejects.toEqual(
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

describe('an organization', () => {
  test('lists its members, and has a name', async () => {
    await using people = await openPeople()
    const { engine, organizationId: organization_id } = people
    await people.add('ann@example.org')
    await engine.organizations.update({ organization_id, name: 'Guests' })
    const usernames = ['ann@example.org', 'nobody@example.org']
    await engine.organizations.setRoles({ organization_id, usernames, role: 'editor' })
    expect(await engine.organizations.get({ organization_id })).toEqual({
      organization_id,
      name: 'Guests',
      users: [
        { username: 'ann@example.org', full_name: '', role: 'editor' },
        { username: 'owner@localhost', full_name: 'Local owner', role: 'admin' },
      ],
    })
  })

  test('shows the logins of all to those alone who manage it', async () => {
    await using people = await openPeople()
    const { engine, organizationId: organization_id } = people
    for (const name of ['ann', 'bob', 'dan']) await people.add(`${name}@example.org`)
    await engine.organizations.setRoles({ organization_id, usernames: ['bob@example.org'], role: 'creator' })
    await engine.organizations.setRoles({ organization_id, usernames: ['dan@example.org'], role: 'admin' })
    const seenBy = async (username: string): Promise<string[]> => {
      const { users } = await (await people.as(username)).organizations.get({ organization_id })
      return users.map((user) => user.username)
    }
    expect(await seenBy('ann@example.org')).toEqual(['ann@example.org'])
    expect(await seenBy('bob@example.org')).toEqual(['bob@example.org'])
    expect(await seenBy('dan@example.org')).toHaveLength(4)
  })
})

describe('users', () => {
  test('are deleted all together or not at all', async () => {
    await using people = await openPeople()
    const { engine, organizationId: organization_id } = people
    const second = await engine.workspaces.create({ organization_id, name: 'Second' })
    await people.add('admin@example.org', 'admin')
    await people.add('ann@example.org')
    await people.add('bob@example.org')
    await people.add('other@example.org', 'viewer', second.workspace_id)
    const admin = await people.as('admin@example.org')
    for (const last of ['other@example.org', 'nobody@example.org']) {
      await expect(admin.users.delete({ usernames: ['ann@example.org', 'bob@example.org', last] })).rejects.toEqual(
        forbidden,
      )
    }
    expect((await engine.organizations.get({ organization_id })).users).toHaveLength(5)
    expect(await admin.users.delete({ usernames: ['ann@example.org', 'BOB@example.org'] })).toBeNull()
    expect((await engine.organizations.get({ organization_id })).users).toHaveLength(3)
  })

  test('may be the owner of the installation, whose login, tokens and membership end', async () => {
    const directory = emptyFolder()
    const owner = { email: 'boss@example.org', password: 'secret' }
    {
      await using people = await openPeople({ directory, owner })
      const { engine, workspaceId: account } = people
      await people.add('admin@example.org', 'admin')
      await people.add('editor@example.org', 'editor')
      const boss = await people.as('boss@example.org')
      const editor = await people.as('editor@example.org')
      await expect(editor.users.delete({ usernames: ['boss@example.org'] })).rejects.toEqual(forbidden)
      const admin = await people.as('admin@example.org')
      expect(Object.keys((await admin.legacy.accounts.users.list({ account })).owners)).toEqual(['boss@example.org'])
      expect(await admin.v4.accounts.users.delete({ account, email: 'boss@example.org' })).toBe('User deleted.')
      await expect(boss.profile.get()).rejects.toEqual(refusal('INVALID_TOKEN'))
      await expect(people.login('boss@example.org')).rejects.toEqual(refusal('AUTH_CREDS_INVALID'))
      expect((await admin.legacy.accounts.users.list({ account })).owners).toEqual({})
      for (const email of ['boss@example.org', 'owner@localhost']) {
        await expect(admin.v4.accounts.users.delete({ account, email })).rejects.toEqual(forbidden)
      }
      // Who has the folder open is still its owner.
      expect(await engine.profile.get()).toMatchObject({ username: 'owner@localhost', organization_id: null })
      expect((await engine.workspaces.get({ workspace_id: account })).users).toHaveLength(2)
      expect(await engine.projects.create({ name: 'Still', language: 'en' })).toMatchObject({ workspace_id: account })
    }
    await using again = await openPeople({ directory, owner })
    const { owners } = await again.engine.legacy.accounts.users.list({ account: again.workspaceId })
    expect(Object.keys(owners)).toEqual(['boss@example.org'])
    expect(await (await again.as('boss@example.org')).profile.get()).toMatchObject({ username: 'boss@example.org' })
  })

  test('whose workspace is gone are deleted by those who manage their organization', async () => {
    await using people = await openPeople()
    const { engine, organizationId: organization_id } = people
    const second = await engine.workspaces.create({ organization_id, name: 'Second' })
    await people.add('left@example.org', 'viewer', second.workspace_id)
    await people.add('admin@example.org', 'admin')
    await engine.workspaces.delete({ workspace_id: second.workspace_id })
    const admin = await people.as('admin@example.org')
    const usernames = ['left@example.org']
    await expect(admin.users.delete({ usernames })).rejects.toEqual(forbidden)
    await engine.organizations.setRoles({ organization_id, usernames: ['admin@example.org'], role: 'admin' })
    expect(await admin.users.delete({ usernames })).toBeNull()
  })

  test('change their names and default workspaces, and others’ only where the account owns them', async () => {
    await using people = await openPeople()
    const { engine, workspaceId: account, organizationId: organization_id } = people
    const second = await engine.workspaces.create({ organization_id, name: 'Second' })
    await people.add('ann@example.org')
    const ann = await people.as('ann@example.org')
    expect(await ann.profile.update({ full_name: ' Ann ' })).toBeNull()
    await expect(ann.profile.update({ full_name: 'Eve', default_workspace: second.workspace_id })).rejects.toEqual(
      forbidden,
    )
    await engine.workspaces.setRoles({
      workspace_id: second.workspace_id,
      usernames: ['ann@example.org'],
      role: 'viewer',
    })
    await ann.v4.user.updateProfile({ default_account: second.workspace_id })
    expect(await ann.profile.get()).toMatchObject({ full_name: 'Ann', default_workspace: second.workspace_id })
    await expect(ann.v4.user.updateProfile({})).rejects.toEqual(
      refusal('INVALID_PARAMS', 'full_name', 'default_account'),
    )
    const { users } = engine.v4.accounts
    const email = 'ann@example.org'
    expect(await users.updateProfile({ account, email, full_name: 'Anna' })).toBe('User updated.')
    expect(await users.profile({ account, email })).toMatchObject({ info: { full_name: 'Anna' }, owner: account })
    for (const elsewhere of [second.workspace_id, 'nowhere1']) {
      await expect(users.profile({ account: elsewhere, email })).rejects.toEqual(forbidden)
      await expect(users.delete({ account: elsewhere, email })).rejects.toEqual(forbidden)
    }
    expect(await users.delete({ account, email })).toBe('User deleted.')
    await expect(users.delete({ account, email })).rejects.toEqual(forbidden)
  })

  test('have logins that nobody else has', async () => {
    await using people = await openPeople()
    await people.add('ann@example.org')
    await expect(people.add('Ann@Example.org')).rejects.toEqual(refusal('INVALID_PARAMS', 'username'))
    for (const username of ['ann', 'a@b@c', 'a@b,c@d', 'a b@c', 'a@b\r\nBcc: x@y', '@', '<a@b>']) {
      await expect(people.add(username)).rejects.toEqual(refusal('INVALID_PARAMS', 'username'))
    }
  })
})

test('a function without a name in its path says which one is missing', async () => {
  await using people = await openPeople()
  await expect(people.engine.workspaces.get({} as never)).rejects.toEqual(refusal('INVALID_PARAMS', 'workspace_id'))
})
