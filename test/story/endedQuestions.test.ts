import { request as httpRequest } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Engine, openEngine, type Project } from '../../src/engine.js'
import { type Serving, serve } from '../../src/http/node.js'

/** Texts that the tokenizer has read. */
let read = 0
let engine: Engine
let project: Project
let serving: Serving

beforeAll(async () => {
  const tokenize = (text: string): string[] => {
    read++
    return text.match(/\w+/g) ?? []
  }
  engine = await openEngine({ threads: 0, tokenizer: { name: 'counting', tokenize } })
  project = engine.project((await engine.projects.create({ name: 'Reviews', language: 'en' })).project_id)
  const docs = Array.from({ length: 30 }, (_, i) => ({ text: `The battery of phone ${i % 4} is good.` }))
  await project.upload({ docs })
  await project.build({ skip_sentiment: true })
  await project.waitForBuild()
  serving = await serve(engine, { rateLimits: false })
})
afterAll(async () => {
  await serving.close()
  await engine.close()
})

/** Concepts in a question: so many that it takes seconds. */
const CONCEPTS = 50_000

const question = (name: string) => ({
  concept_selector: {
    type: 'specified' as const,
    concepts: Array.from({ length: CONCEPTS }, (_, i) => ({ texts: [`battery ${name}${i}`] })),
  },
})

/** Whether nothing is read any more: work that goes on reads in every few turns of the event loop. */
async function isIdle(): Promise<boolean> {
  const before = read
  for (let turn = 0; turn < 200; turn++) await nextTurn()
  return read === before
}

test('a question ends when its connection is closed', { timeout: 60_000 }, async () => {
  const from = read
  const body = JSON.stringify(question('socket'))
  const request = httpRequest(`${serving.url}/api/v5/projects/${project.project_id}/concepts/match_counts/`, {
    method: 'POST',
    headers: { authorization: `Token ${serving.token}`, 'content-length': Buffer.byteLength(body) },
  })
  request.on('error', () => {})
  request.end(body)
  await expect.poll(() => read, { timeout: 30_000, interval: 1 }).toBeGreaterThan(from)
  request.destroy()
  await expect.poll(isIdle, { timeout: 30_000 }).toBe(true)
  expect(read - from).toBeLessThan(CONCEPTS)
})

test('a question ends when its signal is aborted, with the reason', { timeout: 60_000 }, async () => {
  const from = read
  const given = new AbortController()
  const reason = new Error('enough')
  const asking = project.concepts.matchCounts(question('signal'), { signal: given.signal })
  const ended = expect(asking).rejects.toBe(reason)
  await expect.poll(() => read, { timeout: 30_000, interval: 1 }).toBeGreaterThan(from)
  given.abort(reason)
  await ended
  expect(await isIdle()).toBe(true)
  expect(read - from).toBeLessThan(CONCEPTS)
})

const texts = (count: number) => ({
  concept_selector: {
    type: 'specified' as const,
    concepts: Array.from({ length: count }, (_, i) => ({ texts: [`phone ${i}`] })),
  },
})
const refused = (parameter: string) =>
  expect.objectContaining({ code: 'INVALID_PARAMS', details: expect.objectContaining({ parameters: [parameter] }) })

test('associations are between at most 500 concepts', async () => {
  expect(await project.concepts.conceptAssociations(texts(500))).toHaveLength(500)
  await expect(project.concepts.conceptAssociations(texts(501))).rejects.toEqual(refused('concept_selector'))
})

test('an answer has at most 200,000 scores or counts', async () => {
  const filters = Array.from({ length: 500 }, () => [])
  await expect(project.concepts.filterAssociations({ ...texts(401), filters })).rejects.toEqual(refused('filters'))
  expect(await project.concepts.filterAssociations({ ...texts(400), filters })).toHaveLength(500)
})
