import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Engine, openEngine, type Project } from '../../src/engine.js'
import { type Serving, serve } from '../../src/http/node.js'
import { operations } from '../../src/operations/registry.js'

/** One question, however it is put, has one answer (spec v5 2.1). */
let engine: Engine
let serving: Serving
let project: Project
const emoji = '🙂🙂'

beforeAll(async () => {
  engine = await openEngine({ threads: 0 })
  project = await engine.projects.create({ name: 'Twins', language: 'en' })
  const texts = [
    'The room was clean and quiet.',
    'Breakfast was cold, staff were rude.',
    `${emoji} A quiet room, good breakfast.`,
  ]
  await project.upload({
    docs: Array.from({ length: 30 }, (_, i) => ({
      text: texts[i % 3]!,
      metadata: [{ name: 'rating', type: 'score' as const, value: i % 5 }],
    })),
  })
  await project.build()
  await project.waitForSentimentBuild()
  serving = await serve(engine, { rateLimits: false })
})
afterAll(async () => {
  await serving.close()
  await engine.close()
})

const text = async (method: string, path: string, body?: unknown): Promise<string> => {
  const headers = { authorization: `Token ${serving.token}`, 'content-type': 'application/json' }
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
  const response = await fetch(serving.url + path.replace(':project_id', project.project_id), init)
  const answer = await response.text()
  expect({ status: response.status, answer: response.status === 200 || answer }).toEqual({ status: 200, answer: true })
  return answer
}

const filter = [{ name: 'rating', minimum: 1 }]
const questions: Readonly<Record<string, Record<string, unknown>>> = {
  'project.docs.search': {
    filter,
    search: { texts: ['quiet room', '-staff'] },
    limit: 3,
    include_sentiment_on_concepts: true,
  },
  'project.terms.get': { term_ids: ['room|en', 'nothing|en'] },
  'project.concepts.list': {
    filter,
    concept_selector: { type: 'related', search_concept: { texts: ['room'] }, limit: 3 },
  },
  'project.concepts.matchCounts': { filter, breakdowns: [{ name: 'rating', interval: 2 }] },
  'project.concepts.conceptAssociations': { concept_selector: { type: 'top', limit: 3 } },
  'project.concepts.filterAssociations': { filters: [filter, []] },
  'project.concepts.scoreDrivers': { score_field: 'rating', filter, limit: 5 },
  'project.concepts.compare': { filter, limit: 5 },
  'project.concepts.outliers': { filter, match_type: 'exact' },
  'project.concepts.findings': { score_field: 'rating', filter, noun: 'guest' },
  'project.concepts.sentiment': { filter, include_examples: true },
}
// A ping asks nothing.
const twins = operations.filter(({ name, operation }) => operation.methods.length > 1 && name !== 'legacy.ping')

test('every operation with two methods is asked here', () => {
  expect(twins.map(({ name }) => name).sort()).toEqual(Object.keys(questions).sort())
})

describe('the same answer to', () => {
  test.each(twins)('$name by GET and by POST, by query and by body', async ({ name, operation: { path } }) => {
    const question = questions[name]!
    const query = new URLSearchParams(
      Object.entries(question).map(([key, value]): [string, string] => [
        key,
        typeof value === 'string' ? value : typeof value === 'boolean' ? 'True' : JSON.stringify(value),
      ]),
    )
    const answers = [
      await text('GET', `${path}?${query}`),
      await text('GET', `${path.slice(0, -1)}?${query}`),
      await text('POST', path, question),
      await text('POST', `${path}?${query}`, {}),
    ]
    expect(answers[1]).toBe(answers[0])
    expect(answers[2]).toBe(answers[0])
    expect(answers[3]).toBe(answers[0])
  })
})

describe('positions', () => {
  test('count code points over HTTP and UTF-16 units in functions', async () => {
    const question = { search: { texts: ['quiet room'] }, filter: [], limit: 30 }
    const wire = JSON.parse(await text('POST', '/api/v5/projects/:project_id/docs/', question)) as Awaited<
      ReturnType<typeof project.docs.search>
    >
    const direct = await project.docs.search(question)
    const at = direct.result.findIndex((document) => document.text.startsWith(emoji))
    const inFunction = direct.result[at]!
    const overWire = wire.result[at]!
    expect(overWire.doc_id).toBe(inFunction.doc_id)
    const { start, end } = inFunction.terms[0]!
    expect(inFunction.text.slice(start, end)).toBe('quiet room')
    // Each of the two emoji is two UTF-16 units and one code point.
    expect(overWire.terms[0]).toMatchObject({ start: start - 2, end: end - 2 })
    expect([...overWire.text].slice(start - 2, end - 2).join('')).toBe('quiet room')
  })

  test('are what the engine option says, at both doors', async () => {
    await using other = await openEngine({ threads: 0, positions: 'codePoints' })
    const created = await other.projects.create({ name: 'a', language: 'en' })
    await created.upload({ docs: [{ text: `${emoji} room` }] })
    await created.build({ skip_sentiment: true })
    await created.waitForBuild()
    const { result } = await created.docs.search()
    expect(result[0]!.terms).toMatchObject([{ start: 3, end: 7 }])
  })
})

test('a closed engine says so', async () => {
  const closed = await openEngine({ threads: 0 })
  await closed.close()
  await closed.close()
  await expect(closed.projects.list()).rejects.toMatchObject({ code: 'ERROR', message: 'The engine is closed.' })
})
