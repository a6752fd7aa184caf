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
  return [...html.matchAll(/(?:src|"stylesheet" href)="([^":]+)"/g)].map(([, name]) => `/${name}`)
}

const bytesOf = async (name: string): Promise<Buffer> => Buffer.from(await (await get(name)).arrayBuffer())

/** Files that a script imports when it is loaded (`from"./a.js"`), or later, for a screen (`import("./a.js")`). */
async function importsOf(name: string, isLater: boolean): Promise<string[]> {
  const script = (await bytesOf(name)).toString()
  const pattern = isLater ? /import\(["'`]\.(\/[^"'`]+)["'`]\)/g : /(?:from|import)\s*["'`]\.(\/[^"'`]+)["'`]/g
  return [...script.matchAll(pattern)].map(([, file]) => file!)
}

/** The given files with all that they import when they are loaded. */
async function loadedWith(names: readonly string[]): Promise<string[]> {
  const found = [...names]
  for (const name of found) {
    if (!name.endsWith('.js')) continue
    for (const file of await importsOf(name, false)) if (!found.includes(file)) found.push(file)
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

  test('asks for all that its script imports at the same time as for the script', async () => {
    const [script] = (await assetsOf()).filter((name) => name.endsWith('.js'))
    const html = await (await get('/')).text()
    const named = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(([, name]) => `/${name}`)
    expect(named.length).toBeGreaterThan(0)
    expect([script, ...named].sort()).toEqual((await loadedWith([script!])).sort())
  })

  test('shows its name and that it loads until the script has come', async () => {
    const html = await (await get('/')).text()
    expect(html).toMatch(/<div id="app">.*<span>concept<\/span>lite.*<p role="status">Loading…<\/p>.*<\/div>/)
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
      ['br', 'br'],
      ['br, gzip;q=0.5', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['gzip;q=0', null],
      ['identity', null],
    ] as const) {
      // fetch decompresses by itself.
      const answer = await get(script!, { 'accept-encoding': sent })
      expect(answer.headers.get('content-encoding'), sent).toBe(encoding)
      expect(answer.headers.get('vary')).toBe('accept-encoding')
      expect(Buffer.from(await answer.arrayBuffer()).equals(plain)).toBe(true)
    }
    const lengthOf = async (sent: string): Promise<number> =>
      Number((await get(script!, { 'accept-encoding': sent }, 'HEAD')).headers.get('content-length'))
    expect(await lengthOf('identity')).toBe(plain.byteLength)
    expect(await lengthOf('gzip')).toBeLessThan(plain.byteLength / 2)
    expect(await lengthOf('br')).toBeLessThan(await lengthOf('gzip'))
  })

  test('has at most 220 kB on each screen, 75 kB of them to be sent', async () => {
    const page = ['/', ...(await assetsOf())]
    const later = (await Promise.all((await loadedWith(page)).map((name) => importsOf(name, true)))).flat()
    const screens = [...new Set(later)].filter((name) => /^\/\w+Screen-/.test(name))
    expect(screens.length).toBeGreaterThan(6)
    for (const screen of screens) {
      const parts = await Promise.all((await loadedWith([...page, screen])).map(bytesOf))
      const sum = (sizes: number[]): number => sizes.reduce((total, size) => total + size, 0)
      expect(sum(parts.map(({ byteLength }) => byteLength)), screen).toBeLessThan(220_000)
      const packed = parts.map((part) => gzipSync(part, { level: 9 }))
      expect(packed.map((part) => gunzipSync(part).byteLength)).toEqual(parts.map(({ byteLength }) => byteLength))
      expect(sum(packed.map(({ byteLength }) => byteLength)), screen).toBeLessThan(75_000)
    }
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
