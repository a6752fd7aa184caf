import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Engine, openEngine } from '../../src/engine.js'
import { type Serving, serve } from '../../src/http/node.js'
import { operations } from '../../src/operations/registry.js'

/** One shape for all failures, on every path (spec v5 2.1.8 and 7). */
let engine: Engine
let serving: Serving
let projectId: string

beforeAll(async () => {
  engine = await openEngine({ threads: 0, maxBodyBytes: 2_000_000 })
  projectId = (await engine.projects.create({ name: 'Reviews', language: 'en' })).project_id
  serving = await serve(engine, { rateLimits: false })
})
afterAll(async () => {
  await serving.close()
  await engine.close()
})

const call = (method: string, path: string, init: RequestInit = {}) =>
  fetch(serving.url + path, { method, headers: { authorization: `Token ${serving.token}` }, ...init })

async function expectFailure(response: Response, status: number, error: string): Promise<Record<string, unknown>> {
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  const body = (await response.json()) as Record<string, unknown>
  expect({ status: response.status, error: body.error }).toEqual({ status, error })
  expect(typeof body.message).toBe('string')
  expect(body.message).not.toBe('')
  if ('parameters' in body) expect(body.parameters).toEqual(expect.arrayContaining([]))
  return body
}

const v5 = operations.filter(({ operation }) => operation.path.startsWith('/api/v5/'))
const pathOf = (path: string) => path.replace(':project_id', projectId)

describe('every operation', () => {
  test.each(v5)('$name refuses a parameter that it does not have, by name', async ({ operation }) => {
    const response = await call(operation.methods[0], `${pathOf(operation.path)}?no_such_thing=1`)
    const body = await expectFailure(response, 400, 'INVALID_PARAMS')
    expect(body.parameters).toContain('no_such_thing')
  })

  test.each(v5.filter(({ operation }) => operation.access !== 'none'))(
    '$name wants a token, and a good one',
    async ({ operation }) => {
      const [method] = operation.methods
      await expectFailure(await call(method, pathOf(operation.path), { headers: {} }), 401, 'NO_TOKEN')
      const headers = { authorization: 'Token nonsense' }
      await expectFailure(await call(method, pathOf(operation.path), { headers }), 401, 'INVALID_TOKEN')
    },
  )

  test.each(v5)('$name does not have the method PATCH', async ({ operation }) => {
    const response = await call('PATCH', pathOf(operation.path))
    expect(response.headers.get('allow')).toContain(operation.methods[0])
    await expectFailure(response, 405, 'METHOD_NOT_ALLOWED')
  })

  test.each(v5.filter(({ operation }) => operation.path.includes(':project_id')))(
    '$name gives the same answer for a project that is not there',
    async ({ name, operation }) => {
      const body = JSON.stringify(enough[name] ?? {})
      const method = operation.methods.find((each) => each !== 'GET') ?? 'GET'
      const response = await call(method, operation.path.replace(':project_id', 'zzzzz'), {
        ...(method === 'GET' ? {} : { body }),
      })
      await expectFailure(response, 403, 'INADEQUATE_PERMISSION')
    },
  )

  test.each(v5.filter(({ operation }) => operation.needs !== undefined))(
    '$name needs a build',
    async ({ name, operation }) => {
      const query = Object.fromEntries(
        Object.entries(enough[name] ?? {}).map(([key, value]) => [
          key,
          typeof value === 'string' ? value : JSON.stringify(value),
        ]),
      )
      const [method] = operation.methods
      const response = await call(method, `${pathOf(operation.path)}?${new URLSearchParams(query)}`)
      await expectFailure(response, 400, 'PROJECT_NOT_BUILT')
    },
  )
})

/** Required parameters. */
const enough: Readonly<Record<string, Record<string, unknown>>> = {
  'project.update': { name: 'x' },
  'project.upload': { docs: [] },
  'project.terms.get': { term_ids: [] },
  'project.concepts.scoreDrivers': { score_field: 'rating' },
  'project.concepts.findings': { score_field: 'rating' },
  'project.vectorize': { texts: [] },
  'project.analyze': { texts: [] },
  'project.docs.delete': { doc_ids: [] },
  'project.docs.unmarkDelete': { doc_ids: [] },
  'project.docs.setFavorites': { doc_ids: [] },
  'project.docs.clearFavorites': { doc_ids: [] },
  'project.terms.manage': { term_management: {} },
  'project.conceptLists.create': { name: 'x' },
  'project.conceptLists.update': { name: 'x' },
  'project.conceptLists.addConcepts': { concepts: [] },
  'project.conceptLists.deleteConcepts': { shared_concept_ids: [] },
  'project.conceptLists.updateConcepts': { concepts: [] },
  'project.conceptLists.orderConcepts': { order: [] },
  'project.dashboards.create': { name: 'x' },
  'project.summary.volume': { texts: ['room'] },
  'project.summary.netSentimentChange': { texts: ['room'] },
  'project.summary.largestConceptMovement': { texts: ['room'] },
}

describe('requests that lead nowhere', () => {
  test.each(['/', '/api/v5/nothing/', '/api/v5/projects//', '/favicon.ico', '//', '/api/v5/projects/%ff/'])(
    'GET %s',
    async (path) => {
      await expectFailure(await call('GET', path), 404, 'NOT_FOUND')
    },
  )

  test('a body that is too large, declared or not', async () => {
    const upload = `/api/v5/projects/${projectId}/upload/`
    const body = JSON.stringify({ docs: [{ text: 'a'.repeat(2_000_001) }] })
    await expectFailure(await call('POST', upload, { body }), 413, 'REQUEST_TOO_LARGE')
    const init = { body: new Blob([body]).stream(), duplex: 'half' } as RequestInit
    await expectFailure(await call('POST', upload, init), 413, 'REQUEST_TOO_LARGE')
  })

  test('a request line that is too long', async () => {
    await expectFailure(await call('GET', `/api/v5/projects/?name=${'a'.repeat(1_100_000)}`), 431, 'HEADERS_TOO_LARGE')
  })

  test('bodies that are no JSON object', async () => {
    for (const body of ['{', '[]', '5', '"x"', 'a=b']) {
      await expectFailure(await call('POST', '/api/v5/projects/', { body }), 400, 'INVALID_PARAMS')
    }
  })

  test('the older interfaces have an envelope', async () => {
    const response = await call('GET', '/api/v4/nothing/')
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ result: null, error: { code: 'NOT_FOUND', message: expect.any(String) } })
  })
})

describe('failures of our own', () => {
  test('are answered also when onError fails itself', async () => {
    let works = true
    const now = (): number => {
      if (works) return 0
      throw new Error('no clock')
    }
    const onError = (): void => {
      throw new Error('no listener')
    }
    await using broken = await openEngine({ threads: 0, now, onError })
    const { url, token, close } = await serve(broken)
    works = false
    const creation = {
      method: 'POST',
      headers: { authorization: `Token ${token}` },
      body: '{"name":"a","language":"en"}',
    }
    await expectFailure(await fetch(`${url}/api/v5/projects/`, creation), 500, 'ERROR')
    await close()
  })

  test('are told to onError and to nobody else', async () => {
    const reported: unknown[] = []
    let works = true
    const broken = await openEngine({
      threads: 0,
      now: () => {
        if (works) return 0
        throw new Error('secret detail')
      },
      onError: (error, request) => reported.push([(error as Error).message, request]),
    })
    const { token, close } = await serve(broken)
    works = false
    const response = await broken.fetch(
      new Request('http://localhost/api/v5/projects/', {
        method: 'POST',
        headers: { authorization: `Token ${token}` },
        body: JSON.stringify({ name: 'a', language: 'en' }),
      }),
    )
    const body = await expectFailure(response, 500, 'ERROR')
    expect(JSON.stringify(body)).not.toContain('secret')
    expect(reported).toEqual([['secret detail', { method: 'POST', path: '/api/v5/projects/' }]])
    await close()
    await broken.close()
  })
})
