import { beforeAll, describe, expect, test } from 'vitest'
import { concepts } from '../../../src/operations/v5/concepts.js'
import { scoreDrivers } from '../../../src/operations/v5/scoreDrivers.js'
import { sampleDocuments } from '../../answers/realProject.js'
import { conceptKeys, invalid, openSample } from './askSample.js'

let sample: Awaited<ReturnType<typeof openSample>>
beforeAll(async () => {
  sample = await openSample(sampleDocuments)
})

const driverKeys = [
  ...['average_score', 'baseline', 'impact', 'confidence', 'adjusted_impact', 'q'],
  ...['impact_p', 'impact_interval', 'adjusted_impact_p', 'adjusted_impact_interval'],
]

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
