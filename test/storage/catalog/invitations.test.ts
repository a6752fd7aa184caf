import { expect, test } from 'vitest'
import { openStores } from './stores.js'

/** Two invitations of Ann to the first workspace, and one of Bob to the second. */
function openInvitations() {
  const { invitations, ann, bob } = openStores()
  const invited = { role: 'viewer', creationDate: 10, expiration: 200 } as const
  invitations.add({ ...invited, invitationId: 'b', workspaceId: 'w1', email: 'x@example.org', senderId: ann })
  invitations.add({
    ...{ ...invited, invitationId: 'a', workspaceId: 'w1', email: 'y@example.org', senderId: ann },
    ...{ creationDate: 9, expiration: 300 },
  })
  invitations.add({ ...invited, invitationId: 'c', workspaceId: 'w2', email: 'x@example.org', senderId: bob })
  const there = () => ['a', 'b', 'c'].filter((id) => invitations.find(id) !== undefined)
  return { invitations, ann, bob, there }
}

test('an invitation has what was added, with the login of its sender', () => {
  const { invitations } = openInvitations()
  expect(invitations.find('a')).toEqual({
    ...{ invitationId: 'a', workspaceId: 'w1', email: 'y@example.org', role: 'viewer', sender: 'ann@example.org' },
    ...{ creationDate: 9, expiration: 300 },
  })
  expect(invitations.find('d')).toBeUndefined()
})

test('those of a workspace are listed from the oldest until they expire', () => {
  const { invitations } = openInvitations()
  const listed = (workspaceId: string, now: number) =>
    invitations.list(workspaceId, now).map(({ invitationId }) => invitationId)
  expect([listed('w1', 0), listed('w1', 199), listed('w1', 200), listed('w1', 300)]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
    ['a'],
    [],
  ])
  expect([listed('w2', 0), listed('w3', 0)]).toEqual([['c'], []])
})

test('each removal takes its own', () => {
  const one = openInvitations()
  expect([
    one.invitations.remove('w2', 'a'),
    one.invitations.remove('w1', 'a'),
    one.invitations.remove('w1', 'a'),
  ]).toEqual([...[false, true, false]])
  expect(one.there()).toEqual(['b', 'c'])
  const expired = openInvitations()
  expired.invitations.removeExpired(199)
  expect(expired.there()).toEqual(['a', 'b', 'c'])
  expired.invitations.removeExpired(200)
  expect(expired.there()).toEqual(['a'])
  const sent = openInvitations()
  sent.invitations.removeOf(sent.ann)
  expect(sent.there()).toEqual(['c'])
})
