import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Engine, openEngine } from '../../../src/engine.js'
import { unpack64 } from '../../../src/math/pack64.js'
import { type At, openHotel } from './openLegacy.js'

let engine: Engine
let at: At
let search: Engine['legacy']['docs']['search']
beforeAll(async () => {
  engine = await openEngine({ threads: 0 })
  at = (await openHotel(engine)).at
  search = engine.legacy.docs.search
})
afterAll(() => engine.close())

const dot = (a: Float32Array, b: Float32Array): number => a.reduce((sum, value, axis) => sum + value * b[axis]!, 0)
const vectorOf = async (question: object): Promise<Float32Array> =>
  unpack64((await search({ ...at, ...question, limit: 0 })).search_vector)

test('finds what version 5 finds, with the same strength', async () => {
  const found = await search({ ...at, text: 'quiet room', limit: 100 })
  const v5 = await engine.project(at.project_id).docs.search({ search: { texts: ['quiet room'] }, limit: 100 })
  expect(found.search_results.map(([{ document }, strength]) => [document._id, strength])).toEqual(
    v5.result.map(({ doc_id, match_score }) => [doc_id, match_score]),
  )
  expect(found.exact_terms).toEqual(v5.search!.exact_term_ids)
  expect(found.related_terms).toEqual(v5.search!.related_term_ids)
  expect(found.num_exact_matches).toBe(v5.search!.exact_match_count)
  expect(found.num_exact_matches + found.num_related_matches).toBe(v5.search!.match_count)
  expect(found.search_vector).toBe(v5.search!.vectors[0])
})

test('finds only documents with its terms if that is all that is wanted', async () => {
  const exact = await search({ ...at, text: 'rude', exact_only: true, limit: 100 })
  const question = { search: { texts: ['rude'] }, match_type: 'exact', limit: 100 } as const
  const v5 = await engine.project(at.project_id).docs.search(question)
  expect(exact.search_results.map(([{ document }, strength]) => [document._id, strength])).toEqual(
    v5.result.map(({ doc_id, match_score }) => [doc_id, match_score]),
  )
  expect(exact.search_results).toHaveLength(exact.num_exact_matches)
  const both = await search({ ...at, text: 'rude', limit: 100 })
  expect(both.num_related_matches).toBeGreaterThan(0)
  expect(both.search_results).toHaveLength(exact.num_exact_matches + both.num_related_matches)
})

test('shows where the terms stand', async () => {
  const { search_results } = await search({ ...at, terms: ['room|en'], limit: 100 })
  for (const [{ document, exact_indices }] of search_results) {
    const rooms = [...document.text.matchAll(/room/g)].map(({ index }) => [index, index + 4])
    expect(exact_indices).toEqual(rooms)
  }
})

test('pages, keeps to a subset and gives the fields wanted', async () => {
  const all = await search({ ...at, text: 'staff', limit: 100, doc_fields: ['_id'] })
  const page = await search({ ...at, text: 'staff', start_at: 3, limit: 2, doc_fields: ['_id'] })
  expect(page.search_results).toEqual(all.search_results.slice(3, 5))
  expect(page.search_results[0]![0].document).toEqual({ _id: expect.any(String) })
  const coast = await search({ ...at, text: 'staff', limit: 100, subset: 'coast' })
  expect(coast.search_results.every(([{ document }]) => document.subsets.includes('coast'))).toBe(true)
  await expect(search({ ...at, text: 'staff', limit: 101 })).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
})

test('sums what it is given, in vectors of unit length', async () => {
  const room = await vectorOf({ terms: ['room|en'] })
  const staff = await vectorOf({ terms: ['staff|en'] })
  const both = await vectorOf({ terms: ['room|en', 'staff|en'] })
  const sum = room.map((value, axis) => value + staff[axis]!)
  const length = Math.sqrt(dot(sum, sum))
  for (const [axis, value] of both.entries()) expect(value).toBeCloseTo(sum[axis]! / length, 4)
  expect(await vectorOf({ terms: 'room|en, staff|en' })).toEqual(both)
  const { search_vector } = await search({ ...at, terms: ['room|en'], limit: 0 })
  expect(dot(await vectorOf({ vector: search_vector, vectors: [search_vector] }), room)).toBeCloseTo(1, 4)
})

test('turns opposites round, subtracts the negative and leaves nothing of zero', async () => {
  const room = await vectorOf({ terms: ['room|en'] })
  const opposite = await search({ ...at, terms: ['~room|en'], limit: 0 })
  expect(dot(unpack64(opposite.search_vector), room)).toBeCloseTo(-1, 4)
  expect(opposite.exact_terms).toEqual([])
  const less = await vectorOf({ terms: ['staff|en'], negative: { terms: ['room|en'] } })
  expect(less).toEqual(await vectorOf({ terms: ['staff|en', '~room|en'] }))
  const zeroed = await vectorOf({ text: 'staff', zero: { text: 'room', terms: ['cold|en'] } })
  expect(dot(zeroed, room)).toBeCloseTo(0, 4)
  expect(dot(zeroed, await vectorOf({ terms: ['cold|en'] }))).toBeCloseTo(0, 4)
  expect(dot(zeroed, zeroed)).toBeCloseTo(1, 4)
})

test('takes topics, and refuses what is not there', async () => {
  const topic = await engine.legacy.topics.create({ ...at, text: 'quiet room', negative: { text: 'cold breakfast' } })
  expect((await search({ ...at, topic: topic._id, limit: 0 })).search_vector).toBe(topic.vector)
  expect((await search({ ...at, topics: [topic._id], limit: 0 })).exact_terms).toContain('room|en')
  const refused = { code: 'INVALID_PARAMS' }
  await expect(search({ ...at, topic: 'none' })).rejects.toMatchObject({
    ...refused,
    details: { parameters: ['topic'] },
  })
  await expect(search({ ...at, vector: 'YQAA' })).rejects.toMatchObject({ details: { parameters: ['vector'] } })
  const parts = [{ negative: { topic: 'none' } }, { zero: { topics: ['none'] } }, { negative: { vector: 'YQAA' } }]
  for (const part of parts) {
    // A fault inside of a part is one of the parameter that the caller has sent.
    await expect(search({ ...at, text: 'room', ...part })).rejects.toMatchObject({
      details: { parameters: Object.keys(part) },
    })
  }
  await expect(search({ ...at, vector: '', vectors: ['YQAA'] })).rejects.toMatchObject({
    details: { parameters: ['vectors'] },
  })
  await expect(search({ ...at, vector: '?' })).rejects.toMatchObject({ details: { parameters: ['vector'] } })
  await expect(search(at)).rejects.toMatchObject(refused)
  const terms = Array.from({ length: 1_000 }, () => 'room|en')
  expect(await search({ ...at, terms, limit: 0 })).toHaveProperty('num_exact_matches')
  expect(await search({ ...at, terms: terms.join(','), limit: 0 })).toHaveProperty('num_exact_matches')
  for (const more of [[...terms, 'a|en'], [...terms, 'a|en'].join(',')]) {
    await expect(search({ ...at, terms: more })).rejects.toMatchObject({ details: { parameters: ['terms'] } })
    await expect(search({ ...at, zero: { terms: more } })).rejects.toMatchObject({ details: { parameters: ['zero'] } })
  }
})
