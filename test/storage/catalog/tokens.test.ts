import { describe, expect, test } from 'vitest'
import type { TokenRecord } from '../../../src/storage/port/catalog/tokens.js'
import { catalogKinds, openStores, present } from './stores.js'

describe.each(catalogKinds)('%s', (kind) => {
  /** Ann with a session until 200, another until 300 and a token without an end; Bob with a session until 200. */
  async function openTokens() {
    const { tokens, users, ann, bob } = await openStores(kind)
    const session = { kind: 'short_lived', creationDate: 110 } as const
    await tokens.add('s300', { ...session, userId: ann, expiration: 300, creationDate: 112 })
    await tokens.add('s200', {
      ...session,
      userId: ann,
      expiration: 200,
      description: 'first',
      sealed: Uint8Array.of(7),
    })
    await tokens.add('long', { userId: ann, kind: 'long_lived', creationDate: 111 })
    await tokens.add('bobs', { ...session, userId: bob, expiration: 200 })
    const there = () => present(['s200', 's300', 'long', 'bobs'], tokens.find)
    return { tokens, users, ann, bob, there }
  }

  const toldOf = ({ kind, description, creationDate, expiration, username, isOwner }: TokenRecord) => [
    ...[kind, description, creationDate, expiration, username, isOwner],
  ]

  test('a token has what was added, and is listed until it expires, the oldest first', async () => {
    const { tokens, users, ann, bob } = await openTokens()
    expect(toldOf((await tokens.find('s200'))!)).toEqual(['short_lived', 'first', 110, 200, 'ann@example.org', false])
    expect(await tokens.find('s200')).toMatchObject({ userId: ann, sealed: Buffer.of(7) })
    expect(toldOf((await tokens.find('long'))!)).toEqual(['long_lived', '', 111, null, 'ann@example.org', false])
    expect((await tokens.find('long'))!.sealed).toBeNull()
    expect(await tokens.find('S200')).toBeUndefined()
    const dates = async (userId: number, now: number) =>
      (await tokens.list(userId, now)).map(({ creationDate }) => creationDate)
    expect(await Promise.all([199, 200, 300].map((now) => dates(ann, now)))).toEqual([
      [110, 111, 112],
      [111, 112],
      [111],
    ])
    expect([await dates(bob, 0), await dates(9_999, 0)]).toEqual([[110], []])
    const owner = await users.owner()
    await tokens.add('owners', { userId: owner.userId, kind: 'long_lived', creationDate: 1 })
    expect(await tokens.find('owners')).toMatchObject({ isOwner: true, username: 'owner@localhost' })
  })

  test('a token that is there already stays as it is', async () => {
    const { tokens, bob } = await openTokens()
    await tokens.add('long', { userId: bob, kind: 'short_lived', creationDate: 900 })
    expect(toldOf((await tokens.find('long'))!)).toEqual(['long_lived', '', 111, null, 'ann@example.org', false])
  })

  test('each removal takes its own tokens', async () => {
    const one = await openTokens()
    expect([await one.tokens.remove('s200'), await one.tokens.remove('s200'), await one.there()]).toEqual([
      true,
      false,
      ['s300', 'long', 'bobs'],
    ])
    const short = await openTokens()
    await short.tokens.removeShortLived(short.ann)
    expect(await short.there()).toEqual(['long', 'bobs'])
    const all = await openTokens()
    await all.tokens.removeAll(all.ann)
    expect(await all.there()).toEqual(['bobs'])
    const expired = await openTokens()
    await expired.tokens.removeExpired(199)
    expect(await expired.there()).toEqual(['s200', 's300', 'long', 'bobs'])
    await expired.tokens.removeExpired(200)
    expect(await expired.there()).toEqual(['s300', 'long'])
  })

  test('the only long-lived token of a user is added once, whatever others have', async () => {
    const { tokens, ann, bob } = await openTokens()
    const record = { kind: 'long_lived', creationDate: 1 } as const
    expect(await tokens.addOnlyLongLived('second', { ...record, userId: ann })).toBe(false)
    expect(await tokens.find('second')).toBeUndefined()
    expect(await tokens.addOnlyLongLived('of bob', { ...record, userId: bob })).toBe(true)
    expect((await tokens.find('of bob'))?.userId).toBe(bob)
  })
})
