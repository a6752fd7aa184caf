import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Engine, openEngine } from '../../src/engine.js'
import { createListener, type Serving, serve } from '../../src/http/node.js'
import { openPeople } from '../accounts/people.js'

let engine: Engine
let serving: Serving

beforeAll(async () => {
  engine = await openEngine({ threads: 0 })
  serving = await serve(engine, { token: 'a-token-of-my-own', rateLimits: false })
})
afterAll(async () => {
  await serving.close()
  await engine.close()
})

interface Answer {
  status: number
  headers: Record<string, unknown>
  text: string
}

/** Unlike fetch, it sends a body with any method. */
function send(method: string, path: string, { body = '', headers = {} }: { body?: string; headers?: object } = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const request = httpRequest(
      serving.url + path,
      {
        method,
        headers: { authorization: `Token ${serving.token}`, 'content-length': Buffer.byteLength(body), ...headers },
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (piece: string) => {
          text += piece
        })
        response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, text }))
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}

const json = async (method: string, path: string, init?: { body?: string; headers?: object }) =>
  JSON.parse((await send(method, path, init)).text)

describe('serve', () => {
  test('uses the token it was given', () => {
    expect(serving.token).toBe('a-token-of-my-own')
  })

  test('answers with and without a trailing slash, and never redirects', async () => {
    const made = await json('POST', '/api/v5/projects', { body: '{"name":"Slashes","language":"en"}' })
    const bare = await send('GET', `/api/v5/projects/${made.project_id}`)
    const slashed = await send('GET', `/api/v5/projects/${made.project_id}/`)
    expect(bare.status).toBe(200)
    expect(bare.text).toBe(slashed.text)
  })

  test('reads a body on GET, over the query', async () => {
    const { project_id } = await json('POST', '/api/v5/projects/', { body: '{"name":"Body","language":"en"}' })
    const path = `/api/v5/projects/${project_id}?fields=["project_id"]`
    expect(await json('GET', path)).toEqual({ project_id })
    expect(await json('GET', path, { body: '{"fields":["name"]}' })).toEqual({ name: 'Body' })
    expect(await json('GET', path, { body: '{}' })).toEqual({ project_id })
  })

  test('takes JSON under a form content type, and none at all', async () => {
    const body = '{"name":"Types","language":"en"}'
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect(await json('POST', '/api/v5/projects/', { body, headers: form })).toMatchObject({ name: 'Types' })
    expect(await json('POST', '/api/v5/projects/', { body })).toMatchObject({ name: 'Types - 1' })
  })

  test('takes parameters of POST in the query, and keeps a name that looks like a number a string', async () => {
    expect(await json('POST', '/api/v5/projects/?name=123&language=en')).toMatchObject({ name: '123', language: 'en' })
  })

  test('takes a request line far longer than 16 KiB', async () => {
    const fields = JSON.stringify([...Array.from({ length: 5000 }, (_, i) => `no_such_field_${i}`), 'name'])
    const answer = await send('GET', `/api/v5/projects/?fields=${encodeURIComponent(fields)}`)
    expect(answer.status).toBe(200)
  })

  test('answers HEAD like GET without a body, and OPTIONS with the methods', async () => {
    const get = await send('GET', '/api/v5/status/')
    const head = await send('HEAD', '/api/v5/status/')
    expect(head).toMatchObject({ status: 200, text: '' })
    expect(head.headers['content-length']).toBe(get.headers['content-length'])
    const options = await send('OPTIONS', '/api/v5/projects/')
    expect(options).toMatchObject({ status: 200, text: 'null' })
    expect(options.headers.allow).toBe('POST, GET, HEAD, OPTIONS')
  })

  test('answers a request with an expectation that it does not know like any other', async () => {
    const answer = await send('GET', '/api/v5/status/', { headers: { expect: 'a-miracle' } })
    expect(answer.status).toBe(200)
    expect(JSON.parse(answer.text)).toEqual(await json('GET', '/api/v5/status/'))
  })

  test('changes give null, never an empty body', async () => {
    const { project_id } = await json('POST', '/api/v5/projects/', { body: '{"name":"Null","language":"en"}' })
    const upload = await send('POST', `/api/v5/projects/${project_id}/upload/`, { body: '{"docs":[{"text":"a"}]}' })
    expect(upload).toMatchObject({ status: 200, text: 'null' })
    expect(await send('PUT', `/api/v5/projects/${project_id}/?name=Other`)).toMatchObject({ status: 200, text: 'null' })
    expect(await send('DELETE', `/api/v5/projects/${project_id}/`)).toMatchObject({ status: 200, text: 'null' })
    expect((await send('GET', `/api/v5/projects/${project_id}/`)).status).toBe(403)
  })

  test('the page and the OpenAPI document need no token', async () => {
    const page = await send('GET', '/api/v5/', { headers: { authorization: '' } })
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.text).toContain('/api/v5/projects/<i>&lt;project_id&gt;</i>/docs/')
    const document = await json('GET', '/api/v5/openapi.json', { headers: { authorization: '' } })
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths['/api/v5/projects/{project_id}/docs/'])).toEqual(['get', 'post'])
  })

  test('refuses the eleventh call of a second with the seconds to wait', async () => {
    const limited = await serve(engine)
    const headers = { authorization: `Token ${limited.token}` }
    const answers = await Promise.all(
      Array.from({ length: 11 }, () => fetch(`${limited.url}/api/v5/projects/`, { headers })),
    )
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(1)
    expect(refused[0]!.headers.get('retry-after')).toBe('1')
    expect(await refused[0]!.json()).toMatchObject({ error: 'TOO_MANY_REQUESTS' })
    await limited.close()
  })

  test('with a base path its address and the links in mails have it, and health stays at the root', async () => {
    await using people = await openPeople()
    const below = await serve(people.engine, { basePath: '/insights/' })
    const { engine, workspaceId: workspace_id } = people
    await engine.workspaces.invite({ workspace_id, email: 'ann@example.org', role: 'viewer' })
    const invitation = /http\S+/.exec(people.inbox[0]!.text)![0]
    await people.add('bob@example.org')
    await engine.profile.resetPassword({ email: 'bob@example.org' })
    const reset = /http\S+/.exec(people.inbox[1]!.text)![0]
    expect(below.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/insights$/)
    const headers = { authorization: `Token ${below.token}` }
    const statusOf = async (url: string): Promise<number> => (await fetch(url, { headers })).status
    const { origin } = new URL(below.url)
    for (const url of [`${below.url}/api/v5/projects/`, invitation, reset, `${origin}/health/live`]) {
      expect([url, await statusOf(url)]).toEqual([url, 200])
    }
    await below.close()
  })

  test('a token is worth nothing once its server is closed', async () => {
    const { url: _, token, close } = await serve(engine)
    await close()
    await expect(engine.as({ token }).projects.list()).rejects.toMatchObject({ code: 'INVALID_TOKEN' })
  })

  test('a port that is taken is an error of the call', async () => {
    const port = Number(new URL(serving.url).port)
    await expect(serve(engine, { port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })

  test('a token is worth nothing where its port was taken', async () => {
    const port = Number(new URL(serving.url).port)
    await expect(serve(engine, { port, token: 'of-no-server' })).rejects.toThrow()
    await expect(engine.as({ token: 'of-no-server' }).projects.list()).rejects.toMatchObject({ code: 'INVALID_TOKEN' })
  })

  test('listens for this machine alone, and closes once', async () => {
    const other = await serve(engine)
    expect(other.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect(other.token).not.toBe(serving.token)
    expect(other.close()).toBe(other.close())
    await other.close()
    await expect(fetch(`${other.url}/api/v5/status/`)).rejects.toThrow()
  })

  test.each([
    ['requestTimeout', 0],
    ['requestTimeout', -1],
    ['requestTimeout', 86_401],
    ['requestTimeout', Number.NaN],
    ['trustProxy', 101],
    ['trustProxy', { hops: 101 }],
    ['allowOrigins', ['https://app.example.org', 'app.example.org']],
    ['allowOrigins', 'https://app.example.org'],
    ['allowOrigins', [5]],
    ['rateLimits', 'no'],
    ['explorer', 1],
    ['basePath', 5],
    ['onAnswer', {}],
    ['port', 70_000],
    ['port', -1],
    ['port', '8080'],
    ['host', ''],
    ['token', 5],
    ['token', ''],
    ['health', 'no'],
    ['stopTimeout', -1],
    ['drainTimeout', Number.POSITIVE_INFINITY],
  ])('is refused with %s: %j', async (name, value) => {
    await expect(serve(engine, { [name]: value })).rejects.toMatchObject({
      code: 'INVALID_PARAMS',
      details: { parameters: [name] },
    })
  })

  test.each([
    ['allowOrigin', ' Did you mean `allowOrigins`?'],
    ['rateLimit', ' Did you mean `rateLimits`?'],
    ['trustproxy', ' Did you mean `trustProxy`?'],
    ['explorr', ' Did you mean `explorer`?'],
    ['tokens', ' Did you mean `token`?'],
    ['cors', ' Did you mean `allowOrigins`?'],
    ['colour', ''],
  ])('is refused with an option `%s`, which it does not have', async (name, hint) => {
    await expect(serve(engine, { [name]: true })).rejects.toMatchObject({
      code: 'INVALID_PARAMS',
      message: expect.stringContaining(`\`${name}\` is not an option of serve.${hint} The options are allowOrigins, `),
      details: { parameters: [name] },
    })
  })

  test('is refused for a closed engine', async () => {
    const closed = await openEngine({ threads: 0 })
    await closed.close()
    await expect(serve(closed)).rejects.toMatchObject({ code: 'ERROR', message: 'The engine is closed.' })
    expect(() => createListener(closed)).toThrow('The engine is closed.')
  })

  test.each([[{ requestTimeout: 86_400 }], [{ requestTimeout: 0.5 }], [{ trustProxy: 100 }], [{ trustProxy: 0 }]])(
    'takes %j',
    async (options) => {
      await (await serve(engine, options)).close()
    },
  )

  /** All that the server says to bytes that `fetch` would not send. */
  async function sendRaw(text: string): Promise<string> {
    const socket = connect(Number(new URL(serving.url).port), '127.0.0.1')
    socket.end(text)
    let answer = ''
    for await (const piece of socket.setEncoding('utf8')) answer += piece
    return answer
  }

  test('what is no HTTP is answered as such, and the connection ends', async () => {
    const answer = await sendRaw('NONSENSE\r\n\r\n')
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(head).toContain('connection: close')
    expect(head).toContain(`content-length: ${body.length}`)
    expect(JSON.parse(body)).toEqual({ error: 'INVALID_PARAMS', message: 'The request is not well-formed HTTP.' })
  })

  test.each([
    ['GET /api/v5/status/ HTTP/1.1', 400, 'INVALID_PARAMS'],
    ['FOO /api/v5/status/ HTTP/1.1\r\nhost: localhost', 405, 'METHOD_NOT_ALLOWED'],
    ['get /api/v5/status/ HTTP/1.1\r\nhost: localhost', 405, 'METHOD_NOT_ALLOWED'],
    ['CONNECT localhost:80 HTTP/1.1\r\nhost: localhost', 405, 'METHOD_NOT_ALLOWED'],
  ])('%j is refused with a JSON object', async (request, status, code) => {
    const [head = '', body = ''] = (await sendRaw(`${request}\r\n\r\n`)).split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(JSON.parse(body)).toMatchObject({ error: code, message: expect.any(String) })
  })

  test('a client that resets its connection after CONNECT does not harm the server', async () => {
    const socket = connect(Number(new URL(serving.url).port), '127.0.0.1')
    await once(socket, 'connect')
    socket.write('CONNECT localhost:80 HTTP/1.1\r\nhost: localhost\r\n\r\n')
    socket.resetAndDestroy()
    expect(await sendRaw('GET /api/v5/status/ HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('a request of HTTP/1.0 needs no host', async () => {
    expect(await sendRaw('GET /api/v5/status/ HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /)
  })

  test.each([
    ['http://localhost/api/v5/status/', 200],
    ['/api/v5/status/?', 200],
    ['*', 404],
    ['http://', 404],
  ])('the target %s is answered with %d', async (target, status) => {
    const answer = await sendRaw(`GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  })
})
