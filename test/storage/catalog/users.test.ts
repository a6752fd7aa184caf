import { expect, test } from 'vitest'
import { openTestProjects } from '../../projects/testProjects.js'

const open = () => {
  const { catalog, owner } = openTestProjects()
  const { organizationId, workspaceId } = owner
  const add = (username: string, changes: { readonly isConfirmed?: boolean } = {}) =>
    catalog.users.insert({
      ...{ username, fullName: `${username} of the house`, password: 'hash', isConfirmed: false, ...changes },
      ...{ organizationId, ownerWorkspaceId: workspaceId, defaultWorkspaceId: workspaceId, creationDate: 5 },
    })
  return { users: catalog.users, add, organizationId, workspaceId }
}

test('a user has what was inserted, and a login is taken in either case', () => {
  const { users, add, organizationId, workspaceId } = open()
  const ann = add('Ann@example.org', { isConfirmed: true })!
  expect(users.find('ann@EXAMPLE.org')).toEqual(ann)
  expect(ann).toEqual({
    ...{ userId: ann.userId, username: 'Ann@example.org', fullName: 'Ann@example.org of the house', password: 'hash' },
    ...{ isOwner: false, isConfirmed: true, organizationId, ownerWorkspaceId: workspaceId },
    defaultWorkspaceId: workspaceId,
  })
  expect(add('ann@example.org')).toBeUndefined()
  expect(add('bob@example.org')!.isConfirmed).toBe(false)
})

test('an update changes what it names and nothing else; one of nobody changes nothing', () => {
  const { users, add } = open()
  const ann = add('ann@example.org')!
  const bob = add('bob@example.org')!
  users.update(ann.userId, { fullName: 'Ann', isConfirmed: true, defaultWorkspaceId: null })
  expect(users.find('ann@example.org')).toEqual({
    ...ann,
    fullName: 'Ann',
    isConfirmed: true,
    defaultWorkspaceId: null,
  })
  users.update(ann.userId, {
    username: 'anna@example.org',
    password: null,
    organizationId: null,
    ownerWorkspaceId: null,
  })
  expect(users.find('ann@example.org')).toBeUndefined()
  expect(users.find('anna@example.org')).toMatchObject({ password: null, organizationId: null, ownerWorkspaceId: null })
  users.update(9_999, { fullName: 'Nobody' })
  expect(users.find('bob@example.org')).toEqual(bob)
})

test('the local owner is confirmed, stays when removed, and is one', () => {
  const { users, add } = open()
  const owner = users.owner()
  expect(owner).toMatchObject({ isOwner: true, isConfirmed: true })
  users.update(owner.userId, { isConfirmed: false })
  expect(users.owner()).toEqual(owner)
  const ann = add('ann@example.org')!
  users.remove([owner.userId, ann.userId])
  expect([users.owner(), users.find('ann@example.org')]).toEqual([owner, undefined])
})

test('users are listed by login, of an organization and of a workspace', () => {
  const { users, add, organizationId, workspaceId } = open()
  for (const name of ['carl', 'ann', 'Bob']) add(`${name}@example.org`)
  const names = ['ann@example.org', 'Bob@example.org', 'carl@example.org']
  const others = (list: readonly { readonly username: string; readonly isOwner: boolean }[]) =>
    list.filter(({ isOwner }) => !isOwner).map(({ username }) => username)
  expect(others(users.ownedBy(workspaceId))).toEqual(names)
  expect(others(users.ofOrganization(organizationId))).toEqual(names)
  const carl = users.find('carl@example.org')!
  users.update(carl.userId, { ownerWorkspaceId: null })
  expect(others(users.ownedBy(workspaceId))).toEqual(names.slice(0, 2))
  expect(others(users.ofOrganization(organizationId))).toEqual(names)
  expect([users.ownedBy('other'), users.ofOrganization('other')]).toEqual([[], []])
})

test('users are removed all or none', () => {
  const { catalog } = openTestProjects()
  const add = (username: string) =>
    catalog.users.insert({
      ...{ username, fullName: '', password: null, isConfirmed: true, organizationId: null, ownerWorkspaceId: null },
      ...{ defaultWorkspaceId: null, creationDate: 5 },
    })!
  const [ann, bob] = [add('ann@example.org'), add('bob@example.org')]
  catalog.database.exec(`CREATE TEMP TRIGGER refused BEFORE DELETE ON users WHEN old.user_id = ${bob.userId}
    BEGIN SELECT RAISE(ABORT, 'refused'); END`)
  expect(() => catalog.users.remove([ann.userId, bob.userId])).toThrow('refused')
  expect([catalog.users.find('ann@example.org'), catalog.users.find('bob@example.org')]).toEqual([ann, bob])
})
