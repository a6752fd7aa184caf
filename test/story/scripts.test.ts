import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Engine, openEngine } from '../../src/engine.js'
import { type Serving, serve } from '../../src/http/node.js'
import { openReviews } from '../operations/v5/reviews.js'

/** What scripts of the field do with shared concepts, copies, outliers and management, over real HTTP. */
let engine: Engine
let serving: Serving
let project: string
beforeAll(async () => {
  engine = await openEngine({ threads: 0 })
  project = `/api/v5/projects/${(await openReviews(engine)).project_id}`
  serving = await serve(engine, { rateLimits: false })
})
afterAll(async () => {
  await serving.close()
  await engine.close()
})

// biome-ignore lint/suspicious/noExplicitAny: answers as a script without types sees them
type Answer = any

/** GET and DELETE put parameters into the query, as the service's own client writes them; the others into a JSON body. */
async function send(method: string, path: string, params: Record<string, unknown> = {}): Promise<Answer> {
  const headers: Record<string, string> = { authorization: `Token ${serving.token}` }
  const inQuery = method === 'GET' || method === 'DELETE'
  const text = (value: unknown): string =>
    typeof value === 'string' ? value : typeof value === 'boolean' ? (value ? 'True' : 'False') : JSON.stringify(value)
  const pairs = Object.entries(params).map(([name, value]) => [name, text(value)] as [string, string])
  const url = `${serving.url}${path}${inQuery ? `?${new URLSearchParams(pairs)}` : ''}`
  if (!inQuery) headers['content-type'] = 'application/json'
  const response = await fetch(url, { method, headers, ...(!inQuery && { body: JSON.stringify(params) }) })
  const body: Answer = await response.json()
  if (response.status !== 200) throw Object.assign(new Error(body.message), body)
  return body
}

/** Looks at a project until its build has ended, sentiment included. */
async function waitForBuild(path: string): Promise<Answer> {
  for (;;) {
    const { last_build_info: info } = await send('GET', `${path}/`, { fields: ['last_build_info'] })
    if (Object.keys(info).length === 0) throw new Error('not building')
    expect(info.sentiment).toHaveProperty('stop_time')
    if (info.stop_time !== null && info.sentiment.stop_time !== null) return info
  }
}

test('shared concepts are copied from one project to another, and their lists deleted by name', async () => {
  const lists = `${project}/concept_lists/`
  const concepts = [
    { texts: ['battery', 'battery life'], name: 'Battery', color: '#00aaff' },
    { texts: ['screen'], name: 'screen', color: '#15cf20' },
  ]
  await send('POST', lists, { name: 'My list', concepts })
  const { project_id } = await send('POST', '/api/v5/projects', { name: 'Other', language: 'en' })
  const others = `/api/v5/projects/${project_id}/concept_lists`
  for (const list of await send('GET', lists)) {
    const sent = list.concepts.map(({ shared_concept_id: _, ...concept }: Answer) => concept)
    await send('POST', `${others}/`, { name: list.name, concepts: sent, overwrite: true })
    await send('POST', `${others}/`, { name: list.name, concepts: sent, overwrite: true })
  }
  const [copied] = await send('GET', others)
  expect(copied.concepts).toEqual(concepts.map((concept) => ({ ...concept, shared_concept_id: expect.any(String) })))
  // Whole concepts go back, their names in capitals.
  for (const concept of copied.concepts) concept.name = concept.name.toUpperCase()
  expect(await send('PUT', `${others}/${copied.concept_list_id}/concepts`, { concepts: copied.concepts })).toBeNull()
  expect((await send('GET', `${others}/${copied.concept_list_id}`)).concepts[1].name).toBe('SCREEN')
  const shared_concept_ids = [copied.concepts[0].shared_concept_id]
  await send('DELETE', `${others}/${copied.concept_list_id}/concepts/`, { shared_concept_ids })
  expect((await send('GET', others, { include_concepts: true }))[0].concepts).toHaveLength(1)
  const bare = await send('GET', others, { include_concepts: false })
  expect(bare).toEqual([{ name: 'My list', concept_list_id: copied.concept_list_id }])
  await send('DELETE', `${others}/${copied.concept_list_id}`)
  expect(await send('GET', others)).toEqual([])
})

test('the coverage of a list is what its outliers leave', async () => {
  const concept_selector = { type: 'specified', concepts: [{ texts: ['battery'] }, { texts: ['screen'] }] }
  const outliers = await send('POST', `${project}/concepts/outliers/`, { concept_selector, match_type: 'exact' })
  const { document_count } = await send('GET', `${project}/`, { fields: ['document_count'] })
  expect(100 - (outliers.filter_count / document_count) * 100).toBe(80)
  const filter = [{ special: 'outliers' }, { name: 'region', values: ['north'] }]
  const found = await send('GET', `${project}/docs/`, { filter, limit: 2 })
  expect(found).toMatchObject({ filter_count: 12, result: [{ match_score: null }, {}] })
  expect((await send('GET', `${project}/concepts/`, { filter })).filter_count).toBe(12)
  expect((await send('GET', `${project}/concepts/match_counts/`, { filter })).filter_count).toBe(12)
})

describe('a project copied with a filter', () => {
  test('is built when skip_rebuild is false, and can be waited for from the first moment', async () => {
    const filter = [{ name: 'rating', minimum: 4 }]
    const request = {
      filter,
      skip_rebuild: false,
      name: 'Good ones',
      match_type: 'both',
      workspace_id: null,
      search: null,
    }
    const { project_id, name } = await send('POST', `${project}/copy/`, request)
    expect(name).toBe('Good ones')
    expect(await waitForBuild(`/api/v5/projects/${project_id}`)).toMatchObject({ success: true })
    expect((await send('GET', `/api/v5/projects/${project_id}/docs/`, { limit: 1 })).total_count).toBe(36)
  })

  test('takes in more, loses what is marked, and reads terms as it is told', async () => {
    const { project_id } = await send('POST', `${project}/copy/`, { filter: [{ name: 'region', values: ['south'] }] })
    const copy = `/api/v5/projects/${project_id}`
    await send('POST', `${project}/copy/`, { destination: project_id, search: { texts: ['screen'] } })
    expect(
      await send('PUT', `${copy}/terms/manage/`, { term_management: { 'week|en': { action: 'ignore' } } }),
    ).toBeNull()
    await send('POST', `${copy}/build/`, { skip_sentiment: true })
    await waitForBuild(copy)
    const { result } = await send('GET', `${copy}/docs/`, { limit: 5, fields: ['doc_id', 'terms', 'fragments'] })
    expect(JSON.stringify(result)).not.toContain('week|en')
    const doc_ids = result.map(({ doc_id }: Answer) => doc_id)
    expect(await send('POST', `${copy}/docs/delete/`, { doc_ids })).toBeNull()
    await send('POST', `${copy}/build/`, { sentiment_configuration: { type: 'none' } })
    const info = await waitForBuild(copy)
    expect(info).toMatchObject({ number: 2, sentiment: { skip_sentiment: true, success: true } })
    const { document_count } = await send('GET', `${copy}/`)
    expect(document_count).toBe(24 + 24 - 5)
    expect(await send('GET', `${copy}/terms/manage/`)).toEqual({ 'week|en': { action: 'ignore' } })
  })
})

test('positions in vectorized texts count characters, be they as wide as they like', async () => {
  const text = '👍🏽 battery life 😀 screen'
  const [{ terms, vector }] = await send('POST', `${project}/vectorize/`, { texts: [text] })
  const characters = [...text]
  expect(terms.map(({ start, end }: Answer) => characters.slice(start, end).join(''))).toEqual([
    'battery life',
    'screen',
  ])
  expect(vector).toMatch(/^[A-Za-z0-9_-]+$/)
})

test('wrong parameters are named as the clients compare them', async () => {
  const wrong = send('GET', `${project}/concept_lists/`, { name: 'My list' })
  await expect(wrong).rejects.toMatchObject({
    error: 'INVALID_PARAMS',
    message: 'The listed request parameter(s) were unexpected.',
    parameters: ['name'],
  })
})
