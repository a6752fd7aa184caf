import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Engine, openEngine } from '../../../src/engine.js'
import { type At, openHotel, recalculate } from './openLegacy.js'

let engine: Engine
let at: At
beforeAll(async () => {
  engine = await openEngine({ threads: 0 })
  at = (await openHotel(engine)).at
})
afterAll(() => engine.close())

describe('terms', () => {
  test('are those of version 5, by relevance, with counts of the subset', async () => {
    const top = await engine.legacy.terms.list(at)
    expect(top.length).toBeGreaterThan(5)
    const ids = top.map(({ term }) => term)
    const newer = await engine.project(at.project_id).terms.get({ term_ids: ids })
    expect(top.map((term) => [term.term, term.text, term.vector, term.score, term.distinct_doc_count])).toEqual(
      newer.map((term) => [term.term_id, term.display_text, term.vector, term.relevance, term.distinct_doc_count]),
    )
    // `breakfast` stands in every other document of either subset.
    const [ofCity] = (await engine.legacy.terms.docCounts({
      ...at,
      subset: 'city',
      terms: ['breakfast|en'],
      use_json: true,
    })) as unknown as [{ num_exact_matches: number }]
    expect(ofCity.num_exact_matches).toBe(8)
  })

  test('that are asked for come in that order, unknown ones are passed over', async () => {
    const found = await engine.legacy.terms.list({ ...at, terms: ['staff|en', 'unheard|en', 'breakfast|en'] })
    expect(found.map(({ term }) => term)).toEqual(['staff|en', 'breakfast|en'])
  })

  test('are found by what they are near to, a term first by itself', async () => {
    const { search_vector, search_results } = await engine.legacy.terms.search({
      ...at,
      terms: ['breakfast|en'],
      limit: 4,
    })
    const [[own, strength]] = search_results as [(typeof search_results)[number]]
    expect(own.term).toBe('breakfast|en')
    expect(strength).toBeCloseTo(1, 4)
    expect(search_vector).toBe(own.vector)
    const strengths = search_results.map(([, each]) => each)
    expect(strengths).toEqual([...strengths].sort((a, b) => b - a))
    expect(search_results.length).toBeLessThanOrEqual(4)
  })

  test('of other subsets are found only without `domain`', async () => {
    // `street` stands in the fourth text alone, which is on the coast.
    const ask = async (domain: boolean) => {
      const { search_results } = await engine.legacy.terms.search({ ...at, text: 'street', subset: 'city', domain })
      return search_results.map(([{ term }]) => term)
    }
    expect(await ask(true)).not.toContain('street|en')
    expect((await ask(false))[0]).toBe('street|en')
  })

  test('without anything to search for are refused', async () => {
    await expect(engine.legacy.terms.search({ ...at })).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
    await expect(engine.legacy.terms.search({ ...at, topic: 'unknown' })).rejects.toMatchObject({
      code: 'INVALID_PARAMS',
      details: { parameters: ['topic'] },
    })
  })

  test('are counted in a table or as JSON', async () => {
    const request = { ...at, terms: ['breakfast|en'] }
    const [row] = (await engine.legacy.terms.docCounts({ ...request, use_json: true })) as unknown as [
      Record<string, unknown>,
    ]
    expect(row).toMatchObject({
      term: 'breakfast|en',
      text: expect.stringMatching(/^breakfast$/i),
      num_exact_matches: 16,
    })
    expect(await engine.legacy.terms.docCounts(request)).toBe(
      `term,text,num_exact_matches,num_related_matches\r\nbreakfast|en,${row.text},16,${row.num_related_matches}\r\n`,
    )
  })
})

describe('ignorelist and restem', () => {
  test('are the term management of version 5, and take effect when documents are recalculated', async () => {
    const own = (await openHotel(engine, false)).at
    const { ignorelist, restem } = engine.legacy.terms
    const management = () => engine.project(own.project_id).terms.management()
    expect(await ignorelist.add({ ...own, term: 'staff|en' })).toBe('OK')
    expect(await ignorelist.add({ ...own, term: 'reakf', substring: true })).toBe('OK')
    expect(await restem.add({ ...own, from_term: 'clean|en', to_term: 'quiet|en' })).toBe('OK')
    expect(await ignorelist.get(own)).toEqual({ substring: ['reakf'], fullstring: ['staff|en'] })
    expect(await restem.get(own)).toEqual({ 'clean|en': 'quiet|en' })
    const stored = {
      '*reakf*': { action: 'ignore' },
      'clean|en': { new_term_id: 'quiet|en' },
      'staff|en': { action: 'ignore' },
    }
    expect(await management()).toEqual(stored)
    // What was read can be written back.
    const project = engine.project(own.project_id)
    await project.terms.manage({ term_management: (await management()) as never, overwrite: true })
    expect(await management()).toEqual(stored)
    await recalculate(engine, own)
    const terms = (await engine.legacy.terms.list({ ...own, limit: 100 })).map(({ term }) => term)
    expect(terms.join(' ')).toContain('quiet|en')
    for (const gone of ['breakfast', 'staff', 'clean']) expect(terms.join(' ')).not.toContain(gone)
  })

  test('tell what was not on the ignorelist, and leave the other half of an entry alone', async () => {
    const own = (await openHotel(engine, false)).at
    const { ignorelist, restem } = engine.legacy.terms
    await ignorelist.add({ ...own, term: 'room|en' })
    await restem.add({ ...own, from_term: 'room|en', to_term: 'chamber|en' })
    expect(await ignorelist.remove({ ...own, term: 'room|en', substring: true })).toBe('Not Found')
    expect(await ignorelist.remove({ ...own, term: 'room|en' })).toBe('OK')
    expect(await ignorelist.remove({ ...own, term: 'room|en' })).toBe('Not Found')
    expect(await restem.get(own)).toEqual({ 'room|en': 'chamber|en' })
    expect(await restem.remove({ ...own, from_term: 'room|en' })).toBe('OK')
    expect(await engine.project(own.project_id).terms.management()).toEqual({})
  })
})
