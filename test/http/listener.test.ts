import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Engine, openEngine } from '../../src/engine.js'
import { createListener } from '../../src/http/listener.js'

let engine: Engine
let token: string

beforeAll(async () => {
  engine = await openEngine({ threads: 0 })
  token = (await engine.tokens.create({ description: 'listener' })).token
})
afterAll(() => engine.close())

/** Serves with this listener while `ask` runs. */
async function served<Result>(listener: RequestListener, ask: (url: string) => Promise<Result>): Promise<Result> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    return await ask(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

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
])('refuses %j', (options, parameter) => {
  expect(() => createListener(engine, options)).toThrow(
    expect.objectContaining({ code: 'INVALID_PARAMS', details: expect.objectContaining({ parameters: [parameter] }) }),
  )
})
