import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Engine, openEngine } from '../../src/engine.js'
import { type Serving, serve } from '../../src/http/node.js'

/** Bodies that do not arrive, and more of them than there is memory for. */
let engine: Engine
let serving: Serving

beforeAll(async () => {
  engine = await openEngine({ threads: 0, maxBodyBytes: 1 << 20, maxBodyBytesTotal: 1 << 20 })
  serving = await serve(engine, { rateLimits: false, requestTimeout: 2 })
})
afterAll(async () => {
  await serving.close()
  await engine.close()
})

async function open(head: string, body = ''): Promise<Socket> {
  const socket = connect(Number(new URL(serving.url).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`${head}host: localhost\r\nauthorization: Token ${serving.token}\r\n\r\n${body}`)
  return socket
}

/** All that the server says until it closes the connection. */
async function answerOf(socket: Socket): Promise<string> {
  let text = ''
  socket.setEncoding('utf8')
  for await (const piece of socket) text += piece
  return text
}

const post = (path: string, length: number): string => `POST ${path} HTTP/1.1\r\ncontent-length: ${length}\r\n`
const small = (): Promise<Response> =>
  fetch(`${serving.url}/api/v5/projects/`, { headers: { authorization: `Token ${serving.token}` } })

describe('a body', () => {
  test('that stops in the middle is REQUEST_TIMEOUT, and its connection ends', async () => {
    const answer = await answerOf(await open(post('/api/v5/projects/', 1_000), '{"name":'))
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
    expect(answer).toContain('"error":"REQUEST_TIMEOUT"')
    expect(answer.toLowerCase()).toContain('connection: close')
  })

  test('whose head does not end is REQUEST_TIMEOUT', async () => {
    const socket = connect(Number(new URL(serving.url).port), '127.0.0.1')
    socket.write('POST /api/v5/projects/ HTTP/1.1\r\nhost: ')
    expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  })

  test('beyond what all bodies may have together is TOO_MANY_REQUESTS, and small ones still come through', async () => {
    const first = await open(post('/api/v5/projects/', 900_000), 'x'.repeat(890_000))
    await expect
      .poll(async () => {
        const body = 'x'.repeat(900_000)
        const answer = await fetch(`${serving.url}/api/v5/projects/`, {
          method: 'POST',
          headers: { authorization: `Token ${serving.token}` },
          body,
        })
        return [answer.status, answer.headers.get('retry-after'), ((await answer.json()) as { error: string }).error]
      })
      .toEqual([429, '2', 'TOO_MANY_REQUESTS'])
    expect((await small()).status).toBe(200)
    first.destroy()
    await expect
      .poll(async () => {
        const body = JSON.stringify({ name: 'x'.repeat(900_000) })
        const headers = { authorization: `Token ${serving.token}` }
        return (await fetch(`${serving.url}/api/v5/projects/`, { method: 'POST', headers, body })).status
      })
      .toBe(400)
  })

  test('without a token has at most 64 KiB', async () => {
    const login = (password: string): Promise<Response> =>
      fetch(`${serving.url}/api/v5/login/`, { method: 'POST', body: JSON.stringify({ username: 'a', password }) })
    expect((await login('x'.repeat(65_000))).status).not.toBe(413)
    const answer = await login('x'.repeat(66_000))
    expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([413, 'REQUEST_TOO_LARGE'])
    const request = new Request('http://localhost/api/v5/login/', { method: 'POST', body: 'x'.repeat(66_000) })
    expect((await engine.fetch(request)).status).toBe(413)
  })

  test('of a password that grows eighteen times as long when it is normalized is no failure of ours', async () => {
    const body = JSON.stringify({ username: 'owner@localhost', password: '\ufdfa'.repeat(20_000) })
    const answer = await fetch(`${serving.url}/api/v5/login/`, { method: 'POST', body })
    expect(answer.status).toBeLessThan(500)
  })
})
