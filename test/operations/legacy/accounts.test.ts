import { describe, expect, test, vi } from 'vitest'
import { DAY, openPeople, type People, refusal } from '../../accounts/people.js'

describe('accounts in their older shape', () => {
  test('are listed without email, and read with it and a plan', async () => {
    await using people = await openPeople()
    const { engine, workspaceId: account } = people
    const { accounts, default_account } = await engine.legacy.accounts.list()
    expect(default_account).toBe(account)
    expect(accounts).toEqual([
      {
        account_id: account,
        account_name: 'Local workspace',
        permissions: ['read', 'write', 'create', 'account_manage'],
      },
    ])
    await engine.legacy.accounts.update({ account, email: 'office@example.org' })
    expect(await engine.legacy.accounts.get({ account })).toEqual({
      account_name: 'Local workspace',
      email: 'office@example.org',
      billing_plan: 'local',
    })
  })

  test('show their email to those alone who manage them', async () => {
    await using people = await openPeople()
    const { workspaceId: account } = people
    await people.add('ann@example.org', 'creator')
    const ann = await people.as('ann@example.org')
    const bare = { account_name: 'Local workspace', billing_plan: 'local' }
    expect(await ann.legacy.accounts.get({ account })).toEqual(bare)
    await people.add('dan@example.org', 'admin')
    const dan = await people.as('dan@example.org')
    expect(await dan.legacy.accounts.get({ account })).toEqual({ ...bare, email: '' })
  })

  test('name at most one owner, and permissions alone', async () => {
    await using people = await openPeople()
    const { engine, workspaceId: account } = people
    await people.add('ann@example.org', 'editor')
    expect(await engine.legacy.accounts.users.list({ account })).toEqual({
      owners: { 'owner@localhost': ['read', 'write', 'create', 'account_manage'] },
      members: { 'ann@example.org': ['read', 'write'] },
      guests: {},
    })
  })

  test('know one plan and no card', async () => {
    await using people = await openPeople()
    const { engine, workspaceId: account } = people
    const plan = await engine.legacy.accounts.plan.get({ account })
    expect(plan).toMatchObject({ name: 'local', price: 0, space_penalty: 0 })
    expect(await engine.legacy.accounts.plan.set({ account, plan: 'local', start_period: [2024, 5] })).toEqual(plan)
    await expect(engine.legacy.accounts.plan.set({ account, plan: 'gold' })).rejects.toEqual(
      refusal('INVALID_PARAMS', 'plan'),
    )
    expect(await engine.legacy.accounts.creditCard.get({ account })).toEqual({ can_pay_by_card: false, card: null })
    expect(await engine.legacy.accounts.creditCard.delete({ account })).toBe('Deleted.')
  })
})

describe('invitations', () => {
  test('make a login with what the link carries, for as many days as were given', async () => {
    await using people = await openPeople()
    const { engine, workspaceId: account } = people
    const invited = { account, email: 'ann@example.org', permissions: ['read', 'write'] as const }
    expect(await engine.legacy.accounts.invite({ ...invited, expiration_days: 2 })).toBe('Email sent.')
    const { expiration, signature } = people.link().params as { expiration: number; signature: string }
    const filled = { ...invited, full_name: 'Ann', password: 'secret', expiration, signature }
    await expect(engine.legacy.accounts.users.create({ ...filled, permissions: ['account_manage'] })).rejects.toEqual(
      refusal('INVALID_PARAMS', 'signature'),
    )
    expect(await engine.legacy.accounts.users.create(filled)).toBe('User created.')
    const ann = await people.as('ann@example.org')
    expect(await ann.legacy.user.profile()).toMatchObject({ owner: account, info: { full_name: 'Ann' } })
    expect(expiration - 2 * DAY).toBe(
      Math.floor((await engine.legacy.accounts.usage({ account })).total_space.timestamp),
    )
  })

  test('are void when they have expired', async () => {
    await using people = await openPeople()
    const { engine, workspaceId: account } = people
    const invited = { account, email: 'ann@example.org', permissions: ['read'] as const }
    await engine.legacy.accounts.invite(invited)
    const { expiration, signature } = people.link().params as { expiration: number; signature: string }
    people.pass(7 * DAY)
    const filled = { ...invited, full_name: 'Ann', password: 'secret', expiration, signature }
    await expect(engine.legacy.accounts.users.create(filled)).rejects.toEqual(refusal('INVALID_PARAMS', 'expiration'))
  })

  test('let somebody with a login join another account', async () => {
    await using people = await openPeople()
    const { engine, organizationId: organization_id } = people
    await people.add('ann@example.org')
    const { workspace_id: account } = await engine.workspaces.create({ organization_id, name: 'Second' })
    const invited = { account, email: 'ann@example.org', permissions: ['create'] as const }
    await engine.legacy.accounts.invite(invited)
    const { expiration, signature } = people.link().params as { expiration: number; signature: string }
    const joined = { ...invited, expiration, signature }
    // Nobody has confirmed the address: somebody else may know the password.
    await expect(engine.legacy.accounts.join(joined)).rejects.toEqual(refusal('INVALID_PARAMS', 'password'))
    expect(await engine.legacy.accounts.join({ ...joined, password: 'of her own' })).toBe('Joined account.')
    expect((await engine.legacy.accounts.users.list({ account })).guests).toEqual({
      'ann@example.org': ['read', 'write', 'create'],
    })
    await expect(engine.legacy.accounts.join(joined)).rejects.toEqual(refusal('INVALID_PARAMS', 'signature'))
  })
})

test('a lost password is set anew by the emailed link', async () => {
  await using people = await openPeople()
  const { engine } = people
  await people.add('ann@example.org')
  expect(await engine.legacy.user.recoverPassword({ email: 'ann@example.org' })).toBe('Email sent.')
  const link = people.link().params as { email: string; expiration: number; signature: string }
  expect(await engine.legacy.user.resetPassword({ ...link, password: 'better' })).toBe('Password set.')
  expect(await people.login('ann@example.org', 'better')).toHaveLength(32)
})

describe.each(['/v4', '/api/v4'] as const)('letters of %s lead to forms of the listing with its names', (prefix) => {
  const send = async (people: People, method: string, path: string, params?: object) => {
    const request = new Request(`http://localhost${path}`, {
      method,
      headers: { authorization: `Token ${await people.login('dan@example.org')}` },
      ...(params !== undefined && { body: JSON.stringify(params) }),
    })
    return await people.engine.fetch(request)
  }
  const open = async (): Promise<People> => {
    const people = await openPeople()
    await people.add('dan@example.org', 'admin')
    return people
  }

  test('for a new password', async () => {
    await using people = await open()
    await send(people, 'GET', `${prefix}/user/password/?email=dan@example.org`)
    // The letter is sent after the answer.
    await vi.waitFor(() => expect(people.inbox).toHaveLength(1))
    const { path, params } = people.link()
    expect(path).toBe(`${prefix}/user/password/reset/`)
    expect(Object.keys(params)).toEqual(['email', 'expiration', 'signature'])
    const page = await send(people, 'GET', people.linkPath())
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await page.text()).toContain('action="../"')
    const set = await send(people, 'POST', `${prefix}/user/password/`, { ...params, password: 'better' })
    expect(await set.json()).toEqual({ error: null, result: 'Password set.' })
  })

  test('for an invitation', async () => {
    await using people = await open()
    const account = people.workspaceId
    const invite = async (email: string) =>
      await send(people, 'POST', `${prefix}/accounts/${account}/invite/`, { email, permissions: ['write'] })
    expect(await (await invite('ann@example.org')).json()).toEqual({ error: null, result: 'Email sent.' })
    const { path, params } = people.link()
    expect(path).toBe(`${prefix}/accounts/${account}/invitation/`)
    expect(params).toMatchObject({ email: 'ann@example.org', permissions: '["read","write"]' })
    expect(await (await send(people, 'GET', people.linkPath())).text()).toContain('action="../users/"')
    const permissions = JSON.parse(String(params.permissions)) as string[]
    const filled = { ...params, permissions, full_name: 'Ann', password: 'of her own' }
    const created = await send(people, 'POST', `${prefix}/accounts/${account}/users/`, filled)
    expect(await created.json()).toEqual({ error: null, result: 'User created.' })
    await invite('ann@example.org')
    expect(await (await send(people, 'GET', people.linkPath())).text()).toContain('action="../join/"')
  })
})
