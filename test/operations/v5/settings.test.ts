import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Engine, openEngine, type Project } from '../../../src/engine.js'
import { documentsOf, failure, openReviews, rebuild } from './reviews.js'

/** Settings of a build: keyword expansion and sentiment. Spec v5 3. */
let engine: Engine
let project: Project
beforeAll(async () => {
  engine = await openEngine({ threads: 0 })
})
beforeEach(async () => {
  project = await openReviews(engine)
})
afterAll(async () => await engine.close())

describe('a build with keyword expansion', () => {
  const expansions = async () => (await documentsOf(project)).map((document) => document.weighted_keyword_expansion)

  test('gives documents related concepts with weights from 0.5 to 1', async () => {
    expect((await expansions()).every((expansion) => expansion === undefined)).toBe(true)
    await rebuild(project, { keyword_expansion: {}, skip_sentiment: true })
    const all = await expansions()
    expect(all.some((expansion) => Object.keys(expansion!).length > 0)).toBe(true)
    for (const [text, weight] of all.flatMap((expansion) => Object.entries(expansion!))) {
      expect(text).not.toBe('')
      expect(weight).toBeGreaterThanOrEqual(0.5)
      expect(weight).toBeLessThanOrEqual(1)
    }
    const requested = await documentsOf(project, { fields: ['weighted_keyword_expansion'] })
    expect(Object.keys(requested[0]!)).toEqual(['weighted_keyword_expansion'])
    expect(Object.keys((await documentsOf(project, { fields: ['title'] }))[0]!)).toEqual(['title'])
    await rebuild(project)
    expect((await expansions()).every((expansion) => expansion === undefined)).toBe(true)
  })

  test('takes a filter and a limit', async () => {
    const filter = [{ name: 'region', values: ['north'] }]
    await rebuild(project, { keyword_expansion: { filter, limit: 1 }, skip_sentiment: true })
    for (const { metadata, weighted_keyword_expansion } of await documentsOf(project)) {
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
  await rebuild(project, { new_sentiment: true })
  const record = await project.waitForSentimentBuild()
  expect(record.last_build_info).toMatchObject({ number: 2, sentiment: { success: true, skip_sentiment: false } })
  await rebuild(project, { sentiment_configuration: { type: 'none' }, full_build: true })
  expect((await project.get()).last_build_info).toMatchObject({ number: 3, sentiment: { skip_sentiment: true } })
  await expect(project.concepts.sentiment()).rejects.toEqual(failure('SENTIMENT_NOT_BUILT'))
  await rebuild(project, { sentiment_configuration: { type: 'full' } })
  const whole = await project.waitForSentimentBuild()
  expect(whole.last_build_info).toMatchObject({ number: 4, sentiment: { success: true, skip_sentiment: false } })
  await expect(project.build({ sentiment_only: true, sentiment_configuration: { type: 'none' } })).rejects.toEqual(
    failure('INVALID_PARAMS', 'sentiment_configuration', 'sentiment_only'),
  )
  await expect(project.build({ sentiment_only: true, full_build: true })).rejects.toEqual(
    failure('INVALID_PARAMS', 'full_build', 'sentiment_only'),
  )
  await expect(project.build({ sentiment_configuration: { type: 'x' } } as never)).rejects.toEqual(
    failure('INVALID_PARAMS', 'sentiment_configuration'),
  )
})
