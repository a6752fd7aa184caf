import { describe, expect, test } from 'vitest'
import { type Engine, openEngine } from '../src/engine.js'

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

describe('onError', () => {
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

  test('is not told of refusals', async () => {
    const told: unknown[] = []
    await using engine = await openEngine({ threads: 0, onError: (error) => void told.push(error) })
    await expect(engine.project('none').get()).rejects.toMatchObject({ code: 'INADEQUATE_PERMISSION' })
    const aborted = AbortSignal.abort(new Error('enough'))
    await expect(engine.projects.list({}, { signal: aborted })).rejects.toThrow('enough')
    expect(told).toEqual([])
  })
})
