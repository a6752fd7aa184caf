import { expect, test } from 'vitest'
import type { EngineError } from '../../src/errors.js'
import { createBodyBudget, FREE_BYTES } from '../../src/http/bodyBudget.js'
import { collect, fetchHandler } from '../../src/http/fetch.js'
import type { HttpAnswer, HttpRequest } from '../../src/http/handler.js'

async function* pieces(...lengths: readonly number[]) {
  for (const length of lengths) yield new Uint8Array(length).fill(length)
}
const tooLarge = expect.objectContaining({ code: 'REQUEST_TOO_LARGE' })

test('a stream is read whole, up to its limit, and each piece is told', async () => {
  const told: number[] = []
  const read = (most: number, ...lengths: readonly number[]) =>
    collect(pieces(...lengths), most, (bytes) => void told.push(bytes))
  expect([...(await read(5, 2, 3))]).toEqual([2, 2, 3, 3, 3])
  expect([...(await read(1, 1))]).toEqual([1])
  expect([...(await read(0))]).toEqual([])
  expect(told).toEqual([2, 3, 1])
  await expect(read(4, 2, 3)).rejects.toEqual(tooLarge)
  await expect(read(4, 2, 3)).rejects.toThrow('larger than 4 bytes')
  // What is beyond the limit is not counted.
  expect(told).toEqual([2, 3, 1, 2, 2])
  const refuse = (): never => {
    throw new Error('no memory')
  }
  await expect(collect(pieces(1), 5, refuse)).rejects.toThrow('no memory')
})

const OK: HttpAnswer = { status: 201, headers: { 'x-a': 'b' }, body: [Buffer.from('he'), Buffer.from('y')] }

test('a standard request is handed over, and the answer comes back in one piece', async () => {
  const seen: unknown[] = []
  const ask = fetchHandler(
    async ({ method, url, header, body, clientAddress }) => {
      seen.push(method, url.pathname, header('X-Token'), header('none'), clientAddress, await body())
      return OK
    },
    { maxBodyBytes: 10, bodyBudget: createBodyBudget(10) },
  )
  const request = new Request('http://localhost/a?b=1', { method: 'PUT', headers: { 'x-token': 't' }, body: 'text' })
  const response = await ask(request, { clientAddress: '192.0.2.1' })
  expect([response.status, response.headers.get('x-a'), await response.text()]).toEqual([201, 'b', 'hey'])
  expect(seen).toEqual(['PUT', '/a', 't', null, '192.0.2.1', new TextEncoder().encode('text')])
  const bare = await ask(new Request('http://localhost/a', { method: 'HEAD' }))
  expect([bare.status, bare.headers.get('x-a'), await bare.text()]).toEqual([201, 'b', ''])
  expect(seen.slice(-2)).toEqual([undefined, undefined])
})

test('a body has the smaller of two limits', async () => {
  const limits = { maxBodyBytes: 4, bodyBudget: createBodyBudget(100) }
  const ask = (most: number | undefined, body: string) =>
    fetchHandler(async (request) => {
      await request.body(most)
      return OK
    }, limits)(new Request('http://localhost/', { method: 'POST', body }))
  expect((await ask(undefined, '1234')).status).toBe(201)
  expect((await ask(9, '1234')).status).toBe(201)
  await expect(ask(undefined, '12345')).rejects.toEqual(tooLarge)
  await expect(ask(9, '12345')).rejects.toEqual(tooLarge)
  await expect(ask(3, '1234')).rejects.toEqual(tooLarge)
})

const echo = fetchHandler(
  async ({ body }) => {
    try {
      return { ...OK, body: [(await body()) ?? new Uint8Array()] }
    } catch (error) {
      const { code, message } = error as EngineError
      return { ...OK, body: [Buffer.from(`${code} ${message}`)] }
    }
  },
  { maxBodyBytes: 100, bodyBudget: createBodyBudget(100) },
)

test('a body that the program has read before is said to be read; a clone that was made before is taken', async () => {
  const request = new Request('http://localhost/', { method: 'POST', body: 'text' })
  const clone = request.clone()
  await request.text()
  const refused = await (await echo(request)).text()
  expect(refused).toMatch(/^ERROR .*request\.clone\(\)/)
  expect(await (await echo(clone)).text()).toBe('text')
})

test('a body that another server refuses for its length is too large, with its reason', async () => {
  const body = new ReadableStream({
    pull: (controller) => controller.error(Object.assign(new Error('exceeds limit of 5 bytes'), { status: 413 })),
  })
  const answer = await echo(new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit))
  expect(await answer.text()).toMatch(/^REQUEST_TOO_LARGE .*exceeds limit of 5 bytes/)
})

test('memory for a body and for its answer is given back, also when it fails', async () => {
  const bodyBudget = createBodyBudget(10)
  let released = 0
  let fails = false
  const handler = async ({ body }: HttpRequest): Promise<HttpAnswer> => {
    await body()
    if (fails) throw new Error('broken')
    return { ...OK, release: () => void released++ }
  }
  const ask = fetchHandler(handler, { maxBodyBytes: 1 << 20, bodyBudget })
  const post = () => ask(new Request('http://localhost/', { method: 'POST', body: 'x'.repeat(FREE_BYTES + 10) }))
  for (let time = 1; time <= 2; time++) {
    await post()
    expect(released).toBe(time)
  }
  fails = true
  await expect(post()).rejects.toThrow('broken')
  await expect(post()).rejects.toThrow('broken')
})
