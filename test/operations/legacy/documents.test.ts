import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Engine, openEngine } from '../../../src/engine.js'
import { hotelDocuments, openHotel, recalculate, START } from './openLegacy.js'

let engine: Engine
beforeAll(async () => {
  engine = await openEngine({ threads: 0 })
})
afterAll(() => engine.close())

const ids = hotelDocuments.map(({ _id }) => _id)

describe('documents that were built', () => {
  test.each([
    [['de', 'fr', 'fr'], 'fr'],
    [['fr', 'fr', 'de'], 'fr'],
    [['de', 'fr'], 'de'],
    [['de', 'fr', 'fr', 'it', 'it'], 'fr'],
    [[], 'en'],
  ])('of the languages %j make %s that of the project, once', async (languages, expected) => {
    const account = (await engine.profile.get()).default_workspace!
    const { project_id } = await engine.legacy.projects.create({ account, name: 'Languages' })
    const at = { account, project_id }
    const language = async () => (await engine.project(project_id).get()).next_build_language
    await engine.legacy.docs.add({
      ...at,
      docs: [...languages.map((each) => ({ text: 'x', language: each })), { text: 'y' }],
    })
    expect(await language()).toBe(expected)
    await engine.legacy.docs.add({ ...at, docs: [{ text: 'z', language: 'es' }] })
    expect(await language()).toBe(expected)
  })

  test('come by id, by ids, by page and by subset, whole or in some fields', async () => {
    const { at } = await openHotel(engine)
    const { docs } = engine.legacy
    const one = await docs.get({ ...at, id: 'doc-2' })
    expect(one).toMatchObject({ ...hotelDocuments[2], subsets: ['city', '__all__'], assoc_version: 1 })
    const { terms } = one as { terms: [string, string, [number, number]][] }
    const { text } = hotelDocuments[2]!
    expect(terms.map(([, , [start, end]]) => text.slice(start, end))).toContain('quiet')
    const idsOf = (list: unknown): string[] => (list as { _id: string }[]).map(({ _id }) => _id)
    expect(idsOf(await docs.get({ ...at, ids: ['doc-9', 'none', 'doc-3'] }))).toEqual(['doc-9', 'doc-3'])
    expect(idsOf(await docs.get({ ...at, limit: 3, offset: 2, subset: 'coast' }))).toEqual(['doc-5', 'doc-7', 'doc-9'])
    expect(await docs.get({ ...at, limit: 1, doc_fields: ['_id', 'date'] })).toEqual([{ _id: 'doc-0', date: START }])
    expect(await docs.ids({ ...at, subset: 'coast' })).toEqual(ids.filter((_, i) => i % 2 === 1))
    expect(await docs.ids({ ...at, subset: 'desert' })).toEqual([])
    await expect(docs.get({ ...at, id: 'doc-1', limit: 2 })).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
    await expect(docs.get({ ...at, limit: 25_001 })).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
  })

  test('over the wire have their terms where the characters are, however wide these are', async () => {
    const other = await openEngine({ threads: 0, positions: 'codePoints' })
    const { at } = await openHotel(other)
    const { docs } = other.legacy
    const text = '😀 room 👍 room'
    // The second pair lies between the two words.
    const indexes = [
      [2, 6],
      [9, 13],
    ]
    const [{ terms }] = (await docs.vectorize({ ...at, docs: [{ text }] })) as [{ terms: unknown[][] }]
    expect(terms.map(([, , position]) => position)).toEqual(indexes)
    await docs.add({ ...at, docs: [{ _id: 'wide', text }] })
    await recalculate(other, at)
    const wide = (await docs.get({ ...at, id: 'wide' })) as unknown as { terms: unknown[][] }
    expect(wide.terms.map(([, , position]) => position)).toEqual(indexes)
    const found = await docs.search({ ...at, text: 'room', limit: 100 })
    const [row] = found.search_results.find(([{ document }]) => document._id === 'wide')!
    expect(row.exact_indices).toEqual(indexes)
    await other.close()
  })

  test('give their vectors, and so does a text that is the same', async () => {
    const { at } = await openHotel(engine)
    const { docs } = engine.legacy
    const vectors = await docs.vectors({ ...at, ids: ['doc-0', 'doc-1'] })
    expect(Object.keys(vectors)).toEqual(['doc-0', 'doc-1'])
    expect(await docs.vectors({ ...at, id: 'doc-1' })).toEqual({ 'doc-1': vectors['doc-1'] })
    expect(Object.keys(await docs.vectors({ ...at, subset: 'city' }))).toHaveLength(16)
    const [completed] = await docs.vectorize({ ...at, docs: [{ text: hotelDocuments[1]!.text, mine: 7 }] })
    expect(completed).toMatchObject({ mine: 7, vector: vectors['doc-1'], assoc_version: 1 })
    expect(await docs.ids({ ...at, uncommitted: true })).toEqual([])
    await expect(docs.vectors(at)).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
  })
})

test('subsets have their sizes, and correlations a row a document and a column a topic', async () => {
  const { at } = await openHotel(engine)
  const { docs, subsets, topics } = engine.legacy
  const stats = await subsets.stats(at)
  expect(stats.map(({ subset, count }) => [subset, count])).toEqual([
    ['__all__', 32],
    ['city', 16],
    ['coast', 16],
  ])
  expect(await subsets.stats({ ...at, subset: 'coast' })).toEqual([stats[2]])
  expect(await subsets.stats({ ...at, subsets: ['none'] })).toMatchObject([{ subset: 'none', count: 0 }])
  const { _id } = await topics.create({ ...at, text: 'quiet room' })
  const correlations = await docs.correlations(at)
  expect(Object.keys(correlations)).toEqual(ids)
  expect(correlations['doc-0']![_id]).toBeGreaterThan(correlations['doc-1']![_id]!)
  // Scripts look up every document of a project, also one that says nothing.
  await docs.add({ ...at, docs: [{ _id: 'empty', text: '' }] })
  await recalculate(engine, at)
  expect(await docs.correlations(at)).toMatchObject({ empty: { [_id]: 0 } })
})
