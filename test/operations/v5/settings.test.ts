import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Engine, openEngine, type Project } from '../../../src/engine.js'
import type { DocumentRecord } from '../../../src/operations/v5/renderDocuments.js'
import { failure, openReviews, reviews } from './reviews.js'

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
const termIds = async () =>
  new Set((await documents()).flatMap(({ terms, fragments }) => [...terms, ...fragments].map(({ term_id }) => term_id)))
const count = async (text: string) =>
  (await project.docs.search({ search: { texts: [text] }, match_type: 'exact' })).result_count

describe('term management', () => {
  test('ignores, merges and notices from the next build on, in documents and in searches', async () => {
    expect(await project.terms.management()).toEqual({})
    expect(
      await project.terms.manage({
        term_management: {
          'week|en': { action: 'ignore' },
          'delivery|en': { new_term_id: 'ship|en' },
          'after|en': { action: 'notice' },
        },
      }),
    ).toBeNull()
    const before = await termIds()
    expect(before.has('week|en')).toBe(true)
    expect(before.has('after|en')).toBe(false)
    await rebuild()
    const after = await termIds()
    expect([after.has('week|en'), after.has('delivery|en')]).toEqual([false, false])
    expect([after.has('after|en'), after.has('ship|en')]).toEqual([true, true])
    expect([await count('week'), await count('delivery'), await count('after')]).toEqual([0, 12, 24])
    expect(await project.terms.manage({ term_management: {}, overwrite: true })).toBeNull()
    await rebuild()
    expect(await termIds()).toEqual(before)
  })

  test('keeps entries that are not given, unless told to overwrite; an empty change takes one away', async () => {
    const ignore = { action: 'ignore' as const }
    const management = () => project.terms.management()
    await project.terms.manage({ term_management: { 'a|en': ignore, 'b|en': ignore } })
    await project.terms.manage({ term_management: { 'b|en': { new_term_id: 'c|en' }, 'x|en y|en': ignore } })
    expect(await management()).toEqual({ 'a|en': ignore, 'b|en': { new_term_id: 'c|en' }, 'x|en y|en': ignore })
    await project.terms.manage({ term_management: { 'a|en': {}, 'nothing|en': {} } })
    expect(Object.keys(await management()).sort()).toEqual(['b|en', 'x|en y|en'])
    await project.terms.manage({ term_management: { 'z|en': ignore, 'y|en': {} }, overwrite: true })
    expect(await management()).toEqual({ 'z|en': ignore })
    await project.terms.manage({ term_management: {}, overwrite: true })
    expect(await management()).toEqual({})
  })

  test.each([
    { 'no language': { action: 'ignore' } },
    { '': { action: 'ignore' } },
    { '|en': { action: 'ignore' } },
    { 'a|english': { action: 'ignore' } },
    { 'a|en  b|en': { action: 'ignore' } },
    { 'a|en': { action: 'forget' } },
    { 'a|en': { new_term_id: 'nothing' } },
    { 'a|en': { action: 'ignore', more: 1 } },
    { 'a|en': 'ignore' },
    [],
    'a|en',
  ])('refuses %j, and changes nothing', async (term_management) => {
    const sent = { term_management: { 'good|en': { action: 'ignore' }, ...(term_management as object) } }
    const whole = typeof term_management === 'string' || Array.isArray(term_management)
    await expect(project.terms.manage((whole ? { term_management } : sent) as never)).rejects.toEqual(
      failure('INVALID_PARAMS', 'term_management'),
    )
    expect(await project.terms.management()).toEqual({})
  })
})

describe('documents', () => {
  test('marked for deletion are gone after the next build, unless unmarked; unknown ids are ignored', async () => {
    const [first, second, third] = (await documents()).map(({ doc_id }) => doc_id)
    expect(await project.docs.delete({ doc_ids: [first!, second!, 'uuid-nothing'] })).toBeNull()
    expect(await project.docs.unmarkDelete({ doc_ids: [second!, third!, 'uuid-nothing'] })).toBeNull()
    expect((await documents()).map(({ doc_id }) => doc_id)).toContain(first)
    expect((await project.get()).last_build_info).toMatchObject({ number: 1 })
    await rebuild()
    const left = (await documents()).map(({ doc_id }) => doc_id)
    expect(left).not.toContain(first)
    expect(left.slice(0, 2)).toEqual([second, third])
    expect((await project.get()).document_count).toBe(59)
  })

  test('are favorites or not, which changes nothing else', async () => {
    const [first] = await documents()
    const doc_ids = [first!.doc_id, 'uuid-nothing']
    expect(await project.docs.setFavorites({ doc_ids })).toBeNull()
    expect(await project.docs.clearFavorites({ doc_ids })).toBeNull()
    expect((await documents())[0]).toEqual(first)
    await expect(project.docs.setFavorites({} as never)).rejects.toEqual(failure('INVALID_PARAMS', 'doc_ids'))
  })

  test('uploaded after a build wait for the next one', async () => {
    await project.upload({ docs: [{ text: 'A xylophone came with it.' }] })
    expect([await count('xylophone'), (await project.get()).document_count]).toEqual([0, 61])
    await rebuild()
    expect(await count('xylophone')).toBe(1)
  })
})

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

describe('a text to vectorize', () => {
  test('is what it would be as a document, and nothing of it stays', async () => {
    const [document] = await documents()
    const text = '😀 xylophone'
    const [own, odd, nothing] = await project.vectorize({ texts: [reviews[0]!.text, text, ''] })
    expect(own).toMatchObject({ text: document!.text, terms: document!.terms, fragments: document!.fragments })
    expect(own!.vector.slice(0, 4)).toBe(document!.vector.slice(0, 4))
    expect(odd).toEqual({
      text,
      vector: '',
      terms: [{ term_id: 'xylophone|en', start: 3, end: 12 }],
      fragments: [],
    })
    expect(nothing).toEqual({ text: '', vector: '', terms: [], fragments: [] })
    expect(await project.vectorize({ texts: [] })).toEqual([])
    expect((await project.get()).document_count).toBe(60)
  })

  test('must be shorter than 500,000 characters, each counting once', async () => {
    const fits = '😀'.repeat(499_999)
    expect(await project.vectorize({ texts: [fits] })).toHaveLength(1)
    await expect(project.vectorize({ texts: ['x'.repeat(500_000)] })).rejects.toEqual(
      failure('INVALID_PARAMS', 'texts'),
    )
  })
})
