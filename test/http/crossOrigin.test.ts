import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openEngine } from '../../src/engine.js'
import { allowOrigins, readOrigin } from '../../src/http/crossOrigin.js'
import { serve } from '../../src/http/node.js'

const APP = 'https://app.example.org'
const OTHER = 'https://elsewhere.example.org'

/** What a browser asks before a question with a token, or with a JSON body. */
const preflight = (origin: string) => ({
  method: 'OPTIONS',
  origin,
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'authorization,content-type',
})

/** Answers of a handler that lets pages of these origins ask, or of the bare one for `undefined`. */
function handlerFor(origins: readonly string[]) {
  const handler = allowOrigins(
    async ({ method }) => ({ status: method === 'OPTIONS' ? 405 : 401, headers: { 'x-own': 'yes' }, body: [] }),
    origins,
  )
  return async ({ method = 'GET', ...headers }: Record<string, string>) =>
    await handler({
      method,
      url: new URL('http://localhost/api/v5/projects/'),
      header: (name) => headers[name],
      body: async () => undefined,
    })
}

/** The rules of browsers: whether a page may send its question, and read the answer. Fetch standard 3.3, 4.9, 4.10. */
const mayRead = (headers: Readonly<Record<string, string>>, origin: string): boolean =>
  ['*', origin].includes(headers['access-control-allow-origin'] ?? '')
const maySend = (headers: Readonly<Record<string, string>>, method: string, names: readonly string[]): boolean =>
  (headers['access-control-allow-methods'] ?? '').split(', ').includes(method) &&
  names.every((name) => (headers['access-control-allow-headers'] ?? '').toLowerCase().split(/, ?/).includes(name))

describe('pages of an allowed origin', () => {
  test('may send a token and JSON, and read the answer with the time to wait, also that of a refusal', async () => {
    const ask = handlerFor([OTHER, APP])
    const first = await ask(preflight(APP))
    expect(first.status).toBe(204)
    expect(mayRead(first.headers, APP)).toBe(true)
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      expect(maySend(first.headers, method, ['authorization', 'content-type'])).toBe(true)
    }
    const answer = await ask({ origin: APP })
    expect(answer.status).toBe(401)
    expect(answer.headers).toMatchObject({ 'x-own': 'yes', 'access-control-allow-credentials': 'true' })
    expect(mayRead(answer.headers, APP)).toBe(true)
    expect(answer.headers['access-control-expose-headers']).toContain('retry-after')
  })

  test('are told apart by caches', async () => {
    const ask = handlerFor([APP])
    for (const headers of [{ origin: APP }, { origin: OTHER }, {}]) {
      expect((await ask(headers)).headers.vary).toContain('origin')
    }
  })
})

describe('pages of another origin', () => {
  test.each([OTHER, 'http://app.example.org', `${APP}:8443`, 'null'])(
    '%s may neither send nor read',
    async (origin) => {
      const ask = handlerFor([APP])
      const first = await ask(preflight(origin))
      expect([first.status, mayRead(first.headers, origin)]).toEqual([405, false])
      expect(mayRead((await ask({ origin })).headers, origin)).toBe(false)
    },
  )

  test('may where all may, but bring nothing that the browser keeps for us', async () => {
    const ask = handlerFor(['*'])
    for (const origin of [APP, 'null']) {
      const first = await ask(preflight(origin))
      expect(maySend(first.headers, 'PUT', ['authorization', 'content-type'])).toBe(true)
      const { headers } = await ask({ origin })
      expect(mayRead(headers, origin)).toBe(true)
      expect(headers).not.toHaveProperty('access-control-allow-credentials')
    }
  })
})

test('OPTIONS that are no preflight are answered as ever', async () => {
  expect((await handlerFor([APP])({ method: 'OPTIONS', origin: APP })).status).toBe(405)
})

test.each([
  ['https://app.example.org/', 'https://app.example.org'],
  ['HTTPS://App.Example.org:443', 'https://app.example.org'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://[::1]:3000', 'http://[::1]:3000'],
  ['capacitor://localhost', 'capacitor://localhost'],
  ['*', '*'],
  ['app.example.org', undefined],
  ['https://app.example.org/page', undefined],
  ['https://*.example.org', undefined],
  ['https://me@app.example.org', undefined],
  ['https://', undefined],
  [' https://app.example.org', undefined],
  ['1https://app.example.org', undefined],
  ['https://app.example.org?a', undefined],
  ['https://app.example.org#a', undefined],
  ['https://app.example.org:99999', undefined],
  ['null', undefined],
  ['', undefined],
])('the origin %j is read as %j', (text, origin) => {
  expect(readOrigin(text)).toBe(origin)
})

describe('serve', () => {
  const headersOf = (url: string, method: string, headers: Record<string, string>): Promise<IncomingHttpHeaders> =>
    new Promise((resolve, reject) => {
      const request = httpRequest(`${url}/api/v5/projects/`, { method, headers }, (response) => {
        response.resume()
        response.on('end', () => resolve(response.headers))
      })
      request.on('error', reject)
      request.end()
    })

  test('lets only pages ask whose origin it was given', async () => {
    const engine = await openEngine({ threads: 0 })
    onTestFinished(() => engine.close())
    const { method, ...preflightHeaders } = preflight(APP)
    for (const [origins, allowed] of [
      [[`${APP}/`], APP],
      [[OTHER], undefined],
      [undefined, undefined],
    ] as const) {
      const { url, close } = await serve(engine, { allowOrigins: origins })
      expect((await headersOf(url, method, preflightHeaders))['access-control-allow-origin']).toBe(allowed)
      expect((await headersOf(url, 'GET', { origin: APP }))['access-control-allow-origin']).toBe(allowed)
      await close()
    }
    const failure = serve(engine, { allowOrigins: ['app.example.org'] })
    await expect(failure).rejects.toMatchObject({ code: 'INVALID_PARAMS', details: { parameters: ['allowOrigins'] } })
  })
})
