import { describe, expect, test } from 'vitest'
import type { ServiceFunctions } from '../../src/engine.js'
import { serve } from '../../src/http/node.js'
import { openCatalogAccounts } from './catalogAccounts.js'
import { DAY, NOON, openPeople, type People, refusal } from './people.js'

/** Spec v4-identity section 3, row by row. */
interface Scene {
  readonly people: People
  /** Ann, with a session. */
  readonly session: { readonly token: string; readonly face: ServiceFunctions }
  /** Ann, with another session. */
  readonly other: { readonly token: string; readonly face: ServiceFunctions }
  /** Ann, with her long-lived token. */
  readonly long: { readonly token: string; readonly face: ServiceFunctions }
}

async function openScene(): Promise<Scene> {
  const people = await openPeople()
  await people.add('ann@example.org')
  const faced = (token: string) => ({ token, face: people.engine.as({ token }) })
  const session = faced(await people.login('ann@example.org'))
  const other = faced(await people.login('ann@example.org'))
  return { people, session, other, long: faced((await session.face.v4.tokens.create()).token) }
}

const works = async ({ face }: { face: ServiceFunctions }): Promise<boolean> =>
  face.profile.get().then(
    () => true,
    (error) => {
      expect(error).toMatchObject({ code: 'INVALID_TOKEN', status: 401 })
      return false
    },
  )

type Row = readonly [
  what: string,
  act: (scene: Scene) => Promise<unknown>,
  /** What the act gives, or the code of its error. */
  result: unknown,
  /** Whether session, other session and long-lived token work afterwards. */
  after: readonly [boolean, boolean, boolean],
]

const rows: readonly Row[] = [
  ['a session logs out', ({ session }) => session.face.v4.user.logout(), 'Logged out.', [false, true, true]],
  ['a long-lived token cannot log out', ({ long }) => long.face.v4.user.logout(), 'INVALID_PARAMS', [true, true, true]],
  [
    'a second long-lived token is refused',
    ({ session }) => session.face.v4.tokens.create(),
    'INVALID_PARAMS',
    [true, true, true],
  ],
  [
    'a session deletes another session',
    ({ session, other }) => session.face.v4.tokens.delete({ token: other.token }),
    'Deleted.',
    [true, false, true],
  ],
  [
    'a session deletes the long-lived token',
    ({ session, long }) => session.face.v4.tokens.delete({ token: long.token }),
    'Deleted.',
    [true, true, false],
  ],
  [
    'a long-lived token deletes a session',
    ({ session, long }) => long.face.v4.tokens.delete({ token: session.token }),
    'Deleted.',
    [false, true, true],
  ],
  [
    'a session cannot delete itself',
    ({ session }) => session.face.v4.tokens.delete({ token: session.token }),
    'INVALID_PARAMS',
    [true, true, true],
  ],
  [
    'a long-lived token cannot delete itself',
    ({ long }) => long.face.v4.tokens.delete({ token: long.token }),
    'INVALID_PARAMS',
    [true, true, true],
  ],
  [
    'a changed password ends all sessions and keeps the long-lived token',
    ({ session }) => session.face.v4.user.changePassword({ old_password: 'secret', new_password: 'other' }),
    'Password changed.',
    [false, false, true],
  ],
  [
    'the same in version 5',
    ({ long }) => long.face.profile.changePassword({ old_password: 'secret', new_password: 'other' }),
    null,
    [false, false, true],
  ],
  [
    'a wrong old password changes nothing',
    ({ session }) => session.face.v4.user.changePassword({ old_password: 'wrong', new_password: 'other' }),
    'AUTH_CREDS_INVALID',
    [true, true, true],
  ],
  ['two weeks end sessions', async ({ people }) => people.pass(14 * DAY), undefined, [false, false, true]],
  ['a second less does not', async ({ people }) => people.pass(14 * DAY - 1), undefined, [true, true, true]],
]

test.each(rows)('%s', async (_what, act, result, after) => {
  const scene = await openScene()
  await using _ = scene.people
  expect(await act(scene).catch((error: { code: string }) => error.code)).toEqual(result)
  expect([await works(scene.session), await works(scene.other), await works(scene.long)]).toEqual(after)
})

test('a long-lived token cannot delete another one', async () => {
  const { people, session, long } = await openScene()
  await using _ = people
  const second = await session.face.tokens.create({ password: 'secret', description: 'for a script' })
  await expect(long.face.tokens.delete({ token: second.token })).rejects.toEqual(refusal('INVALID_PARAMS', 'token'))
  expect(await session.face.tokens.delete({ token: second.token })).toBeNull()
})

test('deleting the long-lived token makes way for another', async () => {
  const { people, session, long } = await openScene()
  await using _ = people
  await session.face.v4.tokens.delete({ token: long.token })
  const { token, type, expiration } = await session.face.v4.tokens.create()
  expect({ type, expiration }).toEqual({ type: 'long_lived', expiration: null })
  expect(token).toMatch(/^[\w-]{32}$/)
})

test('where version 5 has created several long-lived tokens, version 4 creates one once all of them are deleted', async () => {
  const { people, session, long } = await openScene()
  await using _ = people
  const second = await session.face.tokens.create({ password: 'secret', description: 'for a script' })
  const shown = async (): Promise<string[]> =>
    (await session.face.v4.tokens.list()).filter(({ type }) => type === 'long_lived').map(({ token }) => token)
  expect((await shown()).sort()).toEqual([long.token, second.token].sort())
  await session.face.v4.tokens.delete({ token: long.token })
  await expect(session.face.v4.tokens.create()).rejects.toEqual(refusal('INVALID_PARAMS'))
  expect(await shown()).toEqual([second.token])
  await session.face.v4.tokens.delete({ token: second.token })
  const { token } = await session.face.v4.tokens.create()
  expect(await shown()).toEqual([token])
})

test('the token of a server is the one long-lived token of the owner, until it is deleted', async () => {
  await using people = await openPeople({ owner: { email: 'boss@example.org', password: 'secret' } })
  const { engine } = people
  const server = await serve(engine)
  const serving = { token: server.token, type: 'long_lived', expiration: null }
  const byServer = engine.as({ token: server.token })
  expect(await byServer.v4.tokens.list()).toEqual([serving])
  expect(await byServer.v4.tokens.get({ token: server.token })).toEqual(serving)
  expect(await byServer.tokens.list()).toEqual([{ ...serving, description: 'serve' }])
  await expect(byServer.v4.tokens.create()).rejects.toEqual(refusal('INVALID_PARAMS'))
  await expect(byServer.v4.tokens.delete({ token: server.token })).rejects.toEqual(refusal('INVALID_PARAMS', 'token'))
  await people.add('ann@example.org', 'admin')
  const ann = await people.as('ann@example.org')
  await expect(ann.v4.tokens.delete({ token: server.token })).rejects.toEqual(refusal('INADEQUATE_PERMISSION'))
  expect((await ann.v4.tokens.list()).map(({ type }) => type)).toEqual(['short_lived'])
  const boss = await people.as('boss@example.org')
  expect(await boss.v4.tokens.delete({ token: server.token })).toBe('Deleted.')
  await expect(byServer.profile.get()).rejects.toEqual(refusal('INVALID_TOKEN'))
  expect(await boss.v4.tokens.create()).toMatchObject({ type: 'long_lived' })
  await server.close()
})

describe('listing', () => {
  test('shows all tokens of the user that are good, and nobody else’s', async () => {
    const { people, session, other, long } = await openScene()
    await using _ = people
    await people.add('bob@example.org')
    await people.login('bob@example.org')
    const expiration = NOON + 14 * DAY
    const short = { type: 'short_lived', expiration }
    const sorted = <T extends { token: string }>(tokens: readonly T[]) =>
      [...tokens].sort((a, b) => (a.token < b.token ? -1 : 1))
    expect(sorted(await long.face.v4.tokens.list())).toEqual(
      sorted([
        { token: session.token, ...short },
        { token: other.token, ...short },
        { token: long.token, type: 'long_lived', expiration: null },
      ]),
    )
    expect(await long.face.v4.tokens.get({ token: session.token })).toEqual({ token: session.token, ...short })
    people.pass(15 * DAY)
    expect(await long.face.v4.tokens.list()).toHaveLength(1)
  })

  test('a token of somebody else is as good as none', async () => {
    const { people, session } = await openScene()
    await using _ = people
    await people.add('bob@example.org')
    const bob = await people.as('bob@example.org')
    const missing = refusal('INADEQUATE_PERMISSION')
    await expect(bob.v4.tokens.get({ token: session.token })).rejects.toEqual(missing)
    await expect(bob.v4.tokens.get({ token: 'nothing' })).rejects.toEqual(missing)
    await expect(bob.v4.tokens.delete({ token: session.token })).rejects.toEqual(missing)
    expect(await works(session)).toBe(true)
  })
})

describe('login', () => {
  test('tells nobody whether the user or the password is wrong', async () => {
    await using people = await openPeople()
    await people.add('ann@example.org')
    const outcomeOf = async (username: string, password: string) =>
      await people.engine.login({ username, password }).catch(({ code, message }) => ({ code, message }))
    const wrong = await outcomeOf('ann@example.org', 'wrong')
    expect(wrong).toMatchObject({ code: 'AUTH_CREDS_INVALID' })
    expect(await outcomeOf('nobody@example.org', 'secret')).toEqual(wrong)
    // The local owner has no password unless an option gives one.
    expect(await outcomeOf('owner@localhost', '')).toEqual(wrong)
    expect(await outcomeOf('ANN@example.org', 'secret')).toMatchObject({ type: 'short_lived' })
  })

  test('an option gives the local owner a login, in a folder for good', async () => {
    await using people = await openPeople({ owner: { email: 'boss@example.org', password: 'öffne dich' } })
    // The same letters, composed otherwise.
    const boss = people.engine.as({ token: await people.login('boss@example.org', 'öffne dich'.normalize('NFD')) })
    expect(await boss.profile.get()).toMatchObject({ username: 'boss@example.org' })
  })

  test('version 5 has several long-lived tokens, for those who know the password', async () => {
    const { people, session } = await openScene()
    await using _ = people
    await expect(session.face.tokens.create()).rejects.toEqual(refusal('INVALID_PARAMS', 'password'))
    await expect(session.face.tokens.create({ password: 'wrong' })).rejects.toEqual(refusal('AUTH_CREDS_INVALID'))
    const made = await session.face.tokens.create({ password: 'secret', description: 'for a script' })
    expect(made).toMatchObject({ type: 'long_lived', expiration: null, description: 'for a script' })
    expect(await session.face.tokens.list()).toContainEqual(made)
    // In process nobody has to prove that they are there.
    expect(await people.engine.tokens.create()).toMatchObject({ type: 'long_lived' })
  })

  test('a deprecated parameter must be true', async () => {
    await using people = await openPeople()
    await people.add('ann@example.org')
    const credentials = { username: 'ann@example.org', password: 'secret' }
    expect(await people.engine.v4.user.login({ ...credentials, token_auth: true })).toMatchObject({
      type: 'short_lived',
      expiration: NOON + 14 * DAY,
    })
    await expect(people.engine.v4.user.login({ ...credentials, token_auth: false })).rejects.toEqual(
      refusal('INVALID_PARAMS', 'token_auth'),
    )
  })
})

test('tokens of a deleted user are worth nothing', async () => {
  const { people, session } = await openScene()
  await using _ = people
  await people.engine.users.delete({ usernames: ['ann@example.org'] })
  expect(await works(session)).toBe(false)
})

describe('the header of a request', () => {
  const resolved = async (authorization: string | undefined) => {
    const { tokens } = await openCatalogAccounts()
    tokens.admit('abc')
    return tokens.resolve(authorization)
  }

  test.each(['Token abc', 'token abc', 'TOKEN\tabc', '  Token   abc  '])('%j is good', async (authorization) => {
    expect(await resolved(authorization)).toMatchObject({ isOwner: true, token: { kind: 'long_lived', value: 'abc' } })
  })

  test.each(['abc', 'Bearer abc', 'Token', 'Tokenabc', 'My Token abc', 'xToken abc', 'Token abc def', 'Token abcd'])(
    '%j has no token that we know',
    async (authorization) => {
      await expect(resolved(authorization)).rejects.toThrow(refusal('INVALID_TOKEN'))
    },
  )

  test('says its form where it has another one, and nothing of a token that is unknown', async () => {
    const form = 'The header Authorization is not "Token ...".'
    await expect(resolved('Bearer abc')).rejects.toMatchObject({ message: form })
    await expect(resolved('Token abcd')).rejects.toMatchObject({ message: 'The token is invalid or has expired.' })
  })

  test.each([undefined, '', '  '])('%j has none', async (authorization) => {
    await expect(resolved(authorization)).rejects.toThrow(refusal('NO_TOKEN'))
  })
})

test('a token whose text was not stored, or was encrypted with another secret, is listed without it', async () => {
  const { add, catalog, tokens, owner } = await openCatalogAccounts()
  const ann = await add('ann@example.org', 'viewer')
  const record = { userId: ann.userId, kind: 'long_lived', creationDate: 1, expiration: null } as const
  await catalog.tokens.add('first', { ...record, description: 'plain', sealed: null })
  await catalog.tokens.add('second', { ...record, description: 'foreign', sealed: new Uint8Array(60) })
  const caller = { ...owner, username: ann.username, isOwner: false }
  const shown = (await tokens.list(caller)).map(({ token, description }) => [description, token])
  expect(shown.sort()).toEqual([
    ['foreign', ''],
    ['plain', ''],
  ])
  // Whoever knows a token sees it.
  expect(await tokens.get(caller, 'first')).toMatchObject({ token: 'first', description: 'plain' })
})

test('no session begins for whom was deleted, or got another password, after theirs was checked', async () => {
  const { add, catalog, tokens } = await openCatalogAccounts()
  const ann = await add('ann@example.org', 'viewer')
  expect(await tokens.issue(ann)).toMatchObject({ kind: 'short_lived' })
  await catalog.users.update(ann.userId, { password: 'another' })
  await expect(tokens.issue(ann)).rejects.toEqual(refusal('AUTH_CREDS_INVALID'))
  await catalog.users.remove([ann.userId])
  await expect(tokens.issue(ann)).rejects.toEqual(refusal('AUTH_CREDS_INVALID'))
  // Somebody else with the same login.
  await catalog.users.insert({
    ...(await add('bob@example.org', 'viewer')),
    username: 'ann@example.org',
    creationDate: 1,
  })
  await expect(tokens.issue(ann)).rejects.toEqual(refusal('AUTH_CREDS_INVALID'))
})
