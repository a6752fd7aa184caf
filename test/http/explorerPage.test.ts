import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Engine, openEngine } from '../../src/engine.js'
import { createListener } from '../../src/http/listener.js'
import { type Serving, serve } from '../../src/http/node.js'

let engine: Engine
let serving: Serving

beforeAll(async () => {
  engine = await openEngine({ threads: 0 })
  serving = await serve(engine, { explorer: true })
})
afterAll(async () => {
  await serving.close()
  await engine.close()
})

/** Without the transparent decompression that fetch asks for by itself. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  fetch(serving.url + path, { method, headers: { 'accept-encoding': 'identity', ...headers } })

/** Names of the script and the style sheet in the page. */
async function assetsOf(): Promise<string[]> {
  const html = await (await get('/')).text()
  return [...html.matchAll(/(?:src|href)="([^":]+)"/g)].map(([, name]) => `/${name}`)
}

/** Names of all files with the code of screens, but for the reader of tables and workbooks, which only a dropped file needs. */
async function filesOfScreens(): Promise<string[]> {
  const found = ['/', ...(await assetsOf())]
  for (const name of found) {
    if (!name.endsWith('.js')) continue
    const script = await (await get(name)).text()
    const imported = [...script.matchAll(/["'`]\.(\/[\w.]+-[\w-]{8}\.js)["'`]/g)].map(([, file]) => file!)
    for (const file of imported) if (!found.includes(file) && !file.startsWith('/readFile-')) found.push(file)
  }
  return found
}

describe('the page of the explorer', () => {
  test('admits only its own script and style, asks only its origin, and cannot be framed', async () => {
    const { status, headers } = await get('/')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    const policy = new Map(
      headers
        .get('content-security-policy')!
        .split('; ')
        .map((part) => [part.slice(0, part.indexOf(' ')), part.slice(part.indexOf(' ') + 1)]),
    )
    expect(policy.get('default-src')).toBe("'none'")
    for (const name of ['script-src', 'style-src', 'connect-src']) expect(policy.get(name)).toBe("'self'")
    expect(policy.get('frame-ancestors')).toBe("'none'")
    expect([...policy.values()].join(' ')).not.toContain('unsafe')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('set-cookie')).toBeNull()
  })

  test('has a script and a style sheet whose names change with their content, and that browsers keep', async () => {
    const assets = await assetsOf()
    expect(assets.map((name) => name.replace(/-[\w-]{8}\./, '-HASH.')).sort()).toEqual([
      '/explorer-HASH.css',
      '/explorer-HASH.js',
    ])
    for (const name of assets) {
      const { status, headers } = await get(name)
      expect(status).toBe(200)
      expect(headers.get('cache-control')).toContain('immutable')
      expect(headers.get('content-type')).toMatch(name.endsWith('js') ? /^text\/javascript;/ : /^text\/css;/)
    }
    expect((await get('/')).headers.get('cache-control')).toBe('no-cache')
  })

  test('is not sent again to a browser that has it', async () => {
    const etag = (await get('/')).headers.get('etag')!
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const answer = await get('/', { 'if-none-match': known })
      expect(answer.status).toBe(304)
      expect(await answer.text()).toBe('')
    }
    expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  test('is compressed for clients that read it', async () => {
    const [script] = (await assetsOf()).filter((name) => name.endsWith('.js'))
    const plain = Buffer.from(await (await get(script!)).arrayBuffer())
    for (const [sent, encoding] of [
      ['gzip', 'gzip'],
      ['br, gzip;q=0.5', 'gzip'],
      ['gzip;q=0', null],
      ['identity', null],
    ] as const) {
      const { headers } = await get(script!, { 'accept-encoding': sent }, 'HEAD')
      expect(headers.get('content-encoding'), sent).toBe(encoding)
      expect(Number(headers.get('content-length')) < plain.byteLength).toBe(encoding === 'gzip')
    }
    // fetch decompresses by itself.
    const unpacked = Buffer.from(await (await get(script!, { 'accept-encoding': 'gzip' })).arrayBuffer())
    expect(unpacked.equals(plain)).toBe(true)
  })

  test('has at most 220 kB with all screens, 75 kB of them to be sent', async () => {
    const names = await filesOfScreens()
    expect(names.filter((name) => /^\/\w+Screen-/.test(name)).length).toBeGreaterThan(4)
    const parts = await Promise.all(names.map(async (name) => Buffer.from(await (await get(name)).arrayBuffer())))
    const sum = (sizes: number[]): number => sizes.reduce((total, size) => total + size, 0)
    expect(sum(parts.map(({ byteLength }) => byteLength))).toBeLessThan(220_000)
    const packed = parts.map((part) => gzipSync(part, { level: 9 }))
    expect(packed.map((part) => gunzipSync(part).byteLength)).toEqual(parts.map(({ byteLength }) => byteLength))
    expect(sum(packed.map(({ byteLength }) => byteLength))).toBeLessThan(75_000)
  })

  test('stands beside the interface, which answers as before', async () => {
    const authorization = `Token ${serving.token}`
    expect((await get('/api/v5/profile/', { authorization })).status).toBe(200)
    expect((await get('/elsewhere')).status).toBe(404)
    expect((await get('/', {}, 'POST')).status).toBe(404)
  })
})

test('without the option there is no page, neither over HTTP nor in process', async () => {
  const plain = await serve(engine)
  expect((await fetch(`${plain.url}/`)).status).toBe(404)
  await plain.close()
  expect((await engine.fetch(new Request('http://localhost/'))).status).toBe(404)
})

test('a middleware keeps the page of the application unless it is asked for', () => {
  const next: string[] = []
  const request = { method: 'GET', url: '/', headers: {} } as never
  createListener(engine)(request, {} as never, () => next.push('next'))
  expect(next).toEqual(['next'])
})
