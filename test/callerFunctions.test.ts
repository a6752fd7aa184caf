import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createCallerFunctions } from '../src/callerFunctions.js'
import { type Engine, openEngine } from '../src/engine.js'
import { emptyFolder } from './storage/folder.js'

describe('the handle of a project', () => {
  test.each<[string, (engine: Engine) => unknown, string]>([
    ['undefined', () => undefined, 'expected a text, the identifier of a project.'],
    ['a number', () => 5, 'expected a text, the identifier of a project.'],
    ['a promise', async () => 'ab', 'Await the promise first.'],
    ['a handle', (engine) => engine.project('ab'), 'Pass the `project_id` of this object.'],
  ])('is refused for %s', async (_, given, message) => {
    await using engine = await openEngine({ threads: 0 })
    const id = given(engine) as string
    const refused = expect.objectContaining({
      code: 'INVALID_PARAMS',
      message: expect.stringContaining(message),
      details: { parameters: ['project_id'] },
    })
    expect(() => engine.project(id)).toThrow(refused)
    await expect(engine.exportProject(id, 'reviews.conceptlite')).rejects.toEqual(refused)
  })

  test('with an unknown identifier fails at its first call', async () => {
    await using engine = await openEngine({ threads: 0 })
    await expect(engine.project('').get()).rejects.toMatchObject({ code: 'INADEQUATE_PERMISSION' })
  })
})

test.each([undefined, null, {}, 'a token', { token: 5 }])('`as(%j)` is refused at once', async (credential) => {
  await using engine = await openEngine({ threads: 0 })
  expect(() => engine.as(credential as never)).toThrow(
    expect.objectContaining({ code: 'INVALID_PARAMS', details: { parameters: ['token'] } }),
  )
})

test('a list may be filled anew for the next call at once, also with `request`', async () => {
  await using engine = await openEngine({ threads: 0 })
  const project = await engine.projects.create({ name: 'Batches', language: 'en' })
  const batch: { text: string }[] = []
  const calls = [1, 30].map((size) => {
    batch.push(...Array.from({ length: size }, () => ({ text: 'A quiet room.' })))
    const call = project.upload({ docs: batch })
    batch.length = 0
    return call
  })
  batch.push({ text: 'A loud room.' })
  calls.push(engine.request('POST', `/api/v5/projects/${project.project_id}/upload/`, { docs: batch }) as Promise<null>)
  batch.length = 0
  await Promise.all(calls)
  expect((await project.get()).document_count).toBe(32)
})

test.each<[method: unknown, target: unknown, code: string]>([
  ['GET', 'http://[', 'NOT_FOUND'],
  ['GET', undefined, 'NOT_FOUND'],
  [undefined, '/api/v5/projects/', 'METHOD_NOT_ALLOWED'],
  [5, '/api/v5/projects/', 'METHOD_NOT_ALLOWED'],
])('`request(%j, %j)` is refused with %s', async (method, target, code) => {
  await using engine = await openEngine({ threads: 0 })
  await expect(engine.request(method as string, target as string)).rejects.toMatchObject({ name: 'EngineError', code })
})

test.each<[string, () => unknown]>([
  [
    'a getter that throws',
    () => ({
      get docs(): never {
        throw new Error('unreadable')
      },
    }),
  ],
  [
    'a list that cannot be read',
    () => ({
      docs: new Proxy([], {
        get: () => {
          throw new Error('unreadable')
        },
      }),
    }),
  ],
])('%s fails its call with ERROR', async (_, params) => {
  await using engine = await openEngine({ threads: 0 })
  const project = await engine.projects.create({ name: 'Unreadable', language: 'en' })
  await expect(project.upload(params() as never)).rejects.toMatchObject({ code: 'ERROR' })
})

describe('onError', () => {
  test('may fail itself when it is told of a mail, for which nobody waits', async () => {
    const told: string[] = []
    const engine = await openEngine({
      threads: 0,
      passwordCost: 2,
      owner: { email: 'owner@example.org' },
      mail: () => Promise.reject(new Error('The mail server is down.')),
      onError: (_, { path }) => {
        told.push(path)
        throw new Error('A listener that fails changes nothing.')
      },
    })
    const project = await engine.projects.create({ name: 'Reviews', language: 'en' })
    await project.upload({ docs: [{ text: 'A quiet room.' }] })
    await project.build({ notify: true })
    await project.waitForSentimentBuild()
    const body = JSON.stringify({ email: 'owner@example.org' })
    const answered = await engine.fetch(
      new Request('http://localhost/api/v5/profile/password/reset/', { method: 'POST', body }),
    )
    expect(answered.status).toBe(200)
    await engine.close()
    expect(told.sort()).toEqual(['/api/v5/profile/password/reset/', '/api/v5/projects/:project_id/build/'])
  })

  test('is told of failures of functions by their endpoint, as of those of requests', async () => {
    const told: unknown[] = []
    const cause = new Error('no entropy')
    let fails = false
    await using engine = await openEngine({
      threads: 0,
      randomBytes: (size) => {
        if (fails) throw cause
        return crypto.getRandomValues(new Uint8Array(size))
      },
      onError: (error, { method, path }) => {
        told.push([error, method, path])
        throw new Error('A listener that fails changes nothing.')
      },
    })
    const { project_id } = await engine.projects.create({ name: 'First', language: 'en' })
    const { token } = await engine.tokens.create({ description: 'test' })
    fails = true
    const failed = expect.objectContaining({ code: 'ERROR', cause })
    await expect(engine.project(project_id).copy({ name: 'Second' })).rejects.toEqual(failed)
    await expect(engine.request('POST', `/api/v5/projects/${project_id}/copy/`, {})).rejects.toEqual(failed)
    await engine.fetch(
      new Request(`http://localhost/api/v5/projects/${project_id}/copy/`, {
        method: 'POST',
        headers: { authorization: `Token ${token}` },
      }),
    )
    const path = `/api/v5/projects/${project_id}/copy/`
    expect(told).toEqual([1, 2, 3].map(() => [cause, 'POST', path]))
  })

  test('is told of failures of a wait, an export and an import', async () => {
    const told: [string, string, string][] = []
    const reportFailure = (
      error: unknown,
      { method, path }: { readonly method: string; readonly path: string },
    ): void => {
      told.push([(error as Error).message, method, path])
    }
    const failing = createCallerFunctions({
      answer: async () => ({}),
      projects: { waitFor: () => Promise.reject(new Error('no page')) },
      reportFailure,
      limit: undefined,
    })({ authorization: undefined })
    await expect(failing.project('bcdfg').waitForBuild()).rejects.toMatchObject({ code: 'ERROR' })
    expect(told).toEqual([['no page', 'GET', '/api/v5/projects/bcdfg/']])
    const folder = emptyFolder()
    let fails = false
    await using engine = await openEngine({
      directory: join(folder, 'here'),
      threads: 0,
      randomBytes: (size) => {
        if (fails) throw new Error('no entropy')
        return crypto.getRandomValues(new Uint8Array(size))
      },
      onError: reportFailure,
    })
    const { project_id } = await engine.projects.create({ name: 'First', language: 'en' })
    const file = join(folder, 'first.conceptlite')
    await engine.exportProject(project_id, file)
    const lost = await engine.importProject(file)
    // It is opened at its first use.
    rmSync(join(folder, 'here', 'projects', `${lost.project_id}.db`))
    await expect(engine.exportProject(lost.project_id, file)).rejects.toMatchObject({ code: 'ERROR' })
    expect(told[1]).toEqual([expect.stringMatching(/missing/), 'GET', `/api/v5/projects/${lost.project_id}/`])
    fails = true
    await expect(engine.importProject(file)).rejects.toMatchObject({ code: 'ERROR' })
    expect(told.slice(2)).toEqual([['no entropy', 'POST', '/api/v5/projects/']])
    // Refusals and builds that failed are none.
    await expect(engine.importProject(join(folder, 'none'))).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
    await engine.project(project_id).build({ skip_sentiment: true })
    await expect(engine.project(project_id).waitForBuild()).rejects.toThrow('no documents')
    expect(told).toHaveLength(3)
  })

  test('is not told of refusals', async () => {
    const told: unknown[] = []
    await using engine = await openEngine({ threads: 0, onError: (error) => void told.push(error) })
    await expect(engine.project('none').get()).rejects.toMatchObject({ code: 'INADEQUATE_PERMISSION' })
    const aborted = AbortSignal.abort(new Error('enough'))
    await expect(engine.projects.list({}, { signal: aborted })).rejects.toThrow('enough')
    expect(told).toEqual([])
  })
})
