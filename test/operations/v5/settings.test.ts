import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Engine, openEngine, type Project } from '../../../src/engine.js'
import type { DocumentRecord } from '../../../src/operations/v5/renderDocuments.js'
import { failure, openReviews } from './reviews.js'

/** What changes the next build: term management, marks on documents, keyword expansion. Spec v5 2.6, 2.8, 3. */
let engine: Engine
let project: Project
beforeAll(async () => {
  engine = await openEngine({ threads: 0 })
})
beforeEach(async () => {
  project = await openReviews(engine)
})
afterAll(async () => await engine.close())

const rebuild = async (params: object = { skip_sentiment: true }) => {
  await project.build(params)
  await project.waitForBuild()
}
const documents = async (params: object = {}) =>
  (await project.docs.search({ limit: 1_000, ...params })).result as DocumentRecord[]

describe('a build with keyword expansion', () => {
  const expansions = async () => (await documents()).map((document) => document.weighted_keyword_expansion)

  test('gives documents related concepts with weights from 0.5 to 1', async () => {
    expect((await expansions()).every((expansion) => expansion === undefined)).toBe(true)
    await rebuild({ keyword_expansion: {}, skip_sentiment: true })
    const all = await expansions()
    expect(all.some((expansion) => Object.keys(expansion!).length > 0)).toBe(true)
    for (const [text, weight] of all.flatMap((expansion) => Object.entries(expansion!))) {
      expect(text).not.toBe('')
      expect(weight).toBeGreaterThanOrEqual(0.5)
      expect(weight).toBeLessThanOrEqual(1)
    }
    const requested = await documents({ fields: ['weighted_keyword_expansion'] })
    expect(Object.keys(requested[0]!)).toEqual(['weighted_keyword_expansion'])
    expect(Object.keys((await documents({ fields: ['title'] }))[0]!)).toEqual(['title'])
    await rebuild()
    expect((await expansions()).every((expansion) => expansion === undefined)).toBe(true)
  })

  test('takes a filter and a limit', async () => {
    const filter = [{ name: 'region', values: ['north'] }]
    await rebuild({ keyword_expansion: { filter, limit: 1 }, skip_sentiment: true })
    for (const { metadata, weighted_keyword_expansion } of await documents()) {
      const isNorth = metadata.some(({ value }) => value === 'north')
      if (!isNorth) expect(weighted_keyword_expansion).toEqual({})
    }
    const wrong = [
      { filter: [{ name: 'region', minimum: 1 }] },
      { filter: [{ special: 'outliers' }] },
      { limit: -1 },
      { limit: 1.5 },
      { terms: 3 },
    ]
    for (const keyword_expansion of wrong) {
      await expect(project.build({ keyword_expansion } as never)).rejects.toEqual(
        failure('INVALID_PARAMS', 'keyword_expansion'),
      )
    }
    expect((await project.get()).last_build_info).toMatchObject({ number: 2 })
  })
})

test('new_sentiment changes nothing, sentiment_configuration none skips sentiment and full does not', async () => {
  await rebuild({ new_sentiment: true })
  const record = await project.waitForSentimentBuild()
  expect(record.last_build_info).toMatchObject({ number: 2, sentiment: { success: true, skip_sentiment: false } })
  await rebuild({ sentiment_configuration: { type: 'none' } })
  expect((await project.get()).last_build_info).toMatchObject({ number: 3, sentiment: { skip_sentiment: true } })
  await expect(project.concepts.sentiment()).rejects.toEqual(failure('SENTIMENT_NOT_BUILT'))
  await rebuild({ sentiment_configuration: { type: 'full' } })
  const whole = await project.waitForSentimentBuild()
  expect(whole.last_build_info).toMatchObject({ number: 4, sentiment: { success: true, skip_sentiment: false } })
  await expect(project.build({ sentiment_only: true, sentiment_configuration: { type: 'none' } })).rejects.toEqual(
    failure('INVALID_PARAMS', 'sentiment_configuration', 'sentiment_only'),
  )
  await expect(project.build({ sentiment_configuration: { type: 'x' } } as never)).rejects.toEqual(
    failure('INVALID_PARAMS', 'sentiment_configuration'),
  )
})
