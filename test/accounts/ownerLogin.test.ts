import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { nameOwner } from '../../src/accounts/ownerLogin.js'
import { openCatalogAccounts } from './catalogAccounts.js'

test('a new password of the owner is not set where the sessions that it ends could not be removed', async () => {
  const { catalog, tokens, users, refuse } = await openCatalogAccounts()
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
  await expect(tokens.resolve(`Token ${token}`)).rejects.toThrow(expect.objectContaining({ code: 'INVALID_TOKEN' }))
})

test('the same password again changes nothing; another login is told from one that is taken', async () => {
  const { catalog, tokens, users, add } = await openCatalogAccounts()
  const options = { catalog, randomBytes, passwordCost: 2, passwords: { minimumLength: 1 } }
  await nameOwner(options, { email: 'boss@example.org', password: 'first' })
  const before = await catalog.users.owner()
  const { token } = await users.login({ username: 'boss@example.org', password: 'first' }, undefined)
  await nameOwner(options, { email: 'boss@example.org', password: 'first' })
  expect(await catalog.users.owner()).toEqual(before)
  expect(await tokens.resolve(`Token ${token}`)).toMatchObject({ isOwner: true })
  await nameOwner(options, { email: 'Boss@example.org' })
  expect(await catalog.users.owner()).toEqual({ ...before, username: 'Boss@example.org' })
  const ann = await add('ann@example.org', 'viewer')
  await expect(nameOwner(options, { email: 'ann@example.org', password: 'second' })).rejects.toMatchObject({
    code: 'INVALID_PARAMS',
  })
  expect(await catalog.users.find('ann@example.org')).toEqual(ann)
  expect((await catalog.users.owner()).password).toBe(before.password)
  // A dearer hash takes the place of the cheap one, and the session goes on.
  await nameOwner({ ...options, passwordCost: 4 }, { password: 'first' })
  expect((await catalog.users.owner()).password).toMatch(/^\$scrypt\$ln=2,/)
  expect(await tokens.resolve(`Token ${token}`)).toMatchObject({ isOwner: true })
})

test('invitations of the owner end with their login, which comes back only when it is asked for', async () => {
  const { catalog, invitations, owner, users, workspaceId } = await openCatalogAccounts({ mail: async () => {} })
  const options = { catalog, randomBytes, passwordCost: 2, passwords: { minimumLength: 1 } }
  await nameOwner(options, { email: 'boss@example.org', password: 'first' })
  await invitations.send(owner, { workspaceId, email: 'ann@example.org', role: 'admin' }, { link: () => '/' })
  await users.delete(owner, ['boss@example.org'])
  expect(await invitations.list(workspaceId)).toEqual([])
  await nameOwner(options, {})
  expect(await catalog.users.owner()).toMatchObject({ organizationId: null, ownerWorkspaceId: null })
  await nameOwner(options, { email: 'boss@example.org' })
  expect(await catalog.users.owner()).toMatchObject({ username: 'boss@example.org', ownerWorkspaceId: workspaceId })
})

test('the owner without a login has the name for that, unless somebody else has it', async () => {
  for (const isTaken of [false, true]) {
    const { add, catalog, owner, users } = await openCatalogAccounts()
    const options = { catalog, randomBytes, passwordCost: 2, passwords: { minimumLength: 1 } }
    await nameOwner(options, { email: 'boss@example.org', password: 'first' })
    if (isTaken) await add('owner@localhost', 'viewer')
    await users.delete(owner, ['boss@example.org'])
    const username = isTaken ? 'boss@example.org' : 'owner@localhost'
    expect(await catalog.users.owner()).toMatchObject({ username, password: null, ownerWorkspaceId: null })
  }
})
