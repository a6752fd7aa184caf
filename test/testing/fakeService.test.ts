import { describe, expect, test } from 'vitest'
import { type FakeService, fakeService } from '../../src/testing/fakeService.js'

/** One request as a client of the service sends it. */
async function ask(service: FakeService, method: string, path: string, body?: unknown): Promise<Response> {
  return await fetch(`${service.url}/api/v5${path}`, {
    method,
    headers: { authorization: `Token ${service.token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

const projectsOf = async (
  service: FakeService,
): Promise<{ name: string; project_id: string; creation_date: number }[]> =>
  (await (await ask(service, 'GET', '/projects/')).json()) as never

describe('fakeService', () => {
  test('answers a client over HTTP, and the same project by its functions', async () => {
    await using service = await fakeService()
    const made = await ask(service, 'POST', '/projects/', { name: 'Reviews', language: 'en' })
    expect(made.status).toBe(200)
    expect(await service.engine.projects.list({ fields: ['name'] })).toEqual([{ name: 'Reviews' }])
  })

  test('takes long requests as the server does, and refuses longer ones as the service does', async () => {
    await using service = await fakeService()
    const listed = async (length: number): Promise<Response> =>
      await ask(service, 'GET', `/projects/?fields=${encodeURIComponent(JSON.stringify(['x'.repeat(length)]))}`)
    expect((await listed(100_000)).status).toBe(200)
    const refused = await listed(1_100_000)
    expect([refused.status, await refused.json()]).toEqual([
      431,
      expect.objectContaining({ error: 'HEADERS_TOO_LARGE', message: expect.any(String) }),
    ])
  })

  test('reset forgets everything but address and token', async () => {
    await using service = await fakeService()
    const { url, token } = service
    await ask(service, 'POST', '/projects/', { name: 'Before', language: 'en' })
    service.clock.advance(3600)
    await service.engine.profile.resetPassword({ email: 'nobody@example.org' })
    await service.reset()
    expect([service.url, service.token]).toEqual([url, token])
    expect(await projectsOf(service)).toEqual([])
    expect(service.mails).toEqual([])
    expect(service.clock.now()).toBe(Date.UTC(2024, 0, 1) / 1000)
  })

  test('its clock stands still until it is moved', async () => {
    await using service = await fakeService({ now: new Date('2025-06-01T12:00:00Z') })
    const start = Date.UTC(2025, 5, 1, 12) / 1000
    await ask(service, 'POST', '/projects/', { name: 'One', language: 'en' })
    service.clock.advance(90)
    await ask(service, 'POST', '/projects/', { name: 'Two', language: 'en' })
    const dates = Object.fromEntries(
      (await projectsOf(service)).map((project) => [project.name, project.creation_date]),
    )
    expect(dates).toEqual({ One: start, Two: start + 90 })
  })

  test('a token expires when the clock passes its end', async () => {
    await using service = await fakeService({ owner: { email: 'ann@example.org', password: 'quite long enough' } })
    const login = { username: 'ann@example.org', password: 'quite long enough' }
    const { token } = await service.engine.login(login)
    const own = service.engine.as({ token })
    expect(await own.projects.list()).toEqual([])
    service.clock.advance(400 * 86_400)
    await expect(own.projects.list()).rejects.toMatchObject({ code: 'INVALID_TOKEN' })
  })

  test('mails are collected, and their links lead to it', async () => {
    await using service = await fakeService()
    const { workspace_id } = await service.engine.projects.create({ name: 'Reviews', language: 'en' })
    await service.engine.workspaces.invite({ workspace_id, email: 'bob@example.org', role: 'viewer' })
    expect(service.mails).toMatchObject([{ to: 'bob@example.org' }])
    expect(service.mails[0]!.text).toContain(service.url)
  })

  test('the same seed gives the same identifiers, another one others', async () => {
    const idOf = async (seed: number): Promise<string> => {
      await using service = await fakeService({ seed, port: false })
      return (await service.engine.projects.create({ name: 'Reviews', language: 'en' })).project_id
    }
    expect(await idOf(7)).toBe(await idOf(7))
    expect(await idOf(7)).not.toBe(await idOf(8))
  })

  test('without a port it answers requests to any host by `fetch`', async () => {
    await using service = await fakeService({ port: false, token: 'mine' })
    const request = new Request('https://text.example.com/api/v5/projects/', {
      headers: { authorization: 'Token mine' },
    })
    const answer = await service.fetch(request)
    expect([answer.status, await answer.json()]).toEqual([200, []])
    await expect(fetch(`${service.url}/api/v5/projects/`)).rejects.toThrow()
  })

  test('a port that is taken is an error, and so is an unknown option', async () => {
    await using service = await fakeService()
    const port = Number(new URL(service.url).port)
    await expect(fakeService({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
    await expect(fakeService({ folder: 'x' } as object)).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
  })

  test('after `close` nothing listens, and closing again changes nothing', async () => {
    const service = await fakeService()
    await service.close()
    await service.close()
    await expect(fetch(service.url)).rejects.toThrow()
  })

  test.each([
    [{ portt: 1 }, 'portt', 'Did you mean `port`?'],
    [{ tokn: 'x' }, 'tokn', 'Did you mean `token`?'],
    [{ directory: '/data' }, 'directory', 'The options are background'],
    [{ folder: '/data' }, 'folder', 'The options are background'],
    [{ port: 70_000 }, 'port', 'expected a port from 0 to 65535'],
    [{ port: '8080' }, 'port', 'expected a port from 0 to 65535, or false'],
    [{ now: '2024-01-01' }, 'now', 'expected a valid date or a number of seconds since 1970'],
    [{ seed: 'x' }, 'seed', 'expected number'],
    [{ threads: -1 }, 'threads', '`threads`'],
  ])('refuses %j by the name of the option', async (options, name, message) => {
    await expect(fakeService(options as object)).rejects.toMatchObject({
      code: 'INVALID_PARAMS',
      message: expect.stringContaining(message),
      details: { parameters: [name] },
    })
  })

  test.each([0, false] as const)('its clock moves rate limits, with port %j', async (port) => {
    await using service = await fakeService({ port, rateLimits: true })
    const headers = { authorization: `Token ${service.token}` }
    const request = () => new Request(`${service.url}/api/v5/projects/`, { headers })
    const status = async (): Promise<number> =>
      (port === false ? await service.fetch(request()) : await fetch(request())).status
    for (let call = 0; call < 10; call++) expect(await status()).toBe(200)
    expect(await status()).toBe(429)
    service.clock.advance(0.5)
    expect(await status()).toBe(429)
    service.clock.advance(0.5)
    expect(await status()).toBe(200)
  })

  test('a misspelt option is one of fakeService, whose options are listed with those of the engine', async () => {
    await expect(fakeService({ portt: 1 } as object)).rejects.toThrow(
      /^`portt` is not an option of fakeService\. .*\bport, .*\bseed, .*\bthreads, token, /,
    )
  })

  test('resets at the same time come one after the other, and none leaves an engine open', async () => {
    const service = await fakeService({ port: false })
    const engines = [service.engine]
    const resets = [service.reset(), service.reset()]
    for (const reset of resets) {
      await reset
      engines.push(service.engine)
    }
    await service.close()
    expect(new Set(engines).size).toBe(3)
    for (const engine of engines) await expect(engine.projects.list()).rejects.toThrow('The engine is closed.')
  })

  test('after `close` it cannot be reset, and a reset under way leaves nothing open', async () => {
    const service = await fakeService({ port: false })
    const reset = service.reset()
    await service.close()
    await reset
    await expect(service.engine.projects.list()).rejects.toThrow('The engine is closed.')
    await expect(service.reset()).rejects.toMatchObject({
      code: 'ERROR',
      message: expect.stringMatching(/^The service is closed\./),
    })
  })
})
