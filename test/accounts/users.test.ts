import { describe, expect, test } from 'vitest'
import { emptyFolder } from '../storage/folder.js'
import { openPeople, refusal } from './people.js'

const forbidden = refusal('INADEQUATE_PERMISSION')

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
