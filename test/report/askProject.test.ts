import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Engine, openEngine, type Project } from '../../src/engine.js'
import { askProject, type ReportRequest, selectDrivers } from '../../src/report/askProject.js'
import { openReviews, reviews } from '../operations/v5/reviews.js'

let engine: Engine
let project: Project
beforeAll(async () => {
  engine = await openEngine({ threads: 0 })
  project = await openReviews(engine)
})
afterAll(() => engine.close())

const questions: ReportRequest = { limit: 4, search: undefined, filter: [], scoreField: undefined, sentiment: false }

test('counts documents of the filter and describes the fields', async () => {
  const answers = await askProject(project, { ...questions, filter: [{ name: 'region', values: ['north'] }] })
  // Three of five sentences come from the north.
  expect(answers.filter_count).toBe((reviews.length * 3) / 5)
  expect(answers.fields).toEqual([
    { name: 'day', type: 'date', minimum: '2024-01-01T00:00:00Z', maximum: '2024-04-28T00:00:00Z' },
    { name: 'rating', type: 'score', minimum: 1, maximum: 5 },
    { name: 'region', type: 'string', value_count: 2 },
  ])
  expect(answers.concepts).toHaveLength(4)
  expect(answers.drivers).toBeNull()
  expect(answers.sentiment).toBeNull()
})

test('without a search it searches for the concept that lowers the score most', async () => {
  const { drivers, search } = await askProject(project, { ...questions, scoreField: 'rating' })
  // 5, 1, 5, 1 and 4 in turn.
  expect(drivers?.baseline).toBeCloseTo(16 / 5, 12)
  expect(drivers!.lowering.every(({ impact }) => impact < 0)).toBe(true)
  expect(drivers!.lifting.every(({ impact }) => impact > 0)).toBe(true)
  expect(search?.texts).toEqual([drivers!.lowering[0]!.texts[0]])
})

test('a search marks its exact matches in the documents found', async () => {
  const { search } = await askProject(project, { ...questions, search: 'screen' })
  expect(search).toMatchObject({ texts: ['screen'], exact_match_count: 24 })
  expect(search!.documents).toHaveLength(3)
  for (const { text, matches } of search!.documents) {
    const exact = matches.filter((match) => match.exact).map(({ start, end }) => text.slice(start, end).toLowerCase())
    expect(exact).toEqual(['screen'])
  }
})

test('sentiment comes with the most positive concept first', async () => {
  const { sentiment } = await askProject(project, { ...questions, sentiment: true })
  const balances = sentiment!.map(({ sentiment_share: share }) => share.positive - share.negative)
  expect(balances).toEqual([...balances].sort((a, b) => b - a))
})

const row = (name: string, impact: number, confidence: number, exact_match_count: number) => ({
  name,
  texts: [name],
  exact_term_ids: [],
  excluded_term_ids: [],
  vectors: [''],
  relevance: 1,
  kind: 'unknown' as const,
  average_score: 3,
  baseline: 3,
  impact,
  confidence,
  adjusted_impact: impact,
  q: 0.01,
  impact_p: 0.01,
  impact_interval: [impact, impact] as [number, number],
  adjusted_impact_p: 0.01,
  adjusted_impact_interval: [impact, impact] as [number, number],
  importance: 1,
  match_count: exact_match_count,
  exact_match_count,
})

test('drivers that chance or two documents explain are not shown', () => {
  const { lifting, lowering } = selectDrivers(
    [
      row('clean', 1, 2, 3),
      row('lucky', 2, 1.9, 50),
      row('rare', 2, 9, 2),
      row('rude', -1, -2, 3),
      row('dark', -1, -1, 9),
    ],
    4,
  )
  expect(lifting.map(({ name }) => name)).toEqual(['clean'])
  expect(lowering.map(({ name }) => name)).toEqual(['rude'])
})

test('half of the limit, rounded up, is shown in either direction', () => {
  const rows = ['a', 'b', 'c'].flatMap((name) => [row(name, 1, 5, 9), row(`not ${name}`, -1, -5, 9)])
  const { lifting, lowering } = selectDrivers(rows, 3)
  expect(lifting.map(({ name }) => name)).toEqual(['a', 'b'])
  expect(lowering.map(({ name }) => name)).toEqual(['not a', 'not b'])
})
