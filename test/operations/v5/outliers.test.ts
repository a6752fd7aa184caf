import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Engine, openEngine, type Project } from '../../../src/engine.js'
import { failure, openReviews } from './reviews.js'

let engine: Engine
let project: Project
beforeAll(async () => {
  engine = await openEngine({ threads: 0 })
  project = await openReviews(engine)
})
afterAll(async () => await engine.close())

const north = [{ name: 'region', values: ['north'] }]
const south = [{ name: 'region', values: ['south'] }]

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

  test('of given concepts are those of the same question, which stays as it was', async () => {
    const concepts = [{ texts: ['battery'] }, { texts: ['screen'] }]
    const fresh = await openReviews(engine, 'Given')
    const filter = [{ special: 'outliers' as const, concepts }]
    const given = await fresh.docs.search({ filter, limit: 60 })
    await expect(fresh.docs.search({ filter: [{ special: 'outliers' }] })).rejects.toEqual(
      failure('INVALID_PARAMS', 'filter'),
    )
    await fresh.concepts.outliers({ concept_selector: { type: 'specified', concepts } })
    expect(await fresh.docs.search({ filter: [{ special: 'outliers' }], limit: 60 })).toMatchObject({
      filter_count: given.filter_count,
      result: given.result.map(({ doc_id }) => ({ doc_id })),
    })
    await fresh.concepts.outliers({ concept_selector: { type: 'specified', concepts: [{ texts: ['zeppelin'] }] } })
    expect((await fresh.docs.search({ filter })).filter_count).toBe(given.filter_count)
  })

  test('a special constraint stands alone and is the only one of its kind', async () => {
    for (const constraint of [
      { special: 'others' },
      { special: 'outliers', name: 'region' },
      { name: 'region', values: ['north'], concepts: [] },
      { values: [1] },
      {},
    ]) {
      await expect(project.docs.search({ filter: [constraint as never] })).rejects.toEqual(
        failure('INVALID_PARAMS', 'filter'),
      )
    }
  })
})
