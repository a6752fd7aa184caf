import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { nameOwner } from '../../src/accounts/ownerLogin.js'
import { openCatalogAccounts } from './catalogAccounts.js'

test('a new password of the owner is not set where the sessions that it ends could not be removed', async () => {
  const { catalog, tokens, users, refuse } = openCatalogAccounts()
  const options = { catalog, randomBytes, passwordCost: 2, passwords: { minimumLength: 1 } }
  await nameOwner(options, { email: 'boss@example.org', password: 'first' })
  const { token } = await users.login({ username: 'boss@example.org', password: 'first' }, undefined)
  refuse('DELETE ON tokens')
  await expect(nameOwner(options, { password: 'second' })).rejects.toThrow('refused')
  expect(await users.login({ username: 'boss@example.org', password: 'first' }, undefined)).toMatchObject({
    kind: 'short_lived',
  })
  catalog.database.exec('DROP TRIGGER refused')
  // What was not set before is set now, and ends the session.
  await nameOwner(options, { password: 'second' })
  expect(() => tokens.resolve(`Token ${token}`)).toThrow(expect.objectContaining({ code: 'INVALID_TOKEN' }))
})
