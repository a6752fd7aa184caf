import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Serving, serve } from '../../../src/http/node.js'
import { NOON, openPeople, type People } from '../../accounts/people.js'

/** The identity interface as clients of it speak: `{error, result}`, and bodies of two kinds. */
let people: People
let serving: Serving

beforeAll(async () => {
  people = await openPeople()
  serving = await serve(people.engine, { rateLimits: false })
  await people.add('ann@example.org', 'admin')
})
afterAll(async () => {
  await serving.close()
  await people.engine.close()
})

interface Answer {
  readonly status: number
  readonly body: { error: { code: string; message: string } | null; result: never }
}

async function call(method: string, path: string, init: RequestInit & { token?: string } = {}): Promise<Answer> {
  const { token, headers, ...rest } = init
  const response = await fetch(`${serving.url}/api/v4${path}`, {
    method,
    ...rest,
    headers: { ...headers, ...(token !== undefined && { authorization: `Token ${token}` }) },
  })
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  return { status: response.status, body: (await response.json()) as Answer['body'] }
}

/** As the client of 2019 does: forms, in which lists are JSON and booleans are Python's. */
const form = (values: Record<string, string>): RequestInit => ({ body: new URLSearchParams(values) })
/** As browsers and `curl -F` do. */
const parts = (values: Record<string, string>): RequestInit => {
  const body = new FormData()
  for (const [name, value] of Object.entries(values)) body.append(name, value)
  return { body }
}
/** As the client of 2020 does. */
const json = (values: unknown): RequestInit => ({
  body: JSON.stringify(values),
  headers: { 'content-type': 'application/json' },
})

const bodies = [
  [
    'a form',
    {
      login: form({ username: 'ann@example.org', password: 'secret', token_auth: 'True' }),
      invite: form({ email: '123@example.org', permissions: '["read", "write"]' }),
      permissions: form({ permissions: '["create"]', reset: 'True' }),
      name: form({ full_name: '42' }),
    },
  ],
  [
    'a form of parts',
    {
      login: parts({ username: 'ann@example.org', password: 'secret', token_auth: 'True' }),
      invite: parts({ email: '123@example.org', permissions: '["read", "write"]' }),
      permissions: parts({ permissions: '["create"]', reset: 'True' }),
      name: parts({ full_name: '42' }),
    },
  ],
  [
    'JSON',
    {
      login: json({ username: 'ann@example.org', password: 'secret', token_auth: true }),
      invite: json({ email: '123@example.org', permissions: ['read', 'write'] }),
      permissions: json({ permissions: ['create'], reset: true }),
      name: json({ full_name: '42' }),
    },
  ],
  [
    'JSON with JSON inside',
    {
      login: json({ username: 'ann@example.org', password: 'secret' }),
      invite: json({ email: '123@example.org', permissions: '["read", "write"]' }),
      permissions: json({ permissions: '["create"]', reset: 'true' }),
      name: json({ full_name: '42' }),
    },
  ],
] as const

describe.each(bodies)('with a body in %s', (_kind, body) => {
  test('a user logs in, does things, and logs out', async () => {
    const account = people.workspaceId
    const login = await call('POST', '/user/login/', body.login)
    const token = expect.stringMatching(/^[\w-]{32}$/)
    expect(login).toEqual({
      status: 200,
      body: { error: null, result: { token, type: 'short_lived', expiration: NOON + 14 * 86_400 } },
    })
    const mine = { token: (login.body.result as { token: string }).token }
    const ask = async (method: string, path: string, init: RequestInit = {}) => {
      const { status, body } = await call(method, path, { ...init, ...mine })
      expect({ status, error: body.error }).toEqual({ status: 200, error: null })
      return body.result
    }
    expect(await ask('PUT', '/user/profile/', body.name)).toBe('User updated.')
    expect(await ask('GET', '/user/profile')).toMatchObject({ info: { full_name: '42' }, default_account: account })
    expect(await ask('POST', `/accounts/${account}/invite/`, body.invite)).toBe('Email sent.')
    expect(people.link().params).toMatchObject({ email: '123@example.org', permissions: '["read","write"]' })
    await people.add('guest@example.org')
    const guest = `/accounts/${account}/users/guest%40example.org`
    expect(await ask('PUT', `${guest}/permissions/`, body.permissions)).toBe('Permissions changed.')
    expect(await ask('GET', `${guest}/profile/`)).toMatchObject({
      permissions: { [account]: ['read', 'write', 'create'] },
    })
    expect(await ask('DELETE', `${guest}/`)).toBe('User deleted.')
    expect(await ask('POST', '/user/logout/')).toBe('Logged out.')
    const gone = await call('GET', '/user/profile/', mine)
    expect(gone).toMatchObject({ status: 401, body: { error: { code: 'INVALID_TOKEN' }, result: null } })
  })
})

test('parameters of a PUT may stand in the query string', async () => {
  const token = await people.login('ann@example.org')
  const answer = await call('PUT', `/accounts/${people.workspaceId}/?account_name=7`, { token })
  expect(answer.body).toEqual({ error: null, result: 'Account updated.' })
  const { body } = await call('GET', '/accounts/?permission=account_manage', { token })
  expect(body.result).toEqual({
    accounts: [
      {
        account_id: people.workspaceId,
        account_name: '7',
        email: '',
        permissions: ['read', 'write', 'create', 'account_manage'],
      },
    ],
    default_account: people.workspaceId,
  })
})

test('the email of an account is for those who manage it', async () => {
  await people.add('reader@example.org')
  const token = await people.login('reader@example.org')
  const { body } = await call('GET', `/accounts/${people.workspaceId}/`, { token })
  expect(body.result).toEqual({ account_id: people.workspaceId, account_name: '7', permissions: ['read'] })
  expect((await call('GET', '/accounts/?permission=write', { token })).body.result).toMatchObject({ accounts: [] })
})

describe('failures have a code, a message and a status', () => {
  test.each([
    ['POST', '/user/login/', form({ username: 'ann@example.org', password: 'wrong' }), 401, 'AUTH_CREDS_INVALID'],
    ['POST', '/user/login/', form({ username: 'ann@example.org' }), 400, 'INVALID_PARAMS'],
    [
      'POST',
      '/user/login/',
      { body: 'no parts', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
      400,
      'INVALID_PARAMS',
    ],
    [
      'POST',
      '/user/login/',
      form({ username: 'ann@example.org', password: 'secret', token_auth: 'False' }),
      400,
      'INVALID_PARAMS',
    ],
    ['GET', '/user/profile/', {}, 401, 'NO_TOKEN'],
    ['POST', '/user/profile/', {}, 405, 'METHOD_NOT_ALLOWED'],
    ['GET', '/nothing/', {}, 404, 'NOT_FOUND'],
  ] as const)('%s %s', async (method, path, init, status, code) => {
    const answer = await call(method, path, init)
    expect(answer).toMatchObject({ status, body: { error: { code, message: expect.any(String) }, result: null } })
  })
})

test('version 4 lists all long-lived tokens, which version 5 has created', async () => {
  await people.add('tokens@example.org')
  const session = await people.login('tokens@example.org')
  const create = async (): Promise<string> => {
    const headers = { authorization: `Token ${session}` }
    const body = JSON.stringify({ password: 'secret' })
    const made = await fetch(`${serving.url}/api/v5/tokens/`, { method: 'POST', headers, body })
    return ((await made.json()) as { token: string }).token
  }
  const oldest = await create()
  people.pass(1)
  const newest = await create()
  const listed = async (token: string) =>
    ((await call('GET', '/user/tokens/', { token })).body.result as { token: string }[]).map((one) => one.token).sort()
  expect(await listed(session)).toEqual([oldest, newest, session].sort())
  expect(await listed(newest)).toEqual([oldest, newest, session].sort())
})

test('one token serves both interfaces, and clients of version 5 log in there', async () => {
  const response = await fetch(`${serving.url}/api/v5/login/`, {
    method: 'POST',
    body: JSON.stringify({ username: 'ann@example.org', password: 'secret' }),
  })
  const { token } = (await response.json()) as { token: string }
  const headers = { authorization: `Token ${token}` }
  const made = await fetch(`${serving.url}/api/v5/tokens/`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ password: 'secret', description: 'from a script' }),
  })
  const long = (await made.json()) as { token: string }
  expect((await call('GET', '/user/profile/', { token: long.token })).status).toBe(200)
  const out = await fetch(`${serving.url}/api/v5/logout/`, { method: 'POST', headers })
  expect([out.status, await out.json()]).toEqual([200, null])
  expect((await fetch(`${serving.url}/api/v5/profile/`, { headers })).status).toBe(401)
})
