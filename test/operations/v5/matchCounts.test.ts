import { beforeAll, describe, expect, test } from 'vitest'
import { compareConcepts } from '../../../src/operations/v5/compare.js'
import { concepts } from '../../../src/operations/v5/concepts.js'
import { docs } from '../../../src/operations/v5/documents.js'
import { matchCounts } from '../../../src/operations/v5/matchCounts.js'
import { scoreDrivers } from '../../../src/operations/v5/scoreDrivers.js'
import { sampleDocuments } from '../../answers/realProject.js'
import { conceptKeys, invalid, openSample } from './askSample.js'

let sample: Awaited<ReturnType<typeof openSample>>
beforeAll(async () => {
  sample = await openSample(sampleDocuments)
})

const total = sampleDocuments.length

describe('match counts', () => {
  test('of a breakdown by hotel sum to the whole, which agrees with a search', async () => {
    const selector = { type: 'specified', concepts: [{ texts: ['breakfast'] }, { texts: ['staff', 'reception'] }] }
    const answer = await sample.ask(matchCounts, { concept_selector: selector, breakdowns: [{ name: 'hotel' }] })
    const { buckets, breakdown } = answer.breakdowns[0]!
    expect(breakdown).toEqual({ name: 'hotel' })
    const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)
    expect(sum(buckets.map(({ total_count }) => total_count))).toBe(total)
    for (const [i, concept] of answer.match_counts.entries()) {
      expect(concept.match_count).toBeGreaterThanOrEqual(concept.exact_match_count)
      expect(sum(buckets.map(({ match_counts }) => match_counts[i]!.match_count))).toBe(concept.match_count)
      const found = await sample.ask(docs, { search: { texts: concept.texts }, limit: 0 })
      expect(found.search).toMatchObject({
        match_count: concept.match_count,
        exact_match_count: concept.exact_match_count,
      })
    }
    expect(Object.keys(buckets[0]!.match_counts[0]!)).toEqual([...conceptKeys, 'match_count', 'exact_match_count'])
  })

  test('with a breakdown that does not fit its field are refused', async () => {
    for (const breakdown of [
      { name: 'town' },
      { name: 'date', interval: 1 },
      { name: 'rating' },
      { name: 'rating', interval: 1e-6 },
    ]) {
      await expect(sample.ask(matchCounts, { breakdowns: [breakdown] })).rejects.toEqual(invalid('breakdowns'))
    }
  })
})

test('counts of all breakdowns together have a bound', async () => {
  const breakdown = { name: 'date', interval: 'day' }
  const ask = (concepts: number, breakdowns: number) =>
    sample.ask(matchCounts, {
      concept_selector: {
        type: 'specified',
        concepts: Array.from({ length: concepts }, () => ({ texts: ['breakfast'] })),
      },
      breakdowns: Array.from({ length: breakdowns }, () => breakdown),
    })
  const { buckets } = (await ask(1, 1)).breakdowns[0]!
  // One breakdown has just half of 200,000 counts.
  const half = Math.floor(100_000 / buckets.length)
  expect((await ask(half, 2)).breakdowns).toHaveLength(2)
  await expect(ask(half + 1, 2)).rejects.toEqual(invalid('breakdowns'))
})

test('a comparison, match counts and a search have one count for one concept', async () => {
  const filter = [{ name: 'hotel', values: ['Harbour House'] }]
  const { more, less, filter_count } = await sample.ask(compareConcepts, { filter, limit: 40 })
  const compared = [...more, ...less]
  const concept_selector = { type: 'specified', concepts: compared.map(({ texts }) => ({ texts })) }
  const { match_counts } = await sample.ask(matchCounts, { concept_selector, filter })
  expect(compared.map(({ exact_match_count }) => exact_match_count)).toEqual(
    match_counts.map(({ exact_match_count }) => exact_match_count),
  )
  expect(compared.some((row) => row.tested_count < row.exact_match_count)).toBe(true)
  for (const { name, exact_match_count, share } of compared.slice(0, 5)) {
    const { search } = await sample.ask(docs, { search: { texts: [name] }, filter, limit: 0 })
    expect(search!.exact_match_count).toBe(exact_match_count)
    expect(share).toBe(exact_match_count / filter_count)
  }
})

test('match counts of every selector repeat the records of its concepts, and their order of fields', async () => {
  const selectors = [
    { type: 'top', limit: 20 },
    { type: 'related', search_concept: { texts: ['room'] }, limit: 5 },
    { type: 'suggested', num_clusters: 2, num_cluster_concepts: 2 },
    { type: 'drivers_suggested', score_field: 'rating', limit: 5 },
    { type: 'specified', concepts: [{ texts: ['room', '-view'] }, { texts: ['nowhere'] }] },
  ]
  const filters = [[], [{ name: 'hotel', values: ['Harbour House'] }]]
  for (const concept_selector of [...selectors, { type: 'unique_to_filter', limit: 5 }]) {
    for (const filter of filters) {
      const { result } = await sample.ask(concepts, { concept_selector, filter })
      const { match_counts } = await sample.ask(matchCounts, { concept_selector, filter })
      expect(result.length > 0).toBe(concept_selector.type !== 'unique_to_filter' || filter.length > 0)
      // Concepts that no document of the filter has are counted, and not listed.
      const occurring = match_counts.filter((each) => filter.length === 0 || each.exact_match_count > 0)
      const counted = occurring.map(({ match_count, exact_match_count, ...record }) => JSON.stringify(record))
      expect(counted).toEqual(result.map((record) => JSON.stringify(record)))
    }
  }
})

test('any concept has its average score beside its counts, as drivers have it', async () => {
  const concept_selector = { type: 'top', limit: 40 }
  const { match_counts } = await sample.ask(matchCounts, { concept_selector, score_field: 'rating' })
  const drivers = await sample.ask(scoreDrivers, { concept_selector, score_field: 'rating' })
  for (const [i, row] of match_counts.entries()) {
    expect(row.average_score).toBe(drivers[i]!.average_score)
    expect(row.score_count).toBe(row.exact_match_count)
  }
  const unknown = { type: 'specified', concepts: [{ texts: ['zeppelin'] }] }
  const none = await sample.ask(matchCounts, { concept_selector: unknown, score_field: 'rating' })
  expect(none.match_counts[0]).toMatchObject({ score_count: 0, average_score: null })
  await expect(sample.ask(matchCounts, { score_field: 'hotel' })).rejects.toEqual(invalid('score_field'))
})

test('a search tells how many documents match in each way, whichever way is asked for', async () => {
  const { match_counts } = await sample.ask(matchCounts, { concept_selector: { type: 'top', limit: 50 } })
  const related = match_counts.find(({ match_count, exact_match_count }) => match_count > exact_match_count)!
  const search = { texts: related.texts }
  const counts = []
  for (const match_type of ['both', 'exact', 'conceptual'] as const) {
    const found = await sample.ask(docs, { search, match_type, limit: 0 })
    counts.push([found.result_count, found.search!.match_count, found.search!.exact_match_count])
  }
  const { match_count: both, exact_match_count: exact } = related
  expect(counts).toEqual([
    [both, both, exact],
    [exact, both, exact],
    [both - exact, both, exact],
  ])
})
