import { expect, test } from 'vitest'
import { createInvitationLinks } from '../../src/accounts/invitationLinks.js'
import { openSecret } from '../../src/accounts/secret.js'
import { openCatalog } from '../../src/storage/sqlite/catalog/catalog.js'

const sender = 'owner@localhost'

async function openLinks() {
  const catalog = openCatalog(undefined)
  const time = { now: 1_000 }
  await catalog.accounts.ensureOwner({ username: sender, organizationId: 'o1', workspaceId: 'w1', now: time.now })
  const secret = openSecret(new Uint8Array(32).fill(7))
  const links = createInvitationLinks({ secret, now: () => time.now }, catalog)
  const fields = { workspaceId: 'w1', email: 'Guest@example.org', role: 'viewer', expiration: 2_000 } as const
  const { userId: senderId } = await catalog.users.owner()
  await catalog.invitations.add({ ...fields, invitationId: 'i1', senderId, creationDate: 1_000 })
  return { catalog, time, secret, links, fields, invitation: { ...fields, signature: links.sign('i1', fields) } }
}

const refusal = (parameter: string) =>
  expect.objectContaining({ code: 'INVALID_PARAMS', details: expect.objectContaining({ parameters: [parameter] }) })

test('a link leads to its stored invitation, in whatever case the address is written', async () => {
  const { links, invitation } = await openLinks()
  expect(await links.check(invitation)).toMatchObject({ invitationId: 'i1', sender })
  expect(await links.check({ ...invitation, email: 'guest@EXAMPLE.org' })).toMatchObject({ invitationId: 'i1' })
})

test.each([
  ['workspaceId', 'w2'],
  ['email', 'other@example.org'],
  ['role', 'admin'],
  ['expiration', 3_000],
] as const)('the signature covers %s', async (field, value) => {
  const { links, invitation } = await openLinks()
  await expect(links.check({ ...invitation, [field]: value })).rejects.toThrow(refusal('signature'))
})

test('a link of an earlier version, which names no invitation, is refused', async () => {
  const { links, invitation, secret } = await openLinks()
  const signature = secret.sign('invitation', ['w1', 'guest@example.org', 'viewer', 2_000])
  await expect(links.check({ ...invitation, signature })).rejects.toThrow(refusal('signature'))
})

test('a link ends with its time, and with its invitation', async () => {
  const { links, invitation, time, catalog } = await openLinks()
  time.now = 2_000
  await expect(links.check(invitation)).rejects.toThrow(refusal('expiration'))
  time.now = 1_999
  await catalog.invitations.remove('w1', 'i1')
  await expect(links.check(invitation)).rejects.toThrow(refusal('signature'))
})
