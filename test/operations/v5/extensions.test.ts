import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Engine, openEngine, type Project } from '../../../src/engine.js'
import type { DocumentRecord, ExplanationRecord } from '../../../src/operations/v5/renderDocuments.js'
import { failure, openReviews } from './reviews.js'

/** What the specification does not have: comparison, outliers, hybrid ranking, explanations. */
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
})

describe('outliers', () => {
  test('are counted, and stand in filters from then on, until asked for anew', async () => {
    const fresh = await openReviews(engine, 'Fresh')
    const special = [{ special: 'outliers' as const }]
    await expect(fresh.docs.search({ filter: special })).rejects.toEqual(failure('INVALID_PARAMS', 'filter'))
    const concept_selector = { type: 'specified' as const, concepts: [{ texts: ['battery'] }, { texts: ['screen'] }] }
    const counted = await fresh.concepts.outliers({ concept_selector, match_type: 'exact' })
    expect(counted).toEqual({ total_count: 60, filter_count: 12 })
    const { result, filter_count } = await fresh.docs.search({ filter: special })
    expect(filter_count).toBe(12)
    for (const { text } of result) expect(text).not.toMatch(/battery|screen/i)
    const counts = await fresh.concepts.matchCounts({ filter: [...special, ...north], concept_selector })
    expect(counts).toMatchObject({
      filter_count: 12,
      match_counts: [{ exact_match_count: 0 }, { exact_match_count: 0 }],
    })
    const associations = await fresh.concepts.filterAssociations({ filters: [special, north] })
    expect(associations.map(({ filter_count: each }) => each)).toEqual([12, 36])
    expect(await fresh.concepts.outliers({ concept_selector, match_type: 'exact', filter: south })).toEqual({
      total_count: 60,
      filter_count: 0,
    })
    const other = { type: 'specified' as const, concepts: [{ texts: ['battery'] }] }
    await fresh.concepts.outliers({ concept_selector: other, match_type: 'exact' })
    expect((await fresh.docs.search({ filter: special })).filter_count).toBe(36)
    // They are kept as a question, so a later build has them as well.
    await fresh.upload({ docs: [{ text: 'Nothing of the kind.' }] })
    await fresh.build({ skip_sentiment: true })
    await fresh.waitForBuild()
    expect((await fresh.docs.search({ filter: special })).filter_count).toBe(37)
  })

  test('a special constraint stands alone and is the only one of its kind', async () => {
    for (const constraint of [{ special: 'others' }, { special: 'outliers', name: 'region' }, { values: [1] }, {}]) {
      await expect(project.docs.search({ filter: [constraint as never] })).rejects.toEqual(
        failure('INVALID_PARAMS', 'filter'),
      )
    }
  })
})

describe('documents of a search', () => {
  const total = ({ value, details }: ExplanationRecord): number =>
    details.length === 0 ? value : details.reduce((sum, detail) => sum + total(detail), 0)

  test.each(['match_score', 'hybrid'] as const)('ranked by %s can be explained', async (ranking) => {
    const question = { search: { texts: ['battery life'] }, ranking, limit: 5 }
    const explained = await project.docs.search({ ...question, explain: true })
    for (const { explanation, match_score } of explained.result) {
      expect(total(explanation!)).toBeCloseTo(match_score!, 6)
    }
    const { result } = await project.docs.search(question)
    expect(result).toEqual(explained.result.map(({ explanation: _, ...document }) => document))
    const only = await project.docs.search({ ...question, explain: true, fields: ['doc_id'] })
    expect(Object.keys(only.result[0]!)).toEqual(['doc_id'])
  })

  test('ranked as hybrid come best first; without a search nothing changes', async () => {
    const { result, result_count, search } = await project.docs.search({
      search: { texts: ['cracked screen', '-battery'] },
      ranking: 'hybrid',
      feedback: false,
      filter: south,
    })
    expect(result[0]!.text).toMatch(/screen cracked/i)
    const scores = result.map(({ match_score }) => match_score!)
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
    for (const { text } of result as DocumentRecord[]) expect(text).not.toMatch(/battery/i)
    expect(result_count).toBe(result.length)
    expect(search!.exact_match_count).toBe(12)
    const plain = await project.docs.search({ limit: 5 })
    expect(await project.docs.search({ limit: 5, ranking: 'hybrid', explain: true })).toEqual(plain)
  })
})
