import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Engine, openEngine, type Project } from '../../../src/engine.js'
import { countExact, documentsOf, failure, openReviews, rebuild } from './reviews.js'

/** Term management. Spec v5 2.8. */
let engine: Engine
let project: Project
beforeAll(async () => {
  engine = await openEngine({ threads: 0 })
})
beforeEach(async () => {
  project = await openReviews(engine)
})
afterAll(async () => await engine.close())

const termIds = async () =>
  new Set(
    (await documentsOf(project)).flatMap(({ terms, fragments }) =>
      [...terms, ...fragments].map(({ term_id }) => term_id),
    ),
  )

describe('term management', () => {
  test('says which adverbs are concepts; others are in no answer that chooses concepts itself', async () => {
    const words = await engine.projects.create({ name: 'Adverbs', language: 'en' })
    // Of ten documents in May and ten in June, so many hold each word. All hold the hotel.
    const counts = { Sauna: [1, 9], Again: [4, 5], Overall: [2, 4] } as const
    const docs = [0, 1].flatMap((side) =>
      Array.from({ length: 10 }, (_, i) => ({
        text: ['Hotel', ...Object.keys(counts).filter((word) => i < counts[word as keyof typeof counts][side]!)].join(
          '. ',
        ),
        metadata: [{ name: 'day', type: 'date' as const, value: Date.UTC(2024, 4 + side, 1) / 1_000 }],
      })),
    )
    await words.upload({ docs })
    const june = [{ name: 'day', minimum: Date.UTC(2024, 5, 1) / 1_000 }]
    const may = [{ name: 'day', maximum: Date.UTC(2024, 4, 1) / 1_000 }]
    const ask = async () => {
      await words.build({ skip_sentiment: true })
      await words.waitForBuild()
      const list = async (concept_selector: object) =>
        (await words.concepts.list({ concept_selector: concept_selector as never, filter: june })).result
      const unique = await list({ type: 'unique_to_filter', limit: 50 })
      const related = await list({ type: 'related', search_concept: { texts: ['hotel'] }, limit: 50 })
      const { more } = await words.concepts.compare({ filter: june, other_filter: may })
      const { movements } = await words.summary.largestConceptMovement({ texts: ['hotel'] })
      const found = { unique, related, more, movements }
      const named = Object.entries(found).map(([name, rows]) => [name, rows.map((row) => row.exact_term_ids[0]).sort()])
      return { ...found, ids: Object.fromEntries(named) as Record<keyof typeof found, string[]> }
    }
    const before = await ask()
    const sauna = ['sauna|en']
    expect(before.ids).toEqual({ unique: sauna, related: sauna, more: sauna, movements: sauna })
    // Two concepts are tested, sauna and hotel: Fisher with one more outside, (C(11,9) C(9,1) + C(11,10)) / C(20,10), times 2.
    for (const [one] of [before.unique, before.more, before.movements])
      expect(one!.q).toBeCloseTo((2 * 506) / 184_756, 9)
    // What the caller names is answered.
    const concepts = [{ texts: ['again'] }]
    const { more } = await words.concepts.compare({
      filter: june,
      other_filter: may,
      concept_selector: { type: 'specified', concepts },
    })
    expect(more.map(({ exact_term_ids }) => exact_term_ids)).toEqual([['again|en']])
    await words.terms.manage({ term_management: { 'again|en': { action: 'notice' } } })
    const both = ['again|en', ...sauna]
    expect((await ask()).ids).toEqual({ unique: both, related: both, more: both, movements: both })
  })

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
    await rebuild(project)
    const after = await termIds()
    expect([after.has('week|en'), after.has('delivery|en')]).toEqual([false, false])
    expect([after.has('after|en'), after.has('ship|en')]).toEqual([true, true])
    expect([
      await countExact(project, 'week'),
      await countExact(project, 'delivery'),
      await countExact(project, 'after'),
    ]).toEqual([0, 12, 24])
    expect(await project.terms.manage({ term_management: {}, overwrite: true })).toBeNull()
    await rebuild(project)
    expect(await termIds()).toEqual(before)
  })

  test('makes a concept of a word that names nothing by itself', async () => {
    const parcels = await engine.projects.create({ name: 'Parcels', language: 'en' })
    const text = (i: number) => `The parcel came late again, ${i % 2 === 0 ? 'order 4711' : 'with a dent'}.`
    await parcels.upload({ docs: Array.from({ length: 20 }, (_, i) => ({ text: text(i) })) })
    const names = async () => {
      await parcels.build({ skip_sentiment: true })
      await parcels.waitForBuild()
      const { result } = await parcels.concepts.list({ concept_selector: { type: 'top', limit: 100 } })
      return result.map(({ name }) => name)
    }
    const before = await names()
    expect(before).toContain('parcel')
    expect(before).toContain('dent')
    expect(before.filter((name) => ['again', '4711'].includes(name))).toEqual([])
    await parcels.terms.manage({ term_management: { 'again|en': { action: 'notice' } } })
    expect(await names()).toContain('again')
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
