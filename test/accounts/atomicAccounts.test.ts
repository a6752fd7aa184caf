import { expect, test } from 'vitest'
import type { Invitation } from '../../src/accounts/invitations.js'
import { openCatalogAccounts } from './catalogAccounts.js'
import { NOON, refusal } from './people.js'

/** An open invitation of Ann, and what is stored of it and of her. */
async function openInvited() {
  const accounts = await openCatalogAccounts({ mail: async () => {} })
  const { catalog, invitations, owner, organizationId, workspaceId } = accounts
  const sent: Invitation[] = []
  const link = (invitation: Invitation): string => {
    sent.push(invitation)
    return '/'
  }
  await invitations.send(owner, { workspaceId, email: 'ann@example.org', role: 'editor' }, { link })
  return {
    ...accounts,
    invitation: sent[0]!,
    open: async (): Promise<number> => (await invitations.list(workspaceId)).length,
    person: { fullName: '', password: 'secret' },
    /** A login of Ann's that is nobody's guest yet, made at once. */
    insertAnn: async (isConfirmed: boolean) =>
      (await catalog.users.insert({
        username: 'ann@example.org',
        fullName: '',
        password: 'not hers',
        isConfirmed,
        organizationId,
        ownerWorkspaceId: null,
        defaultWorkspaceId: null,
        creationDate: NOON,
      }))!,
  }
}

test('an invitation whose login is taken while its password is hashed is not spent', async () => {
  const { invitations, invitation, person, insertAnn, open } = await openInvited()
  const created = invitations.createUser(invitation, person)
  // The catalog in memory needs no turn of the event loop; the hash does.
  for (let step = 0; step < 100; step++) await Promise.resolve()
  await insertAnn(true)
  await expect(created).rejects.toEqual(refusal('INVALID_PARAMS', 'username'))
  expect(await open()).toBe(1)
})

test('a password that its owner has confirmed while another was hashed stays', async () => {
  const { catalog, invitations, invitation, insertAnn, open, workspaceId } = await openInvited()
  const { userId } = await insertAnn(false)
  const joined = invitations.join(invitation, 'secret')
  for (let step = 0; step < 100; step++) await Promise.resolve()
  await catalog.users.update(userId, { password: 'her own', isConfirmed: true })
  await joined
  expect(await catalog.users.find('ann@example.org')).toMatchObject({ password: 'her own' })
  expect([await catalog.roles.onWorkspace(userId, workspaceId), await open()]).toEqual(['editor', 0])
})

test('an invitation takes nothing from whoever has a stronger role and a default workspace', async () => {
  const { add, catalog, invitations, invitation, newWorkspace, workspaceId } = await openInvited()
  const second = await newWorkspace('Second')
  const { userId } = await add('ann@example.org', 'viewer', second)
  await catalog.roles.setOnWorkspace(userId, workspaceId, 'creator')
  await invitations.join(invitation)
  expect(await catalog.roles.onWorkspace(userId, workspaceId)).toBe('creator')
  expect(await catalog.users.find('ann@example.org')).toMatchObject({ defaultWorkspaceId: second })
})

test('an invitation gives a default workspace to whoever has no workspace, and to nobody else', async () => {
  const { access, catalog, invitations, insertAnn, invitation, newWorkspace } = await openInvited()
  const second = await newWorkspace('Second')
  const ann = await insertAnn(true)
  // Her default was deleted, and she goes on in the second, where she may create.
  await catalog.roles.setOnWorkspace(ann.userId, second, 'creator')
  await invitations.join(invitation)
  const stored = (await catalog.users.find('ann@example.org'))!
  expect([stored.defaultWorkspaceId, await access.defaultWorkspaceOf(stored)]).toEqual([null, second])
  const { catalog: other, ...again } = await openInvited()
  await again.insertAnn(true)
  await again.invitations.join(again.invitation)
  expect((await other.users.find('ann@example.org'))!.defaultWorkspaceId).toBe(again.workspaceId)
})

test('invitations that have expired are removed with the next one', async () => {
  const { catalog, invitations, owner, pass, workspaceId } = await openInvited()
  const stored = () => catalog.database.prepare('SELECT email FROM invitations ORDER BY email').pluck().all()
  const send = (email: string) => invitations.send(owner, { workspaceId, email, role: 'viewer' }, { link: () => '/' })
  pass(6)
  await send('bob@example.org')
  expect(stored()).toEqual(['ann@example.org', 'bob@example.org'])
  pass(1)
  await send('carl@example.org')
  expect(stored()).toEqual(['bob@example.org', 'carl@example.org'])
})

test('nobody gets a second login for an address by an invitation, which is not spent', async () => {
  const { invitations, invitation, person, insertAnn, open } = await openInvited()
  await insertAnn(true)
  await expect(invitations.createUser(invitation, person)).rejects.toEqual(refusal('INVALID_PARAMS', 'email'))
  expect(await open()).toBe(1)
})

test('a login that cannot be given its role is not made, and its invitation not spent', async () => {
  const { catalog, invitations, invitation, person, refuse, open } = await openInvited()
  refuse('INSERT ON workspace_roles')
  await expect(invitations.createUser(invitation, person)).rejects.toThrow('refused')
  expect([await catalog.users.find('ann@example.org'), await open()]).toEqual([undefined, 1])
})

test('who cannot be given the role of an invitation keeps password and tokens, and the invitation is not spent', async () => {
  const { catalog, invitations, invitation, insertAnn, refuse, open, workspaceId } = await openInvited()
  const { userId } = await insertAnn(false)
  await catalog.tokens.add('a token', { userId, kind: 'long_lived', creationDate: NOON })
  refuse('INSERT ON workspace_roles')
  await expect(invitations.join(invitation, 'of her own')).rejects.toThrow('refused')
  expect(await catalog.users.find('ann@example.org')).toMatchObject({ password: 'not hers', isConfirmed: false })
  expect([(await catalog.tokens.find('a token'))?.userId, await open()]).toEqual([userId, 1])
  expect(await catalog.roles.onWorkspace(userId, workspaceId)).toBeUndefined()
})

test('a workspace whose creator cannot become its admin is not made', async () => {
  const { catalog, newWorkspace, refuse } = await openCatalogAccounts()
  refuse('INSERT ON workspace_roles')
  await expect(newWorkspace('Second')).rejects.toThrow('refused')
  expect(await catalog.workspaces.list()).toHaveLength(1)
})

test('of several users all are deleted or none', async () => {
  const { add, catalog, users, owner, refuse } = await openCatalogAccounts()
  const usernames = ['ann@example.org', 'bob@example.org']
  for (const username of usernames) await add(username, 'viewer')
  refuse("DELETE ON users WHEN old.username = 'bob@example.org'")
  await expect(users.delete(owner, usernames)).rejects.toThrow('refused')
  const found = await Promise.all(usernames.map(catalog.users.find))
  expect(found.map((user) => user?.username)).toEqual(usernames)
})
