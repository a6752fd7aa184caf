import { describe, expect, test } from 'vitest'
import { catalogKinds, openStores, present } from './stores.js'

describe.each(catalogKinds)('%s', (kind) => {
  /** Two invitations of Ann to the first workspace, and one of Bob to the second. */
  async function openInvitations() {
    const { invitations, ann, bob } = await openStores(kind)
    const invited = { role: 'viewer', creationDate: 10, expiration: 200 } as const
    await invitations.add({ ...invited, invitationId: 'b', workspaceId: 'w1', email: 'x@example.org', senderId: ann })
    await invitations.add({
      ...{ ...invited, invitationId: 'a', workspaceId: 'w1', email: 'y@example.org', senderId: ann },
      ...{ creationDate: 9, expiration: 300 },
    })
    await invitations.add({ ...invited, invitationId: 'c', workspaceId: 'w2', email: 'x@example.org', senderId: bob })
    const there = () => present(['a', 'b', 'c'], invitations.find)
    return { invitations, ann, bob, there }
  }

  test('an invitation has what was added, with the login of its sender', async () => {
    const { invitations } = await openInvitations()
    expect(await invitations.find('a')).toEqual({
      ...{ invitationId: 'a', workspaceId: 'w1', email: 'y@example.org', role: 'viewer', sender: 'ann@example.org' },
      ...{ creationDate: 9, expiration: 300 },
    })
    expect(await invitations.find('d')).toBeUndefined()
  })

  test('those of a workspace are listed from the oldest until they expire', async () => {
    const { invitations } = await openInvitations()
    const listed = async (workspaceId: string, now: number) =>
      (await invitations.list(workspaceId, now)).map(({ invitationId }) => invitationId)
    expect([await listed('w1', 0), await listed('w1', 199), await listed('w1', 200), await listed('w1', 300)]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
      ['a'],
      [],
    ])
    expect([await listed('w2', 0), await listed('w3', 0)]).toEqual([['c'], []])
  })

  test('each removal takes its own', async () => {
    const one = await openInvitations()
    expect([
      await one.invitations.remove('w2', 'a'),
      await one.invitations.remove('w1', 'a'),
      await one.invitations.remove('w1', 'a'),
    ]).toEqual([...[false, true, false]])
    expect(await one.there()).toEqual(['b', 'c'])
    const expired = await openInvitations()
    await expired.invitations.removeExpired(199)
    expect(await expired.there()).toEqual(['a', 'b', 'c'])
    await expired.invitations.removeExpired(200)
    expect(await expired.there()).toEqual(['a'])
    const sent = await openInvitations()
    await sent.invitations.removeOf(sent.ann)
    expect(await sent.there()).toEqual(['c'])
  })
})
