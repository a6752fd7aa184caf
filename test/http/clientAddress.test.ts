import { describe, expect, test } from 'vitest'
import { openEngine } from '../../src/engine.js'
import { forwardedAddress, networkOf } from '../../src/http/clientAddress.js'
import { serve } from '../../src/http/node.js'

const PEER = '10.0.0.9'

describe('the address of a client', () => {
  test.each([
    ['without proxies is where the connection comes from, whatever the client says', 0, '192.0.2.1', PEER],
    ['behind one proxy is the last entry', 1, '203.0.113.5, 192.0.2.1', '192.0.2.1'],
    ['behind two proxies is the last entry but one', 2, '203.0.113.5, 192.0.2.1 ,10.0.0.7', '192.0.2.1'],
    ['is the first entry where there are fewer than proxies', 3, '192.0.2.1,10.0.0.7', '192.0.2.1'],
    ['is the proxy when it names nobody', 1, undefined, PEER],
    ['is the proxy when it names no address', 1, '192.0.2.1, unknown', PEER],
    ['is the proxy when an entry is more than an address', 1, '192.0.2.1, x192.0.2.2:4711', PEER],
    ['is the proxy when brackets stand within an entry', 1, 'x[2001:db8::1]:4711', PEER],
    ['is the proxy when no port follows the colon', 1, '192.0.2.1:', PEER],
    ['is the proxy where only commas are sent', 2, ',,', PEER],
    ['has no port', 1, '192.0.2.1:4711', '192.0.2.1'],
    ['may be of version 6', 1, '2001:db8::1', '2001:db8::1'],
    ['may be of version 6 with a port', 1, '[2001:db8::1]:4711', '2001:db8::1'],
  ])('%s', (_what, hops, sent, expected) => {
    expect(forwardedAddress(PEER, sent, { hops, header: 'x-forwarded-for' })).toBe(expected)
  })

  test.each([
    [1, 'for=203.0.113.5;proto=http, for=192.0.2.1;by=10.0.0.7', '192.0.2.1'],
    [1, 'proto=http;For="[2001:db8::1]:4711"', '2001:db8::1'],
    [2, 'for=192.0.2.1, for=10.0.0.7', '192.0.2.1'],
    // A quotation mark that the client opened does not swallow what the proxy added.
    [1, 'for="203.0.113.5, for=192.0.2.1', '192.0.2.1'],
    [1, 'for=_hidden', PEER],
  ])('behind %i proxies that write the standard header: %s', (hops, sent, expected) => {
    expect(forwardedAddress(PEER, sent, { hops, header: 'forwarded' })).toBe(expected)
  })

  test('counts by network: one address of version 4, 64 bits of version 6', () => {
    expect(networkOf('192.0.2.1')).toBe('192.0.2.1')
    expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1')
    expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64')
    expect(networkOf('2001:db8:0:0:ffff:1:2:3')).toBe('2001:db8:0:0::/64')
    expect(networkOf('2001:0db8:1::%eth0')).toBe('2001:db8:1:0::/64')
    expect(networkOf('2001:db8:7::5:6:7:8')).toBe('2001:db8:7:0::/64')
    expect(networkOf('2001::3:4:5:6:7')).toBe('2001:0:0:3::/64')
    expect(networkOf('::1')).toBe('0:0:0:0::/64')
    expect(networkOf(undefined)).toBeUndefined()
  })
})

describe('callers without a token', () => {
  const statuses = async (ask: () => Promise<Response>, calls: number): Promise<Record<number, number>> => {
    const counts: Record<number, number> = {}
    for (const { status } of await Promise.all(Array.from({ length: calls }, ask))) {
      counts[status] = (counts[status] ?? 0) + 1
    }
    return counts
  }

  test('are limited by their address, which a trusted proxy names', async () => {
    await using engine = await openEngine({ threads: 0 })
    const serving = await serve(engine, { trustProxy: 1 })
    const from = (address: string) => () =>
      fetch(`${serving.url}/api/v5/status/`, { headers: { 'x-forwarded-for': `203.0.113.5, ${address}` } })
    expect(await statuses(from('192.0.2.1'), 30)).toMatchObject({ 429: expect.any(Number) })
    expect(await statuses(from('192.0.2.2'), 10)).toEqual({ 200: 10 })
    await serving.close()
  })

  test('cannot choose their address when no proxy is trusted', async () => {
    await using engine = await openEngine({ threads: 0 })
    const serving = await serve(engine)
    let call = 0
    const ask = () => fetch(`${serving.url}/api/v5/status/`, { headers: { 'x-forwarded-for': `192.0.2.${call++}` } })
    expect(await statuses(ask, 30)).toMatchObject({ 429: expect.any(Number) })
    await serving.close()
  })

  test('of engine.fetch are told apart by the option clientAddress', async () => {
    await using engine = await openEngine({ threads: 0, rateLimits: true })
    const from = (clientAddress?: string) => () =>
      engine.fetch(new Request('http://localhost/api/v5/status/'), { clientAddress })
    expect(await statuses(from('192.0.2.1'), 11)).toEqual({ 200: 10, 429: 1 })
    expect(await statuses(from('192.0.2.2'), 11)).toEqual({ 200: 10, 429: 1 })
    expect(await statuses(from(), 11)).toEqual({ 200: 10, 429: 1 })
  })

  test.each([[-1], [1.5], [{ hops: 1, header: 'x-real-ip' }]])(
    'are not served with trustProxy %j',
    async (trustProxy) => {
      await using engine = await openEngine({ threads: 0 })
      await expect(serve(engine, { trustProxy: trustProxy as never })).rejects.toMatchObject({
        code: 'INVALID_PARAMS',
        details: { parameters: ['trustProxy'] },
      })
    },
  )
})
