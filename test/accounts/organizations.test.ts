import { describe, expect, test } from 'vitest'
import { openCatalogAccounts } from './catalogAccounts.js'
import { openPeople } from './people.js'

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

  test('gives roles to its members alone', async () => {
    const { add, catalog, organizationId, workspaces } = await openCatalogAccounts()
    catalog.database.exec("INSERT INTO organizations (organization_id, name, creation_date) VALUES ('other', '', 1)")
    await catalog.workspaces.insert({
      workspaceId: 'w',
      organizationId: 'other',
      name: '',
      email: '',
      defaultLanguage: 'en',
      creationDate: 1,
    })
    const [ann, stranger] = [await add('ann@example.org', 'viewer'), await add('eve@example.org', 'admin', 'w')]
    await workspaces.setOrganizationRole(organizationId, ['eve@example.org', 'ann@example.org'], 'editor')
    expect(await catalog.roles.onOrganization(ann.userId, organizationId)).toBe('editor')
    expect(await catalog.roles.onOrganization(stranger.userId, organizationId)).toBeUndefined()
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
