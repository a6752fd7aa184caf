import { describe, expect, test } from 'vitest'
import { createPasswordPolicy } from '../../src/accounts/passwordPolicy.js'
import type { PasswordOptions } from '../../src/engine.js'
import { openPeople, refusal } from './people.js'

const ANN = { username: 'ann.miller@example.org' }
const refused = refusal('INVALID_PARAMS', 'password')

test.each([
  ['kX7$mQ2', /at least 8 characters/],
  ['iloveyou', /too common/],
  ['ann.miller', /differ from the login/],
  ['checked by the host', /The host says no/],
])('why %s is refused is said', async (password, why) => {
  const { require } = createPasswordPolicy({
    minimumLength: 8,
    check: (sent) => (sent.includes('host') ? 'The host says no.' : undefined),
  })
  await expect(require(password, ANN, 'password')).rejects.toThrow(why)
})

describe('a new password', () => {
  const { require } = createPasswordPolicy({ minimumLength: 8 })

  test.each([
    ['is too short', 'kX7$mQ2'],
    ['is too short in characters, however many code units they have', '🌊🌊🌋🌊🌋🌋🌊'],
    ['is common', 'iloveyou'],
    ['is common in other letters', 'PassWord'],
    ['is common with digits and signs at its end', 'Password2024!'],
    ['is common in wide letters', 'ｐａｓｓｗｏｒｄ'],
    ['is one character', 'aaaaaaaaa'],
    ['is a run', '23456789'],
    ['is a run backwards', 'hgfedcba'],
    ['is a run with a zero', '1234567890'],
    ['is the login', 'Ann.Miller@example.org'],
    ['is the name in the login', 'ann.miller'],
    ['is the name in the login with digits', 'Ann.Miller1984'],
  ])('is refused where it %s', async (_what, password) => {
    await expect(require(password, ANN, 'password')).rejects.toEqual(refused)
  })

  test.each([
    ['kX7$mQ2w'],
    ['öffne dich'],
    ['correct horse battery'],
    ['passwords are hard'],
    ['11112222'],
    ['🌊🌊🌋🌊🌋🌋🌊🌋'],
  ])('may be %s', async (password) => {
    await require(password, ANN, 'password')
  })
})

test('a login in wide letters is compared as what it reads', async () => {
  const { require } = createPasswordPolicy({ minimumLength: 8 })
  const wide = { username: 'ＡＮＮＡ．ＭＩＬＬＥＲ@example.org' }
  for (const password of ['anna.miller', 'ＡＮＮＡ．ＭＩＬＬＥＲ@example.org', 'anna.miller@example.org']) {
    await expect(require(password, wide, 'password')).rejects.toEqual(refused)
  }
  await require('anna.mueller', wide, 'password')
})

describe('the option passwords', () => {
  const open = (passwords: PasswordOptions) => openPeople({ passwords })
  const bob = { username: 'bob@example.org', role: 'viewer' } as const

  test('asks for eight characters unless it says otherwise, wherever a password is set', async () => {
    await using people = await open({})
    const { engine, workspaceId: workspace_id } = people
    const [short, long] = ['seven77', 'eight888']
    await expect(engine.users.create({ ...bob, password: short })).rejects.toEqual(refused)
    await engine.users.create({ ...bob, password: long })
    const session = engine.as({ token: await people.login(bob.username, long) })
    await expect(session.profile.changePassword({ old_password: long, new_password: short })).rejects.toEqual(
      refusal('INVALID_PARAMS', 'new_password'),
    )
    // A wrong old password says nothing about the new one.
    await expect(session.v4.user.changePassword({ old_password: 'wrong', new_password: short })).rejects.toEqual(
      refusal('AUTH_CREDS_INVALID'),
    )
    await engine.profile.resetPassword({ email: bob.username })
    const recovery = people.link().params as unknown as Parameters<typeof engine.profile.recoveryPage>[0]
    await expect(engine.profile.recover({ ...recovery, password: short })).rejects.toEqual(refused)
    await engine.profile.recover({ ...recovery, password: 'another secret' })
    await engine.workspaces.invite({ workspace_id, email: 'carl@example.org', role: 'viewer' })
    const invitation = people.link().params as unknown as Parameters<typeof engine.users.acceptInvitation>[0]
    await expect(engine.users.acceptInvitation({ ...invitation, password: short })).rejects.toEqual(refused)
    expect(await engine.users.acceptInvitation({ ...invitation, password: long })).toMatchObject({ created: true })
    await expect(openPeople({ passwords: {}, owner: { password: short } })).rejects.toEqual(
      refusal('INVALID_PARAMS', 'owner'),
    )
  })

  test('may ask for more, and has a check that sees the login', async () => {
    const calls: unknown[] = []
    await using people = await open({
      minimumLength: 12,
      check: async (password, owner) => {
        calls.push([password, owner])
        return password.includes('leaked') ? 'This password has leaked.' : undefined
      },
    })
    const create = (password: string) => people.engine.users.create({ ...bob, password })
    await expect(create('eleven chars'.slice(0, 11))).rejects.toEqual(refused)
    await expect(create('leaked at last')).rejects.toMatchObject({ message: 'This password has leaked.' })
    await create('of his own making')
    expect(calls).toEqual([
      ['leaked at last', { username: bob.username }],
      ['of his own making', { username: bob.username }],
    ])
  })

  test('a password that is there already stays good', async () => {
    await using people = await open({ minimumLength: 1 })
    await people.add('ann@example.org')
    expect(await people.login('ann@example.org', 'secret')).toHaveLength(32)
  })

  test.each([
    [undefined, 'INVALID_TOKEN'],
    [false, 'works'],
  ])('resetEndsTokens %s: a long-lived token after a lost password was set', async (resetEndsTokens, expected) => {
    await using people = await open({ minimumLength: 1, resetEndsTokens })
    const { engine, workspaceId: workspace_id } = people
    // Invited, so that the address is confirmed: tokens of others always end.
    await engine.workspaces.invite({ workspace_id, email: 'ann@example.org', role: 'viewer' })
    const invitation = people.link().params as unknown as Parameters<typeof engine.users.acceptInvitation>[0]
    await engine.users.acceptInvitation({ ...invitation, password: 'secret' })
    const session = await people.as('ann@example.org')
    const { token } = await session.tokens.create({ password: 'secret' })
    await engine.profile.resetPassword({ email: 'ann@example.org' })
    const link = people.link().params as unknown as Parameters<typeof engine.profile.recoveryPage>[0]
    await engine.profile.recover({ ...link, password: 'another' })
    await expect(session.profile.get()).rejects.toEqual(refusal('INVALID_TOKEN'))
    const outcome = await engine
      .as({ token })
      .profile.get()
      .then(
        () => 'works',
        (error: { code: string }) => error.code,
      )
    expect(outcome).toBe(expected)
  })

  test.each([[{ minimumLength: 0 }], [{ minimumLength: 129 }], [{ check: 'list' }], [{ longest: 9 }]])(
    'is wrong as %j',
    async (passwords) => {
      await expect(open(passwords as PasswordOptions)).rejects.toEqual(refusal('INVALID_PARAMS', 'passwords'))
    },
  )
})
