import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Engine, openEngine, type Project } from '../../../src/engine.js'
import { openReviews, reviews } from '../../operations/v5/reviews.js'

let engine: Engine
let project: Project
beforeAll(async () => {
  engine = await openEngine({ threads: 0 })
  project = await openReviews(engine)
})
afterAll(() => engine.close())

test('counts documents of the filter and describes the fields', async () => {
  const filter = [{ name: 'region', values: ['north'] }]
  const report = await project.report({ filter, limit: 4, summary: true })
  // Three of five sentences come from the north.
  expect(report.project).toMatchObject({ filter_count: (reviews.length * 3) / 5, filters: ['region: north'] })
  expect(report.fields).toEqual([
    { name: 'day', type: 'date', minimum: '2024-01-01T00:00:00Z', maximum: '2024-04-28T00:00:00Z' },
    { name: 'rating', type: 'score', minimum: 1, maximum: 5 },
    { name: 'region', type: 'string', value_count: 2 },
  ])
  expect(report.concepts.filter(({ top }) => top)).toHaveLength(4)
})

test('a summary has the figures of the whole report, without those by time and by value', async () => {
  const whole = await project.report({ search: 'screen' })
  const summary = await project.report({ search: 'screen', summary: true })
  expect(whole.time).not.toBeNull()
  expect(whole.differences).not.toEqual([])
  expect(summary).toEqual({
    ...whole,
    fields: whole.fields.map(({ values, ...field }) => field),
    concepts: whole.concepts.map((concept) => ({
      ...concept,
      buckets: [],
      bucket_sentiment: [],
      peak: null,
      values: {},
      value_sentiment: {},
      documents: [],
      negative_examples: [],
      positive_examples: [],
    })),
    ...{ time: null, differences: [], associations: [], documents: [], texts: false },
  })
})

test('the average is that of all scores', async () => {
  const { score } = await project.report({ summary: true })
  // 5, 1, 5, 1 and 4 in turn.
  expect(score?.average).toBeCloseTo(16 / 5, 12)
})

test('the interval of the average is 1.96 standard errors to either side', async () => {
  const { score } = await project.report({ summary: true })
  const scores = reviews.flatMap(({ metadata }) =>
    metadata.flatMap((value) => (value.name === 'rating' ? [Number(value.value)] : [])),
  )
  const mean = scores.reduce((sum, each) => sum + each, 0) / scores.length
  const variance = scores.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (scores.length - 1)
  const half = 1.96 * Math.sqrt(variance / scores.length)
  expect(score!.interval!.low).toBeCloseTo(mean - half, 10)
  expect(score!.interval!.high).toBeCloseTo(mean + half, 10)
})

test('associations are rounded to the nearest thousandth', async () => {
  const { associations, concepts } = await project.report({ limit: 6 })
  const exact = await project.concepts.conceptAssociations({
    concept_selector: { type: 'specified', concepts: concepts.map(({ texts }) => ({ texts: [...texts] })) },
  })
  for (const [i, row] of associations.entries()) {
    for (const [j, value] of row.entries()) {
      const difference = Math.abs(value - exact[i]!.associations[j]!.association_score)
      expect(difference).toBeLessThanOrEqual(0.0005 + 1e-9)
      expect(value * 1_000).toBeCloseTo(Math.round(value * 1_000), 9)
    }
  }
})

test('a search that is left to the report is for the concept that lowers the score most', async () => {
  const { search, concepts } = await project.report({ summary: true, search: true })
  const searched = concepts.find(({ texts }) => texts[0] === search?.texts[0])
  expect(searched?.driver?.impact).toBeLessThan(0)
  const lowering = concepts.flatMap(({ driver }) => (driver !== null && driver.impact < 0 ? [driver.importance] : []))
  expect(searched?.driver?.importance).toBe(Math.max(...lowering))
  expect((await project.report({ summary: true })).search).toBeNull()
})

test('a search marks its exact matches in the documents found', async () => {
  const { search } = await project.report({ summary: true, search: 'screen' })
  expect(search).toMatchObject({ texts: ['screen'], exact_match_count: 24 })
  expect(search!.documents).toHaveLength(3)
  for (const { text, matches } of search!.documents) {
    const exact = matches.filter((match) => match.exact).map(({ start, end }) => text.slice(start, end).toLowerCase())
    expect(exact).toEqual(['screen'])
  }
  expect((await project.report({ summary: true, search: 'screen', texts: false })).search?.documents).toEqual([])
})

test('sentiment can be left out', async () => {
  const { concepts } = await project.report({ summary: true, sentiment: false })
  expect(concepts.every(({ sentiment }) => sentiment === null)).toBe(true)
})

test('a filtered report compares with the rest of its filter, in time and by value', async () => {
  const docs = Array.from({ length: 80 }, (_, i) => ({
    // In region A, in February, all speak of soup; of those with phone and every second one without channel, of a menu.
    text: `A room${i % 2 === 0 && i >= 40 ? ' with soup' : ''}${i % 8 === 2 || i % 8 === 4 ? ', the menu' : ''}`,
    metadata: [
      { name: 'region', type: 'string' as const, value: i % 2 === 0 ? 'A' : 'B' },
      { name: 'day', type: 'date' as const, value: i < 40 ? '2024-01-10T00:00:00Z' : '2024-02-10T00:00:00Z' },
      ...(i % 8 < 4 ? [{ name: 'channel', type: 'string' as const, value: i % 8 < 2 ? 'web' : 'phone' }] : []),
    ],
  }))
  const rooms = await engine.projects.create({ name: 'Rooms', language: 'en' })
  await rooms.upload({ docs })
  await rooms.build({ skip_sentiment: true })
  await rooms.waitForBuild()
  const report = await rooms.report({ filter: [{ name: 'region', values: ['A'] }] })
  const concept = (name: string) => report.concepts.find((one) => one.name === name)
  expect(report.time?.buckets.map(({ count }) => count)).toEqual([20, 20])
  expect(concept('soup')?.peak).toMatchObject({ bucket: 1, count: 20, share: 1, other_share: 0 })
  const [{ field, values }] = report.differences as [(typeof report.differences)[number]]
  expect([field, ...values.map(({ value, count }) => [value, count])]).toEqual(['channel', ['phone', 10], ['web', 10]])
  const menu = values[0]!.more.find((row) => report.concepts[row.concept]!.name === 'menu')
  expect(menu).toMatchObject({ count: 10, share: 1, other_share: 10 / 30 })
})

test('a score counts once for a respondent who gave several documents, impacts count documents', async () => {
  // Ada gives 0 in two answers, Ben 10 in one, on another day, and a document without respondent 5.
  const answers = [
    { text: 'The room was loud', respondent: 'ada', score: 0, day: '2024-01-10' },
    { text: 'A quiet room please', respondent: 'ada', score: 0, day: '2024-01-10' },
    { text: 'A lovely room', respondent: 'ben', score: 10, day: '2024-02-10' },
    { text: 'The room again', respondent: undefined, score: 5, day: '2024-02-10' },
  ]
  const docs = answers.map(({ text, respondent, score, day }) => ({
    text,
    metadata: [
      { name: 'How likely are you to recommend us?', type: 'score' as const, value: score },
      { name: 'day', type: 'date' as const, value: `${day}T00:00:00Z` },
      ...(respondent === undefined ? [] : [{ name: 'respondent', type: 'string' as const, value: respondent }]),
    ],
  }))
  const survey = await engine.projects.create({ name: 'Survey', language: 'en' })
  await survey.upload({ docs })
  await survey.build({ skip_sentiment: true })
  await survey.waitForBuild()
  const { project, score, time, fields, concepts, search } = await survey.report({ search: 'room' })
  expect(project).toMatchObject({ document_count: 4, filter_count: 4, respondent_count: 2 })
  expect(score).toMatchObject({ count: 3, average: 5, document_average: 15 / 4 })
  expect(score?.nps).toMatchObject({ promoters: 1, passives: 0, detractors: 2 })
  expect(score?.nps?.value).toBeCloseTo(-100 / 3, 12)
  expect(time?.buckets.map(({ count, average }) => [count, average])).toEqual([
    [2, 0],
    [2, 7.5],
  ])
  expect(fields.map(({ name }) => name)).not.toContain('respondent')
  expect(search!.documents.flatMap(({ metadata }) => metadata.map(({ name }) => name))).not.toContain('respondent')
  for (const { driver } of concepts) {
    if (driver !== null) expect(driver.average_score - driver.impact).toBeCloseTo(15 / 4, 12)
  }
  const filtered = await survey.report({ summary: true, filter: [{ name: 'day', minimum: '2024-02-01T00:00:00Z' }] })
  expect(filtered.project.respondent_count).toBe(1)
  expect(filtered.score).toMatchObject({ count: 2, average: 7.5 })
})

test.each([
  [{ noun: 'guest1' }, 'noun'],
  [{ noun: '1guest' }, 'noun'],
  [{ noun: '' }, 'noun'],
  [{ noun: 'g'.repeat(41) }, 'noun'],
  [{ limits: 4 }, 'limits'],
  [{ limit: 0 }, 'limit'],
  [{ limit: 2.5 }, 'limit'],
  [{ format: 'pdf' }, 'format'],
])('%o is refused with its name', async (options, name) => {
  await expect(project.report(options as never)).rejects.toMatchObject({
    code: 'INVALID_PARAMS',
    message: expect.stringContaining(`\`${name}\``),
  })
})

test('a histogram has a column for each of few even scores, else ten equal steps', async () => {
  const histogramOf = async (...values: number[]) => {
    const scored = await engine.projects.create({ name: `Scores ${values.join()}`, language: 'en' })
    const docs = values.map((value) => ({
      text: 'A room',
      metadata: [{ name: 'rate', type: 'score' as const, value }],
    }))
    await scored.upload({ docs })
    await scored.build({ skip_sentiment: true })
    await scored.waitForBuild()
    const { score } = await scored.report({ summary: true, sentiment: false })
    return score!.histogram.map(({ from, to, count }) => [from, to, count])
  }
  expect(await histogramOf(2, 4, 4)).toEqual([
    [2, 2, 1],
    [3, 3, 0],
    [4, 4, 2],
  ])
  expect(await histogramOf(0, 10, 10)).toHaveLength(11)
  const steps = await histogramOf(0, 20, 19, 10)
  expect(steps.map(([from, to]) => [from, to])).toEqual(Array.from({ length: 10 }, (_, i) => [2 * i, 2 * i + 2]))
  expect(steps.map(([, , count]) => count)).toEqual([1, 0, 0, 0, 0, 1, 0, 0, 0, 2])
  expect(await histogramOf(0.5, 0.5)).toEqual([[0.5, 1.5, 2]])
  // Sixths have no gaps between them, and none is left out that no document has.
  expect(await histogramOf(...[0, 1, 2, 4, 5, 6].map((part) => part / 6), 1)).toEqual([
    ...[0, 1, 2].map((part) => [part / 6, part / 6, 1]),
    [0.5, 0.5, 0],
    ...[4, 5].map((part) => [part / 6, part / 6, 1]),
    [1, 1, 2],
  ])
  expect(await histogramOf(0.1, 0.35, 0.7)).toHaveLength(10)
})

test('sentiment about a concept among the documents of a value is what a question with that filter answers', async () => {
  const { concepts, fields } = await project.report()
  const values = fields.flatMap((field) =>
    'values' in field && field.values ? field.values.map(({ value }) => value) : [],
  )
  expect(values.length).toBeGreaterThanOrEqual(2)
  for (const { texts, value_sentiment } of concepts.slice(0, 3)) {
    for (const [place, value] of values.entries()) {
      const { match_counts } = await project.concepts.sentiment({
        concept_selector: { type: 'specified', concepts: [{ texts: [...texts] }] },
        filter: [{ name: 'region', values: [value] }],
      })
      const { negative, neutral, positive } = match_counts[0]!.sentiment_counts
      expect(value_sentiment.region![place]).toEqual({ negative, neutral, positive })
    }
  }
})

test('sentiment about a concept in a bucket of time is what a question for its days answers', async () => {
  const { concepts, time } = await project.report()
  const starts = time!.buckets.map(({ start }) => `${start}T00:00:00Z`)
  expect(starts.length).toBeGreaterThanOrEqual(2)
  const asked = concepts.slice(0, 3)
  const concept_selector = { type: 'specified', concepts: asked.map(({ texts }) => ({ texts: [...texts] })) } as const
  for (const [place, minimum] of starts.entries()) {
    const next = starts[place + 1]
    // Both bounds of a filter are within it.
    const last = next && { maximum: new Date(Date.parse(next) - 1_000).toISOString() }
    const filter = [{ name: 'day', minimum, ...last }]
    const { match_counts } = await project.concepts.sentiment({ concept_selector, filter })
    expect(asked.map(({ bucket_sentiment }) => bucket_sentiment[place])).toEqual(
      match_counts.map(({ sentiment_counts: { positive, neutral, negative } }) => ({ positive, neutral, negative })),
    )
  }
})

test('a noun has letters only and at most forty of them', async () => {
  for (const noun of ['guest 2', 'guest2', '2guest', 'n'.repeat(41), '<b>', '']) {
    const message = expect.stringContaining('a word in the singular')
    const refusal = { code: 'INVALID_PARAMS', details: { parameters: ['noun'] }, message }
    await expect(project.report({ summary: true, noun })).rejects.toMatchObject(refusal)
  }
  expect((await project.report({ summary: true, noun: 'n'.repeat(40) })).noun.one).toBe('n'.repeat(40))
})

/** Forty documents, of which some have a date that stands for none. */
async function openNoEnd(hasNoEnd: (document: number) => boolean): Promise<Project> {
  const own = await engine.projects.create({ name: 'No end', language: 'en' })
  // Forty concepts in eight thousand years are more cells than one answer has.
  const nouns = ['bed', 'lamp', 'desk', 'door', 'pool', 'soup', 'taxi', 'view', 'wine', 'park']
  const qualities = ['soft', 'loud', 'cold', 'warm']
  const docs = nouns.flatMap((noun, i) =>
    qualities.map((quality, j) => {
      const value = hasNoEnd(4 * i + j) ? '9999-12-31T00:00:00Z' : `2024-0${1 + (i % 9)}-01T00:00:00Z`
      const metadata = [{ name: 'until', type: 'date' as const, value }]
      return { text: `The ${noun} ${i}${j} was ${quality} and the ${nouns[(i + j) % 10]} good.`, metadata }
    }),
  )
  await own.upload({ docs })
  await own.build({ skip_sentiment: true })
  await own.waitForBuild()
  return own
}

const BY_2025 = { name: 'until', maximum: '2025-01-01T00:00:00Z' }

test('a date that stands for none is left out of the figures by time', async () => {
  const own = await openNoEnd((document) => document === 0)
  const { time, concepts } = await own.report()
  expect(time).toMatchObject({ minimum: '2024-01-01', maximum: '2024-09-01', left_out: 1 })
  const others = await own.report({ filter: [BY_2025] })
  expect({ ...time, left_out: 0 }).toEqual(others.time)
  const bucketsOf = (report: { concepts: typeof concepts }) =>
    new Map(report.concepts.map(({ name, buckets }) => [name, buckets]))
  for (const [name, buckets] of bucketsOf(others)) expect(bucketsOf({ concepts }).get(name) ?? buckets).toEqual(buckets)
})

test('many dates that stand for none take the figures by time away, not the report', async () => {
  const own = await openNoEnd((document) => document % 2 === 0)
  const report = await own.report()
  expect(report.concepts.length).toBeGreaterThanOrEqual(10)
  expect(report.time).toBeNull()
  expect((await own.report({ filter: [BY_2025] })).time).toMatchObject({ maximum: '2024-09-01', left_out: 0 })
})
