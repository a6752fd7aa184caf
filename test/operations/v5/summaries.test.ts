import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Engine, openEngine, type Project } from '../../../src/engine.js'
import { failure, openReviews } from './reviews.js'

/** Spec v5 4.6, on comments of every second day from January to April 2024. */
let engine: Engine
let project: Project
beforeAll(async () => {
  engine = await openEngine({ threads: 0 })
  project = await openReviews(engine)
})
afterAll(async () => await engine.close())

const selectorOf = (...texts: string[]) => ({ type: 'specified' as const, concepts: [{ texts }] })

test('volume agrees with match counts broken down by month, and its buckets sum to the whole', async () => {
  const volume = await project.summary.volume({ texts: ['battery'] })
  const { match_counts, breakdowns } = await project.concepts.matchCounts({
    concept_selector: selectorOf('battery'),
    breakdowns: [{ name: 'day', interval: 'month' }],
  })
  expect(volume).toMatchObject({
    concept: { texts: ['battery'], exact_term_ids: ['battery|en'] },
    date_field: 'day',
    interval: 'month',
    total_count: 60,
    filter_count: 60,
    match_count: match_counts[0]!.match_count,
    exact_match_count: 24,
    share: 0.4,
  })
  expect(
    volume.buckets.map(({ label, total_count, filter_count, match_count, exact_match_count }) => ({
      label,
      total_count,
      filter_count,
      counts: [match_count, exact_match_count],
    })),
  ).toEqual(
    breakdowns[0]!.buckets.map(({ label, total_count, filter_count, match_counts: [one] }) => ({
      label,
      total_count,
      filter_count,
      counts: [one!.match_count, one!.exact_match_count],
    })),
  )
  expect(volume.buckets.map(({ start, end }) => [start, end])).toEqual([
    ['2024-01-01T00:00:00Z', '2024-02-01T00:00:00Z'],
    ['2024-02-01T00:00:00Z', '2024-03-01T00:00:00Z'],
    ['2024-03-01T00:00:00Z', '2024-04-01T00:00:00Z'],
    ['2024-04-01T00:00:00Z', '2024-05-01T00:00:00Z'],
  ])
  for (const { share, exact_match_count, filter_count } of volume.buckets) {
    expect(share).toBe(exact_match_count / filter_count)
  }
})

test('a filter, a field and an interval are taken, as extensions', async () => {
  const filter = [{ name: 'region', values: ['north'] }]
  const volume = await project.summary.volume({ texts: ['battery'], filter, date_field: 'day', interval: 'quarter' })
  expect(volume).toMatchObject({ total_count: 60, filter_count: 36, exact_match_count: 12, interval: 'quarter' })
  expect(volume.share).toBe(12 / 36)
  expect(volume.buckets.map(({ label }) => label)).toEqual(['2024-01-01T00:00:00Z', '2024-04-01T00:00:00Z'])
})

test('net sentiment agrees with the sentiment of the concept, as a whole and by period', async () => {
  const found = await project.summary.netSentimentChange({ texts: ['screen'] })
  const { match_counts } = await project.concepts.sentiment({ concept_selector: selectorOf('screen') })
  const { mixed: _mixed, ...counts } = match_counts[0]!.sentiment_counts
  const { negative, positive, total } = counts
  expect(found.sentiment_counts).toEqual(counts)
  expect(found.net_sentiment).toBeCloseTo((positive - negative) / total, 12)
  expect(found.buckets.reduce((sum, { sentiment_counts }) => sum + sentiment_counts.total, 0)).toBe(24)
  // Little is said, so half of the time is compared with the other half.
  expect(found.change).toMatchObject({
    previous: { start: '2024-01-01T00:00:00Z', end: '2024-03-01T00:00:00Z' },
    current: { start: '2024-03-01T00:00:00Z', end: '2024-05-01T00:00:00Z' },
  })
  const { previous, current, change, standard_error, z } = found.change!
  expect(previous.sentiment_counts.total + current.sentiment_counts.total).toBe(24)
  expect(change).toBeCloseTo(current.net_sentiment - previous.net_sentiment, 12)
  expect(z).toBeCloseTo(change / standard_error, 9)
  expect(standard_error).toBeCloseTo(Math.hypot(previous.standard_error, current.standard_error), 12)
})

test('movement is measured among the documents with the concept', async () => {
  const found = await project.summary.largestConceptMovement({ texts: ['battery'], limit: 3 })
  expect(found.periods).toEqual({
    previous: { start: '2024-01-01T00:00:00Z', end: '2024-03-01T00:00:00Z' },
    current: { start: '2024-03-01T00:00:00Z', end: '2024-05-01T00:00:00Z' },
  })
  const { exact_match_count, previous_exact_match_count } = found.concept_movement!
  expect(exact_match_count + previous_exact_match_count).toBe(24)
  expect(found.movements.length).toBeLessThanOrEqual(3)
  for (const movement of found.movements) {
    expect(movement.exact_term_ids).not.toContain('battery|en')
    expect(movement.change).toBeCloseTo(movement.share - movement.previous_share, 12)
    // The same sentences in the same turn: nothing moves.
    expect(movement.is_significant).toBe(false)
  }
})

test('what is said with the concept now and was not before is a movement, with both periods', async () => {
  const START = 1_704_067_200
  const engine = await openEngine({ threads: 0 })
  const moving = await engine.projects.create({ name: 'Moving', language: 'en' })
  const textOf = (i: number): string =>
    i < 30 ? 'The battery has a charger.' : i % 3 === 0 ? 'Rain.' : 'A charger beside the battery, and smoke.'
  const docs = Array.from({ length: 60 }, (_, i) => ({
    text: textOf(i),
    metadata: [{ name: 'day', type: 'date' as const, value: START + (i < 30 ? 0 : 31 * 86_400) }],
  }))
  await moving.upload({ docs })
  await moving.build({ skip_sentiment: true })
  await moving.waitForBuild()
  const found = await moving.summary.largestConceptMovement({ texts: ['battery'], interval: 'month' })
  // Twenty of the thirty documents of February have the battery, all of them with smoke.
  expect(found.concept_movement).toMatchObject({
    exact_match_count: 20,
    share: 20 / 30,
    previous_exact_match_count: 30,
    previous_share: 1,
  })
  expect(found.concept_movement!.change).toBeCloseTo(20 / 30 - 1, 12)
  expect(found.concept_movement!.p).toBeLessThan(0.01)
  expect(found.movements[0]).toMatchObject({
    texts: ['smoke'],
    exact_match_count: 20,
    previous_exact_match_count: 0,
    share: 1,
    previous_share: 0,
    change: 1,
    is_significant: true,
  })
  expect(Object.keys(found.movements[0]!).filter((name) => name.startsWith('other_'))).toEqual([])
  for (const { share, previous_share, change, q, is_significant } of found.movements) {
    expect(change).toBe(share - previous_share)
    expect(is_significant).toBe(q < 0.05)
  }
  expect(found.movements.some(({ is_significant }) => !is_significant)).toBe(true)
  await engine.close()
})

test('a movement that chance makes among so many concepts is not significant, however small its p', async () => {
  const engine = await openEngine({ threads: 0 })
  const moving = await engine.projects.create({ name: 'Chance', language: 'en' })
  const words = [
    'kettle',
    'pillow',
    'carpet',
    'mirror',
    'window',
    'balcony',
    'curtain',
    'blanket',
    'wardrobe',
    'candle',
  ]
  // The lamp is in five of the first thirty documents and in fourteen of the others, every other word in as many of both.
  const textOf = (i: number): string => {
    const own = words.filter((_, word) => (i + word) % 3 === 0).join(', ')
    return `Battery, ${own}${i % 30 < (i < 30 ? 5 : 14) ? ', lamp' : ''}.`
  }
  const docs = Array.from({ length: 60 }, (_, i) => ({
    text: textOf(i),
    metadata: [{ name: 'day', type: 'date' as const, value: 1_704_067_200 + (i < 30 ? 0 : 31 * 86_400) }],
  }))
  await moving.upload({ docs })
  await moving.build({ skip_sentiment: true })
  await moving.waitForBuild()
  const { movements } = await moving.summary.largestConceptMovement({ texts: ['battery'], interval: 'month' })
  const lamp = movements.find(({ texts: [text] }) => text === 'lamp')!
  expect(lamp).toMatchObject({ exact_match_count: 14, previous_exact_match_count: 5, is_significant: false })
  expect(lamp.p).toBeLessThan(0.05)
  await engine.close()
})

test('without dates there are no periods, but the whole is told', async () => {
  const bare = await engine.projects.create({ name: 'Bare', language: 'en' })
  await bare.upload({ docs: [{ text: 'Good battery.' }, { text: 'Bad battery.' }, { text: 'Screen.' }] })
  await bare.build()
  await bare.waitForSentimentBuild()
  const texts = ['battery']
  expect(await bare.summary.volume({ texts })).toMatchObject({ date_field: null, exact_match_count: 2, buckets: [] })
  const net = await bare.summary.netSentimentChange({ texts })
  expect(net).toMatchObject({ sentiment_counts: { total: 2 }, change: null, buckets: [] })
  const moved = await bare.summary.largestConceptMovement({ texts })
  expect(moved).toMatchObject({ periods: null, concept_movement: null, movements: [] })
})

test('periods that reach beyond the years 0 to 9999 begin and end with these', async () => {
  const ages = await engine.projects.create({ name: 'Ages', language: 'en' })
  const docs = ['0000-01-01T00:00:00Z', '0000-01-12T00:00:00Z'].map((value) => ({
    text: 'Good battery.',
    metadata: [{ name: 'when', type: 'date' as const, value }],
  }))
  await ages.upload({ docs })
  await ages.build({ skip_sentiment: true })
  await ages.waitForBuild()
  const { buckets } = await ages.summary.volume({ texts: ['battery'], interval: 'week' })
  expect(buckets.map(({ start, end }) => [start, end])).toEqual([
    ['0000-01-01T00:00:00Z', '0000-01-03T00:00:00Z'],
    ['0000-01-03T00:00:00Z', '0000-01-10T00:00:00Z'],
    ['0000-01-10T00:00:00Z', '0000-01-17T00:00:00Z'],
  ])
  const late = await engine.projects.create({ name: 'Late', language: 'en' })
  await late.upload({
    docs: [{ ...docs[0]!, metadata: [{ ...docs[0]!.metadata[0]!, value: '9999-12-31T12:00:00Z' }] }],
  })
  await late.build({ skip_sentiment: true })
  await late.waitForBuild()
  const last = (await late.summary.volume({ texts: ['battery'], interval: 'month' })).buckets
  expect(last).toMatchObject([{ start: '9999-12-01T00:00:00Z', end: '9999-12-31T23:59:59Z' }])
})

test('wrong questions are refused by name, and a build is needed', async () => {
  const wrong: readonly [object, string][] = [
    [{}, 'texts'],
    [{ texts: [] }, 'texts'],
    [{ texts: 'battery' }, 'texts'],
    [{ texts: ['battery'], date_field: 'nothing' }, 'date_field'],
    [{ texts: ['battery'], date_field: 'rating' }, 'date_field'],
    [{ texts: ['battery'], interval: 'second' }, 'interval'],
    [{ texts: ['battery'], filter: [{ name: 'region', minimum: 1 }] }, 'filter'],
  ]
  for (const ask of Object.values(project.summary)) {
    for (const [question, parameter] of wrong) {
      await expect(ask(question as never)).rejects.toEqual(failure('INVALID_PARAMS', parameter))
    }
  }
  await project.build({ skip_sentiment: true, full_build: true })
  await project.waitForBuild()
  await expect(project.summary.netSentimentChange({ texts: ['battery'] })).rejects.toEqual(
    failure('SENTIMENT_NOT_BUILT'),
  )
})
