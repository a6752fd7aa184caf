import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Engine, openEngine } from '../../../src/engine.js'
import { type At, openHotel } from './openLegacy.js'

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

  test('are clustered as version 5 suggests concepts, with counts of the subset', async () => {
    const question = { ...at, num_clusters: 3, num_cluster_terms: 2 }
    const clusters = await engine.legacy.terms.clusters(question)
    const selector = { type: 'suggested', num_clusters: 3, num_cluster_concepts: 2 } as const
    const { result } = await engine.project(at.project_id).concepts.list({ concept_selector: selector })
    const labels = [...new Set(result.map(({ cluster_label }) => cluster_label))]
    const membersOf = (label: unknown) => result.filter(({ cluster_label }) => cluster_label === label)
    expect(clusters.map(({ terms }) => terms.map(({ term }) => term))).toEqual(
      labels.map((label) => membersOf(label).map(({ exact_term_ids }) => exact_term_ids[0])),
    )
    expect(clusters.length).toBeGreaterThan(1)
    const ofCity = await engine.legacy.terms.clusters({ ...question, subset: 'city' })
    for (const { term, distinct_doc_count } of ofCity.flatMap(({ terms }) => terms)) {
      const [same] = await engine.legacy.terms.list({ ...at, subset: 'city', terms: [term] })
      expect(distinct_doc_count).toBe(same!.distinct_doc_count)
    }
    expect(await engine.legacy.terms.clusters({ ...at, subset: 'nowhere' })).toEqual([])
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
    // One document is enough in its own subset.
    const ofCoast = await engine.legacy.terms.search({ ...at, text: 'street', subset: 'coast' })
    expect(ofCoast.search_results[0]![0].term).toBe('street|en')
  })

  test('of general language have the words of their id as text, without their languages', async () => {
    const { search_results } = await engine.legacy.terms.search({ ...at, text: 'breakfast', domain: false, limit: 100 })
    const general = search_results.map(([term]) => term).filter(({ all_texts }) => Object.keys(all_texts).length === 0)
    const words = (id: string) => id.split(' ').map((word) => word.split('|')[0])
    expect(general.map(({ text }) => text.split(' '))).toEqual(general.map(({ term }) => words(term)))
    expect(general.some(({ text }) => text.includes(' '))).toBe(true)
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
