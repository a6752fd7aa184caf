import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Engine, openEngine } from '../../src/engine.js'
import { type Serving, serve } from '../../src/http/node.js'
import { parameterSchemas } from '../../src/operations/parameterSchemas.js'
import { operations } from '../../src/operations/registry.js'
import { filled } from './everyOperation.js'

/** Whatever is sent, the answer is a result or an error of the caller's: never a 500, never a changed prototype. */
let engine: Engine
let serving: Serving
let projectId: string
let account: string
const failures: unknown[] = []

beforeAll(async () => {
  engine = await openEngine({ threads: 0, onError: (error, request) => failures.push([error, request]) })
  const project = await engine.projects.create({ name: 'Odd', language: 'en' })
  projectId = project.project_id
  account = project.workspace_id
  const texts = [
    'The room was clean and quiet.',
    'Breakfast was cold, staff were rude.',
    'A quiet room, good breakfast.',
  ]
  const docs = Array.from({ length: 12 }, (_, i) => ({
    text: texts[i % 3]!,
    metadata: [
      { name: 'rating', type: 'score' as const, value: i % 5 },
      { name: 'stay', type: 'date' as const, value: 1_700_000_000 + i * 86_400 },
      { name: 'hotel', type: 'string' as const, value: `hotel ${i % 2}` },
    ],
  }))
  await project.upload({ docs })
  await project.build()
  await project.waitForSentimentBuild()
  serving = await serve(engine, { rateLimits: false })
})
afterAll(async () => {
  await serving.close()
  await engine.close()
})

const field = fc.constantFrom('rating', 'stay', 'hotel', 'none', '__proto__', '')
const scalar = fc.oneof(
  fc.string(),
  fc.double(),
  fc.integer({ min: -5, max: 60_000 }),
  fc.boolean(),
  fc.constantFrom(
    null,
    '',
    'null',
    '2024-01-01T00:00:00Z',
    '-room',
    'room',
    '-',
    '\0',
    '\ud800',
    '__proto__',
    1e308,
    -0,
  ),
)
const bound = fc.oneof(fc.integer({ min: -1, max: 6 }), fc.constantFrom(1_700_000_000, '2023-11-16T00:00:00Z'), scalar)
const constraint = fc.oneof(
  fc.record({
    name: field,
    values: fc.array(fc.oneof(fc.nat(5), fc.constantFrom('hotel 0', 'x'), scalar), { maxLength: 2 }),
  }),
  fc.record({ name: field, minimum: bound }),
  fc.record({ name: field, minimum: bound, maximum: bound }),
  fc.record({ name: field, values: scalar, minimum: scalar, maximum: scalar }, { requiredKeys: [] }),
  fc.record({ special: fc.oneof(fc.constant('outliers'), scalar), name: field }, { requiredKeys: ['special'] }),
)
const concept = fc.record({
  texts: fc.array(fc.oneof(fc.string(), fc.constantFrom('room', '-room', 'quiet room', ''))),
})
const limit = fc.oneof({ weight: 5, arbitrary: fc.nat(20) }, { weight: 1, arbitrary: scalar })
const typed = (type: string, more: Record<string, fc.Arbitrary<unknown>>, requiredKeys: string[] = []) => {
  const fields: Record<string, fc.Arbitrary<unknown>> = { type: fc.constant(type), limit, ...more }
  return fc.record(fields, { requiredKeys: ['type', ...requiredKeys] })
}
const selector = fc.oneof(
  typed('top', {}),
  typed('sentiment_suggested', {}),
  typed('unique_to_filter', {}),
  typed('drivers_suggested', { score_field: field }, ['score_field']),
  typed('related', { search_concept: concept, min_doc_count: fc.nat(5) }, ['search_concept']),
  typed('suggested', { num_clusters: fc.nat(6_000), num_cluster_concepts: fc.nat(10) }),
  fc.record({ type: fc.constant('specified'), concepts: fc.array(concept, { maxLength: 3 }) }),
  fc.record({ type: fc.constant('concept_list'), name: scalar }),
  fc.record({ type: fc.constantFrom('constructor', 'top'), name: scalar }),
)
const breakdown = fc.record(
  { name: field, interval: fc.oneof(scalar, fc.constantFrom('year', 'week', 'hour', 0.5, 1e-300)) },
  { requiredKeys: ['name'] },
)
const value = fc.oneof(
  scalar,
  fc.array(constraint, { maxLength: 3 }),
  concept,
  selector,
  fc.array(breakdown, { maxLength: 2 }),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.jsonValue({ maxDepth: 3 }),
)
const likely: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  filter: fc.array(constraint, { maxLength: 2 }),
  search: concept,
  concept_selector: selector,
  breakdowns: fc.array(breakdown, { maxLength: 2 }),
  score_field: field,
  term_ids: fc.array(fc.oneof(fc.string(), fc.constantFrom('room|en', 'quiet|en', '__proto__')), { maxLength: 4 }),
  other_filter: fc.array(constraint, { maxLength: 2 }),
  within: fc.array(constraint, { maxLength: 2 }),
  texts: fc.array(fc.oneof(fc.string(), fc.constantFrom('room', 'breakfast', '-staff')), { maxLength: 3 }),
  date_field: field,
  interval: fc.constantFrom('year', 'month', 'day', 'hour', 'second', 1),
  ranking: fc.constantFrom('match_score', 'hybrid', 'best'),
  explain: fc.oneof(fc.boolean(), scalar),
  destination: fc.constantFrom('zzzzz', '', '../x'),
  filters: fc.array(fc.array(constraint, { maxLength: 2 }), { maxLength: 2 }),
  match_type: fc.constantFrom('exact', 'conceptual', 'both', 'total', 'none'),
  limit: fc.nat(30),
  offset: fc.nat(30),
  text: fc.oneof(fc.constantFrom('quiet room', '-', ''), fc.string()),
  terms: fc.oneof(
    fc.constantFrom('room|en, ~staff|en', '~'),
    fc.array(fc.constantFrom('room|en', '~quiet|en', 'x', '')),
  ),
  vector: fc.constantFrom('', 'A', 'YQAA', '?'),
  negative: fc.record({ text: fc.constantFrom('room', ''), terms: fc.constant('staff|en') }, { requiredKeys: [] }),
  zero: fc.record({ text: fc.constantFrom('room', ''), vector: fc.constantFrom('', 'YQAA') }, { requiredKeys: [] }),
  subset: fc.constantFrom('__all__', 'none', '__proto__'),
  docs: fc.array(
    fc.oneof(
      fc.record({
        text: scalar,
        date: scalar,
        subsets: scalar,
        predict: fc.dictionary(fc.string(), scalar),
        _id: scalar,
      }),
      scalar,
    ),
    { maxLength: 3 },
  ),
  doc_fields: fc.array(fc.constantFrom('_id', 'text', 'terms', '__proto__'), { maxLength: 3 }),
}
const reading = operations.filter(({ operation }) => operation.access === 'read')

async function send(method: string, path: string, params: Record<string, unknown>): Promise<number> {
  const headers = { authorization: `Token ${serving.token}` }
  const text = (each: unknown) => (typeof each === 'string' ? each : JSON.stringify(each))
  const inQuery = method === 'GET'
  const pairs = Object.entries(params).map(([name, each]) => [name, text(each)] as [string, string])
  const nothing = Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name!, 'none']))
  const names = { ...nothing, project_id: projectId, account }
  const target = `${serving.url}${filled(path, names)}${inQuery ? `?${new URLSearchParams(pairs)}` : ''}`
  const response = await fetch(target, { method, headers, ...(inQuery ? {} : { body: JSON.stringify(params) }) })
  if (response.headers.get('content-type')?.startsWith('text/csv')) return response.status
  const body = (await response.json()) as { error?: { code?: string } }
  const failure = /^(?:\/api)?\/v4\//.test(path) ? { ...body.error, error: body.error?.code } : body
  if (response.status >= 400) expect(failure).toMatchObject({ error: expect.any(String), message: expect.any(String) })
  return response.status
}

describe('odd requests', () => {
  test.each(reading)('to $name are answered', async ({ operation }) => {
    const names = Object.keys(parameterSchemas(operation).params.properties ?? {})
    const params = fc.record(
      Object.fromEntries(
        names.map((name) => [
          name,
          fc.oneof({ weight: 4, arbitrary: likely[name] ?? value }, { weight: 1, arbitrary: value }),
        ]),
      ),
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...operation.methods), params, async (method, sent) => {
        expect(await send(method, operation.path, sent)).toBeLessThan(500)
      }),
      { numRuns: 60, seed: 7 },
    )
    expect(failures).toEqual([])
    expect(({} as Record<string, unknown>).limit).toBeUndefined()
  })

  test.each(['POST', 'PUT'])('to documents of the older listing are answered: %s', async (method) => {
    const document = fc.oneof(
      fc.record(
        {
          _id: fc.oneof(fc.constantFrom('a', 'b', '__proto__'), scalar),
          text: fc.oneof(fc.string(), scalar),
          title: scalar,
          date: scalar,
          subsets: fc.oneof(fc.array(scalar, { maxLength: 2 }), scalar),
          language: fc.constantFrom('en', 'xx', null, 3),
          predict: fc.oneof(
            fc.dictionary(fc.oneof(field, fc.string()), fc.record({ value: scalar, weight: scalar })),
            scalar,
          ),
          source: fc.jsonValue({ maxDepth: 2 }),
        },
        { requiredKeys: [] },
      ),
      scalar,
    )
    await fc.assert(
      fc.asyncProperty(fc.array(document, { maxLength: 3 }), async (docs) => {
        expect(await send(method, '/v4/projects/:account/:project_id/docs/', { docs })).toBeLessThan(500)
        expect(await send('GET', '/v4/projects/:account/:project_id/docs/', { uncommitted: true })).toBe(200)
      }),
      { numRuns: 80, seed: 7 },
    )
    expect(failures).toEqual([])
  })

  test('to upload are answered', async () => {
    const document = fc.record(
      {
        text: fc.oneof(fc.string(), scalar),
        title: scalar,
        metadata: fc.array(
          fc.record({
            name: fc.oneof(field, fc.string()),
            type: fc.constantFrom('string', 'number', 'date', 'x'),
            value: scalar,
          }),
          { maxLength: 2 },
        ),
      },
      { requiredKeys: ['text'] },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(document, { maxLength: 3 }), async (docs) => {
        expect(await send('POST', '/api/v5/projects/:project_id/upload/', { docs })).toBeLessThan(500)
      }),
      { numRuns: 80, seed: 7 },
    )
    expect(failures).toEqual([])
  })
})

test.each([{}, [[]], true, Object.create(null), Symbol('x'), () => 'x'])(
  'a name in a path that is no text is a wrong parameter',
  async (given) => {
    await expect(engine.legacy.projects.get({ account, project_id: given as never })).rejects.toMatchObject({
      code: 'INVALID_PARAMS',
      details: { parameters: ['project_id'] },
    })
    await expect(engine.legacy.projects.get({ account, project_id: undefined as never })).rejects.toMatchObject({
      code: 'INVALID_PARAMS',
      details: { parameters: ['project_id'] },
    })
  },
)
