import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { PassThrough, Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Engine, openEngine } from '../../src/engine.js'
import { EngineError } from '../../src/errors.js'
import { createBodyBudget } from '../../src/http/bodyBudget.js'
import { type Serving, serve } from '../../src/http/node.js'
import { receiveBody } from '../../src/http/requestBody.js'

/** Milliseconds for what a busy machine does late. */
const PATIENCE = { timeout: 30_000 }

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
      }, PATIENCE)
      .toEqual([429, '2', 'TOO_MANY_REQUESTS'])
    expect((await small()).status).toBe(200)
    first.destroy()
    await expect
      .poll(async () => {
        const body = JSON.stringify({ name: 'x'.repeat(900_000) })
        const headers = { authorization: `Token ${serving.token}` }
        return (await fetch(`${serving.url}/api/v5/projects/`, { method: 'POST', headers, body })).status
      }, PATIENCE)
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

describe('receiving', () => {
  const request = (stream: Readable, headers: object): IncomingMessage =>
    Object.assign(stream, { headers }) as unknown as IncomingMessage
  const receiving = (changes: object = {}) => ({
    ...{ maxBytes: 10, share: createBodyBudget(1_000)(), wholeMilliseconds: 60_000, idleMilliseconds: 60_000 },
    ...changes,
  })
  const pieces = (...texts: readonly string[]) => Readable.from(texts.map((text) => Buffer.from(text)))
  const code = (expected: string) => expect.objectContaining({ code: expected })

  test('a request without a length and an encoding has no body', async () => {
    expect(await receiveBody(request(pieces('unread'), {}), receiving())).toBeUndefined()
    const empty = await receiveBody(request(pieces(), { 'content-length': '0' }), receiving())
    expect(empty).toHaveLength(0)
    const chunked = await receiveBody(request(pieces('ab', 'c'), { 'transfer-encoding': 'chunked' }), receiving())
    expect(Buffer.from(chunked!).toString()).toBe('abc')
  })

  test('what is too long is refused after it has been read, told before or not', async () => {
    const most = await receiveBody(request(pieces('1234567890'), { 'content-length': '10' }), receiving())
    expect(most).toHaveLength(10)
    for (const headers of [{ 'content-length': '11' }, { 'transfer-encoding': 'chunked' }]) {
      const stream = pieces('12345', '67890', '1', 'and more')
      await expect(receiveBody(request(stream, headers), receiving())).rejects.toEqual(code('REQUEST_TOO_LARGE'))
      expect(stream.readableEnded).toBe(true)
    }
  })

  test('what no memory is left for is read to its end, too', async () => {
    const share = {
      add: () => {
        throw new EngineError('TOO_MANY_REQUESTS')
      },
      release: () => {},
    }
    const stream = pieces('12', '34')
    await expect(receiveBody(request(stream, { 'content-length': '4' }), receiving({ share }))).rejects.toEqual(
      code('TOO_MANY_REQUESTS'),
    )
    expect(stream.readableEnded).toBe(true)
  })

  test('a pause, or the whole, may take so long; each piece begins a new pause', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const open = () => {
      const stream = new PassThrough()
      const limits = receiving({ maxBytes: 100, wholeMilliseconds: 1_000, idleMilliseconds: 300 })
      const body = receiveBody(request(stream, { 'content-length': '50' }), limits)
      const outcome = body.then(String, (error: { code: string }) => error.code)
      return { stream, outcome }
    }
    const paused = open()
    vi.advanceTimersByTime(300)
    expect(await paused.outcome).toBe('REQUEST_TIMEOUT')
    const slow = open()
    for (let piece = 0; piece < 5; piece++) {
      vi.advanceTimersByTime(200)
      slow.stream.write('x')
      await nextTurn()
    }
    expect(await slow.outcome).toBe('REQUEST_TIMEOUT')
    const steady = open()
    for (let piece = 0; piece < 3; piece++) {
      vi.advanceTimersByTime(299)
      steady.stream.write('x')
      await nextTurn()
    }
    steady.stream.end()
    expect(await steady.outcome).toBe('xxx')
  })
})
