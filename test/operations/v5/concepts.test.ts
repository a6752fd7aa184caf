import { beforeAll, describe, expect, test } from 'vitest'
import { unpack64 } from '../../../src/math/pack64.js'
import { concepts } from '../../../src/operations/v5/concepts.js'
import { matchCounts } from '../../../src/operations/v5/matchCounts.js'
import { scoreDrivers } from '../../../src/operations/v5/scoreDrivers.js'
import { sampleDocuments } from '../../answers/realProject.js'
import { conceptKeys, invalid, openSample } from './askSample.js'

let sample: Awaited<ReturnType<typeof openSample>>
beforeAll(async () => {
  sample = await openSample(sampleDocuments)
})

const total = sampleDocuments.length
const driverKeys = [
  ...['average_score', 'baseline', 'impact', 'confidence', 'adjusted_impact', 'q'],
  ...['impact_p', 'impact_interval', 'adjusted_impact_p', 'adjusted_impact_interval'],
]

describe('concepts', () => {
  test('are the ten top ones by default, most relevant first, with exactly the keys of a concept', async () => {
    const answer = await sample.ask(concepts)
    expect(answer).toMatchObject({ total_count: total, filter_count: total, search: null })
    expect(answer.result).toHaveLength(10)
    for (const concept of answer.result) {
      expect(Object.keys(concept)).toEqual(conceptKeys)
      expect(concept.texts).toEqual([concept.name])
      expect(concept.exact_term_ids).toHaveLength(1)
    }
    const relevances = answer.result.map(({ relevance }) => relevance)
    expect(relevances).toEqual([...relevances].sort((a, b) => b - a))
  })

  test('have the kind that lists and the sentences of the project give them, in every answer', async () => {
    const texts = ['queue', 'shower', 'good', 'lovely', 'long', 'minutes', 'zeppelin']
    const concept_selector = { type: 'specified', concepts: texts.map((text) => ({ texts: [text] })) }
    const kinds = ['thing', 'thing', 'opinion', 'opinion', 'quality', 'function', 'unknown']
    const counted = await sample.ask(matchCounts, { concept_selector })
    expect(counted.match_counts.map(({ kind }) => kind)).toEqual(kinds)
    const drivers = await sample.ask(scoreDrivers, { concept_selector, score_field: 'rating' })
    expect(drivers.map(({ kind }) => kind)).toEqual(kinds)
  })

  test('come back under their own texts with the same terms and vectors', async () => {
    const top = await sample.ask(concepts, { concept_selector: { type: 'top', limit: 100 } })
    const specified = await sample.ask(concepts, {
      concept_selector: { type: 'specified', concepts: top.result.map(({ texts }) => ({ texts })) },
    })
    expect(specified.result.map(({ exact_term_ids }) => exact_term_ids)).toEqual(
      top.result.map(({ exact_term_ids }) => exact_term_ids),
    )
    expect(specified.result.map(({ vectors }) => vectors)).toEqual(top.result.map(({ vectors }) => vectors))
    expect(specified.result.every(({ relevance }) => relevance === 0)).toBe(true)
  })

  test('that are specified keep their texts, excluded terms and place; unknown ones have an empty vector', async () => {
    const searched = [{ texts: ['breakfast', '-coffee'] }, { texts: ['zeppelin'] }]
    const { result } = await sample.ask(concepts, { concept_selector: { type: 'specified', concepts: searched } })
    expect(result[0]).toMatchObject({
      name: 'breakfast, -coffee',
      texts: searched[0]!.texts,
      excluded_term_ids: ['coffee|en'],
    })
    expect(Math.hypot(...unpack64(result[0]!.vectors[0]!))).toBeCloseTo(1, 3)
    expect(result[1]).toMatchObject({ exact_term_ids: ['zeppelin|en'], vectors: [''] })
  })

  test('of all selectors are limited to those that occur in the documents of a filter', async () => {
    const filter = [{ name: 'hotel', values: [] }]
    for (const concept_selector of [
      { type: 'top' },
      { type: 'specified', concepts: [{ texts: ['breakfast'] }] },
      { type: 'related', search_concept: { texts: ['breakfast'] } },
      { type: 'suggested' },
      { type: 'unique_to_filter' },
    ]) {
      expect((await sample.ask(concepts, { concept_selector, filter })).result).toEqual([])
    }
    // Of breakfast alone, breakfast without itself, and what nobody mentions, only the first occurs anywhere.
    const specified = [{ texts: ['breakfast'] }, { texts: ['breakfast', '-breakfast'] }, { texts: ['zeppelin'] }]
    const concept_selector = { type: 'specified', concepts: specified }
    const rated = [{ name: 'rating', maximum: 8 }]
    const { filter_count, result } = await sample.ask(concepts, { concept_selector, filter: rated })
    const counts = await sample.ask(matchCounts, { concept_selector, filter: rated })
    expect(counts.match_counts.map(({ exact_match_count }) => exact_match_count > 0)).toEqual([true, false, false])
    expect(filter_count).toBeLessThan(total)
    expect(result.map(({ name }) => name)).toEqual(['breakfast'])
  })

  test('suggested among few terms are all of them, in clusters of up to as many as asked for', async () => {
    for (const limit of [1, 3, 10, 27]) {
      const { result } = await sample.ask(concepts, { concept_selector: { type: 'suggested', limit } })
      const top = await sample.ask(concepts, { concept_selector: { type: 'top', limit } })
      const names = (answer: { result: readonly { name: string }[] }) => answer.result.map(({ name }) => name).sort()
      expect(names({ result })).toEqual(names(top))
      const sizes = new Map<string, number>()
      for (const { cluster_label } of result) sizes.set(cluster_label!, (sizes.get(cluster_label!) ?? 0) + 1)
      expect(Math.max(...sizes.values())).toBe(Math.min(4, limit))
      expect(sizes.size).toBe(Math.ceil(limit / 4))
    }
  })

  test('related to a search come with a match score, beside the search concept', async () => {
    const related = { type: 'related', search_concept: { texts: ['breakfast'] }, limit: 5 }
    const { result, search } = await sample.ask(concepts, { concept_selector: related })
    expect(search!.texts).toEqual(['breakfast'])
    expect(search!.relevance).toBeGreaterThan(0)
    expect(result.length).toBeGreaterThan(0)
    const vector = unpack64(search!.vectors[0]!)
    for (const concept of result) {
      const other = unpack64(concept.vectors[0]!)
      const cosine = vector.reduce((sum, value, axis) => sum + value * other[axis]!, 0)
      // Packed vectors are rounded to steps of 2^-17.
      expect(concept.match_score).toBeCloseTo(cosine, 3)
    }
  })

  test('suggested as clusters have a label, the same for four in a row', async () => {
    const { result } = await sample.ask(concepts, { concept_selector: { type: 'suggested' } })
    expect(result).toHaveLength(28)
    for (let i = 0; i < 28; i++) {
      const first = result[i - (i % 4)]!
      expect(result[i]!.cluster_label).toBe(first.exact_term_ids[0])
    }
  })

  test('suggested as drivers carry the numbers of drivers', async () => {
    const selector = { type: 'drivers_suggested', score_field: 'rating', limit: 3 }
    const { result } = await sample.ask(concepts, { concept_selector: selector })
    expect(result).toHaveLength(3)
    for (const concept of result) expect(Object.keys(concept)).toEqual([...conceptKeys, ...driverKeys, 'importance'])
  })

  test('of a list that does not exist are refused, as is a score field without scores', async () => {
    await expect(sample.ask(concepts, { concept_selector: { type: 'concept_list', name: 'none' } })).rejects.toEqual(
      invalid('concept_selector'),
    )
    const selector = { type: 'drivers_suggested', score_field: 'hotel' }
    await expect(sample.ask(concepts, { concept_selector: selector })).rejects.toEqual(invalid('concept_selector'))
  })
})

describe('a filter', () => {
  test('takes dates in both forms', async () => {
    const seconds = Date.UTC(2024, 5, 1) / 1000
    const written = await sample.ask(concepts, { filter: [{ name: 'date', minimum: '2024-06-01T00:00:00Z' }] })
    const counted = await sample.ask(concepts, { filter: [{ name: 'date', minimum: seconds }] })
    expect(written.filter_count).toBe(counted.filter_count)
    expect(written.filter_count).toBeGreaterThan(0)
    expect(written.filter_count).toBeLessThan(total)
  })

  test('whose kind does not fit the field is refused, and a field that does not exist is named beside those that do', async () => {
    const wrong = [
      { name: 'hotel', minimum: 1 },
      { name: 'hotel', values: [1] },
      { name: 'rating', values: ['8'] },
      { name: 'rating', minimum: '2024-06-01T00:00:00Z' },
      { name: 'date', values: ['yesterday'] },
    ]
    for (const one of wrong) await expect(sample.ask(concepts, { filter: [one] })).rejects.toEqual(invalid('filter'))
    for (const town of [
      { name: 'town', values: ['Rome'] },
      { name: 'town', minimum: 1 },
    ]) {
      const refused = await sample.ask(concepts, { filter: [town] }).catch((error: Error) => error)
      expect(refused).toEqual(invalid('filter'))
      for (const name of ['town', 'hotel', 'rating', 'date'])
        expect((refused as Error).message).toContain(`\`${name}\``)
    }
  })
})
