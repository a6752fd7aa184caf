import { expect, test } from 'vitest'
import type { TokenRecord } from '../../../src/storage/catalog/tokens.js'
import { openStores } from './stores.js'

/** Ann with a session until 200, another until 300 and a token without an end; Bob with a session until 200. */
function openTokens() {
  const { tokens, users, ann, bob } = openStores()
  const session = { kind: 'short_lived', creationDate: 110 } as const
  tokens.add('s300', { ...session, userId: ann, expiration: 300, creationDate: 112 })
  tokens.add('s200', { ...session, userId: ann, expiration: 200, description: 'first', sealed: Uint8Array.of(7) })
  tokens.add('long', { userId: ann, kind: 'long_lived', creationDate: 111 })
  tokens.add('bobs', { ...session, userId: bob, expiration: 200 })
  const there = (): string[] => ['s200', 's300', 'long', 'bobs'].filter((token) => tokens.find(token) !== undefined)
  return { tokens, users, ann, bob, there }
}

const toldOf = ({ kind, description, creationDate, expiration, username, isOwner }: TokenRecord) => [
  ...[kind, description, creationDate, expiration, username, isOwner],
]

test('a token has what was added, and is listed until it expires, the oldest first', () => {
  const { tokens, users, ann, bob } = openTokens()
  expect(toldOf(tokens.find('s200')!)).toEqual(['short_lived', 'first', 110, 200, 'ann@example.org', false])
  expect(tokens.find('s200')).toMatchObject({ userId: ann, sealed: Buffer.of(7) })
  expect(toldOf(tokens.find('long')!)).toEqual(['long_lived', '', 111, null, 'ann@example.org', false])
  expect(tokens.find('long')!.sealed).toBeNull()
  expect(tokens.find('S200')).toBeUndefined()
  const dates = (userId: number, now: number) => tokens.list(userId, now).map(({ creationDate }) => creationDate)
  expect([199, 200, 300].map((now) => dates(ann, now))).toEqual([[110, 111, 112], [111, 112], [111]])
  expect([dates(bob, 0), dates(9_999, 0)]).toEqual([[110], []])
  const owner = users.owner()
  tokens.add('owners', { userId: owner.userId, kind: 'long_lived', creationDate: 1 })
  expect(tokens.find('owners')).toMatchObject({ isOwner: true, username: 'owner@localhost' })
})

test('a token that is there already stays as it is', () => {
  const { tokens, bob } = openTokens()
  tokens.add('long', { userId: bob, kind: 'short_lived', creationDate: 900 })
  expect(toldOf(tokens.find('long')!)).toEqual(['long_lived', '', 111, null, 'ann@example.org', false])
})

test('each removal takes its own tokens', () => {
  const one = openTokens()
  expect([one.tokens.remove('s200'), one.tokens.remove('s200'), one.there()]).toEqual([
    true,
    false,
    ['s300', 'long', 'bobs'],
  ])
  const short = openTokens()
  short.tokens.removeShortLived(short.ann)
  expect(short.there()).toEqual(['long', 'bobs'])
  const all = openTokens()
  all.tokens.removeAll(all.ann)
  expect(all.there()).toEqual(['bobs'])
  const expired = openTokens()
  expired.tokens.removeExpired(199)
  expect(expired.there()).toEqual(['s200', 's300', 'long', 'bobs'])
  expired.tokens.removeExpired(200)
  expect(expired.there()).toEqual(['s300', 'long'])
})

test('the only long-lived token of a user is added once, whatever others have', () => {
  const { tokens, ann, bob } = openTokens()
  const record = { kind: 'long_lived', creationDate: 1 } as const
  expect(tokens.addOnlyLongLived('second', { ...record, userId: ann })).toBe(false)
  expect(tokens.find('second')).toBeUndefined()
  expect(tokens.addOnlyLongLived('of bob', { ...record, userId: bob })).toBe(true)
  expect(tokens.find('of bob')?.userId).toBe(bob)
})
