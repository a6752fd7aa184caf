import { beforeAll, describe, expect, test } from 'vitest'
import { unpack64 } from '../../../src/math/pack64.js'
import { compareConcepts } from '../../../src/operations/v5/compare.js'
import {
  conceptAssociations,
  concepts,
  filterAssociations,
  matchCounts,
  scoreDrivers,
} from '../../../src/operations/v5/concepts.js'
import { docs } from '../../../src/operations/v5/documents.js'
import { sentiment } from '../../../src/operations/v5/sentiment.js'
import { terms } from '../../../src/operations/v5/terms.js'
import { sampleDocuments } from '../../answers/realProject.js'
import { openSample } from './askSample.js'

let sample: Awaited<ReturnType<typeof openSample>>
beforeAll(async () => {
  sample = await openSample(sampleDocuments)
})

const total = sampleDocuments.length
const invalid = (...parameters: string[]) =>
  expect.objectContaining({ code: 'INVALID_PARAMS', details: { parameters } })
const conceptKeys = ['name', 'texts', 'exact_term_ids', 'excluded_term_ids', 'vectors', 'relevance', 'kind']
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

describe('associations', () => {
  test('of every concept list all of them, with 1 for itself', async () => {
    const answer = await sample.ask(conceptAssociations, { concept_selector: { type: 'top', limit: 4 } })
    expect(answer).toHaveLength(4)
    for (const [i, concept] of answer.entries()) {
      expect(concept.associations.map(({ name }) => name)).toEqual(answer.map(({ name }) => name))
      expect(concept.associations[i]!.association_score).toBe(1)
    }
  })

  test('leave out the vectors of the associated concepts, which the concepts themselves have, where that is asked for', async () => {
    const concept_selector = { type: 'top', limit: 4 }
    const whole = await sample.ask(conceptAssociations, { concept_selector })
    const short = await sample.ask(conceptAssociations, { concept_selector, include_associated_vectors: false })
    const withoutVectors = whole.map((concept) => ({
      ...concept,
      associations: concept.associations.map(({ vectors: _, ...associated }) => associated),
    }))
    expect(whole.every(({ associations }) => associations.every(({ vectors }) => vectors?.length === 1))).toBe(true)
    expect(short).toEqual(withoutVectors)
  })

  test('with filters have a key with a space, null where there are no documents', async () => {
    const answer = await sample.ask(filterAssociations, { filters: [[], [{ name: 'hotel', values: [] }]] })
    expect(answer[0]).toMatchObject({ filter: [], filter_count: total })
    expect(answer[0]!.concepts[0]!['association score']).toEqual(expect.any(Number))
    expect(answer[1]!.concepts.map((concept) => concept['association score'])).toEqual(new Array(10).fill(null))
  })
})

describe('score drivers', () => {
  test('are ten with importance unless a limit or a selector says otherwise', async () => {
    const drivers = await sample.ask(scoreDrivers, { score_field: 'rating' })
    expect(drivers).toHaveLength(10)
    expect(drivers[0]!.importance).toBe(1)
    expect(Object.keys(drivers[0]!).sort()).toEqual(
      [...conceptKeys, ...driverKeys, 'importance', 'match_count', 'exact_match_count'].sort(),
    )
    expect(await sample.ask(scoreDrivers, { score_field: 'rating', limit: 3 })).toEqual(drivers.slice(0, 3))
    const given = { type: 'specified', concepts: [{ texts: drivers[0]!.texts }] }
    const [own] = await sample.ask(scoreDrivers, { score_field: 'rating', concept_selector: given })
    expect(own).not.toHaveProperty('importance')
    expect(own).toMatchObject({ impact: drivers[0]!.impact, match_count: drivers[0]!.match_count, relevance: 0 })
  })

  test('also take a field of numbers, but no text and no unknown field', async () => {
    expect(await sample.ask(scoreDrivers, { score_field: 'nights', limit: 1 })).toHaveLength(1)
    for (const score_field of ['hotel', 'date', 'unknown']) {
      await expect(sample.ask(scoreDrivers, { score_field })).rejects.toEqual(invalid('score_field'))
    }
  })

  test('of a filter without documents have no average', async () => {
    const filter = [{ name: 'hotel', values: [] }]
    expect(await sample.ask(scoreDrivers, { score_field: 'rating', filter })).toEqual([])
    const given = { type: 'specified', concepts: [{ texts: ['breakfast'] }] }
    const [row] = await sample.ask(scoreDrivers, { score_field: 'rating', filter, concept_selector: given })
    expect(row).toMatchObject({ average_score: null, baseline: null, impact: 0, confidence: 0 })
  })
})

describe('sentiment', () => {
  test('has shares from 0 to 1 that are the counts over their total', async () => {
    const answer = await sample.ask(sentiment, { concept_selector: { type: 'top', limit: 20 } })
    expect(answer).not.toHaveProperty('sentiment_share')
    for (const { sentiment_counts: counts, sentiment_share: share, exact_match_count } of answer.match_counts) {
      expect(counts.positive + counts.neutral + counts.negative).toBe(counts.total)
      expect(counts.total).toBe(exact_match_count)
      expect(share.positive).toBe(counts.positive / counts.total)
    }
  })

  test('examples are documents in which the term is spoken of that way', async () => {
    const selector = { type: 'specified', concepts: [{ texts: ['breakfast', 'shower'] }] }
    const answer = await sample.ask(sentiment, { concept_selector: selector, include_examples: true })
    const examples = answer.match_counts[0]!.example_documents!
    expect(examples.length).toBeGreaterThan(2)
    for (const { text, terms: standing, fragments, example_details: details } of examples) {
      const indexes = [...standing, ...fragments].filter(({ term_id }) => details.term_ids.includes(term_id))
      expect(indexes.length).toBeGreaterThan(0)
      expect([...new Set(indexes.map(({ start, end }) => text.slice(start, end)))].sort()).toEqual(
        [...details.texts].sort(),
      )
      if (details.sentiment !== 'neutral')
        expect(indexes.map((mention) => mention.sentiment)).toContain(details.sentiment)
    }
  })

  test('examples have only the occurrences that are asked for', async () => {
    const ask = async (only_terms: unknown) => {
      const concept_selector = { type: 'specified', concepts: [{ texts: ['breakfast', 'shower'] }] }
      const answer = await sample.ask(sentiment, { concept_selector, include_examples: true, only_terms })
      return answer.match_counts[0]!.example_documents!.map(({ terms, fragments }) => [terms, fragments])
    }
    const among = (all: Awaited<ReturnType<typeof ask>>, ids: readonly string[]) =>
      all.map((lists) => lists.map((list) => list!.filter(({ term_id }) => ids.includes(term_id))))
    const all = await ask(undefined)
    expect(await ask('matching')).toEqual(among(all, ['breakfast|en', 'shower|en']))
    expect(await ask(['room|en'])).toEqual(among(all, ['room|en']))
    expect(among(all, ['breakfast|en']).flat(2).length).toBeGreaterThan(0)
  })
})

test('each concept has examples of its own', async () => {
  const specified = [['breakfast'], ['shower'], ['queue']].map((texts) => ({ texts }))
  const concept_selector = { type: 'specified', concepts: specified }
  const { match_counts } = await sample.ask(sentiment, { concept_selector, include_examples: true })
  for (const { exact_term_ids, example_documents } of match_counts) {
    expect(example_documents!.length).toBeGreaterThan(0)
    for (const { example_details } of example_documents!) {
      expect(exact_term_ids).toContain(example_details.term_ids[0])
    }
  }
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

describe('terms', () => {
  test('count each of their texts as often as documents show it among terms and fragments', async () => {
    const shown = new Map<string, Record<string, number>>()
    for (const { text, terms, fragments } of (await sample.ask(docs, { limit: 25_000 })).result) {
      for (const { term_id, start, end } of [...terms!, ...fragments!]) {
        const counts = shown.get(term_id) ?? {}
        const surface = text!.slice(start, end)
        counts[surface] = (counts[surface] ?? 0) + 1
        shown.set(term_id, counts)
      }
    }
    const rows = await sample.ask(terms, { term_ids: [...shown.keys()] })
    for (const row of rows) expect(row.all_texts).toEqual(shown.get(row.term_id))
    expect(rows.some(({ distinct_doc_count, total_doc_count }) => distinct_doc_count < total_doc_count)).toBe(true)
  })

  test('have statistics over the whole project, also those that are found nowhere', async () => {
    const [row, unknown] = await sample.ask(terms, { term_ids: ['breakfast|en', 'zeppelin|en'] })
    const found = await sample.ask(docs, { search: { texts: ['breakfast'] }, match_type: 'exact', limit: 0 })
    expect(row!.total_doc_count).toBe(found.result_count)
    expect(row!.display_text).toBe('breakfast')
    expect(row!.vector).toBe(found.search!.vectors[0])
    expect(unknown).toMatchObject({ term_id: 'zeppelin|en', total_doc_count: 0, all_texts: {}, vector: '' })
  })
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

test('drivers of another score are measured on the score that is asked for', async () => {
  const concept_selector = { type: 'drivers_suggested', score_field: 'nights', limit: 4 }
  const { result } = await sample.ask(concepts, { concept_selector })
  const specified = { type: 'specified', concepts: result.map(({ texts }) => ({ texts })) }
  const measured = await sample.ask(scoreDrivers, { score_field: 'rating', concept_selector: specified })
  const rows = await sample.ask(scoreDrivers, { score_field: 'rating', concept_selector })
  expect(rows).toHaveLength(4)
  expect(rows.map(({ name, impact, q, match_count }) => [name, impact, q, match_count])).toEqual(
    measured.map(({ name, impact, q, match_count }) => [name, impact, q, match_count]),
  )
  expect(rows.map(({ importance }) => importance)).toEqual(result.map(({ importance }) => importance))
})

test('drivers have the keys of their selector', async () => {
  const ask = async (concept_selector: object) =>
    await sample.ask(scoreDrivers, { score_field: 'rating', concept_selector })
  const clusters = await ask({ type: 'suggested' })
  const { result } = await sample.ask(concepts, { concept_selector: { type: 'suggested' } })
  expect(clusters.map(({ cluster_label }) => cluster_label)).toEqual(result.map(({ cluster_label }) => cluster_label))
  const [related] = await ask({ type: 'related', search_concept: { texts: ['room'] } })
  expect(related?.match_score).toBeGreaterThan(0)
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

test('a limit beside a selector keeps the heaviest of its concepts', async () => {
  const concept_selector = { type: 'top', limit: 60 }
  const question = { score_field: 'rating', concept_selector }
  const all = await sample.ask(scoreDrivers, question)
  const weightOf = (row: (typeof all)[number]) => Math.abs(row.impact * row.confidence) * row.exact_match_count
  const heaviest = [...all].sort((a, b) => weightOf(b) - weightOf(a)).slice(0, 5)
  expect(await sample.ask(scoreDrivers, { ...question, limit: 5 })).toEqual(heaviest)
  const suggested = { type: 'drivers_suggested', score_field: 'rating', limit: 8 }
  const drivers = await sample.ask(scoreDrivers, { score_field: 'rating', concept_selector: suggested })
  const fewer = await sample.ask(scoreDrivers, { score_field: 'rating', concept_selector: suggested, limit: 3 })
  expect(drivers).toHaveLength(8)
  expect(fewer).toEqual(drivers.slice(0, 3))
})

test('intervals of impacts exclude 0 exactly where their p is under .05', async () => {
  const rows = await sample.ask(scoreDrivers, { score_field: 'rating', limit: 400 })
  const shown = { excluded: 0, included: 0 }
  for (const row of rows) {
    for (const [impact, p, interval] of [
      [row.impact, row.impact_p, row.impact_interval],
      [row.adjusted_impact, row.adjusted_impact_p, row.adjusted_impact_interval],
    ] as const) {
      const [low, high] = interval!
      const excludes = low > 0 || high < 0
      expect(excludes).toBe(p! < 0.05)
      expect(low).toBeLessThanOrEqual(impact + 1e-9)
      expect(high).toBeGreaterThanOrEqual(impact - 1e-9)
      shown[excludes ? 'excluded' : 'included']++
    }
    expect(row.q).toBeGreaterThanOrEqual(0)
  }
  expect(Math.min(shown.excluded, shown.included)).toBeGreaterThan(10)
  const concept_selector = { type: 'specified', concepts: [{ texts: ['zeppelin'] }] }
  const [none] = await sample.ask(scoreDrivers, { score_field: 'rating', concept_selector })
  expect(none).toMatchObject({ impact_p: null, impact_interval: null, adjusted_impact_interval: null })
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
