import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openSecret } from '../../src/accounts/secret.js'
import { openSecretKey } from '../../src/storage/sqlite/secretKey.js'
import { emptyFolder } from '../storage/folder.js'
import { DAY, NOON, openPeople, type People, refusal } from './people.js'

type Params = Parameters<People['engine']['users']['acceptInvitation']>[0]

describe('an invitation', () => {
  test('makes a login for one who has none, once', async () => {
    await using people = await openPeople()
    const { engine, workspaceId: workspace_id, inbox } = people
    expect(await engine.workspaces.invite({ workspace_id, email: 'ann@example.org', role: 'editor' })).toBeNull()
    expect(inbox).toMatchObject([{ to: 'ann@example.org', subject: 'Invitation to Local workspace' }])
    const { path, params } = people.link()
    expect(path).toBe('/api/v5/invitation/')
    const link = params as unknown as Params
    await expect(engine.users.acceptInvitation(link)).rejects.toEqual(refusal('INVALID_PARAMS', 'password'))
    const filled = { ...link, full_name: 'Ann', password: 'secret' }
    expect(await engine.users.acceptInvitation(filled)).toEqual({
      username: 'ann@example.org',
      workspace_id,
      created: true,
    })
    const ann = await people.as('ann@example.org')
    expect(await ann.v4.user.profile()).toEqual({
      username: 'ann@example.org',
      info: { full_name: 'Ann' },
      permissions: { [workspace_id]: ['read', 'write'] },
      default_account: workspace_id,
      owner: workspace_id,
    })
    await engine.users.delete({ usernames: ['ann@example.org'] })
    await expect(engine.users.acceptInvitation(filled)).rejects.toEqual(refusal('INVALID_PARAMS', 'signature'))
  })

  test('brings a user who has a login to another account, as a guest', async () => {
    await using people = await openPeople()
    const { engine, organizationId: organization_id } = people
    await people.add('ann@example.org', 'viewer')
    const { workspace_id } = await engine.workspaces.create({ organization_id, name: 'Second' })
    await people.confirm('ann@example.org')
    expect(await engine.workspaces.invite({ workspace_id, email: 'Ann@Example.org', role: 'creator' })).toBeNull()
    const link = people.link().params as unknown as Params
    expect(await engine.users.acceptInvitation(link)).toMatchObject({ created: false })
    const { guests } = await engine.v4.accounts.users.list({ account: workspace_id })
    expect(guests).toMatchObject({ 'ann@example.org': { full_name: '', permissions: ['read', 'write', 'create'] } })
    await expect(engine.users.acceptInvitation(link)).rejects.toEqual(refusal('INVALID_PARAMS', 'signature'))
  })

  test('lives for seven days, and says nothing but what was signed', async () => {
    await using people = await openPeople()
    const { engine, workspaceId: workspace_id, organizationId: organization_id } = people
    const second = await engine.workspaces.create({ organization_id, name: 'Second' })
    await engine.workspaces.invite({ workspace_id, email: 'ann@example.org', role: 'viewer' })
    const link = { ...people.link().params, password: 'secret' } as unknown as Params
    const forged: Partial<Params>[] = [
      { role: 'admin' },
      { workspace_id: second.workspace_id },
      { email: 'eve@example.org' },
      { expiration: link.expiration + 1 },
      { signature: `${link.signature}x` },
      { signature: '' },
      { workspace_id: 'nowhere1' },
    ]
    for (const change of forged) {
      await expect(engine.users.acceptInvitation({ ...link, ...change })).rejects.toEqual(
        refusal('INVALID_PARAMS', 'signature'),
      )
    }
    people.pass(7 * DAY)
    await expect(engine.users.acceptInvitation(link)).rejects.toEqual(refusal('INVALID_PARAMS', 'expiration'))
    people.pass(-1)
    expect(await engine.users.acceptInvitation(link)).toMatchObject({ created: true })
  })

  test('leads to a page, whose names and texts are harmless', async () => {
    await using people = await openPeople({ publicUrl: 'https://insights.example.org/' })
    const { engine, workspaceId: workspace_id, inbox } = people
    await engine.workspaces.update({ workspace_id, name: '<script>alert("1")</script>' })
    await engine.workspaces.invite({ workspace_id, email: 'ann@example.org', role: 'viewer' })
    expect(inbox[0]!.text).toContain('\nhttps://insights.example.org/api/v5/invitation/?workspace_id=')
    const page = await engine.users.invitationPage(people.link().params as unknown as Params)
    expect(page).toContain('Invitation to &lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;')
    expect(page).not.toContain('<script>alert')
    expect(page).toContain('name="password"')
  })
})

describe('a login whose address nobody has confirmed', () => {
  /** Eve, the admin of a workspace, has made a login for Ann; a colleague of Ann's invites her to another one as admin. */
  async function openTrap() {
    const people = await openPeople()
    const { engine, organizationId: organization_id, workspaceId: workspace_id } = people
    const second = await engine.workspaces.create({ organization_id, name: 'Second' })
    await people.add('eve@example.org', 'admin', second.workspace_id)
    await people.add('dan@example.org', 'admin')
    const eve = await people.as('eve@example.org')
    await eve.users.create({ username: 'ann@example.org', password: 'known to Eve', workspace_id: second.workspace_id })
    const session = engine.as({ token: await people.login('ann@example.org', 'known to Eve') })
    const { token } = await session.v4.tokens.create()
    const stranger = engine.as({ token })
    return { people, engine, workspace_id, session, stranger, dan: await people.as('dan@example.org') }
  }

  test('takes an invitation only with a new password, which ends all that went before', async () => {
    const { people, engine, workspace_id, session, stranger, dan } = await openTrap()
    await using _ = people
    await dan.workspaces.invite({ workspace_id, email: 'ann@example.org', role: 'admin' })
    const link = people.link().params as unknown as Params
    expect(await engine.users.invitationPage(link)).toContain('name="password"')
    await expect(engine.users.acceptInvitation(link)).rejects.toEqual(refusal('INVALID_PARAMS', 'password'))
    await expect(session.workspaces.get({ workspace_id })).rejects.toEqual(refusal('INADEQUATE_PERMISSION'))
    const accepted = await engine.users.acceptInvitation({ ...link, password: 'of her own' })
    expect(accepted).toEqual({ username: 'ann@example.org', workspace_id, created: false })
    for (const gone of [session, stranger]) {
      await expect(gone.profile.get()).rejects.toEqual(refusal('INVALID_TOKEN'))
    }
    await expect(people.login('ann@example.org', 'known to Eve')).rejects.toEqual(refusal('AUTH_CREDS_INVALID'))
    const ann = engine.as({ token: await people.login('ann@example.org', 'of her own') })
    expect(await ann.workspaces.get({ workspace_id })).toMatchObject({ name: 'Local workspace' })
    // From now on she is known: the next invitation takes nothing more, and her session goes on.
    await dan.workspaces.invite({ workspace_id, email: 'ann@example.org', role: 'viewer' })
    const next = people.link().params as unknown as Params
    expect(await engine.users.invitationPage(next)).not.toContain('name="password"')
    await engine.users.acceptInvitation({ ...next, password: 'not used' })
    expect(await ann.profile.get()).toMatchObject({ username: 'ann@example.org' })
  })

  test('is confirmed by a link for a new password, which ends long-lived tokens too', async () => {
    const { people, engine, stranger, workspace_id, dan } = await openTrap()
    await using _ = people
    await people.confirm('ann@example.org')
    await expect(stranger.profile.get()).rejects.toEqual(refusal('INVALID_TOKEN'))
    await dan.workspaces.invite({ workspace_id, email: 'ann@example.org', role: 'viewer' })
    const link = people.link().params as unknown as Params
    expect(await engine.users.acceptInvitation(link)).toMatchObject({ created: false })
  })

  test('loses them by such a link also where those of confirmed logins stay', async () => {
    await using people = await openPeople({ passwords: { minimumLength: 1, resetEndsTokens: false } })
    const { engine } = people
    await people.add('ann@example.org')
    const tokenOf = async () => (await (await people.as('ann@example.org')).tokens.create({ password: 'secret' })).token
    const before = engine.as({ token: await tokenOf() })
    await people.confirm('ann@example.org')
    await expect(before.profile.get()).rejects.toEqual(refusal('INVALID_TOKEN'))
    const after = engine.as({ token: await tokenOf() })
    await people.confirm('ann@example.org')
    expect(await after.profile.get()).toMatchObject({ username: 'ann@example.org' })
  })

  test('gets no role either from those who may not delete it', async () => {
    const { people, engine, session, workspace_id, dan } = await openTrap()
    await using _ = people
    const grant = { workspace_id, usernames: ['ann@example.org'], role: 'admin' as const }
    expect(await dan.workspaces.setRoles(grant)).toBeNull()
    await expect(session.workspaces.get({ workspace_id })).rejects.toEqual(refusal('INADEQUATE_PERMISSION'))
    // The owner of the installation may make and delete every login.
    await engine.workspaces.setRoles({ ...grant, role: 'viewer' })
    expect(await session.workspaces.get({ workspace_id })).toMatchObject({ workspace_id })
    // Who has a role is known to the workspace.
    await dan.workspaces.setRoles({ ...grant, role: 'editor' })
    expect((await session.v4.user.profile()).permissions[workspace_id]).toEqual(['read', 'write'])
  })
})

describe('an open invitation', () => {
  test('is listed until it is accepted or has expired', async () => {
    await using people = await openPeople()
    const { engine, workspaceId: workspace_id } = people
    await engine.workspaces.invite({ workspace_id, email: 'ann@example.org', role: 'viewer' })
    const link = { ...people.link().params, password: 'secret' } as unknown as Params
    people.pass(DAY)
    await engine.legacy.accounts.invite({
      account: workspace_id,
      email: 'bob@example.org',
      permissions: ['write'],
      expiration_days: 2,
    })
    const invitation = (email: string, role: string, from: number, days: number) => ({
      invitation_id: expect.any(String),
      email,
      role,
      sender: 'owner@localhost',
      creation_date: NOON + from * DAY,
      expiration: NOON + (from + days) * DAY,
    })
    const ann = invitation('ann@example.org', 'viewer', 0, 7)
    const bob = invitation('bob@example.org', 'editor', 1, 2)
    const list = () => engine.workspaces.invitations.list({ workspace_id })
    expect(await list()).toEqual([ann, bob])
    await engine.users.acceptInvitation(link)
    expect(await list()).toEqual([bob])
    people.pass(2 * DAY)
    expect(await list()).toEqual([])
  })

  test('is void once revoked', async () => {
    await using people = await openPeople()
    const { engine, workspaceId: workspace_id } = people
    await engine.workspaces.invite({ workspace_id, email: 'ann@example.org', role: 'viewer' })
    const link = { ...people.link().params, password: 'secret' } as unknown as Params
    await engine.workspaces.invite({ workspace_id, email: 'ann@example.org', role: 'viewer' })
    const other = { ...people.link().params, password: 'secret' } as unknown as Params
    const { invitation_id } = (await engine.workspaces.invitations.list({ workspace_id }))[0]!
    expect(await engine.workspaces.invitations.revoke({ workspace_id, invitation_id })).toBeNull()
    expect(await engine.workspaces.invitations.revoke({ workspace_id, invitation_id })).toBeNull()
    await expect(engine.users.acceptInvitation(link)).rejects.toEqual(refusal('INVALID_PARAMS', 'signature'))
    // The other one to the same address in the same second stands.
    expect(await engine.users.acceptInvitation(other)).toMatchObject({ created: true })
  })

  test('of another workspace is not revoked', async () => {
    await using people = await openPeople()
    const { engine, workspaceId: workspace_id, organizationId: organization_id } = people
    const second = await engine.workspaces.create({ organization_id, name: 'Second' })
    await engine.workspaces.invite({ workspace_id, email: 'ann@example.org', role: 'viewer' })
    const { invitation_id } = (await engine.workspaces.invitations.list({ workspace_id }))[0]!
    await engine.workspaces.invitations.revoke({ workspace_id: second.workspace_id, invitation_id })
    expect(await engine.workspaces.invitations.list({ workspace_id })).toHaveLength(1)
  })

  test('rests on the rights that its sender has when it is accepted', async () => {
    await using people = await openPeople()
    const { engine, workspaceId: workspace_id } = people
    await people.add('dan@example.org', 'admin')
    const dan = await people.as('dan@example.org')
    await dan.workspaces.invite({ workspace_id, email: 'ann@example.org', role: 'admin' })
    const link = people.link().params as unknown as Params
    const accept = () => engine.users.acceptInvitation({ ...link, password: 'secret' })
    const usernames = ['dan@example.org']
    await engine.workspaces.setRoles({ workspace_id, usernames, role: 'creator' })
    await expect(accept()).rejects.toEqual(refusal('INVALID_PARAMS', 'signature'))
    await engine.workspaces.setRoles({ workspace_id, usernames, role: 'admin' })
    expect(await engine.users.invitationPage(link)).toContain('name="password"')
    await engine.users.delete({ usernames })
    await expect(accept()).rejects.toEqual(refusal('INVALID_PARAMS', 'signature'))
  })

  describe('of a user who has joined by another one', () => {
    /** Ann is a member by the first of two invitations as admin; `accept` follows the link of the second. */
    async function openSecond() {
      const people = await openPeople()
      const { engine, workspaceId: workspace_id, organizationId: organization_id } = people
      const elsewhere = await engine.workspaces.create({ organization_id, name: 'Second' })
      const invite = async (workspace_id: string): Promise<Params> => {
        await engine.workspaces.invite({ workspace_id, email: 'Ann@Example.org', role: 'admin' })
        return people.link().params as unknown as Params
      }
      const person = { full_name: 'Ann', password: 'secret' }
      const first = await invite(workspace_id)
      const second = await invite(workspace_id)
      const other = await invite(elsewhere.workspace_id)
      await engine.users.acceptInvitation({ ...first, ...person })
      const accept = () => engine.users.acceptInvitation({ ...second, ...person })
      const acceptElsewhere = () => engine.users.acceptInvitation({ ...other, ...person })
      return { people, workspace_id, accept, acceptElsewhere }
    }
    const ann = ['ann@example.org']
    const changes: [string, (engine: People['engine'], workspace_id: string) => Promise<unknown>][] = [
      ['loses the role', (engine, workspace_id) => engine.workspaces.removeUsers({ workspace_id, usernames: ann })],
      [
        'gets another role',
        (engine, workspace_id) => engine.workspaces.setRoles({ workspace_id, usernames: ann, role: 'viewer' }),
      ],
      [
        'gets other permissions',
        (engine, account) =>
          engine.v4.accounts.users.setPermissions({ account, email: ann[0]!, permissions: ['read'], reset: true }),
      ],
      ['is deleted', (engine) => engine.users.delete({ usernames: ann })],
    ]

    test.each(changes)('is void once the user %s', async (_, change) => {
      const { people, workspace_id, accept, acceptElsewhere } = await openSecond()
      await change(people.engine, workspace_id)
      await expect(accept()).rejects.toEqual(refusal('INVALID_PARAMS', 'signature'))
      // What another workspace has sent is its own decision.
      await acceptElsewhere()
      await people.engine.close()
    })

    test('stands while permissions are only added', async () => {
      const { people, workspace_id: account, accept } = await openSecond()
      await people.engine.v4.accounts.users.setPermissions({ account, email: ann[0]!, permissions: ['write'] })
      expect(await accept()).toMatchObject({ created: false })
      await people.engine.close()
    })
  })

  test('of an unconfirmed login stands when a role is refused to it', async () => {
    await using people = await openPeople()
    const { engine, organizationId: organization_id, workspaceId } = people
    const { workspace_id } = await engine.workspaces.create({ organization_id, name: 'Second' })
    await people.add('ann@example.org', 'viewer', workspaceId)
    await people.add('dan@example.org', 'admin', workspace_id)
    const dan = await people.as('dan@example.org')
    await dan.workspaces.invite({ workspace_id, email: 'ann@example.org', role: 'editor' })
    await dan.workspaces.setRoles({ workspace_id, usernames: ['ann@example.org'], role: 'viewer' })
    const link = people.link().params as unknown as Params
    expect(await engine.users.acceptInvitation({ ...link, password: 'secret' })).toMatchObject({ created: false })
  })

  test('that could not be sent is not there', async () => {
    await using people = await openPeople({ mail: async () => Promise.reject(new Error('no route')) })
    const { engine, workspaceId: workspace_id } = people
    const sent = engine.workspaces.invite({ workspace_id, email: 'ann@example.org', role: 'viewer' })
    await expect(sent).rejects.toEqual(refusal('EMAIL_ERROR'))
    expect(await engine.workspaces.invitations.list({ workspace_id })).toEqual([])
  })
})

test('a request whose token ends while its body is on its way is refused', async () => {
  await using people = await openPeople()
  const { engine } = people
  await people.add('ann@example.org')
  const session = engine.as({ token: await people.login('ann@example.org') })
  const { token } = await people.engine.login({ username: 'ann@example.org', password: 'secret' })
  const body = new ReadableStream<Uint8Array>({
    // Read only after the caller is known.
    async pull(controller) {
      await session.v4.tokens.delete({ token })
      controller.enqueue(new TextEncoder().encode('{"full_name": "Eve"}'))
      controller.close()
    },
  })
  const request = new Request('http://localhost/api/v5/profile/', {
    method: 'PUT',
    headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
    body,
    duplex: 'half',
  } as RequestInit)
  const answer = await engine.fetch(request)
  expect([answer.status, await answer.json()]).toEqual([401, expect.objectContaining({ error: 'INVALID_TOKEN' })])
  expect((await session.profile.get()).full_name).toBe('')
})

test('invitations of earlier versions are refused in a sentence of their own', async () => {
  const directory = emptyFolder()
  await using people = await openPeople({ directory })
  const { engine, workspaceId: workspace_id } = people
  const email = 'ann@example.org'
  const expiration = NOON + DAY
  const secret = openSecret(openSecretKey(directory, randomBytes))
  const signature = secret.sign('invitation', [workspace_id, email, 'admin', expiration])
  const link = { workspace_id, email, role: 'admin', expiration, signature, password: 'secret' } as const
  await expect(engine.users.acceptInvitation(link)).rejects.toThrow(/earlier version/)
  await expect(engine.users.acceptInvitation({ ...link, role: 'viewer' })).rejects.toThrow(/is not valid/)
})

describe('a lost password', () => {
  test('is replaced by an emailed link within the hour, once', async () => {
    await using people = await openPeople()
    await people.add('ann@example.org')
    const { engine } = people
    await people.confirm('ann@example.org')
    const session = engine.as({ token: await people.login('ann@example.org') })
    const { token } = await session.v4.tokens.create()
    expect(await engine.profile.resetPassword({ email: 'ann@example.org' })).toBeNull()
    const { path, params } = people.link()
    expect(path).toBe('/api/v5/profile/password/recovery/')
    const link = params as unknown as Parameters<typeof engine.profile.recoveryPage>[0]
    expect(await engine.profile.recoveryPage(link)).toContain('ann@example.org')
    people.pass(3_600)
    const set = { ...link, password: 'new secret' }
    await expect(engine.profile.recover(set)).rejects.toEqual(refusal('INVALID_PARAMS', 'expiration'))
    people.pass(-1)
    await expect(engine.profile.recover({ ...set, email: 'bob@example.org' })).rejects.toEqual(
      refusal('INVALID_PARAMS', 'signature'),
    )
    expect(await engine.profile.recover(set)).toBeNull()
    await expect(session.profile.get()).rejects.toEqual(refusal('INVALID_TOKEN'))
    await expect(engine.as({ token }).profile.get()).rejects.toEqual(refusal('INVALID_TOKEN'))
    await people.login('ann@example.org', 'new secret')
    await expect(people.login('ann@example.org')).rejects.toEqual(refusal('AUTH_CREDS_INVALID'))
    await expect(engine.profile.recover(set)).rejects.toEqual(refusal('INVALID_PARAMS', 'signature'))
  })

  test('of nobody is answered in the same way, without a letter', async () => {
    await using people = await openPeople()
    expect(await people.engine.profile.resetPassword({ email: 'nobody@example.org' })).toBeNull()
    expect(await people.engine.v4.user.recoverPassword({ email: 'nobody@example.org' })).toBe('OK')
    expect(people.inbox).toEqual([])
  })
})
