import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openEngine } from '../../src/engine.js'
import { serve } from '../../src/http/node.js'
import { freshSchema } from '../storage/postgres/freshSchema.js'

/** A way to the database that can be cut: connections end, and no new ones are made. */
async function openPath(url: string) {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let isCut = false
  const proxy = createServer((client) => {
    if (isCut) {
      client.destroy()
      return
    }
    const database = connect(Number(port), hostname)
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        database.destroy()
      })
    }
    client.pipe(database).pipe(client)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = String((proxy.address() as AddressInfo).port)
  const cut = (): void => {
    isCut = true
    for (const socket of sockets) socket.destroy()
  }
  onTestFinished(() => {
    cut()
    proxy.close()
  })
  return {
    url: through.href,
    cut,
    mend: () => {
      isCut = false
    },
  }
}

test('while the database is away requests are answered by 503, and afterwards as before, with nothing half done', async () => {
  const { url, schema } = await freshSchema()
  const path = await openPath(url)
  const engine = await openEngine({ database: path.url, schema, threads: 0, poolSize: 3 })
  onTestFinished(() => engine.close())
  const serving = await serve(engine)
  onTestFinished(() => serving.close())
  const ask = async (at: string, body?: unknown) => {
    const answer = await fetch(`${serving.url}${at}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Token ${serving.token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return {
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      body: (await answer.json()) as never,
    }
  }
  const { project_id } = await engine.projects.create({ name: 'Reviews', language: 'en' })
  const upload = `/api/v5/projects/${project_id}/upload/`
  const docs = [{ title: 'One', text: 'The battery lasts.' }]
  expect((await ask(upload, { docs })).status).toBe(200)
  expect((await ask('/health/ready')).status).toBe(200)

  path.cut()
  const away = { status: 503, retryAfter: '5', body: expect.objectContaining({ error: 'STORAGE_UNAVAILABLE' }) }
  expect(await ask('/api/v5/projects/')).toEqual(away)
  expect(await ask(upload, { docs })).toEqual(away)
  expect(await ask('/api/v5/projects/', { name: 'Another', language: 'en' })).toEqual(away)
  expect(await ask('/health/ready')).toMatchObject({
    status: 503,
    body: { checks: [{ name: 'storage', passed: false, reason: expect.stringContaining('database') }] },
  })

  path.mend()
  expect((await ask('/health/ready')).status).toBe(200)
  expect((await engine.projects.list()).map((each) => [each.name, each.document_count])).toEqual([['Reviews', 1]])
  expect((await ask(upload, { docs })).status).toBe(200)
  expect((await engine.project(project_id).get()).document_count).toBe(2)
})
