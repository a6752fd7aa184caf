import { expect, test } from 'vitest'
import { z } from 'zod'
import { createRateLimiter } from '../../src/http/rateLimit.js'
import { operation, type RateLimit } from '../../src/operations/operation.js'

const caller = (username: string) => ({ username, isOwner: false })
const endpoint = (rateLimit?: RateLimit) =>
  operation({
    methods: ['GET'],
    path: '/x/',
    spec: 'v5 8',
    access: 'caller',
    params: () => z.strictObject({}),
    summary: '',
    handle: () => null,
    ...(rateLimit === undefined ? {} : { rateLimit }),
  })
const refusal = expect.objectContaining({ code: 'TOO_MANY_REQUESTS', details: { retry_after: 1 } })

test('the eleventh call within one second is refused, and calls are free again a second after the first', () => {
  let now = 0
  const limit = createRateLimiter(() => now)
  const docs = endpoint()
  for (let call = 0; call < 10; call++) {
    limit(docs, caller('a'))
    now += 0.05
  }
  expect(() => limit(docs, caller('a'))).toThrow(refusal)
  now = 0.999
  expect(() => limit(docs, caller('a'))).toThrow(refusal)
  now = 1
  limit(docs, caller('a'))
  expect(() => limit(docs, caller('a'))).toThrow(refusal)
})

test('a clock that is set back forgets the calls after its new time', () => {
  let now = 3600
  const limit = createRateLimiter(() => now)
  const once = endpoint(1)
  limit(once, caller('a'))
  now = 0
  limit(once, caller('a'))
  expect(() => limit(once, caller('a'))).toThrow(refusal)
})

test('callers and endpoints are counted apart', () => {
  const limit = createRateLimiter(() => 0)
  const [once, again] = [endpoint(1), endpoint(1)]
  limit(once, caller('a'))
  limit(once, caller('b'))
  limit(again, caller('a'))
  expect(() => limit(once, caller('a'))).toThrow(refusal)
})

test('callers without a token are counted by the network of their client', () => {
  const limit = createRateLimiter(() => 0)
  const once = endpoint(1)
  limit(once, caller(''), '192.0.2.1')
  limit(once, caller(''), '192.0.2.2')
  expect(() => limit(once, caller(''), '192.0.2.1')).toThrow(refusal)
  // Whoever has a token is known by it, wherever they are.
  limit(once, caller('a'), '192.0.2.1')
  expect(() => limit(once, caller('a'), '192.0.2.2')).toThrow(refusal)
})

test('the one idle longest is forgotten when there are more than ten thousand', () => {
  const limit = createRateLimiter(() => 0)
  const once = endpoint(1)
  for (let client = 0; client < 10_000; client++) limit(once, caller(''), `client ${client}`)
  expect(() => limit(once, caller(''), 'client 0')).toThrow(refusal)
  limit(once, caller(''), 'client 10000')
  limit(once, caller(''), 'client 0')
  expect(() => limit(once, caller(''), 'client 10000')).toThrow(refusal)
})

test('an endpoint without a limit is never refused', () => {
  const limit = createRateLimiter(() => 0)
  const upload = endpoint('none')
  for (let call = 0; call < 100; call++) limit(upload, caller('a'))
})
