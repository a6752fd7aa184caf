import { expect, test } from 'vitest'
import { createServerTokens } from '../../src/accounts/serverTokens.js'

test('a token is admitted until every server that printed it has revoked it', () => {
  const tokens = createServerTokens()
  const first = tokens.admit('secret-1')
  const second = tokens.admit('secret-1')
  expect(tokens.list()).toEqual([{ token: 'secret-1', kind: 'long_lived', description: 'serve', expiration: null }])
  first.revoke()
  first.revoke()
  expect(tokens.find('secret-1')?.token).toBe('secret-1')
  second.revoke()
  expect(tokens.find('secret-1')).toBeUndefined()
})

test('which server revokes a token first does not matter', () => {
  const tokens = createServerTokens()
  const servers = Array.from({ length: 3 }, () => tokens.admit('secret-1'))
  for (const server of servers.toReversed()) {
    expect(tokens.find('secret-1')?.token).toBe('secret-1')
    server.revoke()
  }
  expect([tokens.find('secret-1'), tokens.list()]).toEqual([undefined, []])
})

test('a server that revokes a deleted token leaves the one that was admitted again', () => {
  const tokens = createServerTokens()
  const first = tokens.admit('secret-1')
  expect(tokens.delete('secret-1')).toBe(true)
  expect(tokens.delete('secret-1')).toBe(false)
  tokens.admit('secret-1')
  first.revoke()
  expect(tokens.find('secret-1')?.token).toBe('secret-1')
})

test.each(['', 'two words', 'naïve', 'line\nbreak'])('no header can carry %j', (token) => {
  expect(() => createServerTokens().admit(token)).toThrow(expect.objectContaining({ code: 'INVALID_PARAMS' }))
})
