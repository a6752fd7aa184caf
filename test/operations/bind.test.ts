import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Engine, openEngine } from '../../src/engine.js'

/** One way in, in one order: caller, parameters, resource and permission, build state (STYLE 3). */
let engine: Engine
let projectId: string
let path: string

beforeAll(async () => {
  engine = await openEngine({ threads: 0 })
  projectId = (await engine.projects.create({ name: 'Order', language: 'en' })).project_id
  path = `/api/v5/projects/${projectId}/docs/`
})
afterAll(() => engine.close())

const nowhere = '/api/v5/projects/zzzzz/docs/'

describe('of several faults the first in order is told', () => {
  test('the caller before the parameters', async () => {
    const stranger = engine.as({ token: 'wrong' })
    await expect(stranger.request('GET', nowhere, { limit: -1 })).rejects.toMatchObject({ code: 'INVALID_TOKEN' })
  })

  test('the parameters before the resource', async () => {
    await expect(engine.request('GET', nowhere, { limit: -1 })).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
  })

  test('the resource before its state', async () => {
    await expect(engine.request('GET', nowhere)).rejects.toMatchObject({ code: 'INADEQUATE_PERMISSION' })
  })

  test('the state before the answer', async () => {
    await expect(engine.request('GET', path)).rejects.toMatchObject({ code: 'PROJECT_NOT_BUILT' })
  })
})

test('questions in a row let the event loop turn', async () => {
  let hasTurned = false
  setImmediate(() => {
    hasTurned = true
  })
  const project = engine.project(projectId)
  for (let calls = 0; calls < 100_000 && !hasTurned; calls++) await project.get()
  expect(hasTurned).toBe(true)
})

test('the event loop turns between parameters that take long to read and what is done with them', async () => {
  let hasTurned = false
  await engine.project(projectId).update({
    get description() {
      setImmediate(() => {
        hasTurned = true
      })
      const end = performance.now() + 20
      while (performance.now() < end);
      return 'read slowly'
    },
  })
  expect(hasTurned).toBe(true)
})

describe('functions', () => {
  test('are as strict as requests', async () => {
    const project = engine.project('zzzzz')
    // @ts-expect-error the types say so too
    await expect(project.docs.search({ limt: 5 })).rejects.toMatchObject({
      code: 'INVALID_PARAMS',
      details: { parameters: ['limt'] },
    })
    // @ts-expect-error the types say so too
    await expect(project.docs.search([])).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
    // @ts-expect-error the types say so too
    await expect(project.docs.search({ limit: '5' })).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
  })

  test('refuse ids of projects that are no ids as they refuse missing ones', async () => {
    for (const id of ['', '../catalog', '__proto__', 'a'.repeat(100_000), '\0']) {
      await expect(engine.project(id).get()).rejects.toMatchObject({ code: 'INADEQUATE_PERMISSION' })
    }
  })

  test('give up when their signal says so', async () => {
    const signal = AbortSignal.abort(new Error('changed my mind'))
    await expect(engine.projects.list({}, { signal })).rejects.toThrow('changed my mind')
  })
})

describe('options of an engine', () => {
  test.each([
    ['directry', { directry: './x' }],
    ['threads', { threads: -1 }],
    ['threads', { threads: 1.5 }],
    ['now', { now: 5 }],
    ['positions', { positions: 'bytes' }],
    ['directory', { directory: '' }],
  ])('%s is refused by name: %j', async (name, options) => {
    await expect(openEngine(options as object)).rejects.toMatchObject({
      code: 'INVALID_PARAMS',
      details: { parameters: [name] },
    })
  })
})
