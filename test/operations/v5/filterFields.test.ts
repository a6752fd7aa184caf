import { expect, test } from 'vitest'
import { openEngine } from '../../../src/engine.js'
import type { RangeInput } from '../../../src/operations/v5/inputs.js'
import { failure } from './reviews.js'

test('a filter may name the fields of documents to be built, which no built document satisfies, and no others', async () => {
  const engine = await openEngine({ threads: 0 })
  const { project_id } = await engine.projects.create({ name: 'Fields', language: 'en' })
  const project = engine.project(project_id)
  const text = 'The tea was warm.'
  await project.upload({ docs: [{ text, metadata: [{ name: 'cup', type: 'number', value: 1 }] }] })
  const colour = [{ name: 'colour', values: ['red'] }]
  // Before the build is started, while its keyword expansion could still be corrected.
  await expect(project.build({ keyword_expansion: { filter: colour } })).rejects.toEqual(
    failure('INVALID_PARAMS', 'keyword_expansion'),
  )
  await project.build({ skip_sentiment: true })
  await project.waitForBuild()
  const cup = [{ name: 'cup', minimum: 0 }]
  for (const filter of [colour, [...cup, ...colour], [...colour, ...cup]]) {
    await expect(project.docs.search({ filter })).rejects.toEqual(failure('INVALID_PARAMS', 'filter'))
  }
  await project.upload({ docs: [{ text, metadata: [{ name: 'colour', type: 'string', value: 'red' }] }] })
  expect(await project.docs.search({ filter: colour })).toMatchObject({ total_count: 1, filter_count: 0, result: [] })
  // Of its type nothing is known before the build: a range is one of numbers, or of dates where its ends are texts.
  const within = async (bounds: Pick<RangeInput, 'minimum' | 'maximum'>) =>
    (await project.docs.search({ filter: [{ name: 'colour', ...bounds } as RangeInput] })).filter_count
  expect(await within({ minimum: 1, maximum: 2.5 })).toBe(0)
  expect(await within({ minimum: '2024-01-01T00:00:00Z', maximum: '2024-02-01T12:00:00Z' })).toBe(0)
  await expect(within({ maximum: 'red' })).rejects.toEqual(failure('INVALID_PARAMS', 'filter'))
  await project.build({ skip_sentiment: true, keyword_expansion: { filter: colour } })
  await project.waitForBuild()
  await expect(within({ minimum: 1 })).rejects.toEqual(failure('INVALID_PARAMS', 'filter'))
  const { result } = await project.docs.search({ filter: colour })
  expect(result).toHaveLength(1)
  expect(result[0]).toHaveProperty('weighted_keyword_expansion')
  // A build takes the only red document away, whose field its keyword expansion names.
  await project.docs.delete({ doc_ids: [result[0]!.doc_id] })
  await project.build({ skip_sentiment: true, keyword_expansion: { filter: colour } })
  await project.waitForBuild()
  expect((await project.docs.search()).result).toHaveLength(1)
  await engine.close()
})

test('a value of another type than its field is refused in words that name the type', async () => {
  const engine = await openEngine({ threads: 0 })
  const { project_id } = await engine.projects.create({ name: 'Types', language: 'en' })
  const project = engine.project(project_id)
  const metadata = [
    { name: 'cup', type: 'number' as const, value: 1 },
    { name: 'day', type: 'date' as const, value: 86_400 },
    { name: 'color', type: 'string' as const, value: 'red' },
  ]
  await project.upload({ docs: [{ text: 'The tea was warm.', metadata }] })
  await project.build({ skip_sentiment: true })
  await project.waitForBuild()
  const count = async (constraint: object) =>
    (await project.docs.search({ filter: [constraint as never], limit: 0 })).filter_count
  for (const [constraint, words] of [
    [{ name: 'cup', values: ['one'] }, /`cup` holds numbers; "one"/],
    [{ name: 'cup', minimum: '2024-01-01T00:00:00Z' }, /`cup` holds numbers; /],
    [{ name: 'day', values: ['monday'] }, /`day` holds dates; "monday"/],
    // Milliseconds instead of seconds.
    [
      { name: 'day', minimum: 1_577_836_800_000 },
      /`day` holds dates; 1577836800000, read as seconds since 1970, is not within the years/,
    ],
    [{ name: 'color', values: [1] }, /`color` holds text; 1 /],
    [{ name: 'color', minimum: 1 }, /`color` holds text: /],
    [{ name: 'taste', minimum: 1 }, /no field `taste`\. Fields: `color`, `cup`, `day`\./],
  ] as const) {
    const refused = await count(constraint).catch((error: { code: string; message: string }) => error)
    expect(refused).toMatchObject({ code: 'INVALID_PARAMS', message: expect.stringMatching(words) })
  }
  const named = {
    code: 'INVALID_PARAMS',
    message: expect.stringMatching(/no field `taste`\. Fields: `color`, `cup`, `day`\.$/),
  }
  await expect(project.concepts.scoreDrivers({ score_field: 'taste' })).rejects.toMatchObject(named)
  await expect(project.docs.search({ sort: { name: 'taste' } })).rejects.toMatchObject(named)
  expect(await count({ name: 'cup', minimum: 1, maximum: 1 })).toBe(1)
  expect(await count({ name: 'day', values: ['1970-01-02T00:00:00Z'] })).toBe(1)
  expect(await count({ name: 'day', values: [86_400, 1] })).toBe(1)
  expect(await count({ name: 'day', minimum: '1970-01-02T00:00:01Z' })).toBe(0)
  await engine.close()
})

test('in a query numbers may be written as strings where the field holds no text', async () => {
  await using engine = await openEngine({ threads: 0 })
  const { project_id } = await engine.projects.create({ name: 'Query', language: 'en' })
  const project = engine.project(project_id)
  const metadata = [
    { name: 'cup', type: 'number' as const, value: 5 },
    { name: 'taste', type: 'score' as const, value: 0.5 },
    { name: 'day', type: 'date' as const, value: 86_400 },
    { name: 'room', type: 'string' as const, value: '5' },
  ]
  await project.upload({ docs: [{ text: 'The tea was warm.', metadata }] })
  await project.build({ skip_sentiment: true })
  await project.waitForBuild()
  const { token } = await engine.tokens.create({ description: 'query' })
  const ask = async (constraint: object, method: 'query' | 'body'): Promise<number> => {
    const url = new URL(`http://localhost/api/v5/projects/${project_id}/docs/`)
    const filter = [constraint]
    if (method === 'query') url.searchParams.set('filter', JSON.stringify(filter))
    const init = method === 'query' ? {} : { method: 'POST', body: JSON.stringify({ filter }) }
    const answer = await engine.fetch(new Request(url, { ...init, headers: { authorization: `Token ${token}` } }))
    return answer.status === 200 ? ((await answer.json()) as { filter_count: number }).filter_count : answer.status
  }
  for (const [name, value] of [
    ['cup', '5'],
    ['taste', '.5'],
    ['day', '86400'],
  ]) {
    expect([name, await ask({ name, values: [value] }, 'query')]).toEqual([name, 1])
    expect([name, await ask({ name, values: [value] }, 'body')]).toEqual([name, 400])
  }
  expect(await ask({ name: 'room', values: ['5'] }, 'query')).toBe(1)
  expect(await ask({ name: 'cup', values: ['five'] }, 'query')).toBe(400)
})
