import { expect, test } from 'vitest'
import { openStores } from './stores.js'

test('a role belongs to one user in one place, can be replaced, and is taken away from there alone', () => {
  const { roles, ann, bob } = openStores()
  roles.setOnWorkspace(ann, 'w1', 'viewer')
  roles.setOnWorkspace(ann, 'w2', 'editor')
  roles.setOnWorkspace(bob, 'w1', 'creator')
  roles.setOnWorkspace(ann, 'w1', 'admin')
  roles.setOnOrganization(ann, 'o1', 'viewer')
  roles.setOnOrganization(ann, 'o2', 'editor')
  roles.setOnOrganization(bob, 'o1', 'creator')
  roles.setOnOrganization(ann, 'o1', 'admin')
  const all = () => [
    ...[ann, bob].flatMap((user) => ['w1', 'w2', 'w3'].map((workspace) => roles.onWorkspace(user, workspace))),
    ...[ann, bob].flatMap((user) => ['o1', 'o2'].map((organization) => roles.onOrganization(user, organization))),
  ]
  expect(all()).toEqual([
    ...['admin', 'editor', undefined, 'creator', undefined, undefined],
    ...['admin', 'editor', 'creator', undefined],
  ])
  roles.setOnWorkspace(ann, 'w1', undefined)
  roles.setOnOrganization(ann, 'o1', undefined)
  expect(all()).toEqual([
    ...[undefined, 'editor', undefined, 'creator', undefined, undefined],
    ...[undefined, 'editor', 'creator', undefined],
  ])
})

test('holders of a workspace come by login, with their names', () => {
  const { roles, users, ann, bob } = openStores()
  roles.setOnWorkspace(bob, 'w3', 'viewer')
  roles.setOnWorkspace(ann, 'w3', 'editor')
  users.update(ann, { fullName: 'Ann' })
  expect(roles.holders('w3')).toEqual([
    { username: 'ann@example.org', fullName: 'Ann', role: 'editor' },
    { username: 'bob@example.org', fullName: '', role: 'viewer' },
  ])
  expect(roles.holders('w2')).toEqual([])
})

test('workspaces of a user are their own and those of organizations, each once', () => {
  const { roles, ann, bob } = openStores()
  roles.setOnWorkspace(ann, 'w2', 'viewer')
  roles.setOnWorkspace(ann, 'w1', 'viewer')
  roles.setOnOrganization(ann, 'o1', 'viewer')
  roles.setOnOrganization(bob, 'o2', 'viewer')
  expect(roles.workspacesOf(ann).sort()).toEqual(['w1', 'w2', 'w3'])
  expect(roles.workspacesOf(bob)).toEqual(['w2'])
  expect([roles.organizationsOf(ann), roles.organizationsOf(bob)]).toEqual([['o1'], ['o2']])
})
