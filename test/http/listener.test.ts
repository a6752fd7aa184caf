import { type IncomingMessage, type RequestListener, request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Engine, openEngine } from '../../src/engine.js'
import type { AnsweredRequest } from '../../src/http/answeredRequest.js'
import { createListener, type ListenerOptions } from '../../src/http/listener.js'
import { served } from './served.js'

let engine: Engine
let token: string

beforeAll(async () => {
  engine = await openEngine({ threads: 0 })
  token = (await engine.tokens.create({ description: 'listener' })).token
})
afterAll(() => engine.close())

const create = (url: string, body: string, type = 'application/json') =>
  fetch(`${url}/api/v5/projects/`, {
    method: 'POST',
    headers: { authorization: `Token ${token}`, 'content-type': type },
    body,
  })

/** A framework that reads the body before it calls the listener, as the parsers of Express do. */
const parsing =
  (parse: (bytes: Buffer) => unknown): RequestListener =>
  (request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const read: IncomingMessage & { body?: unknown } = request
      read.body = parse(Buffer.concat(pieces))
      createListener(engine)(read, response)
    })
  }

test('as a listener of node:http it answers the paths of the service, and NOT_FOUND elsewhere', async () => {
  await served(createListener(engine), async (url) => {
    expect((await create(url, '{"name":"Plain","language":"en"}')).status).toBe(200)
    expect((await fetch(`${url}/elsewhere`)).status).toBe(404)
  })
})

test('as a middleware it leaves other paths to the next one', async () => {
  const listener = createListener(engine)
  const application: RequestListener = (request, response) =>
    listener(request, response, () => response.end(`mine: ${request.url}`))
  await served(application, async (url) => {
    expect(await (await fetch(`${url}/elsewhere?a=1`)).text()).toBe('mine: /elsewhere?a=1')
    // A path of the service with a method that it does not have is the service's.
    expect((await fetch(`${url}/api/v5/projects/`, { method: 'PATCH' })).status).toBe(405)
    expect((await create(url, '{"name":"Behind","language":"en"}')).status).toBe(200)
  })
})

describe('a body that was read before', () => {
  test.each<[string, (bytes: Buffer) => unknown]>([
    ['as the value of its JSON', (bytes) => JSON.parse(bytes.toString())],
    ['as a text', (bytes) => bytes.toString()],
    ['as bytes', (bytes) => bytes],
  ])('%s', async (form, parse) => {
    await served(parsing(parse), async (url) => {
      const answer = await create(url, JSON.stringify({ name: `Parsed ${form}`, language: 'en' }))
      expect(await answer.json()).toMatchObject({ name: `Parsed ${form}` })
    })
  })

  test('beyond the limit without a token is refused as any other', async () => {
    const login = JSON.stringify({ username: 'a@example.org', password: 'x'.repeat(70_000) })
    const listener = parsing((bytes) => JSON.parse(bytes.toString()))
    const answer = await served(listener, (url) =>
      fetch(`${url}/api/v5/login/`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: login }),
    )
    expect(answer.status).toBe(413)
  })
})

test.each([
  [{ allowOrigins: ['example'] }, 'allowOrigins'],
  [{ requestTimeout: 0 }, 'requestTimeout'],
  [{ requestTimeout: 86_401 }, 'requestTimeout'],
  [{ trustProxy: -1 }, 'trustProxy'],
  [{ allowOrigins: 'https://app.example.org' }, 'allowOrigins'],
  [{ port: 8080 }, 'port'],
  [{ allowOrigin: ['https://app.example.org'] }, 'allowOrigin'],
  [{ compress: 'br' }, 'compress'],
])('refuses %j', (options, parameter) => {
  expect(() => createListener(engine, options as object)).toThrow(
    expect.objectContaining({ code: 'INVALID_PARAMS', details: expect.objectContaining({ parameters: [parameter] }) }),
  )
})

describe('onAnswer', () => {
  const observed = async (options: ListenerOptions, ask: (url: string) => Promise<unknown>) => {
    const answered: AnsweredRequest[] = []
    const onAnswer = (each: AnsweredRequest): void => {
      answered.push(each)
    }
    await served(createListener(engine, { ...options, onAnswer }), ask)
    return answered
  }

  test('names route, caller, project, status and size of what was answered', async () => {
    let length = 0
    let id = ''
    const [created, found] = await observed({}, async (url) => {
      const made = await create(url, '{"name":"Observed","language":"en"}')
      id = ((await made.json()) as { project_id: string }).project_id
      const answer = await fetch(`${url}/api/v5/projects/${id}/`, { headers: { authorization: `Token ${token}` } })
      length = (await answer.text()).length
      expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    })
    expect(created).toMatchObject({ method: 'POST', route: '/api/v5/projects/', status: 200, isAborted: false })
    expect(found).toMatchObject({
      route: '/api/v5/projects/:project_id/',
      project: id,
      user: 'owner@localhost',
      bytes: length,
      errorCode: undefined,
      clientAddress: '127.0.0.1',
    })
    expect(found!.milliseconds).toBeGreaterThan(0)
    expect(found!.id).not.toBe(created!.id)
  })

  test('tells a request whose client has gone before the answer', async () => {
    let [arrive, tell] = [(): void => {}, (_: AnsweredRequest): void => {}]
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const answered = new Promise<AnsweredRequest>((resolve) => {
      tell = resolve
    })
    const listener = createListener(engine, { onAnswer: (each) => tell(each) })
    const noticing: RequestListener = (incoming, response) => {
      incoming.once('data', () => arrive())
      listener(incoming, response)
    }
    await served(noticing, async (url) => {
      const headers = { authorization: `Token ${token}`, 'content-length': '100' }
      const sent = request(`${url}/api/v5/projects/`, { method: 'POST', headers }).on('error', () => {})
      sent.write('{"name":')
      await arrived
      sent.destroy()
      expect(await answered).toMatchObject({ method: 'POST', isAborted: true })
    })
  })

  test('names the code of a refusal, and no caller without a valid token', async () => {
    const answered = await observed({}, async (url) => {
      await fetch(`${url}/api/v5/projects/`)
      await fetch(`${url}/elsewhere`)
      await fetch(`${url}/api/v5/projects/`, { method: 'PATCH' })
      await create(url, '{')
    })
    expect(answered.map(({ route, status, errorCode, user }) => [route, status, errorCode, user])).toEqual([
      ['/api/v5/projects/', 401, 'NO_TOKEN', undefined],
      [undefined, 404, 'NOT_FOUND', undefined],
      [undefined, 405, 'METHOD_NOT_ALLOWED', undefined],
      ['/api/v5/projects/', 400, 'INVALID_PARAMS', 'owner@localhost'],
    ])
    const outside = await observed({ basePath: '/insights' }, (url) => fetch(`${url}/api/v5/projects/`))
    expect(outside).toMatchObject([{ status: 404, errorCode: 'NOT_FOUND' }])
  })

  test.each([
    [1, 'abc-1', true],
    [0, 'abc-1', false],
    [1, 'a'.repeat(129), false],
    [1, 'a b', false],
  ])('behind %i proxies an identifier %j of the request is kept: %s', async (trustProxy, sent, isKept) => {
    let returned: string | null = ''
    const [answered] = await observed({ trustProxy }, async (url) => {
      const answer = await fetch(`${url}/elsewhere`, { headers: { 'x-request-id': sent } })
      returned = answer.headers.get('x-request-id')
    })
    expect(answered!.id === sent).toBe(isKept)
    expect(returned).toBe(answered!.id)
  })

  test('may throw without harm to the answer', async () => {
    const onAnswer = (): never => {
      throw new Error('no log')
    }
    await served(createListener(engine, { onAnswer }), async (url) => {
      expect((await fetch(`${url}/elsewhere`)).status).toBe(404)
    })
  })
})

describe('basePath', () => {
  test('stands before all paths', async () => {
    await served(createListener(engine, { basePath: '/insights/' }), async (url) => {
      expect((await fetch(`${url}/insights/api/v5/`)).status).toBe((await fetch(`${url}/insights/api/v5`)).status)
      expect((await create(`${url}/insights`, '{"name":"Below","language":"en"}')).status).toBe(200)
      for (const path of ['/api/v5/projects/', '/insightsapi/v5/projects/', '/']) {
        const answer = await fetch(url + path, { headers: { authorization: `Token ${token}` } })
        expect([path, answer.status]).toEqual([path, 404])
      }
    })
  })

  test('stands in what an unknown path is told', async () => {
    await served(createListener(engine, { basePath: '/insights' }), async (url) => {
      for (const path of ['/insights/api/v5/project/', '/api/v5/projects/']) {
        const { error, message } = (await (await fetch(url + path)).json()) as { error: string; message: string }
        expect([path, error, message]).toEqual([path, 'NOT_FOUND', expect.stringContaining('GET /insights/api/v5/ ')])
      }
    })
    await served(createListener(engine), async (url) => {
      expect(await (await fetch(`${url}/api/v5/project/`)).text()).toContain('GET /api/v5/ ')
    })
  })

  test('leaves other paths to the next middleware', async () => {
    const listener = createListener(engine, { basePath: '/insights' })
    const application: RequestListener = (request, response) =>
      listener(request, response, () => response.end(`mine: ${request.url}`))
    await served(application, async (url) => {
      expect(await (await fetch(`${url}/api/v5/projects/`)).text()).toBe('mine: /api/v5/projects/')
    })
  })

  test.each(['insights', '/a b', '//a', '/a?b', '/../a/'])('%j is refused', (basePath) => {
    expect(() => createListener(engine, { basePath })).toThrow('A base path begins with a slash')
  })
})

test('compress sends a coding that the client accepts', async () => {
  await served(createListener(engine, { compress: true }), async (url) => {
    const headers = { authorization: `Token ${token}` }
    const plain = await fetch(`${url}/api/v5/openapi.json`, { headers: { ...headers, 'accept-encoding': 'identity' } })
    const coded = await fetch(`${url}/api/v5/openapi.json`, { headers: { ...headers, 'accept-encoding': 'gzip' } })
    expect([plain.headers.get('content-encoding'), coded.headers.get('content-encoding')]).toEqual([null, 'gzip'])
    expect(await coded.text()).toBe(await plain.text())
  })
})
