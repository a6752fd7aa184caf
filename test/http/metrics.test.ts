import { expect, onTestFinished, test } from 'vitest'
import { openEngine } from '../../src/engine.js'
import { serve } from '../../src/http/node.js'
import { emptyFolder } from '../storage/folder.js'
import { freshSchema } from '../storage/postgres/freshSchema.js'

/** Samples of the text format: `name{label="value"} 3`. */
const sampleOf = (text: string, sample: string): number | undefined => {
  const line = text.split('\n').find((each) => each.startsWith(`${sample} `))
  return line === undefined ? undefined : Number(line.slice(sample.length + 1))
}

test('requests are counted and told to a listener as well', async () => {
  await using engine = await openEngine({ threads: 0 })
  const told: string[] = []
  const serving = await serve(engine, {
    metrics: true,
    onAnswer: ({ method, status }) => told.push(`${method} ${status}`),
  })
  for (const method of ['GET', 'PUT']) await fetch(`${serving.url}/elsewhere`, { method })
  const text = await (await fetch(`${serving.url}/metrics`)).text()
  await serving.close()
  const counts = [...text.matchAll(/^conceptlite_http_request_duration_seconds_count\{(.*)\} (\d+)$/gm)]
  expect(counts.map(([, , count]) => Number(count)).reduce((sum, count) => sum + count, 0)).toBe(2)
  expect(told).toEqual(['GET 404', 'PUT 404'])
})

test('counts requests by route and status, refusals by code, builds by result, and what is open', async () => {
  await using engine = await openEngine({ threads: 0 })
  const serving = await serve(engine, { metrics: true })
  const headers = { authorization: `Token ${serving.token}` }
  const project = await engine.projects.create({ name: 'Measured', language: 'en' })
  await project.upload({ docs: [{ text: 'A quiet room with a view.' }] })
  await project.build()
  await project.waitForBuild()
  await project.docs.search({ search: { texts: ['room'] } })
  for (let call = 0; call < 3; call++) await fetch(`${serving.url}/api/v5/projects/`, { headers })
  await fetch(`${serving.url}/api/v5/projects/`)
  await fetch(`${serving.url}/elsewhere`, { method: 'PROPFIND' })
  const answer = await fetch(`${serving.url}/metrics`)
  const text = await answer.text()
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  const requests = (method: string, route: string, status: number): number | undefined =>
    sampleOf(
      text,
      `conceptlite_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`,
    )
  expect(requests('GET', '/api/v5/projects/', 200)).toBe(3)
  expect(requests('GET', '/api/v5/projects/', 401)).toBe(1)
  expect(requests('other', 'none', 404)).toBe(1)
  expect(sampleOf(text, 'conceptlite_http_errors_total{code="NO_TOKEN"}')).toBe(1)
  expect(sampleOf(text, 'conceptlite_builds_total{result="succeeded"}')).toBe(1)
  expect(sampleOf(text, 'conceptlite_builds_total{result="failed"}')).toBe(0)
  expect(sampleOf(text, 'conceptlite_builds_running')).toBe(0)
  expect(sampleOf(text, 'conceptlite_open_projects')).toBe(1)
  expect(sampleOf(text, 'conceptlite_cache_bytes')).toBeGreaterThan(0)
  expect(sampleOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e6)
  await serving.close()
})

test('with a database, its connections are counted; without one there are no such series', async () => {
  const { url: database, schema } = await freshSchema()
  const engine = await openEngine({ database, schema, threads: 0, poolSize: 3 })
  const inFolder = await openEngine({ threads: 0, directory: emptyFolder() })
  const [serving, without] = [await serve(engine, { metrics: true }), await serve(inFolder, { metrics: true })]
  onTestFinished(async () => {
    for (const each of [serving, without, engine, inFolder]) await each.close()
  })
  await Promise.all(Array.from({ length: 20 }, () => engine.projects.list()))
  const text = await (await fetch(`${serving.url}/metrics`)).text()
  const open = sampleOf(text, 'conceptlite_database_connections')!
  expect(open).toBeGreaterThanOrEqual(1)
  expect(open).toBeLessThanOrEqual(3)
  // Nothing is asked now.
  expect(sampleOf(text, 'conceptlite_database_connections_idle')).toBe(open)
  expect(sampleOf(text, 'conceptlite_database_calls_waiting')).toBe(0)
  expect(await (await fetch(`${without.url}/metrics`)).text()).not.toContain('conceptlite_database')
})

test('are not shown unless asked for', async () => {
  await using engine = await openEngine({ threads: 0 })
  const serving = await serve(engine)
  expect((await fetch(`${serving.url}/metrics`)).status).toBe(404)
  await serving.close()
})
