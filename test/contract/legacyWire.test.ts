import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Engine, openEngine } from '../../src/engine.js'
import { type Serving, serve } from '../../src/http/node.js'
import { type At, hotelDocuments, openHotel, recalculate } from '../operations/legacy/openLegacy.js'

/** The legacy listing over HTTP: envelope, bodies that are lists, forms, both prefixes. */
let engine: Engine
let serving: Serving
let at: At
beforeAll(async () => {
  engine = await openEngine({ threads: 0 })
  at = (await openHotel(engine)).at
  serving = await serve(engine, { rateLimits: false })
})
afterAll(async () => {
  await serving.close()
  await engine.close()
})

const ask = async (
  method: string,
  path: string,
  body?: string,
  type = 'application/json',
): Promise<{ status: number; body: { error: { code: string } | null; result: unknown } }> => {
  const headers = { authorization: `Token ${serving.token}`, ...(body !== undefined && { 'content-type': type }) }
  const response = await fetch(serving.url + path, { method, headers, ...(body !== undefined && { body }) })
  return { status: response.status, body: (await response.json()) as never }
}
const projectPath = (prefix = '/v4'): string => `${prefix}/projects/${at.account}/${at.project_id}/`

test('results come in the envelope, under both prefixes, with and without a slash at the end', async () => {
  const result = JSON.parse(JSON.stringify(await engine.legacy.projects.get(at)))
  for (const path of [projectPath(), projectPath('/api/v4'), projectPath().slice(0, -1)]) {
    expect(await ask('GET', path)).toEqual({ status: 200, body: { error: null, result } })
  }
})

test('errors stand in the envelope, too', async () => {
  for (const prefix of ['/v4', '/api/v4']) {
    const { status, body } = await ask('GET', `${projectPath(prefix)}docs/search/`)
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: { code: 'INVALID_PARAMS', message: expect.any(String) }, result: null })
  }
})

test('the failure of a project to be created is a string, unless it is one of authorization', async () => {
  for (const prefix of ['/v4', '/api/v4']) {
    const path = `${prefix}/projects/${at.account}/`
    for (const params of [{}, { name: ' ' }, { nam: 'Inn' }]) {
      const { status, body } = await ask('POST', path, JSON.stringify(params))
      expect([status, body]).toEqual([400, { error: expect.stringMatching(/`nam(e)?`/), result: null }])
    }
    const elsewhere = await ask('POST', `${prefix}/projects/nowhere1/`, '{"name": "Inn"}')
    expect([elsewhere.status, elsewhere.body.error]).toEqual([
      403,
      { code: 'INADEQUATE_PERMISSION', message: expect.any(String) },
    ])
    const anonymous = await fetch(serving.url + path, { method: 'POST', body: '{"name": "Inn"}' })
    expect(await anonymous.json()).toMatchObject({ error: { code: 'NO_TOKEN' } })
  }
})

test('a body may be a list of documents, and only where the listing says so', async () => {
  const path = `${projectPath('/api/v4')}docs/`
  const added = await ask('POST', path, JSON.stringify([{ text: 'A list.' }, 4]))
  expect(added.body.result).toMatchObject([{ success: true }, { success: false }])
  const { _id } = (added.body.result as { _id: string }[])[0]!
  const changed = await ask('PUT', path, JSON.stringify([{ _id, title: 'Changed' }]))
  expect(changed.body).toEqual({ error: null, result: 'OK' })
  const waiting = await ask('GET', `${path}?uncommitted=True&id=${_id}`)
  expect(waiting.body.result).toMatchObject({ _id, text: 'A list.', title: 'Changed' })
  const vectors = await ask('POST', `${path}vectors/`, JSON.stringify([{ text: 'A room.' }]))
  expect(vectors.body.result).toMatchObject([{ text: 'A room.', vector: expect.any(String) }])
  expect((await ask('POST', `${path}revert/`)).body.result).toBe('OK')
  expect((await ask('POST', `${path}revert/`, '[]')).status).toBe(400)
})

test('deletion takes its ids in the query', async () => {
  const ids = encodeURIComponent(JSON.stringify(['doc-30', 'doc-31']))
  expect((await ask('DELETE', `${projectPath()}docs/?ids=${ids}`)).body).toEqual({ error: null, result: 'OK' })
  await engine.legacy.docs.revert(at)
})

describe('the same question', () => {
  const question = { terms: ['room|en', '~staff|en'], negative: { text: 'cold' }, limit: 3, doc_fields: ['_id'] }
  test('has one answer as a function, in a query, and with terms between commas', async () => {
    const result = JSON.parse(JSON.stringify(await engine.legacy.docs.search({ ...at, ...question })))
    const query = (terms: string): string =>
      new URLSearchParams({
        terms,
        negative: JSON.stringify(question.negative),
        limit: '3',
        doc_fields: JSON.stringify(question.doc_fields),
      }).toString()
    for (const terms of [JSON.stringify(question.terms), 'room|en, ~staff|en']) {
      const { body } = await ask('GET', `${projectPath()}docs/search/?${query(terms)}`)
      expect(body).toEqual({ error: null, result })
    }
  })
})

test('a form carries JSON in its fields', async () => {
  const form = new URLSearchParams({ subsets: '["city"]', ids: '["doc-1"]', destination: '123', notify: 'False' })
  const type = 'application/x-www-form-urlencoded'
  const { status, body } = await ask('POST', `${projectPath()}project/branch`, form.toString(), type)
  expect({ status, body }).toMatchObject({ status: 200, body: { error: null, result: { name: '123', job_id: 1 } } })
  const { project_id } = body.result as { project_id: string }
  await engine.project(project_id).waitForBuild()
  expect(await engine.legacy.docs.ids({ ...at, project_id })).toHaveLength(hotelDocuments.length / 2 + 1)
})

test('one project may be recalculated at a time', async () => {
  const path = `${projectPath()}docs/recalculate/`
  await engine.project(at.project_id).upload({ docs: [{ text: 'a quiet room' }] })
  const started = await ask('POST', path)
  expect(started.body).toEqual({ error: null, result: 2 })
  const refused = await ask('POST', path)
  expect(refused).toMatchObject({ status: 400, body: { error: { code: 'PROJECT_LOCKED' }, result: null } })
  await engine.project(at.project_id).waitForBuild()
  expect(await recalculate(engine, at)).toBe(3)
})
