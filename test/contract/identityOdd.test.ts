import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parameterSchemas } from '../../src/operations/parameterSchemas.js'
import { operations } from '../../src/operations/registry.js'
import { openPeople, type People } from '../accounts/people.js'

/**
 * Odd requests about people: whatever is sent, the answer is a result or an error of the caller's that names what is
 * wrong, and what is refused changes nothing.
 */
let people: People
const failures: unknown[] = []

beforeAll(async () => {
  people = await openPeople({ onError: (error) => failures.push(error) })
  await people.add('ann@example.org', 'admin')
})
afterAll(() => people.engine.close())

const about = operations.filter(
  ({ operation: { path, spec } }) => /^(v5 (4\.[789]|5)|v4-identity)/.test(spec) && path !== '/api/v5/',
)

const text = fc.constantFrom(
  '',
  ' ',
  '__proto__',
  'constructor',
  '\0',
  '\ud800',
  "'; DROP TABLE users; --",
  '../../etc/passwd',
  'ann@example.org',
  'a@b\r\nBcc: x@y',
  'admin',
  'viewer',
  'None',
  'a'.repeat(5_000),
)
const scalar = fc.oneof(text, fc.string(), fc.double(), fc.integer(), fc.boolean(), fc.constant(null))
const value = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 4 }),
  fc.array(fc.constantFrom('read', 'write', 'create', 'account_manage', 'ann@example.org'), { maxLength: 4 }),
  fc.jsonValue({ maxDepth: 4 }),
  fc.constant(JSON.parse('{"__proto__": {"polluted": true}}')),
)
const sendable = (params: unknown): string => JSON.stringify(params)

async function state(): Promise<string> {
  const { engine, organizationId: organization_id, workspaceId } = people
  return JSON.stringify([
    await engine.organizations.get({ organization_id }),
    await engine.v4.accounts.list(),
    await engine.v4.accounts.users.list({ account: workspaceId }),
    await engine.tokens.list(),
    people.inbox.length,
  ])
}

test.each(about)('$name', async ({ operation }) => {
  const names = Object.keys(parameterSchemas(operation).params.properties ?? {})
  const params = fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] })
  const more = fc.dictionary(text, value, { maxKeys: 1 })
  const inPath = fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: text })
  const known: Record<string, string> = {
    workspace_id: people.workspaceId,
    account: people.workspaceId,
    organization_id: people.organizationId,
    email: 'ann@example.org',
    token: 'nothing',
  }
  await fc.assert(
    fc.asyncProperty(params, more, inPath, fc.boolean(), async (sent, extra, odd, asForm) => {
      const path = operation.path.replace(/:(\w+)/g, (_, name: string) => segment(odd ?? known[name]!))
      const before = await state()
      const { token } = await people.engine.login({ username: 'ann@example.org', password: 'secret' }).catch(() => ({
        token: 'gone',
      }))
      const { status, body } = await send(operation.methods[0], path, { ...extra, ...sent }, token, asForm)
      expect(status).toBeLessThan(500)
      if (status < 400) return
      const error = (typeof body.error === 'object' ? body.error : { ...body, code: body.error }) as Refusal
      expect(error).toMatchObject({ code: expect.any(String), message: expect.any(String) })
      if (error.code === 'INVALID_PARAMS') expect(Array.isArray(error.parameters)).toBe(true)
      expect(await state()).toBe(before)
    }),
    { numRuns: 40, seed: 11 },
  )
  expect(failures).toEqual([])
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})

interface Refusal {
  readonly code: string
  readonly parameters?: unknown
}

/** Lone surrogates have no form in UTF-8, so no address can carry them. */
const segment = (each: string): string => (/\p{Cs}/u.test(each) ? '%EF%BF%BD' : encodeURIComponent(each))

async function send(method: string, path: string, params: Record<string, unknown>, token: string, asForm: boolean) {
  const pairs = Object.entries(params).map(([name, each]) => [
    name,
    typeof each === 'string' ? each : (JSON.stringify(each) ?? 'null'),
  ])
  const fields = new URLSearchParams(pairs as [string, string][])
  const init: RequestInit = method === 'GET' ? {} : { body: asForm ? fields : sendable(params) }
  const request = new Request(`http://localhost${path}${method === 'GET' ? `?${fields}` : ''}`, {
    method,
    ...init,
    headers: {
      authorization: `Token ${token}`,
      ...(method === 'GET' || asForm ? {} : { 'content-type': 'application/json' }),
    },
  })
  const response = await people.engine.fetch(request)
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  return {
    status: response.status,
    body: (isPage ? {} : ((await response.json()) ?? {})) as Record<string, unknown>,
  }
}
