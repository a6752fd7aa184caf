import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { AccountContext } from '../../src/accounts/accountContext.js'
import { createAttempts } from '../../src/accounts/attempts.js'
import { createLogins, replacePassword } from '../../src/accounts/logins.js'
import { createPasswords, type Passwords } from '../../src/accounts/passwords.js'
import type { UserRecord } from '../../src/storage/port/catalog/users.js'
import { openCatalogAccounts } from './catalogAccounts.js'
import { DAY, NOON, refusal } from './people.js'

const credentials = { username: 'ann@example.org', password: 'secret' }
const wrong = refusal('AUTH_CREDS_INVALID')

describe('while a password is checked', () => {
  test('its user may be deleted, and is not logged in', async () => {
    const { users, add, catalog } = await openCatalogAccounts()
    const { userId } = await add('ann@example.org', 'viewer')
    const login = users.login(credentials, undefined)
    await catalog.users.remove([userId])
    await expect(login).rejects.toEqual(wrong)
  })

  test('another may be set, and the old one is wrong', async () => {
    const { users, add, catalog } = await openCatalogAccounts()
    const { userId } = await add('ann@example.org', 'viewer')
    const { password } = await add('bob@example.org', 'viewer')
    const login = users.login(credentials, undefined)
    // Bob's hash is of the same word, with another salt.
    await catalog.users.update(userId, { password })
    expect(await login).toMatchObject({ kind: 'short_lived' })
    const again = users.login(credentials, undefined)
    await catalog.users.update(userId, { password: null })
    await expect(again).rejects.toEqual(wrong)
  })
})

test('who has no login, or no password, is refused after a whole check, as whoever has one', async () => {
  const { add, catalog, access, tokens } = await openCatalogAccounts()
  const { password } = await add('ann@example.org', 'viewer')
  const { userId } = await add('bob@example.org', 'viewer')
  await catalog.users.update(userId, { password: null })
  const checked: (string | null)[] = []
  const passwords: Passwords = {
    ...createPasswords(2, randomBytes),
    verify: (given, stored, rank) => {
      checked.push(stored)
      return createPasswords(2, randomBytes).verify(given, stored, rank)
    },
  }
  const context = { catalog, passwords, attempts: createAttempts(() => NOON) } as unknown as AccountContext
  const { login } = createLogins(context, access, tokens)
  for (const username of ['ann@example.org', 'bob@example.org', 'nobody@example.org']) {
    await expect(login({ username, password: 'wrong' }, undefined)).rejects.toEqual(wrong)
  }
  expect(checked).toEqual([password, null, null])
})

test('a password that is set while a new one is hashed is not overwritten, and nothing else happens', async () => {
  const { add, catalog } = await openCatalogAccounts()
  const before = await add('ann@example.org', 'viewer')
  const context = { catalog, passwords: createPasswords(2, randomBytes) }
  let happened = 0
  const replace = (user: UserRecord, password: string): Promise<boolean> =>
    replacePassword(context, user, { password, parameter: 'new_password' }, async () => void happened++)
  const replacing = replace(before, 'first')
  await catalog.users.update(before.userId, { password: 'set meanwhile' })
  expect(await replacing).toBe(false)
  expect([(await catalog.users.find('ann@example.org'))!.password, happened]).toEqual(['set meanwhile', 0])
  expect(await replace((await catalog.users.find('ann@example.org'))!, 'second')).toBe(true)
  expect([(await catalog.users.find('ann@example.org'))!.password?.slice(0, 8), happened]).toEqual(['$scrypt$', 1])
})

test('a login removes what has expired, of everybody', async () => {
  const { users, add, catalog, pass } = await openCatalogAccounts()
  await add('ann@example.org', 'viewer')
  await add('bob@example.org', 'viewer')
  const { token: old, expiration } = await users.login(credentials, undefined)
  expect(expiration).toBe(NOON + 14 * DAY)
  pass(13)
  const { token: young } = await users.login(credentials, undefined)
  pass(1)
  expect(await catalog.tokens.find(old)).toBeDefined()
  await users.login({ ...credentials, username: 'bob@example.org' }, undefined)
  expect([await catalog.tokens.find(old), (await catalog.tokens.find(young))?.kind]).toEqual([undefined, 'short_lived'])
})
