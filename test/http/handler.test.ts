import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openEngine } from '../../src/engine.js'
import { EngineError } from '../../src/errors.js'
import { createHandler, type HttpRequest } from '../../src/http/handler.js'
import { type Operation, operation } from '../../src/operations/operation.js'
import { RawAnswer } from '../../src/operations/rawAnswer.js'
import type { Host } from '../../src/operations/services.js'

test('the scheme of tokens is told where one is wanted, and nowhere else', async () => {
  await using engine = await openEngine({ threads: 0 })
  const ask = async (method: string, path: string, headers: Record<string, string> = {}, body?: string) => {
    const request = new Request(`http://localhost${path}`, { method, headers, ...(body !== undefined && { body }) })
    const answer = await engine.fetch(request)
    return [answer.status, answer.headers.get('www-authenticate'), answer.headers.get('retry-after')]
  }
  expect(await ask('GET', '/api/v5/profile/')).toEqual([401, 'Token', null])
  expect(await ask('GET', '/api/v5/profile/', { authorization: 'Token unknown' })).toEqual([401, 'Token', null])
  expect(await ask('GET', '/api/v5/nothing/')).toEqual([404, null, null])
  expect(await ask('DELETE', '/api/v5/status/')).toEqual([405, null, null])
  expect(await ask('GET', '/api/v5/status/')).toEqual([200, null, null])
  expect(await ask('POST', '/api/v5/login/', {}, '{')).toEqual([400, null, null])
})

describe('a handler', () => {
  const owner = { username: 'owner@localhost', isOwner: true }
  const failures: [unknown, string, string][] = []

  /** Asks an operation that does `handle`, by a host that knows the token `good`. */
  async function ask(handle: () => unknown, changes: Partial<HttpRequest> = {}, record: Partial<Operation> = {}) {
    failures.length = 0
    const asked = operation({
      ...{ methods: ['GET'], path: '/api/v5/odd/', spec: 'v5 4.1', access: 'caller', summary: '' },
      params: () => z.strictObject({}),
      handle,
    })
    const handler = createHandler({
      operations: [{ ...asked, ...record } as Operation],
      host: {
        owner,
        services: { countCall: () => {} },
        requireOpen: () => {},
        refreshCatalog: async () => {},
        resolveCaller: (authorization: string | undefined) => {
          if (authorization !== 'Token good') throw new EngineError('INVALID_TOKEN')
          return owner
        },
      } as unknown as Host,
      positions: 'utf16',
      onError: (error, { method, path }) => {
        failures.push([error, method, path])
        throw new Error('A listener that fails changes nothing.')
      },
    })
    const path = record.path ?? '/api/v5/odd/'
    const { status, headers, body } = await handler({
      method: 'GET',
      url: new URL(`http://localhost${path}`),
      header: (name) => (name === 'authorization' ? 'Token good' : undefined),
      body: async () => undefined,
      ...changes,
    })
    return { status, headers, text: Buffer.concat(body).toString() }
  }
  const fail = (error: unknown) => (): never => {
    throw error
  }

  test('tells of a failure without the token in its path', async () => {
    const url = new URL('http://localhost/api/v5/odd/se%2Dcret/of/secret-ly/')
    const error = new Error('broken')
    await ask(fail(error), { url }, { path: '/api/v5/odd/:token/of/:name/' })
    expect(failures).toEqual([[error, 'GET', '/api/v5/odd/:token/of/secret-ly/']])
  })

  test('answers JSON that is stored nowhere, with its length in bytes', async () => {
    expect(await ask(() => ({ a: 'ä' }))).toEqual({
      status: 200,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-length': '10',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
      text: '{"a":"ä"}',
    })
  })

  test('counts the bytes of an answer until it is released, those of a failed one at once', async () => {
    let [bytes, error, table]: [number, unknown, RawAnswer | null] = [1000 << 20, undefined, null]
    const large = operation({
      ...{ methods: ['GET'], path: '/api/v5/large/', spec: 'v5 4.1', access: 'caller', summary: '' },
      params: () => z.strictObject({}),
      handle: ({ answerBytes }) => {
        answerBytes!.add(bytes)
        if (error !== undefined) throw error
        return table
      },
    })
    const handler = createHandler({
      operations: [large as Operation],
      host: {
        services: { countCall: () => {} },
        requireOpen: () => {},
        refreshCatalog: async () => {},
        resolveCaller: () => owner,
      } as unknown as Host,
      positions: 'utf16',
    })
    const get = async () =>
      await handler({
        method: 'GET',
        url: new URL('http://localhost/api/v5/large/'),
        header: () => undefined,
        body: async () => undefined,
      })
    // A table counts as well.
    for (const [pieces, status] of [
      [20, 200],
      [30, 429],
      [20, 200],
    ] as const) {
      table = new RawAnswer('text/csv', new Array(pieces).fill('x'.repeat(1 << 20)))
      const answered = await get()
      expect([pieces, answered.status]).toEqual([pieces, status])
      answered.release?.()
    }
    table = null
    const first = await get()
    expect([first.status, (await get()).status]).toEqual([200, 429])
    bytes = 20 << 20
    const second = await get()
    expect(second.status).toBe(200)
    bytes = 1000 << 20
    first.release?.()
    expect((await get()).status).toBe(200)
    second.release?.()
    error = new EngineError('INVALID_PARAMS')
    bytes = 10 << 20
    for (let attempt = 0; attempt < 5; attempt++) expect((await get()).status).toBe(400)
  })

  test('tells a failure of the engine to its listener by its cause, and to the caller in general words', async () => {
    const broken = new TypeError('x is not a function')
    const { status, text } = await ask(fail(broken))
    expect([status, JSON.parse(text).error, text.includes('function')]).toEqual([500, 'ERROR', false])
    expect(failures).toEqual([[broken, 'GET', '/api/v5/odd/']])
    const own = new EngineError('ERROR', 'The disk is full.')
    await ask(fail(own))
    expect(failures).toEqual([[own, 'GET', '/api/v5/odd/']])
  })

  test('tells its listener nothing of what callers do wrong, or of a question that took too long', async () => {
    for (const [code, status] of [
      ['INVALID_PARAMS', 400],
      ['QUESTION_TIMEOUT', 503],
    ] as const) {
      expect([(await ask(fail(new EngineError(code)))).status, failures]).toEqual([status, []])
    }
    await ask(fail(new EngineError('EMAIL_ERROR')))
    expect(failures).toHaveLength(1)
  })

  test('says how long to wait, and which scheme a token has', async () => {
    const busy = await ask(fail(new EngineError('TOO_MANY_REQUESTS', undefined, { retry_after: 7 })))
    expect([busy.status, busy.headers['retry-after'], busy.headers['www-authenticate']]).toEqual([429, '7', undefined])
    const stranger = await ask(() => 1, { header: () => null })
    expect([stranger.status, stranger.headers['www-authenticate']]).toEqual([401, 'Token'])
    expect(stranger.headers).not.toHaveProperty('retry-after')
  })

  test.each([
    [undefined, true],
    [true, false],
  ] as const)(
    'an operation that runs to its end (%s) hears that its client has gone: %s',
    async (runsToEnd, isTold) => {
      const client = new AbortController()
      let signal: AbortSignal | undefined
      const leave = async (call: { readonly signal: AbortSignal | undefined }): Promise<void> => {
        signal = call.signal
        client.abort(new Error('gone'))
      }
      await ask(leave as () => unknown, { signal: client.signal }, runsToEnd ? { runsToEnd } : {})
      expect(signal?.aborted ?? false).toBe(isTold)
    },
  )

  test('gives the abort of a client to nobody', async () => {
    const { status } = await ask(fail(new Error('gone')), { signal: AbortSignal.abort(new Error('gone')) })
    expect([status, failures]).toEqual([500, []])
  })

  test.each([
    ['/api/v5/odd/', undefined, 'bare'],
    ['/api/v4/odd/', undefined, 'wrapped'],
    ['/v4/odd/', undefined, 'wrapped'],
    ['/v4/odd/', 'v5', 'bare'],
  ] as const)('answers under %s with the envelope %s: %s', async (path, envelope, form) => {
    const record = envelope === undefined ? { path } : { path, envelope }
    const { text } = await ask(() => 1, {}, record)
    expect(JSON.parse(text)).toEqual(form === 'bare' ? 1 : { error: null, result: 1 })
    const failed = await ask(fail(new EngineError('INVALID_PARAMS', 'Wrong.')), {}, record)
    const error = { message: 'Wrong.' }
    expect(JSON.parse(failed.text)).toEqual(
      form === 'bare'
        ? { error: 'INVALID_PARAMS', ...error }
        : { error: { code: 'INVALID_PARAMS', ...error }, result: null },
    )
  })

  test('failures of some operations are texts', async () => {
    const record = { path: '/v4/odd/', textFailures: true } as const
    const { text } = await ask(fail(new EngineError('INVALID_PARAMS', 'Wrong.')), {}, record)
    expect(JSON.parse(text)).toEqual({ error: 'Wrong.', result: null })
    expect(JSON.parse((await ask(fail(new TypeError('x')), {}, record)).text)).toMatchObject({ result: null })
  })

  test('a page is sent as it is, with its headers', async () => {
    const page = new RawAnswer('text/html', '<p>ä', { 'x-a': 'b' })
    const { headers, text, status } = await ask(() => page)
    expect([status, text]).toEqual([200, '<p>ä'])
    expect(headers).toMatchObject({ 'content-type': 'text/html', 'x-a': 'b', 'content-length': '5' })
  })

  test('methods that a path has are told, each once', async () => {
    const record = { methods: ['POST', 'GET'] as const }
    const options = await ask(() => 1, { method: 'OPTIONS' }, record as Partial<Operation>)
    expect([options.status, options.headers.allow, options.text]).toEqual([200, 'POST, GET, HEAD, OPTIONS', 'null'])
    const older = await ask(() => 1, { method: 'OPTIONS' }, { path: '/api/v4/accounts/' })
    expect([older.status, JSON.parse(older.text)]).toEqual([200, { error: null, result: null }])
    const wrong = await ask(() => 1, { method: 'PUT' }, { methods: ['POST'] })
    expect([wrong.status, wrong.headers.allow]).toEqual([405, 'POST, OPTIONS'])
    const unknown = await ask(() => 1, { url: new URL('http://localhost/v4/nothing/') })
    expect([unknown.status, JSON.parse(unknown.text).error.code]).toEqual([404, 'NOT_FOUND'])
  })

  test('who brings no token may send 64 KiB, others what the engine takes', async () => {
    const most: unknown[] = []
    const body = async (maxBytes?: number) => {
      most.push(maxBytes)
      return undefined
    }
    await ask(() => 1, { body }, { access: 'none' })
    await ask(() => 1, { body })
    expect(most).toEqual([65_536, undefined])
  })
})
