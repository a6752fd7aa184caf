import { describe, expect, test } from 'vitest'
import { DAY, openPeople, type People, refusal } from './people.js'

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
    const invited = { account: workspace_id, email: 'Ann@Example.org', permissions: ['read', 'create'] as const }
    expect(await engine.v4.accounts.invite(invited)).toBe('Email sent.')
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

describe('a lost password', () => {
  test('is replaced by an emailed link within the hour, once', async () => {
    await using people = await openPeople()
    await people.add('ann@example.org')
    const { engine } = people
    const session = engine.as({ token: await people.login('ann@example.org') })
    const { token } = await session.v4.tokens.create()
    expect(await engine.v4.user.recoverPassword({ email: 'ann@example.org' })).toBe('OK')
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
    expect(await engine.as({ token }).profile.get()).toMatchObject({ username: 'ann@example.org' })
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
