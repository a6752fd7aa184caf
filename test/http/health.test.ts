import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Engine, openEngine } from '../../src/engine.js'
import { createHealth, type ReadinessCheck } from '../../src/http/health.js'
import { serve } from '../../src/http/node.js'
import { served } from './served.js'

let engine: Engine
beforeAll(async () => {
  engine = await openEngine({ threads: 0 })
})
afterAll(() => engine.close())

const good: ReadinessCheck = { name: 'storage', passed: true }
const full: ReadinessCheck = { name: 'disk', passed: false, reason: '3 MiB are free, 64 MiB are needed' }

test.each([
  ['all checks pass', [good], false, 200, { status: 'ready', checks: [good] }],
  ['one check fails', [good, full], false, 503, { status: 'not ready', checks: [good, full] }],
  ['the server stops', [good], true, 503, { status: 'stopping' }],
])('readiness when %s', async (_, checks, isStopping, status, body) => {
  await served(createHealth({ checks: async () => checks, isStopping: () => isStopping }), async (url) => {
    const answer = await fetch(`${url}/health/ready?a=1`)
    expect([answer.status, await answer.json()]).toEqual([status, body])
    expect(answer.headers.get('retry-after')).toBe(status === 503 ? '5' : null)
    expect((await fetch(`${url}/health/live`)).status).toBe(200)
  })
})

test('readiness when the engine is closed is a failed check, not an error', async () => {
  const checks = () => Promise.reject(new Error('closed'))
  await served(createHealth({ checks, isStopping: () => false }), async (url) => {
    const answer = await fetch(`${url}/health/ready`)
    const failed = { name: 'engine', passed: false, reason: 'closed' }
    expect([answer.status, await answer.json()]).toEqual([503, { status: 'not ready', checks: [failed] }])
  })
})

describe('serve', () => {
  test('answers health without a token and everything else as before, or nothing if told so', async () => {
    const serving = await serve(engine)
    expect(await (await fetch(`${serving.url}/health/ready`)).json()).toEqual({ status: 'ready', checks: [good] })
    expect((await fetch(`${serving.url}/health/live`, { method: 'POST' })).status).toBe(404)
    expect((await fetch(`${serving.url}/api/v5/projects/`)).status).toBe(401)
    await serving.close()
    const silent = await serve(engine, { health: false })
    expect((await fetch(`${silent.url}/health/live`)).status).toBe(404)
    await silent.close()
  })

  test('is not ready while it drains, and still answers', async () => {
    const serving = await serve(engine, { drainTimeout: 0.3 })
    const headers = { authorization: `Token ${serving.token}` }
    const closed = serving.close()
    expect((await fetch(`${serving.url}/health/ready`)).status).toBe(503)
    expect((await fetch(`${serving.url}/api/v5/projects/`, { headers })).status).toBe(200)
    await closed
    await expect(fetch(`${serving.url}/health/ready`)).rejects.toThrow()
  })
})
