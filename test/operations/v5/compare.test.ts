import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Engine, openEngine, type Project } from '../../../src/engine.js'
import type { ConstraintInput } from '../../../src/operations/v5/inputs.js'
import { openReviews } from './reviews.js'

let engine: Engine
let project: Project
beforeAll(async () => {
  engine = await openEngine({ threads: 0 })
  project = await openReviews(engine)
})
afterAll(async () => await engine.close())

const north = [{ name: 'region', values: ['north'] }]
const south = [{ name: 'region', values: ['south'] }]

describe('comparing two filters', () => {
  test('tells what each side has more, in counts that a search confirms', async () => {
    const compared = await project.concepts.compare({ filter: north, other_filter: south })
    expect(compared).toMatchObject({
      total_count: 60,
      filter: north,
      other_filter: south,
      filter_count: 36,
      other_filter_count: 24,
      overlap_count: 0,
    })
    expect(compared.more.length).toBeGreaterThan(0)
    expect(compared.less.length).toBeGreaterThan(0)
    for (const { texts, exact_match_count, other_exact_match_count, share, other_share } of compared.more) {
      expect(share).toBe(exact_match_count / 36)
      expect(other_share).toBe(other_exact_match_count / 24)
      expect(share).toBeGreaterThan(other_share)
      const search = { texts }
      const { result_count } = await project.docs.search({ search, filter: north, match_type: 'exact' })
      // A term counts where it stands for itself, a search finds it in phrases, too.
      expect(exact_match_count).toBeLessThanOrEqual(result_count)
    }
    const words = compared.less.flatMap(({ exact_term_ids }) => exact_term_ids.flatMap((id) => id.split(' ')))
    expect(words).toContain('crack|en')
    expect(words).not.toContain('love|en')
  })

  test('takes concepts of the caller, and by default all other documents', async () => {
    const concepts = [{ texts: ['battery'] }, { texts: ['delivery', 'support'] }, { texts: ['zeppelin'] }]
    const concept_selector = { type: 'specified' as const, concepts }
    const question = { filter: north, concept_selector }
    const against = await project.concepts.compare({ ...question, other_filter: south })
    expect(await project.concepts.compare(question)).toEqual({ ...against, other_filter: null })
    const rows = [...against.more, ...against.less]
    const row = (text: string) => rows.find(({ texts }) => texts[0] === text)
    expect(row('delivery')).toMatchObject({ exact_match_count: 12, other_exact_match_count: 0 })
    expect(row('battery')).toMatchObject({ exact_match_count: 12, other_exact_match_count: 12 })
    const both = await project.concepts.compare({ filter: [], other_filter: north })
    expect(both).toMatchObject({ filter_count: 24, other_filter_count: 0, overlap_count: 36 })
  })

  test('within a filter compares with the rest of it', async () => {
    const best = [{ name: 'rating', minimum: 5 }]
    const compared = await project.concepts.compare({ filter: best, within: north })
    const count = async (filter: readonly ConstraintInput[], texts?: string[]): Promise<number> => {
      const found = await project.docs.search({
        filter,
        ...(texts && { search: { texts }, match_type: 'exact' }),
        limit: 1,
      })
      return texts === undefined ? found.filter_count : found.search!.exact_match_count
    }
    const [here, all] = [await count([...north, ...best]), await count(north)]
    expect(compared).toMatchObject({ filter_count: here, other_filter_count: all - here, overlap_count: 0 })
    expect(here).toBeGreaterThan(0)
    expect(compared.more.length).toBeGreaterThan(0)
    for (const { texts, exact_match_count, other_exact_match_count } of [...compared.more, ...compared.less]) {
      expect(exact_match_count).toBe(await count([...north, ...best], texts))
      expect(exact_match_count + other_exact_match_count).toBe(await count(north, texts))
    }
    // Documents of the filter outside are on neither side.
    const outside = await project.concepts.compare({ filter: north, within: best })
    expect(outside).toMatchObject({ filter_count: here, other_filter_count: (await count(best)) - here })
    expect(here).toBeLessThan(all)
    const low = [{ name: 'rating', maximum: 1 }]
    expect(await project.concepts.compare({ filter: best, other_filter: low, within: north })).toMatchObject({
      filter_count: here,
      other_filter_count: await count([...north, ...low]),
    })
  })
})
